// What is being written and was not sent. It outlives a reload and leaving the page, in this tab, until it is sent or
// emptied.
//
// DR1. A draft that gets another name while it is written takes its text along: a conversation gets its address only
//     when it has begun.

import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'

const PREFIX = 'pawl.draft.'

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
  return [value, setValue]
}

export function readDraft<Value>(name: string): Value | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name)
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // Nothing was kept.
  }
}

/** Whoever comes after this person should not find what they were writing. */
export function forgetAllDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

function keepDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text)
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}
