// Pages that are loaded when they are opened, also from a server that was away for a moment or has been upgraded since
// this page was loaded: then the scripts this page knows of are gone, and the page reloads itself to learn of the new
// ones. What was being written is kept (`parts/form/use-draft.ts`).
//
// L1. It reloads itself once for each version of the server, never again and again.

import { type ComponentType, lazy } from 'react'
import { AwayError } from '../../api/request.ts'

const PAUSES = [300, 1_000]
const RELOADED = 'pawl.reloaded-for'

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

export function onDemand<Props>(load: Load<Props>) {
  return lazy(() => loadPatiently(load))
}

async function loadPatiently<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  for (const pause of PAUSES) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  try {
    return await load()
  } catch (error) {
    const current = await entryOfServer()
    if (current === undefined) throw new AwayError('The script of the page cannot be loaded')
    if (current === entryOfPage() || !reloadFor(current)) throw error
    // The page is going away: nothing is shown until it has.
    return new Promise(() => {})
  }
}

/** The script with which the server's page begins: another one after an upgrade. Nothing if the server is away. */
export async function entryOfServer(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? '') : undefined
  } catch {
    return undefined
  }
}

const ENTRY = /<script[^>]*type="module"[^>]*src="([^"]+)"/

function entryOfPage(): string | undefined {
  return document.querySelector('script[type="module"]')?.getAttribute('src') ?? undefined
}

/** Whether it does. */
function reloadFor(entry: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === entry) return false
    sessionStorage.setItem(RELOADED, entry)
  } catch {
    // Without a memory it could reload for ever.
    return false
  }
  location.reload()
  return true
}
