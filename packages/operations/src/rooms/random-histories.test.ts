// Random runs of a room, looked at by a checker that knows only the events; and that it finds what is wrong.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CheckedEvent, checkHistory } from '../../../../testing/check-history.ts'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const CHECK = { mostAttempts: 3, isQuiet: false, inLogOrder: true }
const event = (
  version: number,
  trigger: string,
  from: string | null,
  to: string,
  more: Partial<CheckedEvent> = {},
) => ({
  taskId: 't',
  version,
  at: version,
  by: 'agent:a/s1',
  trigger,
  from,
  to,
  set: {},
  cleared: [],
  ...more,
})
const claimed = { set: { epoch: 1, claimedBy: 's1' } }
const SOUND: readonly CheckedEvent[] = [
  event(1, 'createTask', null, 'pending'),
  event(2, 'claimTask', 'pending', 'acknowledged', claimed),
  event(3, 'startTask', 'acknowledged', 'in_progress'),
  event(4, 'resetStuckTask', 'in_progress', 'pending', {
    set: { failures: 1, pausedUntil: 9 },
    cleared: ['claimedBy'],
  }),
  event(5, 'editTask', 'pending', 'pending', { by: 'clock', at: 9, cleared: ['pausedUntil'] }),
  event(6, 'claimTask', 'pending', 'acknowledged', { set: { epoch: 2, claimedBy: 's2' } }),
]
const SHORTER: readonly CheckedEvent[] = [
  event(7, 'startTask', 'acknowledged', 'in_progress', { by: 'agent:a/s2' }),
  event(8, 'resetStuckTask', 'in_progress', 'pending', {
    set: { failures: 2, pausedUntil: 9 },
    cleared: ['claimedBy'],
  }),
]
/** The sound history with one event replaced, or left out. */
const planted = (version: number, more: Partial<CheckedEvent> | 'left out') =>
  SOUND.flatMap((one) => (one.version !== version ? [one] : more === 'left out' ? [] : [{ ...one, ...more }]))
const delivered = SOUND.map(({ taskId, version }) => ({ taskId, version }))

test('a sound history has nothing wrong', () => {
  expect(checkHistory(SOUND, { ...CHECK, delivered: [...delivered, delivered[1] as never] })).toEqual([])
})

test.each<[string, string, readonly CheckedEvent[], object]>([
  ['an event that is missing', 'HI1', planted(3, 'left out'), {}],
  ['a status out of nowhere', 'HI1', planted(3, { from: 'queued' }), {}],
  [
    'a claim of what is held',
    'HI2',
    planted(4, { trigger: 'claimTask', to: 'acknowledged', set: { epoch: 2, claimedBy: 's2' } }),
    {},
  ],
  ['an epoch that was used before', 'HI2', planted(6, { set: { epoch: 1, claimedBy: 's2' } }), {}],
  ['a start by someone else', 'HI2', planted(3, { by: 'agent:a/s9' }), {}],
  ['a claim of what rests', 'HI3', planted(5, { cleared: [] }), {}],
  ['a claim of what is blocked', 'HI3', planted(5, { set: { waitsFor: ['u'] } }), {}],
  ['a rest that ended too early', 'HI3', planted(5, { at: 8 }), {}],
  ['an attempt without an end', 'HI4', SOUND, { isQuiet: true }],
  ['more failures than the room allows', 'HI5', planted(4, { set: { failures: 3 } }), {}],
  ['pauses that shrink', 'HI5', [...SOUND, ...SHORTER], {}],
  [
    'a report by someone else',
    'HI2',
    planted(4, { trigger: 'editTask', to: 'in_progress', by: 'agent:a/s9', set: { progress: 'x' } }),
    {},
  ],
  ['a completion of what was not started', 'HI2', planted(3, { trigger: 'completeTask', to: 'completed' }), {}],
  [
    'work on what is over',
    'HI7',
    planted(4, { trigger: 'completeTask', to: 'completed' }).concat(event(5, 'x', 'completed', 'pending')),
    {},
  ],
  [
    'sent-back work that nobody reviewed',
    'HI8',
    [
      event(1, 'createTask', null, 'pending', { set: { reviewAgain: true } }),
      ...SOUND.slice(1, 3),
      event(4, 'completeTask', 'in_progress', 'completed'),
    ],
    {},
  ],
  [
    'a claim of what depends on unfinished work',
    'HI9',
    [
      event(1, 'createTask', null, 'pending', { taskId: 'u' }),
      event(1, 'createTask', null, 'pending', { set: { blockedBy: ['u'] } }),
      ...SOUND.slice(1),
    ],
    {},
  ],
  [
    'a claim of what depends on cancelled work',
    'HI9',
    [
      event(1, 'createTask', null, 'closed', { taskId: 'u' }),
      event(1, 'createTask', null, 'pending', { set: { blockedBy: ['u'] } }),
      ...SOUND.slice(1),
    ],
    {},
  ],
  [
    'a session with two tasks',
    'HI10',
    [...SOUND.slice(0, 3), ...SOUND.slice(0, 2).map((one) => ({ ...one, taskId: 'u' }))],
    {},
  ],
  ['an event nobody was told of', 'HI6', SOUND, { delivered: delivered.slice(1) }],
  ['events told out of order', 'HI6', SOUND, { delivered: [...delivered].reverse() }],
])('the checker finds %s', (_, rule, events, check) => {
  expect(checkHistory(events, { ...CHECK, ...check }).join('\n')).toContain(`[${rule}]`)
})

