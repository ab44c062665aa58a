// What is open beside a list: a task, or in the inbox a question. It stands in the address, so that Back, a reload and a link show
// the same.
//
// OT1. On a screen without room beside the list it opens as a page of its own.
// OT2. Opening one is a step to go back over; going on to the next row is not.

import { useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const NAME = 'open'
const NUMBER = /^[1-9]\d{0,14}$/
const QUESTION = /^[\w.:-]{1,100}$/
const INBOX = '/inbox'
const HAS_ROOM = '(width >= 60rem)'

export const hasRoomBeside = () => matchMedia(HAS_ROOM).matches

/** A task by its number. */
export function openedTask(search = location.search, path = location.pathname): string | undefined {
  return path === INBOX ? undefined : named(search, NUMBER)
}

/** A question by its id. */
function openedQuestion(search = location.search, path = location.pathname): string | undefined {
  return path === INBOX ? named(search, QUESTION) : undefined
}

export const openedBeside = () => openedTask() ?? openedQuestion()

export function useOpenedTask(): string | undefined {
  const [path] = useLocation()
  return openedTask(useSearch(), path)
}

export function useOpenedQuestion(): string | undefined {
  const [path] = useLocation()
  return openedQuestion(useSearch(), path)
}

function named(search: string, shape: RegExp): string | undefined {
  const name = new URLSearchParams(search).get(NAME)
  return name !== null && shape.test(name) ? name : undefined
}

/** What else the address says. */
export function withoutOpened(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(NAME)
  return params.toString()
}

export function openBeside(name: string): void {
  const opened = openedBeside()
  if (opened !== name) goTo(name, { replace: opened !== undefined })
}

export function closeBeside(): void {
  if (openedBeside() !== undefined) goTo(undefined, { replace: false })
}

function goTo(name: string | undefined, options: { readonly replace: boolean }): void {
  const rest = withoutOpened(location.search)
  const opened = name === undefined ? '' : `${NAME}=${encodeURIComponent(name)}`
  const search = [rest, opened].filter((part) => part !== '').join('&')
  navigate(search === '' ? location.pathname : `${location.pathname}?${search}`, options)
}
