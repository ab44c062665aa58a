// Whether the chat is open beside the page. It stays so from page to page, and over a reload.

import { useSyncExternalStore } from 'react'
import { forget, keep, readKept } from '../api/kept.ts'
import { currentRow } from '../keys/rows.ts'
import { keepTypedForField } from '../keys/typed-ahead.ts'

const NAME = 'pawl.panel'
const watchers = new Set<() => void>()
let isOpen: boolean | undefined
/** The row one came from, by number. */
let cameFrom: string | undefined

export function useIsChatOpen(): boolean {
  return useSyncExternalStore(watch, isChatOpen)
}

export const isChatOpen = (): boolean => (isOpen ??= readKept(NAME) === 'open')

export const rowBeforeChat = () => cameFrom

export function toggleChat(): void {
  if (isChatOpen()) closeChat()
  else openChat()
}

function openChat(): void {
  cameFrom = currentRow()?.dataset.number
  keep(NAME, 'open')
  keepTypedForField()
  become(true)
}

export function closeChat(): void {
  forget(NAME)
  become(false)
}

function become(next: boolean): void {
  isOpen = next
  for (const watcher of watchers) watcher()
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => void watchers.delete(onChange)
}
