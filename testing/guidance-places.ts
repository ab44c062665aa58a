// Tasks put where they can stand, each in a room or an initiative of its own, by the operations people and agents use.

import type { Context } from '../packages/operations/src/index.ts'
import { asked } from './operation-context.ts'
import { SECRET } from './session-secret.ts'

export interface Standing {
  readonly task: string
  /** Who holds it, or held it last. */
  readonly holder: string
  /** Holds nothing. */
  readonly other: string
  /** Holds another task of the room in the same role. */
  readonly busy: string
  /** A task it could be attached to. */
  readonly parent: string
}

let count = 0

/** A room with a second task, held by `busy`, in which there is place for many. */
async function newRoom(context: Context, parallel = 9) {
  const id = ++count
  const room = `room-${id}`
  const ask = asked(context)
  await ask.done('createRoom', { room, roles: ['builder', 'reviewer'], parallel, retrySeconds: 0 })
  const [holder, other, busy] = ['h', 'o', 'b'].map((letter) => `${letter}${id}-s${SECRET}`) as [string, string, string]
  const post = async (content: string) => String((await ask.done('postMessage', { room, content })).task?.number ?? '')
  const add = async (content: string) => String((await ask.done('addBacklogTask', { room, content })).task.number)
  const wait = async (session: string) =>
    String((await ask.done('waitForTask', { room, role: 'builder', session, timeoutSeconds: 0 })).task.number)
  const parent = await post('something else')
  await wait(busy)
  return { ask, room, post, add, wait, standing: { holder, other, busy, parent } }
}

type Room = Awaited<ReturnType<typeof newRoom>>

async function inWork({ ask, wait, standing }: Room): Promise<string> {
  const task = await wait(standing.holder)
  await ask.done('startWork', { task, session: standing.holder })
  return task
}

async function finished(room: Room): Promise<string> {
  const task = await inWork(room)
  await room.ask.done('completeWork', { task, session: room.standing.holder, result: 'done' })
  return task
}

const inRoom = (build: (room: Room) => Promise<string>, parallel?: number) => async (context: Context) => {
  const room = await newRoom(context, parallel)
  return { ...room.standing, task: await build(room) }
}

const posted = async (room: Room, then: (room: Room) => Promise<string>) => {
  await room.post('the work')
  return then(room)
}

const attached = async (room: Room) => {
  const task = await room.add('an item')
  await room.ask.done('attachToMessage', { task, to: room.standing.parent })
  return task
}

export const ROOM_PLACES: Readonly<Record<string, (context: Context) => Promise<Standing>>> = {
  pending: inRoom((room) => room.post('the work')),
  'pending, behind another': inRoom(async (room) => {
    await room.post('the first')
    return room.post('the work')
  }),
  acknowledged: inRoom((room) => posted(room, ({ wait, standing }) => wait(standing.holder))),
  in_progress: inRoom((room) => posted(room, inWork)),
  completed: inRoom((room) => posted(room, finished)),
  'completed, from the backlog': inRoom(async (room) => {
    const task = await room.add('an item')
    await room.ask.done('moveToQueue', { task })
    return finished(room)
  }),
  closed: inRoom(async (room) => {
    const task = await room.post('the work')
    await room.ask.done('cancelTask', { task })
    return task
  }),
  'closed, from the backlog': inRoom(async (room) => {
    const task = await room.add('an item')
    await room.ask.done('closeBacklogTask', { task })
    return task
  }),
  backlog: inRoom((room) => room.add('an item')),
  'backlog of a busy room': inRoom((room) => room.add('an item'), 1),
  backlog_acknowledged: inRoom(async (room) => {
    const parent = await room.post('the work')
    const task = await room.add('an item')
    await room.ask.done('attachToMessage', { task, to: parent })
    return task
  }),
  pending_user_review: inRoom(attached),
  'pending_user_review, set aside': inRoom((room) =>
    posted(room, async (now) => {
      for (const _ of [1, 2, 3]) {
        const task = await inWork(now)
        await now.ask.done('releaseWork', { task, session: now.standing.holder, reason: 'no key', failed: true })
        if (_ === 3) return task
      }
      return ''
    }),
  ),
  'pending_user_review, asked': inRoom((room) =>
    posted(room, async (now) => {
      const task = await inWork(now)
      await now.ask.done('blockWork', { task, session: now.standing.holder, ask: 'Which key?' })
      return task
    }),
  ),
  queued: inRoom(async (room) => {
    const task = await room.add('an item')
    await room.ask.done('moveToQueue', { task })
    return task
  }, 1),
}

