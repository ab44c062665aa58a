// A press on the name of a task in a list: it opens beside the list. Pressed again, or where there is no room, its content is
// gone to.

import type { TaskView } from '@pawl/contract'
import type { MouseEvent } from 'react'
import { hasRoomBeside, openBeside, openedTask } from './open-task.ts'

export function openFromRow(event: MouseEvent, { number }: TaskView): void {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (!isPlain || !hasRoomBeside()) return
  event.preventDefault()
  if (openedTask() === String(number)) document.querySelector<HTMLElement>('[data-beside]')?.focus()
  else openBeside(String(number))
}
