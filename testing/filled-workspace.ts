// A workspace with something of everything in it. Two of them have the same ids and names throughout; what was written in
// one says its name, and the time depends on it. `fillFurther` adds what would come first, last or in between.

import { defaultSettings, succeed } from '../packages/contract/src/index.ts'
import {
  createTask,
  decide,
  decideEdit,
  governed,
  lifecycleOf,
  room as roomTable,
  type Task,
  todo,
} from '../packages/kernel/src/index.ts'
import type {
  Joining,
  JoiningView,
  MadeRoom,
  NewAddressCode,
  NewDelivery,
  Receipt,
  SecurityEvent,
  StoredCalendar,
  StoredChannel,
  StoredConversation,
  StoredInvitation,
  StoredMessage,
  StoredRecord,
  StoredRoomMessage,
  WorkspaceStore,
  Write,
} from '../packages/operations/src/index.ts'
import { EVERYONE } from './everyone.ts'
import { storedToken } from './stored-token.ts'

/** Workspaces whose names are of different lengths have different times. */
const at = (name: string) => 100 * name.length

export const conversationOf = (name: string): StoredConversation => ({
  id: 'talk',
  owner: 'person:dana',
  mode: `mode of ${name}`,
  createdAt: at(name),
  updatedAt: at(name),
})

export const calendarIn = (name: string, person: string): StoredCalendar => ({
  person,
  secretHash: `calendar of ${person} in ${name}`,
  createdAt: at(name),
  lastUsedAt: null,
})

export const saidBy = (name: string, position: number): StoredMessage => ({
  position,
  role: 'user',
  content: `said in ${name}`,
  at: at(name),
  messageId: `m${position}`,
  turn: null,
  moment: null,
})

export const answeredIn = (name: string, position: number): StoredMessage => ({
  position,
  role: 'assistant',
  content: `answered in ${name}`,
  at: at(name),
  messageId: null,
  turn: { executed: [{ intent: 'add_task', task: 'todo-1' }] },
  moment: null,
})

export const saidInRoom = (name: string, position: number, queuePosition: number | null): StoredRoomMessage => ({
  position,
  sender: `person:${name}`,
  content: `said in ${name}`,
  at: at(name),
  attached: [],
  queuePosition,
  taskId: null,
  priority: 0,
  fields: {},
  cancelledAt: null,
})

export const roomIn = (name: string, id: string): MadeRoom => ({
  id,
  createdBy: `person:${name}`,
  createdAt: at(name),
  settings: { ...defaultSettings(), roles: ['builder'], entryRole: 'builder', parallel: 9, leaseSeconds: 60 },
})

export const recordIn = (name: string, given: Partial<StoredRecord>): StoredRecord => ({
  kind: 'policy',
  id: 'safe',
  version: 1,
  subject: 'g-1',
  state: 'open',
  body: { text: `of ${name}`, task_id: 'g-1', initiative_id: 'ship' },
  actor: `person:${name}`,
  at: at(name),
  ...given,
})

export const securityEventIn = (name: string): SecurityEvent => ({
  at: at(name),
  kind: 'signed_in',
  who: `person:${name}`,
  actor: `person:${name}`,
  about: null,
  times: 1,
  details: {},
})

export const receiptIn = <Stored>(name: string, key: string): Receipt<Stored> => ({
  principal: 'person:dana',
  key,
  fingerprint: 'asked',
  at: at(name),
  answerTo: () => `answered in ${name}`,
})

export const todoIn = (name: string, id: string) => (number: number) =>
  createTask(todo, { id, number, by: `person:${name}`, at: at(name), fields: { title: `todo of ${name}` } })
export const roomTaskIn =
  (name: string, id: string, status: 'pending' | 'queued', queuePosition?: number) => (number: number) =>
    createTask(roomTable, {
      id,
      number,
      by: `person:${name}`,
      at: at(name),
      status,
      fields: {
        chatroomId: 'build',
        content: `work of ${name}`,
        origin: 'chat',
        role: 'builder',
        queuePosition: queuePosition ?? number,
      },
    })

export const governedTaskIn = (name: string, id: string) => (number: number) =>
  createTask(governed, {
    id,
    number,
    by: `person:${name}`,
    at: at(name),
    fields: { title: `governed of ${name}`, initiative_id: 'ship' },
  })

export function movedIn(name: string, task: Task, to: string, fields = {}): Write & { readonly refused: false } {
  const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to, by: `person:${name}`, at: at(name), fields })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}

