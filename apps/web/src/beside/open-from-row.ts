// A press on a row of a list: what it is about opens beside the list. Pressed again, or where there is no room, its content is gone
// to.

import type { MouseEvent } from 'react'
import { hasRoomBeside, openBeside, openedBeside } from './open-task.ts'

/** By the number of a task, or the id of a question. */
export function openFromRow(event: MouseEvent, name: string): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || !hasRoomBeside()) return
  event.preventDefault()
  if (openedBeside() === name) document.querySelector<HTMLElement>('[data-beside]')?.focus()
  else openBeside(name)
}
