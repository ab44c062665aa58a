// Views that a browser kept before the server did: they are handed over once, and then forgotten here.

import { useEffect } from 'react'
import { change } from '../api/change.ts'
import { forget, readKept } from '../api/kept.ts'
import { personNow } from '../api/person.ts'
import { type ListShows, readShows } from '../tasks/filters-in-url.ts'

interface FormerView {
  readonly name: string
  readonly shows: ListShows
}

export function useFormerViews(): void {
  useEffect(() => void handOver(), [])
}

async function handOver(): Promise<void> {
  const keptAs = `pawl.views.${personNow()}`
  const former = read(readKept(keptAs))
  try {
    for (const { name, shows } of former) await change('addView', { ...shows, name })
    forget(keptAs)
  } catch {
    // They stay here, and are tried again when a page is opened.
  }
}

/** Only what is one: a browser's memory can be written by anyone. */
function read(text: string | null): readonly FormerView[] {
  try {
    const kept = JSON.parse(text ?? '[]') as readonly { readonly name: unknown; readonly href: unknown }[]
    return kept.flatMap(({ name, href }) =>
      typeof name === 'string' && typeof href === 'string' && href.startsWith('/tasks?')
        ? [{ name, shows: readShows(new URLSearchParams(href.slice('/tasks?'.length))) }]
        : [],
    )
  } catch {
    return []
  }
}
