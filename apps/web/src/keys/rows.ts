// The rows of tasks on a page, as the keyboard goes through them. A row is an element with `data-task`, its place of focus
// the link with the task's name.
//
// RF1. When the row that has the focus leaves the list, the focus goes to the next one, or to the one before; never to nowhere.

import { openBeside, openedBeside } from '../beside/open-task.ts'

const ROW = '#content [data-task]'
const NAME = '[data-row-name]'

function rowsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ROW)]
}

export function currentRow(): HTMLElement | undefined {
  return document.activeElement?.closest<HTMLElement>(ROW) ?? undefined
}

function focusRow(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>(NAME)?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** One on, or one back; the first if none has the focus. */
export function stepThroughRows(step: 1 | -1): void {
  const rows = rowsOnPage()
  const here = currentRow()
  const opened = openedBeside()
  // Rows that open as a page of their own have no number.
  const from = here ?? rows.find(({ dataset: { number } }) => number !== undefined && number === opened)
  const at = from === undefined ? -1 : rows.indexOf(from)
  const next = at === -1 ? rows[0] : rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
  focusRow(next)
  // Whatever is open beside the list goes along.
  if (opened !== undefined && next?.dataset.number !== undefined) openBeside(next.dataset.number)
}

/** Back from what was open beside the list. */
export function focusRowOf(number: string): void {
  focusRow(rowsOnPage().find((row) => row.dataset.number === number))
}

/** Presses the button of a row that has this key. */
export function pressInRow(key: string, withShift?: 'withShift'): void {
  const row = currentRow()
  const own = `[aria-keyshortcuts="${key}"]`
  // What belongs to a row may stand beside it.
  const button = row?.querySelector(own) ?? row?.parentElement?.querySelector(`${own}[data-of="${row.dataset.task}"]`)
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: withShift !== undefined }))
}

interface Place {
  readonly row: HTMLElement
  readonly address: string
  /** Those after it, then those before it, nearest first. */
  readonly neighbours: readonly string[]
}

/** Holds RF1 until it is stopped. */
export function keepRowFocus(): () => void {
  let place: Place | undefined
  const onFocusIn = () => {
    const row = currentRow()
    place = row && placeOf(row)
  }
  const observer = new MutationObserver(() => {
    if (place === undefined || place.row.isConnected || place.address !== location.href) return
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    const rows = new Map(rowsOnPage().map((row) => [row.dataset.task, row]))
    const next = place.neighbours.find((id) => rows.has(id))
    place = undefined
    if (isNowhere && next !== undefined) focusRow(rows.get(next))
  })
  addEventListener('focusin', onFocusIn)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', onFocusIn)
    observer.disconnect()
  }
}

function placeOf(row: HTMLElement): Place {
  const ids = rowsOnPage().map(({ dataset }) => dataset.task ?? '')
  const at = ids.indexOf(row.dataset.task ?? '')
  return {
    row,
    address: location.href,
    neighbours: [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0)).toReversed()],
  }
}
