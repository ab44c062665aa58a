// What is being written and was not sent. It outlives a reload, leaving the page, closing the browser and signing out, until
// it is sent or emptied.
//
// DR1. A draft that gets another name while it is written takes its text along: a conversation gets its address only
//     when it has begun.
// DR2. A draft is its writer's: whoever signs in after them does not see it, they find it again.
// DR3. Two tabs that write in the same place do not disturb each other: each has its own, a new tab begins with the last.
// DR4. A field whose text is sent by Enter is empty at once: what is typed while that is on its way is the next thing. What is
//     refused comes back before it.

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { forget, keep, readKept } from '../../api/kept.ts'
import { personNow } from '../../api/person.ts'

const PREFIX = 'pawl.draft.'

/** Drafts that were changed from outside of their fields: one that was sent later, or came back. */
const watchers = new Map<string, Set<(text: string | null) => void>>()

export function useDraft<Value>(name: string, empty: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => readDraft<Value>(name) ?? empty)
  const keptAs = useRef(name)
  const [blank] = useState(() => JSON.stringify(empty))
  useEffect(() => {
    if (keptAs.current !== name) forgetDraft(keptAs.current)
    keptAs.current = name
    const text = JSON.stringify(value)
    if (text === undefined || text === blank) forgetDraft(name)
    else keepDraft(name, text)
  }, [name, value, blank])
  useEffect(() => {
    const watcher = (text: string | null) => setValue(JSON.parse(text ?? blank ?? 'null') as Value)
    const all = watchers.get(name) ?? new Set()
    watchers.set(name, all.add(watcher))
    return () => void all.delete(watcher)
  }, [name, blank])
  return [value, setValue]
}

export function readDraft<Value>(name: string): Value | undefined {
  const text = draftText(name)
  try {
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

/** As it is kept. */
function draftText(name: string): string | null {
  return tabStorage()?.getItem(PREFIX + name) ?? readKept(ofPerson(name))
}

/** By the names of the drafts. */
export type DraftTexts = Readonly<Record<string, string>>

/** As they are kept now; those that are empty are left out. */
export function draftTexts(names: readonly string[]): DraftTexts {
  const texts = names.flatMap((name) => {
    const text = draftText(name)
    return text === null ? [] : [[name, text] as const]
  })
  return Object.fromEntries(texts)
}

export function forgetDraft(name: string): void {
  tabStorage()?.removeItem(PREFIX + name)
  forget(ofPerson(name))
}

/** What was written was sent meanwhile: unless it was changed since, it is no draft any more. */
export function endDraft(name: string, sent: string): void {
  if (draftText(name) !== sent) return
  forgetDraft(name)
  for (const watcher of watchers.get(name) ?? []) watcher(null)
}

/** What was taken for sent was not: it comes back, unless something else was written meanwhile. */
export function bringBackDraft(name: string, text: string): void {
  if (draftText(name) !== null) return
  keepDraft(name, text)
  for (const watcher of watchers.get(name) ?? []) watcher(text)
}

/** What a field that was emptied had is refused: it comes back, before what was written since. */
export function returnDraft(name: string, text: string, between = ' '): void {
  const since = readDraft<string>(name) ?? ''
  const both = JSON.stringify(since.trim() === '' ? text : `${text}${between}${since}`)
  keepDraft(name, both)
  for (const watcher of watchers.get(name) ?? []) watcher(both)
}

/** Nothing of what was being written is left for whoever uses this tab next; its writer finds it again. */
export function leaveDrafts(): void {
  const storage = tabStorage()
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(PREFIX)) storage?.removeItem(name)
}

function keepDraft(name: string, text: string): void {
  keep(ofPerson(name), text)
  try {
    tabStorage()?.setItem(PREFIX + name, text)
  } catch {
    // Full: it lasts as long as the page.
  }
}

const ofPerson = (name: string) => `${PREFIX}${personNow()}.${name}`

function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