/** An initiative of one task for one worker, and a policy that it is judged by. */
async function newInitiative(context: Context, titles: readonly string[]) {
  const id = ++count
  const ask = asked(context)
  const [holder, other] = [`ada${id}`, `bob${id}`] as const
  await ask.done('addWorker', { worker: holder, skills: [`skill${id}`] })
  await ask.done('addWorker', { worker: other, skills: [] })
  const { items } = await ask.done('startInitiative', { title: `Initiative ${id}` })
  const tasks = titles.map((title) => ({ title, skills: [`skill${id}`] }))
  const made = await ask.done('answerItem', { item: items[0]?.id as string, answer: { tasks } })
  const numbers = made.tasks.map(({ number }) => String(number))
  const answer = async (task: string, given: object) => {
    const { items: open } = await ask.done('inbox', { limit: 500 })
    const item = open.find(({ body, type }) => String(body.task_number) === task && type !== 'InternalError')
    await ask.done('answerItem', { item: item?.id as string, answer: given as Record<string, unknown> })
  }
  return { ask, answer, numbers, standing: { holder, other, busy: other, parent: '' } }
}

type Initiative = Awaited<ReturnType<typeof newInitiative>>

const governed =
  (build: (initiative: Initiative, task: string) => Promise<unknown>, which = 0) =>
  async (context: Context): Promise<Standing> => {
    const initiative = await newInitiative(context, ['one', 'two'])
    const task = initiative.numbers[which] as string
    await build(initiative, task)
    return { ...initiative.standing, task }
  }
const begun = ({ ask, standing }: Initiative, task: string) => ask.done('startWork', { task, session: standing.holder })
const blocked = async (initiative: Initiative, task: string) => {
  await begun(initiative, task)
  const { holder: session } = initiative.standing
  await initiative.ask.done('blockWork', { task, session, owner: 'dana', action: 'get a key' })
}
const judged = (verdict: string) => async (initiative: Initiative, task: string) => {
  await begun(initiative, task)
  await initiative.ask.done('completeWork', { task, session: initiative.standing.holder, result: 'a result' })
  if (verdict !== '') await initiative.answer(task, { cases: [{ policy_id: 'safe', verdict, reasoning: 'seen' }] })
}

export const GOVERNED_PLACES: Readonly<Record<string, (context: Context) => Promise<Standing>>> = {
  pending: governed(async () => {}),
  'pending, not assigned': governed(async () => {}, 1),
  in_progress: governed(begun),
  blocked: governed(blocked),
  'blocked, in research': governed(async (initiative, task) => {
    await blocked(initiative, task)
    await initiative.answer(task, { action: 'research', question: 'why?' })
  }),
  completed: governed(judged('')),
  approved: governed(judged('Satisfied')),
  rejected: governed(judged('Violated')),
  canceled: governed(async (initiative, task) => {
    await blocked(initiative, task)
    await initiative.answer(task, { action: 'cancel', reason: 'no use' })
  }),
}

const todo =
  (...verbs: readonly ('startTask' | 'completeTask' | 'deleteTask')[]) =>
  async (context: Context) => {
    const ask = asked(context)
    const task = String((await ask.done('addTask', { title: 'a to-do' })).task.number)
    for (const verb of verbs) await ask.done(verb, { task })
    return { task, holder: '', other: '', busy: '', parent: '' }
  }

export const TODO_PLACES: Readonly<Record<string, (context: Context) => Promise<Standing>>> = {
  open: todo(),
  in_progress: todo('startTask'),
  done: todo('completeTask'),
  'deleted while open': todo('deleteTask'),
  'deleted while in progress': todo('startTask', 'deleteTask'),
  'deleted while done': todo('completeTask', 'deleteTask'),
}
