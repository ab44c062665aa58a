// Operations asked for in a test: on a real store, in a workspace of their own, with a clock that is set by hand.

import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  actingAs,
  type InputOf,
  localPrincipal,
  type OperationKey,
  operations,
  type ResultOf,
} from '../packages/contract/src/index.ts'
import { type Context, handlers, newId } from '../packages/operations/src/index.ts'
import { openStore, type Store } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'
import { withoutSecret, withSecret } from './session-secret.ts'

type Documents = keyof typeof handlers
type Input<Key extends OperationKey> = Partial<InputOf<(typeof operations)[Key]>>

let time = Date.UTC(2026, 0, 1)
export const contextOf = (store: Context['store'], actor = 'person:dana'): Context => ({
  store,
  principal: localPrincipal(true),
  actor,
  language: 'en',
  now: () => time++,
  newId,
})

/** The same, acting under another name: with what rights that leaves. */
export function acting(context: Context, actor: string, systems?: Context['principal']['systems']): Context {
  const principal = actingAs(context.principal, actor)
  if (principal.refused) throw new Error(principal.refusal.code)
  return { ...context, actor, principal: systems === undefined ? principal.value : { ...principal.value, systems } }
}

export function asked(context: Context) {
  const run = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const handler = handlers[key] as (context: Context, input: unknown) => ReturnType<(typeof handlers)[Key]>
    return withoutSecret(await handler(context, operations[key].input.parse(withSecret(input))))
  }
  const done = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const outcome = await run(key, input)
    if (outcome.refused) throw new Error(outcome.refusal.code)
    return outcome.value as ResultOf<(typeof operations)[Key]>
  }
  const refused = async <Key extends Documents>(key: Key, input: Input<Key>) => {
    const outcome = await run(key, input)
    if (!outcome.refused) throw new Error('it was not refused')
    return outcome.refusal
  }
  return { done, refused }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
export async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items
}

/** Before each test `now` holds a context in an empty workspace. */
export function freshContexts(freshPlace: () => Promise<Place>) {
  const now = {} as { place: Place; opened: Store; context: Context; workspace: string }
  let count = 0
  beforeAll(async () => {
    now.place = await freshPlace()
    now.opened = await openStore(now.place)
  })
  afterAll(() => now.opened.close())
  beforeEach(async () => {
    now.workspace = `workspace ${++count}`
    now.context = contextOf(await now.opened.in(now.workspace))
  })
  const add = async (title: string, more: object = {}) =>
    (await asked(now.context).done('addTask', { title, ...more })).task
  return { now, add }
}
