// What was on the pages last, for opening them while the server is away. Each answer is asked for again as soon as that can be.
//
// LS1. It is kept for the person who saw it, in this browser, until they sign out. Keys, members and what was refused to whom
//     are not kept: each operation says so of itself.
// LS2. It is kept as JSON, which turns `undefined` in a list into `null`: the first page of a list has '' as its cursor.
// LS3. It is shown, not believed: no event tells what happened since. So each answer is stale from the start.
// LS4. What was seen for a moment is kept too: at once when the page goes out of sight.

import type { OperationKey } from '@pawl/contract'
import { type DehydratedState, dehydrate, hydrate, type Query } from '@tanstack/react-query'
import { personNow } from './person.ts'
import { queries } from './queries.ts'
import { routes } from './routes.ts'

const CACHE = 'pawl-last-state'
/** How long changes are gathered before they are kept. */
const GATHER = 2_000
const MOST_BYTES = 4_000_000

const address = () => `/last-state/${encodeURIComponent(personNow())}`

export async function showLastState(): Promise<void> {
  if (personNow() === '') return
  try {
    const kept = await (await open())?.match(address())
    if (kept !== undefined) hydrate(queries, stale(await kept.json()))
  } catch {
    // Then the pages begin empty.
  }
}

function stale(kept: DehydratedState): DehydratedState {
  const old = { dataUpdatedAt: 1, isInvalidated: true }
  return { ...kept, queries: kept.queries.map((query) => ({ ...query, state: { ...query.state, ...old } })) }
}

export function rememberLastState(): void {
  // Opened by now, so that what is kept while the page goes is on its way at once.
  let cache: Cache | undefined
  void open().then(
    (opened) => (cache = opened),
    () => {},
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(timer)
    void save(cache).finally(() => (timer = undefined))
  }
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= setTimeout(() => whenIdle(saveNow), GATHER)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && timer !== undefined) saveNow()
  })
}

export async function forgetLastState(): Promise<void> {
  if (globalThis.caches !== undefined) await caches.delete(CACHE).catch(() => false)
}

/** A long list takes a moment to write down: not while someone types. */
function whenIdle(run: () => void): void {
  if (globalThis.requestIdleCallback === undefined) run()
  else requestIdleCallback(run, { timeout: 10_000 })
}

async function save(cache: Cache | undefined): Promise<void> {
  if (personNow() === '') return
  const text = JSON.stringify(dehydrate(queries, { shouldDehydrateQuery }))
  if (text.length > MOST_BYTES) return
  try {
    await (cache ?? (await open()))?.put(address(), new Response(text))
  } catch {
    // A browser that keeps nothing.
  }
}

function shouldDehydrateQuery({ queryKey: [key], state }: Query): boolean {
  return state.data !== undefined && routes[key as OperationKey]?.shownWhileAway === true
}

/** Only on a safe connection, or on one's own machine. */
async function open(): Promise<Cache | undefined> {
  return globalThis.caches?.open(CACHE)
}
