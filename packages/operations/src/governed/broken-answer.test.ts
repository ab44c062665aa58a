// Every message that is handled, with a fault after each of its statements in turn: nothing is half done, and nothing is
// done twice. Real deaths are in dying-answer.test.ts.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { endFaults, failAfter } from '../../../../testing/faults.ts'
import { all, asked, contextOf, freshContexts } from '../../../../testing/operation-context.ts'
import type { Context } from '../context.ts'
import { handlers, streams } from '../index.ts'

type Wish = readonly [key: keyof typeof handlers, input: Record<string, unknown>]
type Done = ReturnType<typeof asked>['done']

const MOST_STATEMENTS = 200
const SATISFIED = { cases: [{ policy_id: 'safe', verdict: 'Satisfied', reasoning: 'so' }] }
const VAGUE = { cases: [{ policy_id: 'safe', verdict: 'Vague', reasoning: 'so' }] }
const VIOLATED = { cases: [{ policy_id: 'safe', verdict: 'Violated', reasoning: 'so' }] }
const ADA = { task: '1', session: 'ada' }
const REQUIRED = { decision: 'change_required', reason: 'it cannot' }

/** As far as the first task being assigned. */
async function assigned(done: Done): Promise<string> {
  await done('addWorker', { worker: 'ada', skills: [] })
  await done('addPolicy', { policy: 'safe', text: 'no secrets' })
  const { initiative } = await done('startInitiative', { title: 'Ship it' })
  await answer(done, { tasks: [{ title: 'one' }, { title: 'two' }] })
  return initiative.id
}
async function judged(done: Done, ...answers: Record<string, unknown>[]): Promise<void> {
  await assigned(done)
  await done('startWork', ADA)
  await done('completeWork', { ...ADA, result: 'a page' })
  for (const one of answers) await answer(done, one)
}
async function blocked(done: Done, ...answers: Record<string, unknown>[]): Promise<void> {
  await assigned(done)
  await done('startWork', ADA)
  await done('blockWork', { ...ADA, owner: 'dana', action: 'act' })
  for (const one of answers) await answer(done, one)
}
const only = async (done: Done) => (await done('inbox', {})).items[0]?.id ?? ''
const answer = async (done: Done, given: Record<string, unknown>) =>
  done('answerItem', { item: await only(done), answer: given })

/** What is asked for after the preparation. */
const wishes: readonly (readonly [string, (done: Done) => Promise<Wish>])[] = [
  ...(
    [
      ['approves', (done) => judged(done), SATISFIED],
      ['finds vague', (done) => judged(done), VAGUE],
      ['rejects', (done) => judged(done), VIOLATED],
      ['clarifies', (done) => judged(done, VAGUE), { clarifications: [{ policy_id: 'safe', text: 'none at all' }] }],
      ['asks for a change of System1', (done) => judged(done, VIOLATED), REQUIRED],
      [
        'authorises a profile',
        (done) => judged(done, VIOLATED, REQUIRED),
        { outcome: 'new_profile', worker: 'bob', skills: [] },
      ],
      ['escalates', (done) => judged(done, VIOLATED, REQUIRED), { outcome: 'none_viable', reason: 'nobody' }],
      ['asks for research', (done) => blocked(done), { action: 'research', question: 'which?' }],
      ['has researched', (done) => blocked(done, { action: 'research', question: 'which?' }), { findings: 'the blue' }],
      ['restarts', (done) => blocked(done), { action: 'restart', description: 'other' }],
      ['cancels', (done) => blocked(done), { action: 'cancel', reason: 'enough' }],
    ] as readonly (readonly [string, (done: Done) => Promise<void>, Record<string, unknown>])[]
  ).map(
    ([name, prepare, given]) =>
      [
        `an answer that ${name}`,
        async (done: Done): Promise<Wish> => {
          await prepare(done)
          return ['answerItem', { item: await only(done), answer: given, brief: false }]
        },
      ] as const,
  ),
  [
    'a result',
    async (done) => {
      await assigned(done)
      await done('startWork', ADA)
      return ['completeWork', { ...ADA, epoch: 1, result: 'a page' }]
    },
  ],
  [
    'a failed try',
    async (done) => {
      await done('startInitiative', { title: 'Ship it' })
      return ['reportFailedAnswer', { item: await only(done), reason: 'no idea', retryAfterSeconds: 0 }]
    },
  ],
  ['a stop of everything', async (done) => ['cancelInitiative', { initiative: await assigned(done) }]],
]

/** What is there, without names and moments. */
async function shapeOf({ store }: Context): Promise<readonly string[]> {
  const tasks = (await store.eventsAfter(null, 1000)).map(({ event }) => `${event.number} ${event.trigger} ${event.to}`)
  const records = []
  for (const kind of ['initiative', 'policy', 'worker', 'result', 'case', 'item', 'message'] as const)
    for (const { version, state, body } of await store.records({ kind, limit: 1000 }))
      records.push(`${kind} ${body.type ?? ''} v${version} ${state}`)
  return [...tasks, ...records.sort()]
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const run = ([key, input]: Wish, context: Context) =>
    (handlers[key] as (context: Context, input: unknown) => Promise<{ refused: boolean }>)(context, input)

  test.each(wishes)('[DESIGN 5.5] %s is wholly there or wholly not, and counts once', async (name, prepare) => {
    const reference = contextOf(await now.opened.in(`${name} whole`))
    expect((await run(await prepare(asked(reference).done), reference)).refused).toBe(false)
    const whole = await shapeOf(reference)

    const { context } = now
    const wish = await prepare(asked(context).done)
    const before = await shapeOf(context)
    let faults = 0
    for (let statements = 1; statements < MOST_STATEMENTS; statements++) {
      failAfter(statements)
      const outcome = await run(wish, context).catch(() => undefined)
      const happened = endFaults()
      if (happened) faults++
      const after = await shapeOf(context)
      expect(outcome === undefined ? [before, whole] : [whole]).toContainEqual(after)
      if (JSON.stringify(after) === JSON.stringify(whole)) break
    }
    expect(await shapeOf(context)).toEqual(whole)
    // On PostgreSQL what is stored goes out with its commit: from the first of them on, all is there or nothing.
    expect(faults).toBeGreaterThanOrEqual(4)
    const differences = (await all(streams.verifyStore(context))).filter(({ kind }) => kind === 'difference')
    expect(differences).toEqual([])
    // Whoever did not hear of it asks again, and nothing is done twice.
    if (wish[0] === 'reportFailedAnswer') return
    expect((await run(wish, context)).refused).toBe(true)
    expect(await shapeOf(context)).toEqual(whole)
  })
})
