// What a round of an agent costs on PostgreSQL, counted in statements: speed depends on it, and nobody sees one more.

import { decide, type GovernedTask, governed, type Task } from '@pawl/kernel'
import { handlers } from '@pawl/operations'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { freshPostgres } from '../../../testing/databases.ts'
import { EVERYONE } from '../../../testing/everyone.ts'
import { asked, contextOf } from '../../../testing/operation-context.ts'
import { times } from '../../../testing/to-dos.ts'
import { openStore } from './index.ts'

/** Rooms and budgets are read again after a while, whatever is done. A hint of what was written before may still arrive,
 * and is looked into. */
const isWork = (name: string) =>
  !['room', 'paused_tasks'].includes(name) && !name.startsWith('count_pending') && !name.startsWith('select kind')

const opened = async () => {
  const store = await openStore({ postgresUrl: await freshPostgres() })
  onTestFinished(() => store.close())
  return store.in()
}

test('agents that come at once are registered by one statement, and are known from then on', async () => {
  const store = await opened()
  const session = (index: number) => ({ name: `s${index}`, secretHash: `hash ${index}`, createdAt: 1 })
  const statements = countStatements()
  await Promise.all(times(8, (index) => store.registerSession(session(index))))
  expect(statements.names()).toEqual(['register_agent_sessions'])
  for (const index of [0, 7]) expect(await store.registerSession(session(index))).toEqual(session(index))
  for (const index of [0, 7]) expect(await store.findSession(`s${index}`)).toEqual(session(index))
  expect(statements.names()).toEqual(['register_agent_sessions'])
})

test('claim, start and complete are three statements, whoever’s session it is', async () => {
  const ask = asked(contextOf(await opened()))
  await ask.done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
  for (const content of ['one', 'two', 'three']) await ask.done('postMessage', { room: 'build', content })
  const cycle = async () => {
    const { task, session, epoch } = await ask.done('waitForTask', {
      room: 'build',
      role: 'builder',
      session: 's1',
      timeoutSeconds: 0,
    })
    const held = { task: String(task.number), session, epoch }
    await ask.done('startWork', held)
    await ask.done('completeWork', held)
  }
  await cycle()
  const statements = countStatements()
  await cycle()
  expect(statements.names().filter(isWork)).toEqual([
    'claim_first_nothing_moves',
    'update_moves',
    'update_moves_unless_waiting',
  ])
})

test('a message is two round trips, and whoever waited for it has it by one statement more', async () => {
  const ask = asked(contextOf(await opened()))
  await ask.done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
  const claim = { room: 'build', role: 'builder', session: 's1', timeoutSeconds: 0 }
  expect((await ask.refused('waitForTask', claim)).code).toBe('NOTHING_TO_DO')
  const statements = countStatements()
  await ask.done('postMessage', { room: 'build', content: 'one' })
  await ask.done('waitForTask', claim)
  const trips = statements.roundTrips().filter(isWork)
  expect(trips).toEqual([expect.stringMatching(/^begin/), 'insert_writes', 'claim_first_nothing_moves'])
})

test('[WA5] whoever waits has a message in the commit that stores it: two round trips in all', async () => {
  const ask = asked(contextOf(await opened()))
  await ask.done('createRoom', { room: 'build', roles: ['builder'], parallel: 5 })
  const waiting = ask.done('waitForTask', { room: 'build', role: 'builder', session: 's1', timeoutSeconds: 60 })
  const statements = countStatements()
  // They ask for what rests when they find nothing, and once more when they sleep.
  const looks = () => statements.names().filter((name) => name === 'paused_tasks').length
  await vi.waitFor(() => expect(looks()).toBe(2))
  const before = statements.roundTrips().length
  await ask.done('postMessage', { room: 'build', content: 'one' })
  const { task } = await waiting
  expect(task).toMatchObject({ status: 'acknowledged', number: 1, version: 2 })
  const trips = statements.roundTrips().slice(before).filter(isWork)
  expect(trips).toEqual([expect.stringMatching(/^begin/), 'insert_writes'])
})

test('governed work is begun and handed in by four round trips each: the task, the lock, what is decided on, and all that is stored', async () => {
  const context = contextOf(await opened())
  // A System1 has no secret.
  const held = await assignedTask(asked(context))
  const steps = [
    () => handlers.startWork(context, held),
    () => handlers.completeWork(context, { ...held, result: 'a page' }),
  ]
  for (const step of steps) {
    const statements = countStatements()
    expect((await step()).refused).toBe(false)
    const trips = statements.roundTrips().filter(isWork)
    expect(trips).toEqual(['tasks_by_number', 'begin', 'see_initiative', expect.stringMatching(/^update_all_/)])
  }
})

test('[R2] a change of an initiative whose task has moved since is decided again, and stored once', async () => {
  const store = await opened()
  const { task: number } = await assignedTask(asked(contextOf(store)))
  const task = (await store.findTask({ number: Number(number) })) as Task
  const seen: number[] = []
  const outcome = await store.changeInitiative(String(task.fields.initiative_id), { tasks: [task.id] }, (view) => {
    const now = view.tasks.get(task.id) as GovernedTask
    seen.push(now.version)
    // Decided the first time on a version that is not there.
    const given = seen.length === 1 ? { ...now, version: now.version + 1 } : now
    const decided = decide(governed, given, { as: EVERYONE, to: 'canceled', by: 'person:dana', at: 9 })
    if (decided.refused) throw new Error(decided.error.code)
    return { refused: false, writes: [{ update: { task: decided.task, event: decided.event } }], records: [] }
  })
  expect(outcome?.refused).toBe(false)
  expect(seen).toEqual([task.version, task.version])
  expect(await store.findTask({ id: task.id })).toMatchObject({ status: 'canceled', version: task.version + 1 })
})

async function assignedTask(ask: ReturnType<typeof asked>) {
  await ask.done('addWorker', { worker: 'ada', skills: [] })
  const { items } = await ask.done('startInitiative', { title: 'Ship it' })
  await ask.done('answerItem', { item: items[0]?.id ?? '', answer: { tasks: [{ title: 'Code' }, { title: 'Test' }] } })
  const { task, session } = await ask.done('waitForTask', { worker: 'ada', timeoutSeconds: 0 })
  return { task: String(task.number), session: session.split(':')[0] ?? '' }
}
