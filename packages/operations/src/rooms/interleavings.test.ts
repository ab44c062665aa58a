// Whatever several people and agents ask of a room, in whatever order and at once, from two places: what must be true
// stays true after every step, and afterwards everything that was asked for can be worked off.
//
// IL1. A step is legal by the table, every task is what its events say, epochs only rise, and who is attached and who has
//     it attached agree: `pawl verify` finds nothing.
// IL2. Only the holder starts, reports, completes, hands on or gives back; a session has one task in a role.
// IL3. No more is active than may be, but for what was sent back.
// IL4. Nothing waits in a room that has a place free. What was posted is there.
// IL5. Once nobody holds anything, agents that work off the room finish everything in it.

import { localPrincipal, type OperationKey, type Outcome, operations, type ResultOf } from '@pawl/contract'
import type { Task, TaskEvent } from '@pawl/kernel'
import { openStore } from '@pawl/storage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { withSecret } from '../../../../testing/session-secret.ts'
import { type Context, handlers, newId, streams, type WorkspaceStore } from '../index.ts'

const ROOM = 'build'
const ROLES = ['planner', 'builder', 'reviewer'] as const
const SESSIONS = ['s1', 's2', 's3'] as const
const HELD = ['acknowledged', 'in_progress']
const ACTIVE = ['pending', ...HELD]
/** What an agent does with the task it holds. Everything else of a room is a person's. */
const HOLDERS_TRIGGERS = ['startTask', 'completeTask', 'setAside']

type Documents = keyof typeof handlers
type Asked = { readonly key: Documents; readonly input: Record<string, unknown> }

/** Mostly one the step can be for; now and then any. */
const task = fc.record({ pick: fc.nat(50), any: fc.nat(9).map((one) => one === 0) })
type Pick = { readonly pick: number; readonly any: boolean }
const FIT: { readonly [key in Documents]?: readonly string[] } = {
  startWork: ['acknowledged'],
  reportProgress: HELD,
  completeWork: ['in_progress'],
  handOff: ['in_progress'],
  releaseWork: HELD,
  resetStuckTask: HELD,
  cancelTask: [...ACTIVE, 'queued'],
  moveToQueue: ['backlog'],
  attachToMessage: ['backlog'],
  postMessage: ['backlog'],
  sendBackForRework: ['pending_user_review'],
  markBacklogComplete: ['pending_user_review'],
  closeBacklogTask: ['backlog', 'backlog_acknowledged', 'pending_user_review'],
  reopenBacklogTask: ['completed', 'closed'],
}
const role = fc.constantFrom(...ROLES)
const session = fc.constantFrom(...SESSIONS)
const text = fc.constantFrom('work', 'more work', 'שלום')
const ask = <Key extends Documents>(key: Key, input: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(input).map((given): Asked => ({ key, input: given }))

const epoch = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.integer({ min: 1, max: 3 }))
const holders = { task, session, epoch }
const PEOPLE = [
  ...(['resetStuckTask', 'cancelTask', 'moveToQueue', 'sendBackForRework'] as const),
  ...(['markBacklogComplete', 'closeBacklogTask', 'reopenBacklogTask'] as const),
] as const
const step: fc.Arbitrary<Asked> = fc.oneof(
  {
    weight: 4,
    arbitrary: ask('postMessage', {
      room: fc.constant(ROOM),
      content: text,
      attach: fc.array(task, { maxLength: 2 }),
    }),
  },
  { weight: 3, arbitrary: ask('postMessage', { room: fc.constant(ROOM), content: text }) },
  {
    weight: 8,
    arbitrary: ask('waitForTask', { room: fc.constant(ROOM), role, session, timeoutSeconds: fc.constant(0) }),
  },
  { weight: 6, arbitrary: ask('startWork', holders) },
  { weight: 2, arbitrary: ask('reportProgress', { ...holders, progress: fc.option(text, { nil: undefined }) }) },
  { weight: 5, arbitrary: ask('completeWork', { ...holders, result: fc.option(text, { nil: undefined }) }) },
  { weight: 4, arbitrary: ask('handOff', { ...holders, to: role, message: text }) },
  { weight: 3, arbitrary: ask('releaseWork', { ...holders, reason: text }) },
  { weight: 3, arbitrary: ask('addBacklogTask', { room: fc.constant(ROOM), content: text }) },
  { weight: 1, arbitrary: ask('scoreBacklogTask', { task, priority: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 4, arbitrary: ask('attachToMessage', { task, to: task }) },
  ...PEOPLE.map((key) => ({
    weight: 2,
    arbitrary: ask(key, { task }),
  })),
)
const walk = fc.record({
  parallel: fc.integer({ min: 1, max: 3 }),
  resetSuspects: fc.boolean(),
  /** What is asked at once is asked from two places. */
  steps: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 35 }),
})

