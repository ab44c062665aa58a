// Something of everything in a store, so that many requests are about what is there; and in whose names they are sent.

import { type OperationKey, operations } from '../../packages/contract/src/index.ts'
import type { World } from './schema-values.ts'
import type { Send } from './send-request.ts'

export interface FuzzScene {
  readonly world: World
  /** By the number of the principal of a request; undefined is the person of the machine. */
  readonly secrets: readonly (string | undefined)[]
}

const OWN = 's1:a-secret-of-its-own'

export async function setFuzzScene(ask: Send): Promise<FuzzScene> {
  for (const title of ['Buy milk', 'Call mom', 'לקנות חלב']) await done(ask, 'addTask', { title })
  for (const room of ['mill', 'vault']) {
    await done(ask, 'createRoom', { room, roles: ['builder', 'tester'], parallel: 3 })
    await done(ask, 'postMessage', { room, content: 'Work' })
    await done(ask, 'addBacklogTask', { room, content: 'Later' })
  }
  await done(ask, 'addWorker', { worker: 'ada', skills: ['words'] })
  await done(ask, 'addPolicy', { policy: 'brief', text: 'Be brief' })
  const { initiative, items } = await done(ask, 'startInitiative', { title: 'Grow' })
  const { conversation_id } = await done(ask, 'takeTurn', { message: 'add eggs' })
  const tokens = {
    owner: { actor: 'person:olga', role: 'owner' },
    member: { actor: 'person:mia', role: 'member' },
    agent: { actor: 'agent:builder', role: 'agent' },
    miller: { actor: 'agent:tester', role: 'agent', rooms: ['mill'] },
    judge: { actor: 'agent:judge', role: 'agent', systems: ['system3'] },
    auditor: { actor: 'person:udo', role: 'auditor' },
    spare: { actor: 'person:sam', role: 'member' },
  }
  const made: string[] = []
  for (const [name, token] of Object.entries(tokens))
    made.push((await done(ask, 'addToken', { name, ...token })).secret)
  // The one person of the machine more often than the others, so that much is done.
  const secrets = [undefined, ...made, undefined, undefined, 'pawl_wrong']
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1))
  const world: World = {
    task: [...numbers, ...numbers, '999', 'nothing'],
    to: ['done', 'open', '1', '4', 'builder', 'tester', 'in_progress'],
    attach: ['5', '6', '4'],
    room: ['mill', 'mill', 'vault', 'nowhere', 'new-room'],
    role: ['builder', 'tester', 'nobody'],
    roles: ['builder', 'tester'],
    entry: ['builder', 'tester'],
    session: [OWN, OWN, OWN, OWN, 's1', 's2:another-secret-17', 'ada'],
    worker: ['ada', 'ben', 'nobody'],
    policy: ['brief', 'clear', 'nothing'],
    initiative: [initiative?.id ?? 'n1', 'nothing'],
    item: [items?.[0]?.id ?? 'i1', 'nothing'],
    conversation: [conversation_id, 'nothing'],
    conversation_id: [conversation_id, 'nothing'],
    name: ['spare', 'new-token', 'other', 'todo', 'room'],
    actor: ['person:dana', 'agent:builder', 'agent:builder/s1', 'system3'],
    rooms: ['mill', 'vault'],
    change: ['1@1', '2@1', '9@9'],
    expiresIn: ['1d', '30m'],
    deadline: ['2026-12-01', '2026-12-01T09:00:00Z'],
    dueBefore: ['2026-12-01'],
    dueAfter: ['2026-01-01'],
    since: ['2026-01-01'],
    timeZone: ['Asia/Jerusalem', 'UTC'],
    now: ['2026-11-17T12:00:00Z'],
    for: ['system3', 'system4', 'system5', 'user'],
    cursor: ['1', 'nothing'],
    message: ['add milk', 'show my tasks', 'done with 1', 'delete it', 'כן', 'what?', 'undo'],
    days: [1, 7],
    limit: [1, 50],
    retryAfterSeconds: [0, 1],
  }
  return { world, secrets }
}

async function done(ask: Send, key: OperationKey, input: Record<string, unknown>) {
  const { method, path } = operations[key].http
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await ask({ method, path: filled, headers, body: JSON.stringify(rest) })
  if (status !== 200) throw new Error(`${key}: ${text}`)
  return JSON.parse(text)
}
