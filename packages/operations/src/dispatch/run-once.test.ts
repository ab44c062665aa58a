// Every operation that writes, with a fault after each of its statements in turn and sent again under its key: done once.

import { isWriting, type OperationDeclaration, type OperationKey, type Outcome, operations } from '@pawl/contract'
import { openStore } from '@pawl/storage'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Perform } from '../../../../testing/before-writing.ts'
import { databases, freshPostgres } from '../../../../testing/databases.ts'
import { endFaults, failAfter } from '../../../../testing/faults.ts'
import { all, contextOf, freshContexts } from '../../../../testing/operation-context.ts'
import { type WritingRequest, writingRequests } from '../../../../testing/writing-requests.ts'
import { acceptedBy, newInvitation, newMember } from '../access/member-decisions.ts'
import type { Context } from '../context.ts'
import { runOperation, streams } from '../index.ts'
import { LONGEST_ANSWER } from './receipt-for.ts'

const MOST_STATEMENTS = 60
const DAY = 24 * 3_600_000
const declarations: Readonly<Record<string, OperationDeclaration>> = operations

const run = (context: Context, key: OperationKey, input: unknown, idempotencyKey?: string) =>
  runOperation({ ...context, idempotencyKey }, key, input)
const performing = (context: Context): Perform =>
  Object.assign(async (key: OperationKey, input: object) => answerOf(await run(context, key, input)), {
    member: () => joined(context),
    code: async (address: string) => String((await context.store.findCode(address, context.principal.name))?.code),
  })

let people = 0

/** By an invitation, as everyone. */
async function joined({ store, now, newId, ...rest }: Context): Promise<string> {
  const name = `dana-${++people}`
  const made = { id: newId(), person: null, role: 'member', byOperator: false, secretHash: newId() } as const
  const invitation = newInvitation({ ...rest, now }, { ...made, lastsFor: 60_000 })
  await store.insertInvitation(invitation)
  const person = `person:${name}`
  const account = { person, key: name, passwordHash: 'none', createdAt: 1, passwordAt: 1, ownsLocal: false }
  const acting = { by: account.person, at: now(), as: ['invitee'] } as const
  const member = newMember(acting, account.person, 'member')
  await store.join(invitation.id, name, (view) => {
    const accepted = acceptedBy(acting, view.invitation, account.person)
    return accepted.refused ? accepted : { refused: false, value: { invitation: accepted.value, account, member } }
  })
  return name
}