type Known = { readonly status: string; readonly fields: Task['fields'] }

class Walk {
  readonly #stores: readonly [WorkspaceStore, WorkspaceStore]
  readonly #parallel: number
  #time = Date.UTC(2026, 0, 1)
  #position: string | null = null
  #tasks = new Map<string, { task: Known; number: number }>()
  #sentBack = 0
  posted = 0

  constructor(stores: readonly [WorkspaceStore, WorkspaceStore], parallel: number) {
    this.#stores = stores
    this.#parallel = parallel
  }

  async run({ key, input }: Asked, from: number): Promise<Outcome<unknown>> {
    const context: Context = {
      store: this.#stores[from % 2] as WorkspaceStore,
      principal: localPrincipal(true),
      actor: 'person:dana',
      language: 'en',
      newId,
      // Now and then long enough for a lease to run out.
      now: () => (this.#time += this.#time % 7 === 0 ? 2001 : 1),
    }
    const given = this.#aimed(key, input)
    const handler = handlers[key] as unknown as (context: Context, input: unknown) => Promise<Outcome<unknown>>
    const outcome = await handler(context, operations[key].input.parse(withSecret(given)))
    if (key === 'postMessage' && !outcome.refused) this.posted++
    return outcome
  }

  #aimed(key: Documents, input: Record<string, unknown>): Record<string, unknown> {
    const chosen = (value: unknown, statuses: readonly string[] | undefined) => {
      const { pick, any } = value as Pick
      const all = [...this.#tasks.values()]
      const fit = all.filter(({ task }) => !any && statuses?.includes(task.status))
      return (fit.length > 0 ? fit : all)[pick % (fit.length || all.length || 1)]
    }
    const entries = Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return []
      if (name === 'attach') {
        const items = (value as Pick[]).flatMap((one) => chosen(one, FIT[key])?.number ?? [])
        return [[name, [...new Set(items)].map(String)]]
      }
      if (typeof value !== 'object' || value === null || !('pick' in value)) return [[name, value]]
      const found = chosen(value, name === 'to' ? ACTIVE : FIT[key])
      const holder = (value as Pick).any ? undefined : found?.task.fields.claimedBy
      const more: [string, unknown][] = 'session' in input && holder !== undefined ? [['session', holder]] : []
      return [[name, String(found?.number ?? 1)], ...more]
    })
    // What was found out about the holder goes before what was drawn.
    return { ...Object.fromEntries(entries.reverse()) }
  }

  async done<Key extends Documents & OperationKey>(key: Key, input: Record<string, unknown>) {
    const outcome = await this.run({ key, input }, 0)
    if (outcome.refused) throw new Error(`${key}: ${outcome.refusal.code}`)
    return outcome.value as ResultOf<(typeof operations)[Key]>
  }

  async check(): Promise<void> {
    const [store] = this.#stores
    const context: Context = {
      store,
      principal: localPrincipal(true),
      actor: 'person:dana',
      language: 'en',
      now: () => 0,
      newId,
    }
    for await (const line of streams.verifyStore(context))
      if (line.kind === 'difference') throw new Error(`[IL1] ${line.number} ${line.problem}`)
    for (;;) {
      const page = await store.eventsAfter(this.#position, 1000)
      for (const { event } of page) this.#follow(event)
      if (page.length === 0) break
      this.#position = page.at(-1)?.position ?? null
    }
    const now = [...this.#tasks.values()].map((known) => known.task)
    const holders = now
      .filter(({ status }) => HELD.includes(status))
      .map(({ fields }) => `${fields.assignedTo}/${fields.claimedBy}`)
    expect(new Set(holders).size, '[IL2] a session with two tasks').toBe(holders.length)
    const active = now.filter(({ status }) => ACTIVE.includes(status)).length
    expect(active, '[IL3] too many at once').toBeLessThanOrEqual(this.#parallel + this.#sentBack)
    const waiting = await store.waitingMessages(ROOM, 1000)
    const queued = now.filter(({ status }) => status === 'queued').length
    if (waiting.length + queued > 0) expect(active, '[IL4] a place is free').toBeGreaterThanOrEqual(this.#parallel)
    const snapshot = await store.openSnapshot()
    expect((await snapshot.counts()).roomMessages, '[IL4] a message was lost').toBe(this.posted)
    await snapshot.close()
  }

  #follow(event: TaskEvent): void {
    const known = this.#tasks.get(event.taskId) ?? { task: { status: '', fields: {} as Task['fields'] } }
    const { fields } = known.task
    const isReport = event.trigger === 'editTask' && event.set.progress !== undefined
    if (HOLDERS_TRIGGERS.includes(event.trigger) || isReport)
      expect(event.by, `[IL2] ${event.trigger} by another`).toBe(`agent:${fields.assignedTo}/${fields.claimedBy}`)
    if (event.trigger === 'sendBackForRework') this.#sentBack++
    const left = Object.entries({ ...fields, ...event.set }).filter(([field]) => !event.cleared.includes(field))
    this.#tasks.set(event.taskId, {
      task: { status: event.to, fields: Object.fromEntries(left) },
      number: event.number,
    })
  }

  /** Everything that is held is taken back, and everything that waits is worked off. */
  async workOff(): Promise<void> {
    const [store] = this.#stores
    for (const { number } of await store.roomTasks({ room: ROOM, statuses: HELD, limit: 1000 }))
      await this.done('resetStuckTask', { task: String(number) })
    for (let worked = true; worked; ) {
      worked = false
      for (const role of ROLES) {
        const claim = { room: ROOM, role, session: 'last', timeoutSeconds: 0 }
        const outcome = await this.run({ key: 'waitForTask', input: claim }, 0)
        if (outcome.refused) continue
        const { task, epoch } = outcome.value as ResultOf<(typeof operations)['waitForTask']>
        const held = { task: String(task.number), session: 'last', epoch }
        await this.done('startWork', held)
        await this.done('completeWork', held)
        worked = true
      }
      await this.check()
    }
    const left = await store.roomTasks({
      room: ROOM,
      statuses: [...ACTIVE, 'queued', 'backlog_acknowledged'],
      limit: 9,
    })
    expect(
      left.map(({ number, status }) => `${number} ${status}`),
      '[IL5] left behind',
    ).toEqual([])
    expect(await store.waitingMessages(ROOM, 9), '[IL5] left waiting').toEqual([])
  }
}

test.each([
  { ...(databases[0] as (typeof databases)[0]), walks: Number(process.env.PAWL_WALKS ?? 12) },
  { ...(databases[1] as (typeof databases)[0]), walks: Number(process.env.PAWL_WALKS ?? 4) },
])('[I1–I5] on $name, after every step of any walk', { timeout: 600_000 }, async ({ freshPlace, walks }) => {
  const place = await freshPlace()
  const opened = [await openStore(place), await openStore(place)] as const
  let workspaces = 0
  await fc.assert(
    fc.asyncProperty(walk, async ({ parallel, resetSuspects, steps }) => {
      const name = `walk ${++workspaces}`
      const stores = [await opened[0].in(name), await opened[1].in(name)] as const
      const now = new Walk(stores, parallel)
      await now.done('createRoom', {
        room: ROOM,
        roles: ROLES,
        parallel,
        resetSuspects,
        leaseSeconds: 2,
        retrySeconds: 0,
      })
      for (const asked of steps) {
        await Promise.all(asked.map((one, index) => now.run(one, index)))
        await now.check()
      }
      await now.workOff()
    }),
    { numRuns: walks, endOnFailure: process.env.PAWL_WALKS !== undefined },
  )
  for (const store of opened) await store.close()
})
