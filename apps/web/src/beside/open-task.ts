// The task that is open beside a list. It stands in the address, so that Back, a reload and a link show the same.
//
// OT1. On a screen without room beside the list a task opens as a page of its own.
// OT2. Opening one is a step to go back over; going on to the next row is not.

import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'

const NAME = 'open'
const NUMBER = /^[1-9]\d{0,14}$/
const HAS_ROOM = '(width >= 60rem)'

export const hasRoomBeside = () => matchMedia(HAS_ROOM).matches

export function openedTask(search = location.search): string | undefined {
  const number = new URLSearchParams(search).get(NAME)
  return number !== null && NUMBER.test(number) ? number : undefined
}

export function useOpenedTask(): string | undefined {
  return openedTask(useSearch())
}

/** What else the address says. */
export function withoutOpened(search: string): string {
  const params = new URLSearchParams(search)
  params.delete(NAME)
  return params.toString()
}

export function openBeside(number: string): void {
  const opened = openedTask()
  if (opened !== number) goTo(number, { replace: opened !== undefined })
}

export function closeBeside(): void {
  if (openedTask() !== undefined) goTo(undefined, { replace: false })
}

function goTo(number: string | undefined, options: { readonly replace: boolean }): void {
  const rest = withoutOpened(location.search)
  const opened = number === undefined ? '' : `${NAME}=${number}`
  const search = [rest, opened].filter((part) => part !== '').join('&')
  navigate(search === '' ? location.pathname : `${location.pathname}?${search}`, options)
}
