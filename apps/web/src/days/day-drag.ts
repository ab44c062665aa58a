// A task that is dragged to another day, by mouse or finger. Days to drop on have `data-day`: a date, or `none`.
//
// DG1. Esc, a second finger and a drop elsewhere leave the task as it was.
// DG2. A finger lifts it after resting on it: one that moves at once scrolls.

import type { TaskView } from '@pawl/contract'
import { type PointerEvent, useSyncExternalStore } from 'react'

interface DayDrag {
  readonly task: TaskView
  readonly x: number
  readonly y: number
  /** The day under the pointer. */
  readonly over: string | undefined
}

/** So far a mouse goes before it drags, in pixels; so long a finger rests, in milliseconds. */
const FAR = 4
const LONG = 180
/** A finger trembles by so much. */
const TREMBLE = 8

let drag: DayDrag | undefined
const watchers = new Set<() => void>()

function set(next: DayDrag | undefined): void {
  drag = next
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** What is dragged now. */
export function useDayDrag(): DayDrag | undefined {
  return useSyncExternalStore(watch, () => drag)
}

function dayAt(x: number, y: number): string | undefined {
  const under = document.elementFromPoint(x, y)
  return under?.closest<HTMLElement>('[data-day]')?.dataset.day
}

/** What a handle does when it is pressed. `onDrop` is told the day it was dropped on. */
export function startDayDrag(event: PointerEvent<HTMLElement>, task: TaskView, onDrop: (day: string) => void): void {
  if (event.button !== 0 || drag !== undefined) return
  const { clientX: fromX, clientY: fromY, pointerId, pointerType, currentTarget: handle } = event
  const isFinger = pointerType === 'touch'
  let isLifted = false
  const lift = (x: number, y: number) => {
    isLifted = true
    handle.setPointerCapture(pointerId)
    set({ task, x, y, over: dayAt(x, y) })
  }
  const timer = isFinger ? setTimeout(() => lift(fromX, fromY), LONG) : undefined
  const listening = new AbortController()
  const end = () => {
    clearTimeout(timer)
    listening.abort()
    set(undefined)
  }
  const on = <Kind extends keyof WindowEventMap>(kind: Kind, hear: (event: WindowEventMap[Kind]) => void) =>
    window.addEventListener(kind, hear, { signal: listening.signal, capture: true, passive: false })
  on('pointermove', ({ clientX: x, clientY: y, pointerId: of }) => {
    if (of !== pointerId) return
    const moved = Math.hypot(x - fromX, y - fromY)
    if (isLifted) set({ task, x, y, over: dayAt(x, y) })
    else if (isFinger && moved > TREMBLE) end()
    else if (!isFinger && moved > FAR) lift(x, y)
  })
  on('pointerup', ({ clientX: x, clientY: y, pointerId: of }) => {
    if (of !== pointerId) return
    const day = isLifted ? dayAt(x, y) : undefined
    if (isLifted) swallowClick()
    end()
    if (day !== undefined) onDrop(day)
  })
  on('pointercancel', end)
  on('pointerdown', end)
  on('keydown', (key) => {
    if (key.key !== 'Escape' || !isLifted) return
    key.stopPropagation()
    end()
  })
  on('touchmove', (touch) => {
    if (isLifted) touch.preventDefault()
  })
  on('contextmenu', (menu) => {
    if (isFinger) menu.preventDefault()
  })
}

/** What was dragged by its link is not opened by the drop. */
function swallowClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault()
    click.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