export function editedIn(name: string, task: Task, fields: object): Write & { readonly refused: false } {
  const edit = { as: EVERYONE, by: `person:${name}`, at: at(name), fields }
  const decision = decideEdit(lifecycleOf(task), task, edit as Parameters<typeof decideEdit>[2])
  if (decision.refused || 'unchanged' in decision) throw new Error('nothing was edited')
  return decision
}

export const invitationIn = (name: string, id: string): StoredInvitation => ({
  id,
  role: 'member',
  person: null,
  byOperator: false,
  secretHash: `invitation ${id} of ${name}`,
  state: 'open',
  createdBy: `person:${name}`,
  createdAt: at(name),
  expiresAt: at(name),
  acceptedBy: null,
  endedAt: null,
})

export const joiningIn = (name: string, { invitation, account }: JoiningView): Joining => ({
  invitation: { ...invitation, state: 'accepted', acceptedBy: `person:${name}`, endedAt: at(name) },
  account: account ?? {
    person: `person:${name}`,
    key: name,
    passwordHash: `hash of ${name}`,
    createdAt: at(name),
    passwordAt: at(name),
    ownsLocal: false,
  },
  member: {
    person: `person:${name}`,
    role: 'owner',
    state: 'active',
    joinedAt: at(name),
    changedAt: at(name),
    changedBy: `person:${name}`,
  },
})

export const channelIn = (name: string, id: string): StoredChannel => ({
  id,
  person: 'person:dana',
  ownsLocal: true,
  kind: 'email',
  address: `${name.length}@example.com`,
  language: 'en',
  timeZone: 'UTC',
  keys: { of: name },
  createdAt: at(name),
})

export const hookChannelIn = (name: string, id: string): StoredChannel => ({
  ...channelIn(name, id),
  kind: 'json',
  ownsLocal: false,
  hook: { position: null },
})

export const deliveryIn = (name: string, id: string): NewDelivery => ({
  id,
  channel: 'phone',
  message: { dueAt: at(name) },
  createdAt: at(name),
})

export const codeIn = (name: string, person: string, place = 1): NewAddressCode => ({
  code: {
    mailbox: 'dana@example.com',
    person,
    day: 7,
    toMailbox: place,
    byPerson: place,
    code: `${name.length}`,
    channel: 'phone',
    tries: 0,
    createdAt: at(name),
    confirmedAt: null,
  },
  delivery: { ...deliveryIn(name, `code-${place}`), message: { code: name, dueAt: at(name) } },
})

const remindingIn = (name: string, id: string) => (number: number) =>
  createTask(todo, {
    id,
    number,
    by: `person:${name}`,
    at: at(name),
    fields: { title: `todo of ${name}`, snoozedUntil: 2 * at(name) },
  })

export async function fillWorkspace(store: WorkspaceStore, name: string): Promise<void> {
  await store.insertTask(todoIn(name, 'todo-1'), receiptIn(name, 'k1'))
  await store.insertTask(remindingIn(name, 'todo-r'))
  await store.insertChannel(channelIn(name, 'phone'), codeIn(name, 'person:dana'))
  const limits = { beginning: 9, end: 9 }
  await store.appendLog({ taskId: 'logged', attempt: 1 }, [{ stream: 'out', text: name, at: 1 }], limits)
  await store.insertHook(recordIn(name, { kind: 'hook', id: 'hook', state: 'active' }), hookChannelIn(name, 'hook'))
  await store.addDelivery(deliveryIn(name, 'd-1'))
  await store.insertRoom(roomIn(name, 'build'))
  const insert = (id: string, status: 'pending' | 'queued') => ({ insert: roomTaskIn(name, id, status) })
  await store.changeRoom('build', [], () => ({
    refused: false,
    writes: [insert('r-1', 'pending'), insert('r-2', 'pending'), insert('r-3', 'queued'), insert('r-4', 'pending')],
    messages: [saidInRoom(name, 1, 5)],
  }))
  await store.claimNext({ room: 'build', role: 'builder', session: 's-1', parallel: 9, skills: [] }, (task) => {
    const claimed = movedIn(name, task, 'acknowledged', { assignedTo: 'builder', claimedBy: 's-1' })
    return { refused: false, writes: [{ update: claimed }] }
  })
  await store.renewLease({ taskId: 'r-1', session: `session of ${name}`, epoch: 1, renewedAt: at(name) })
  await store.registerSession({ name: 's-1', secretHash: `hash of ${name}`, createdAt: at(name) })
  await store.insertRecord(recordIn(name, { kind: 'initiative', id: 'ship', state: 'active' }))
  await store.changeInitiative('ship', {}, () => ({
    refused: false,
    writes: [{ insert: governedTaskIn(name, 'g-1') }],
    records: [
      recordIn(name, {}),
      recordIn(name, { kind: 'worker', id: 'w' }),
      recordIn(name, { kind: 'result', id: 'result' }),
      recordIn(name, { kind: 'item', id: 'item', subject: 'system3' }),
    ],
  }))
  await store.changeTask({ id: 'g-1' }, (task) => editedIn(name, task, { description: `more of ${name}` }))
  await store.changeTask({ id: 'g-1' }, (task) => movedIn(name, task, 'in_progress', { assignee: 'w' }))
  const messages = [saidBy(name, 1), answeredIn(name, 2)]
  await store.storeTurn({ conversation: conversationOf(name), begins: true, messages, writes: [] })
  await store.insertToken(storedToken({ name: 'ci', actor: `agent:${name}`, secretHash: `secret of ${name}` }))
  await store.addSecurityEvent(securityEventIn(name))
  await store.putCalendar(calendarIn(name, 'person:dana'))
  for (const id of ['used', 'open']) await store.insertInvitation(invitationIn(name, id))
  await store.join('used', name, (view) => succeed(joiningIn(name, view)))
  await store.insertSignIn({
    secretHash: `sign-in of ${name}`,
    person: `person:${name}`,
    workspace: store.workspace,
    createdAt: at(name),
    lastUsedAt: at(name),
  })
}

