// What has to be there before something is written: to-dos, rooms with work, questions, people. Each is made under names of
// its own, and hands back what a request about it says.

import type { OperationKey } from '../packages/contract/src/index.ts'
import { SECRET } from './session-secret.ts'

export type Input = Record<string, unknown>
/** Runs an operation and hands back its answer. */
export interface Perform {
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation, looked into by name
  (key: OperationKey, input: Input): Promise<any>
  /** Someone who has joined, by name; nobody joins by an operation. */
  readonly member?: () => Promise<string>
  /** What was sent to an address of email; nobody is told it by an operation. */
  readonly code?: (address: string) => Promise<string>
}

export const todo = async (perform: Perform, ...moves: OperationKey[]) => {
  const { task } = await perform('addTask', { title: 'Milk' })
  for (const move of moves) await perform(move, { task: String(task.number) })
  return { task: String(task.number) }
}

export const room = async (perform: Perform, name: string, parallel = 5) => {
  // What has failed rests for longer than the tests take: what happens by itself meanwhile would be counted.
  await perform('createRoom', { room: name, roles: ['builder', 'reviewer'], parallel, retrySeconds: 3_600 })
  return name
}
export const scheduled = async (perform: Perform, name: string) => ({
  room: await room(perform, name),
  content: 'Triage',
  every: 'every weekday at 9',
})
export const posted = async (perform: Perform, name: string, parallel?: number) => {
  await room(perform, name, parallel)
  return (await perform('postMessage', { room: name, content: 'Build it' })).task
}
export const claimed = async (perform: Perform, name: string, parallel?: number) => {
  await posted(perform, name, parallel)
  const { task } = await perform('waitForTask', {
    room: name,
    role: 'builder',
    session: `s1${SECRET}`,
    timeoutSeconds: 0,
  })
  return { task: String(task.number), session: `s1${SECRET}` }
}
export const started = async (perform: Perform, name: string, parallel?: number) => {
  const held = await claimed(perform, name, parallel)
  await perform('startWork', held)
  return held
}
/** In a room that is busy with something else two messages wait; the first of them. */
export const queuedIn = async (perform: Perform, name: string) => {
  await posted(perform, name, 1)
  const { message } = await perform('postMessage', { room: name, content: 'Then paint it' })
  await perform('postMessage', { room: name, content: 'Then sell it' })
  return { room: name, message: String(message) }
}
export const planned = async (perform: Perform, name: string) => {
  await room(perform, name)
  const { task } = await perform('addBacklogTask', { room: name, content: 'Later' })
  return { task: String(task.number) }
}
/** A backlog item that waits for a person. */
export const underReview = async (perform: Perform, name: string) => {
  const item = await planned(perform, name)
  await perform('postMessage', { room: name, content: 'Build it', attach: [item.task] })
  await perform('waitForTask', { room: name, role: 'builder', session: `s1${SECRET}`, timeoutSeconds: 0 })
  return item
}

export const channel = async (perform: Perform, name: string) => {
  const { channel } = await perform('addChannel', { kind: 'webhook', address: `https://example.com/${name}` })
  return { channel: channel.id }
}

/** An address of email that is not confirmed yet. */
export const unconfirmed = async (perform: Perform, name: string) => {
  const { channel } = await perform('addChannel', { kind: 'email', address: `${name}@example.com` })
  return { address: String(channel.address) }
}
export const codeSent = async (perform: Perform, name: string) => {
  const { address } = await unconfirmed(perform, name)
  return { address, code: await (perform.code as (address: string) => Promise<string>)(address) }
}

export const hook = async (perform: Perform) => {
  const { hook } = await perform('addHook', { on: 'todo -> done', to: 'https://example.com/hook' })
  return { hook: hook.id }
}
export const pausedHook = async (perform: Perform) => {
  const given = await hook(perform)
  await perform('pauseHook', given)
  return given
}

export const member = async (perform: Perform) => ({ member: await (perform.member as () => Promise<string>)() })

/** Someone to share with: whoever has a token is here. */
export const someone = async (perform: Perform, name: string) => {
  await perform('addToken', { name: `of-${name}`, actor: 'person:noa', may: 'write' })
  return { with: 'noa' }
}

/** Someone a question can be handed to. */
export const answerer = async (perform: Perform, name: string) => {
  await perform('addToken', { name: `answers-${name}`, actor: 'person:avi', may: 'admin' })
  return { person: 'avi' }
}

export const question = async (perform: Perform) => {
  const { initiative, items } = await perform('startInitiative', { title: 'Ship it' })
  return { initiative: initiative.id as string, item: items[0].id as string }
}
export const assigned = async (perform: Perform, name: string) => {
  await perform('addWorker', { worker: name, skills: [name] })
  const { initiative, item } = await question(perform)
  const { tasks } = await perform('answerItem', {
    item,
    answer: {
      tasks: [
        { title: 'One', skills: [name] },
        { title: 'Two', skills: [name] },
      ],
    },
  })
  return { initiative, task: String(tasks[0].number), session: name }
}
export const begun = async (perform: Perform, name: string) => {
  const { task, session } = await assigned(perform, name)
  await perform('startWork', { task, session })
  return { task, session }
}

export const recurring = async (perform: Perform) => {
  const { task } = await perform('addTask', {
    title: 'Water plants',
    recurrence: 'FREQ=WEEKLY',
    deadline: '2026-11-20',
  })
  return { task: String(task.number) }
}
