// Keys that work wherever one is on a page.
//
// KY1. A letter goes by its place where the keyboard is not Latin (`key-name.ts`).
// KY2. Whoever writes into a field writes: there only keys with Ctrl do anything, and Ctrl+Z is the field's own.
// KY3. While something lies over the page (a menu, a dialog) its own keys are the only ones.

import { useEffect, useRef } from 'react'
import { keyName } from './key-name.ts'

export type KeyTable = { readonly [key: string]: (event: KeyboardEvent) => void }

const ALSO_WHILE_WRITING = ['Ctrl+k', 'Ctrl+j']
const OVER_THE_PAGE = 'dialog[open], [popover]:popover-open'

export function useKeys(table: KeyTable): void {
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const key = keyName(event)
      const run = latest.current[key]
      if (run === undefined || document.querySelector(OVER_THE_PAGE) !== null) return
      if (isWriting(event.target) && !ALSO_WHILE_WRITING.includes(key)) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const NOT_WRITTEN_INTO = ['checkbox', 'radio', 'button', 'submit', 'range', 'color', 'file']

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_WRITTEN_INTO.includes(target.type)
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  )
}