const SESSIONS = ['s1', 's2', 's3'] as const
const step = fc.record({
  what: fc.constantFrom(
    'post',
    'claim',
    'start',
    'fail',
    'release',
    'complete',
    'later',
    'retry',
    'reset',
    'send back',
    'post blocked',
    'depend',
    'report',
    'cancel',
    'go on',
  ),
  session: fc.constantFrom(...SESSIONS),
  chosen: fc.nat({ max: 5 }),
  seconds: fc.integer({ min: 1, max: 90 }),
})
/** How each run begins, so that none is about a room where nothing is ever claimed or fails. */
const BEGINNING = (['post', 'post blocked', 'claim', 'start', 'fail'] as const).map((what) => ({
  what,
  session: SESSIONS[0],
  chosen: 0,
  seconds: 1,
}))

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)

  test('[DESIGN 5.4] whatever agents, people and clocks do, the checker finds nothing wrong in the events', async () => {
    let runs = 0
    const seen = { claims: 0, rests: 0, dependencies: 0 }
    const property = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const store = await now.opened.in(`random ${++runs}`)
      let at = 1_000_000
      const ask = asked({ ...now.context, store, now: () => at++ })
      // What the rules refuse is refused: only what is stored counts.
      const attempt = (key: Parameters<typeof ask.done>[0], input: object) =>
        ask.done(key, input).catch(() => undefined)
      await ask.done('createRoom', { room: 'mill', roles: ['miller'], parallel: 3, mostAttempts: 3, retrySeconds: 20 })
      for (const { what, session, chosen, seconds } of [...BEGINNING, ...steps]) {
        const held = { task: String(chosen + 1), session }
        if (what === 'post') await attempt('postMessage', { room: 'mill', content: 'grind' })
        if (what === 'post blocked')
          await attempt('postMessage', { room: 'mill', content: 'grind finer', blockedBy: [held.task] })
        if (what === 'depend') await attempt('dependTask', { task: held.task, on: [String(seconds % 6)] })
        if (what === 'report') await attempt('reportProgress', { ...held, progress: `half, ${seconds}` })
        if (what === 'cancel') await attempt('cancelTask', { task: held.task })
        if (what === 'go on') await attempt('unblockTask', { task: held.task, answer: 'go_on' })
        if (what === 'claim') await attempt('waitForTask', { room: 'mill', role: 'miller', session, timeoutSeconds: 0 })
        if (what === 'start') await attempt('startWork', held)
        if (what === 'fail') await attempt('releaseWork', { ...held, reason: 'exit code 1' })
        if (what === 'release') await attempt('releaseWork', { ...held, reason: 'stopped', failed: false })
        if (what === 'complete') await attempt('completeWork', { ...held, result: 'flour' })
        if (what === 'later') at += seconds * 1000
        if (what === 'retry') await attempt('retryTask', { task: held.task })
        if (what === 'reset') await attempt('resetStuckTask', { task: held.task })
        if (what === 'send back') await attempt('sendBackForRework', { task: held.task })
      }
      const events: CheckedEvent[] = []
      for (let position: string | null = null; ; ) {
        const page = await store.eventsAfter(position, 500)
        events.push(...page.map((one) => one.event))
        position = page.at(-1)?.position ?? position
        if (page.length === 0) break
      }
      expect(checkHistory(events, CHECK)).toEqual([])
      seen.claims += events.filter(({ trigger }) => trigger === 'claimTask').length
      seen.dependencies += events.filter(({ set }) => set.waitsFor !== undefined).length
      seen.rests += events.filter(({ set }) => set.pausedUntil !== undefined).length
    })
    await fc.assert(property, { numRuns: 12 })
    expect(Math.min(seen.claims, seen.rests, seen.dependencies)).toBeGreaterThan(0)
  }, 60_000)
})