function answerOf(outcome: Outcome<unknown>): unknown {
  if (outcome.refused) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

/** But for the audit log: its line is written after what it tells of, and is lost if the store fails between the two. */
async function sizeOf({ store }: Context): Promise<object> {
  const snapshot = await store.openSnapshot()
  try {
    const { securityEvents: _, ...counts } = await snapshot.counts()
    return counts
  } finally {
    await snapshot.close()
  }
}

test('[I3] every operation that writes has a request here', () => {
  const writing = Object.keys(declarations).filter((key) => isWriting(declarations[key] as OperationDeclaration))
  // An import goes into an empty store: sent again it is refused, and nothing is there twice.
  expect(new Set([...writingRequests.map(({ operation }) => operation), 'importStore'])).toEqual(new Set(writing))
})

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const inWorkspace = async (name: string) => contextOf(await now.opened.in(name))
  const isKept = ({ operation }: WritingRequest) => declarations[operation]?.doneOnceBy === undefined

  test.each(writingRequests.filter(isKept))(
    '[I1] [I2] $operation, $what: whatever fails on the way, sent again it is done once and answered as the first time',
    async ({ operation, what, prepare }) => {
      const reference = await inWorkspace(`${operation} ${what} whole`)
      answerOf(await run(reference, operation, await prepare(performing(reference), 'one')))
      const whole = await sizeOf(reference)
      let faults = 0
      for (let statements = 1; statements < MOST_STATEMENTS; statements++) {
        const own = await inWorkspace(`${operation} ${what} ${statements}`)
        const input = await prepare(performing(own), 'one')
        failAfter(statements)
        const outcome = await run(own, operation, input, 'k').catch(() => undefined)
        const happened = endFaults()
        const again = await run(own, operation, input, 'k')
        if (outcome?.refused === false) expect(answerOf(again)).toEqual(JSON.parse(JSON.stringify(answerOf(outcome))))
        const third = await run(own, operation, input, 'k')
        expect(third).toMatchObject({ refused: false, replayed: true })
        expect(JSON.stringify(answerOf(third))).toBe(JSON.stringify(answerOf(again)))
        expect(await sizeOf(own)).toEqual(whole)
        if (happened) faults++
        else {
          const lines = await all(streams.verifyStore(own))
          expect(lines.at(-1)).toMatchObject({ kind: 'end', differences: 0 })
          break
        }
      }
      expect(faults).toBeGreaterThan(0)
      expect(faults).toBeLessThan(MOST_STATEMENTS - 2)
    },
  )

  test('[I2] a key that was sent with another request is refused, and says nothing of the first', async () => {
    answerOf(await run(now.context, 'addTask', { title: 'Milk' }, 'k'))
    for (const [operation, input] of [
      ['addTask', { title: 'Eggs' }],
      ['completeTask', { task: '1' }],
      ['createRoom', { room: 'build', roles: ['a'] }],
    ] as const) {
      const outcome = await run(now.context, operation, input, 'k')
      expect(outcome).toMatchObject({ refused: true, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    }
    expect(await now.context.store.eventsAfter(null, 10)).toHaveLength(1)
  })

  test('[I2] keys are of one principal: the same key of another is another', async () => {
    const dana = await run(now.context, 'addTask', { title: 'Milk' }, 'k')
    const noam = await run({ ...now.context, actor: 'person:noam' }, 'addTask', { title: 'Milk' }, 'k')
    expect(answerOf(dana)).toMatchObject({ task: { number: 1, createdBy: 'person:dana' } })
    expect(answerOf(noam)).toMatchObject({ task: { number: 2, createdBy: 'person:noam' } })
  })

  test('[I4] a refusal is not kept: sent again, the request is decided anew', async () => {
    const { task } = (await performing(now.context)('addTask', { title: 'Milk' })) as { task: { number: number } }
    const reopen = () => run(now.context, 'reopenTask', { task: String(task.number) }, 'k')
    expect(await reopen()).toMatchObject({ refused: true, refusal: { code: 'TASK_INVALID_TRANSITION' } })
    answerOf(await run(now.context, 'completeTask', { task: String(task.number) }))
    expect(answerOf(await reopen())).toMatchObject({ task: { status: 'open' } })
    expect(answerOf(await reopen())).toMatchObject({ task: { status: 'open' } })
  })

  test('[I5] sent many times at once, from two processes, it is done once and all get the same answer', async () => {
    const there = await openStore(now.place)
    const elsewhere = { ...now.context, store: await there.in(now.workspace) }
    await performing(now.context)('createRoom', { room: 'build', roles: ['builder'] })
    for (const [operation, input] of [
      ['addTask', { title: 'Milk' }],
      ['postMessage', { room: 'build', content: 'Build it' }],
      ['takeTurn', { message: 'add bread' }],
      ['startInitiative', { title: 'Ship it' }],
    ] as const) {
      const before = (await now.context.store.eventsAfter(null, 100)).length
      const contexts = [now.context, elsewhere, now.context, elsewhere, now.context, elsewhere]
      const outcomes = await Promise.all(contexts.map((context) => run(context, operation, input, operation)))
      expect(new Set(outcomes.map((outcome) => JSON.stringify(answerOf(outcome)))).size).toBe(1)
      const made = (await now.context.store.eventsAfter(null, 100)).length - before
      expect([operation, made]).toEqual([operation, operation === 'startInitiative' ? 0 : 1])
    }
    expect(await now.context.store.records({ kind: 'initiative', limit: 10 })).toHaveLength(1)
    await there.close()
  })

  test('[I6] a key counts for a day, and may be used again afterwards', async () => {
    let time = Date.UTC(2026, 0, 1)
    const later = { ...now.context, now: () => time }
    const add = () => run(later, 'addTask', { title: 'Milk' }, 'k')
    const first = answerOf(await add())
    time += DAY - 1
    expect(answerOf(await add())).toEqual(first)
    time += 2
    expect(answerOf(await add())).toMatchObject({ task: { number: 2 } })
    expect(answerOf(await add())).toMatchObject({ task: { number: 2 } })
  })

  test('[I6] what is older than a day is thrown away by those who come later, a bounded part at a time', async () => {
    let time = Date.UTC(2026, 0, 1)
    const later = { ...now.context, now: () => time }
    const old = ['a', 'b', 'c'].map(async (key) => answerOf(await run(later, 'addTask', { title: 'Old' }, key)))
    await Promise.all(old)
    const { store } = now.context
    const isThere = async () => (await Promise.all((await hashed(['a', 'b', 'c'])).map(find))).filter(Boolean).length
    const find = (key: string) => store.findReceipt('person:dana', key)
    expect(await isThere()).toBe(3)
    time += DAY + 1
    for (let count = 0; count < 300 && (await isThere()) > 0; count++)
      answerOf(await run(later, 'addTask', { title: 'New' }, `new ${count}`))
    expect(await isThere()).toBe(0)
  })

  test('an answer that is too long is not kept: sent again it is told that it was done, and not done again', async () => {
    const perform = performing(now.context)
    const { items } = await perform('startInitiative', { title: 'Ship it' })
    const description = 'x'.repeat(10_000)
    const tasks = Array.from({ length: LONGEST_ANSWER / 10_000 + 1 }, (_, index) => ({
      title: `${index}`,
      description,
    }))
    const answer = () => run(now.context, 'answerItem', { item: items[0].id, answer: { tasks } }, 'k')
    answerOf(await answer())
    const events = (await now.context.store.eventsAfter(null, 1000)).length
    expect(await answer()).toMatchObject({ refused: true, refusal: { code: 'ANSWER_NOT_KEPT' } })
    expect(await now.context.store.eventsAfter(null, 1000)).toHaveLength(events)
  })

  test('the secret of a token is given again to the same request, and cannot be read from what is stored', async () => {
    const add = () => run(now.context, 'addToken', { name: 'ci', actor: 'agent:ci' }, 'k')
    const { secret } = answerOf(await add()) as { secret: string }
    expect(answerOf(await add())).toMatchObject({ secret })
    const [key] = await hashed(['k'])
    const kept = await now.context.store.findReceipt('person:dana', key as string)
    expect(kept?.answer).toMatch(/^sealed:/)
    expect(kept?.answer).not.toContain(secret)
    expect(JSON.stringify(kept)).not.toContain('"k"')
  })

  test('[D27] a claim without a session that is sent again gets its own task, not the next one', async () => {
    const perform = performing(now.context)
    await perform('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
    for (const content of ['one', 'two']) await perform('postMessage', { room: 'build', content })
    const wait = async (key: string) =>
      answerOf(await run(now.context, 'waitForTask', { room: 'build', role: 'builder', timeoutSeconds: 0 }, key)) as {
        task: { number: number }
        session: string
        resumed: boolean
      }
    const first = await wait('k')
    expect(await wait('k')).toMatchObject({ task: { number: 1 }, session: first.session, resumed: true })
    expect(await wait('another')).toMatchObject({ task: { number: 2 }, resumed: false })
  })

  test('[D35] whoever died before the initiatives followed a new worker has them follow when sent again', async () => {
    const perform = performing(now.context)
    const { items } = await perform('startInitiative', { title: 'Ship it' })
    await perform('answerItem', { item: items[0].id, answer: { tasks: [{ title: 'One' }] } })
    const dying = {
      ...now.context.store,
      changeInitiative: () => {
        throw new Error('it dies here')
      },
    } as Context['store']
    const input = { worker: 'ada', skills: [] }
    await expect(run({ ...now.context, store: dying }, 'addWorker', input, 'k')).rejects.toThrow('it dies here')
    expect(await now.context.store.workerTasks('ada')).toEqual([])
    expect(answerOf(await run(now.context, 'addWorker', input, 'k'))).toMatchObject({
      worker: { id: 'ada', version: 1 },
    })
    expect(await now.context.store.workerTasks('ada')).toHaveLength(1)
  })
})

test('[I3] on PostgreSQL a key costs no statement more: the receipt goes with the change', async () => {
  const opened = await openStore({ postgresUrl: await freshPostgres() })
  const context = contextOf(await opened.in())
  const perform = performing(context)
  const asked: string[] = []
  const { query } = pg.Client.prototype
  const counting = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  counting.query = function (this: pg.Client, ...given) {
    const [first] = given as [string | { text: string }]
    asked.push(typeof first === 'string' ? first : first.text)
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  }
  const statements = async (key: OperationKey, input: object, idempotencyKey?: string) => {
    asked.length = 0
    answerOf(await run(context, key, input, idempotencyKey))
    return asked.filter((text) => !text.startsWith('notify')).length
  }
  try {
    for (const title of ['one', 'two']) await perform('addTask', { title })
    const { conversation_id } = await perform('takeTurn', { message: 'hello' })
    for (const [key, first, second] of [
      ['addTask', { title: 'three' }, { title: 'four' }],
      ['startTask', { task: '1' }, { task: '2' }],
      ['takeTurn', { message: 'hello', conversation_id }, { message: 'hello', conversation_id }],
    ] as const)
      expect([key, await statements(key, first, key)]).toEqual([key, await statements(key, second)])
  } finally {
    counting.query = query as (...given: unknown[]) => unknown
    await opened.close()
  }
})

async function hashed(keys: readonly string[]): Promise<string[]> {
  const { createHash } = await import('node:crypto')
  return keys.map((key) => createHash('sha256').update(key).digest('base64url'))
}