export async function fillFurther(store: WorkspaceStore, name: string): Promise<void> {
  await store.insertTask(todoIn(name, 'todo-0'), receiptIn(name, 'k0'))
  await store.insertTask(remindingIn(name, 'todo-s'))
  await store.insertChannel(channelIn(name, 'laptop'))
  await store.addDelivery(deliveryIn(name, 'd-0'))
  for (const to of ['in_progress', 'done']) await store.changeTask({ id: 'todo-1' }, (task) => movedIn(name, task, to))
  const insert = (id: string, status: 'pending' | 'queued', place: number) => ({
    insert: roomTaskIn(name, id, status, place),
  })
  await store.changeRoom('build', [], () => ({
    refused: false,
    writes: [insert('r-6', 'pending', -3), insert('r-7', 'pending', -2), insert('r-8', 'queued', -1)],
    messages: [saidInRoom(name, 2, -4), saidInRoom(name, 3, 99)],
  }))
  await store.claimNext({ room: 'build', role: 'builder', session: 's-2', parallel: 9, skills: [] }, (task) => {
    const claimed = movedIn(name, task, 'acknowledged', { assignedTo: 'builder', claimedBy: 's-2' })
    return { refused: false, writes: [{ update: claimed }] }
  })
  await store.changeTask({ id: 'r-1' }, (task) => movedIn(name, task, 'in_progress'))
  await store.insertRoom(roomIn(name, 'annex'))
  await store.renewLease({ taskId: 'r-2', session: `session of ${name}`, epoch: 1, renewedAt: at(name) })
  await store.registerSession({ name: 's-3', secretHash: `hash of ${name}`, createdAt: at(name) })
  await store.changeInitiative('ship', {}, () => ({
    refused: false,
    writes: [{ insert: governedTaskIn(name, 'g-0') }, { insert: governedTaskIn(name, 'g-9') }],
    records: [
      recordIn(name, { version: 2 }),
      recordIn(name, { id: 'another' }),
      recordIn(name, { kind: 'worker', id: 'v' }),
      recordIn(name, { kind: 'case', id: 'case' }),
      recordIn(name, { kind: 'item', id: 'another', subject: 'system3' }),
    ],
  }))
  const block = { owner: 'person:dana', next_action: `ask ${name}` }
  await store.changeTask({ id: 'g-1' }, (task) => movedIn(name, task, 'blocked', block))
  await store.changeTask({ id: 'g-9' }, (task) => movedIn(name, task, 'in_progress', { assignee: 'w' }))
  const messages = [
    saidBy(name, 3),
    { ...answeredIn(name, 4), turn: { executed: [{ intent: 'add_task', task: 'r-1' }] } },
  ]
  await store.storeTurn({ conversation: conversationOf(name), begins: false, messages, writes: [] })
  const another = { ...conversationOf(name), id: 'another' }
  await store.storeTurn({ conversation: another, begins: true, messages: [saidBy(name, 1)], writes: [] })
  await store.insertToken(storedToken({ name: 'another', actor: `agent:${name}`, secretHash: `other of ${name}` }))
  await store.addSecurityEvent(securityEventIn(name))
}
