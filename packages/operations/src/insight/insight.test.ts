// Looking back on real stores: what is said of the days is what a replay of the events says.

import { type Lifecycle, lifecycles } from '@pawl/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import type { StoredEvent } from '../index.ts'

const HOUR = 3_600_000
const step = fc.record({
  gap: fc.integer({ min: 0, max: 40 * HOUR }),
  task: fc.nat(8),
  to: fc.constantFrom('open', 'in_progress', 'done', 'deleted', 'a new task', 'a new title'),
})

/** How many tasks were in each status at a moment. */
function replayed(events: readonly StoredEvent[], moment: number, { statuses }: Lifecycle): Record<string, number> {
  const status = new Map(events.flatMap(({ event }) => (event.at <= moment ? [[event.taskId, event.to]] : [])))
  return Object.fromEntries(
    Object.keys(statuses).map((name) => [name, [...status.values()].filter((one) => one === name).length]),
  )
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const START = Date.UTC(2026, 2, 20)

  test('the flow at the end of every day is what a replay of the events to that moment says', async () => {
    let runs = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('UTC', 'Asia/Jerusalem', 'America/New_York'),
        async (steps, days, timeZone) => {
          let clock = START
          const store = await now.opened.in(`${now.workspace} ${++runs}`)
          const context = { ...now.context, store, now: () => clock }
          const { done } = asked(context)
          let count = 0
          for (const { gap, task, to } of steps) {
            clock += gap
            const named = { task: String((task % Math.max(1, count)) + 1) }
            if (to === 'a new task' || count === 0) {
              await done('addTask', { title: `Task ${++count}` })
            } else if (to === 'a new title') await done('editTask', { ...named, title: `Title ${clock}` })
            else await done('transitionTask', { ...named, to }).catch(() => {})
          }
          const events = await store.eventsAfter(null, 1_000)
          const seen = await done('insight', { days, timeZone })
          expect(seen.flow).toHaveLength(days)
          expect(seen.flow.at(-1)?.at).toBe(clock)
          for (const { at, counts } of seen.flow) expect(counts).toEqual(replayed(events, at, lifecycles.todo))
          const since = seen.throughput[0]?.at ?? 0
          const within = events.filter(({ event }) => event.at >= since).map(({ event }) => event)
          const sum = (of: 'created' | 'finished') => seen.throughput.reduce((total, day) => total + day[of], 0)
          expect(sum('created')).toBe(within.filter(({ from }) => from === null).length)
          expect(sum('finished')).toBe(within.filter(({ from, to }) => from !== to && to === 'done').length)
          const left = within.filter(({ from, to }) => from !== null && from !== to)
          expect(seen.timeInStatus.reduce((total, { passes }) => total + passes, 0)).toBe(left.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('a pass through a status is timed from when it was entered, whatever was edited meanwhile', async () => {
    let clock = START
    const context = { ...now.context, now: () => clock }
    const { done } = asked(context)
    await done('addTask', { title: 'Slow' })
    clock += 50 * HOUR
    await done('editTask', { task: '1', title: 'Slower' })
    clock += 50 * HOUR
    await done('startTask', { task: '1' })
    clock += HOUR
    await done('completeTask', { task: '1' })
    expect((await done('insight', { days: 2 })).timeInStatus).toEqual([
      ...[
        { status: 'open', passes: 1, medianMs: 100 * HOUR, p90Ms: 100 * HOUR, longestMs: 100 * HOUR },
        { status: 'in_progress', passes: 1, medianMs: HOUR, p90Ms: HOUR, longestMs: HOUR },
      ],
    ])
  })

  test('what stays longer than is usual is named, the longest first; what is done is not stuck', async () => {
    let clock = START
    const context = { ...now.context, now: () => clock }
    const { done } = asked(context)
    for (const title of ['Oldest', 'Older', 'Quick']) {
      await done('addTask', { title })
      clock += HOUR
    }
    await done('completeTask', { task: '3' })
    clock += 10 * HOUR
    await done('editTask', { task: '1', title: 'Oldest, edited' })
    const { stuck, suspects, lifecycle, statuses } = await done('insight', {})
    expect(stuck).toMatchObject([
      { task: { title: 'Oldest, edited' }, since: START, forMs: 13 * HOUR, usualMs: HOUR },
      { task: { title: 'Older' }, forMs: 12 * HOUR },
    ])
    expect({ suspects, lifecycle, statuses }).toEqual({
      suspects: [],
      lifecycle: 'todo',
      statuses: ['open', 'in_progress', 'done', 'deleted'],
    })
  })

  test('a room is looked at by itself, and claims that have gone silent are named', async () => {
    let clock = START
    const context = { ...now.context, now: () => clock }
    const { done, refused } = asked(context)
    await add('A to-do')
    for (const room of ['here', 'there']) {
      await done('createRoom', { room, roles: ['builder'], leaseSeconds: 60 })
      await done('postMessage', { room, content: `Build it ${room}` })
    }
    await done('waitForTask', { room: 'here', role: 'builder', session: 's1', timeoutSeconds: 1 })
    clock += 2 * HOUR
    const here = await done('insight', { room: 'here' })
    expect(here.lifecycle).toBe('room')
    expect(here.flow.at(-1)?.counts).toMatchObject({ acknowledged: 1, pending: 0 })
    expect(here.stuck).toMatchObject([{ task: { content: 'Build it here' }, forMs: 2 * HOUR }])
    expect(here.suspects).toMatchObject([{ task: { content: 'Build it here' }, holder: 's1', lastSeen: START }])
    const all = await done('insight', { lifecycle: 'room' })
    expect(all.flow.at(-1)?.counts).toMatchObject({ acknowledged: 1, pending: 1 })
    expect(all.suspects).toHaveLength(1)
    expect(here.throughput.at(-1)).toMatchObject({ created: 1 })
    expect(all.throughput.at(-1)).toMatchObject({ created: 2 })
    expect(await refused('insight', { room: 'nowhere' })).toMatchObject({ code: 'ROOM_NOT_FOUND' })
    expect(await refused('insight', { initiative: 'nothing' })).toMatchObject({ code: 'INITIATIVE_NOT_FOUND' })
    await expect(done('insight', { room: 'here', lifecycle: 'todo' })).rejects.toThrow()
  })

  test('an initiative is looked at by itself', async () => {
    const { done } = asked(now.context)
    const { initiative } = await done('startInitiative', { title: 'Grow' })
    await done('startInitiative', { title: 'Shrink' })
    const seen = await done('insight', { initiative: initiative.id })
    expect(seen).toMatchObject({ lifecycle: 'governed', stuck: [], timeInStatus: [] })
    expect(seen.flow).toHaveLength(30)
  })
})
