// Two workspaces in one database, with the same ids and names throughout: whatever is asked or done in one shows nothing of
// the other and changes nothing there. The compiler asks for a call of each method of the port, of a snapshot and of an
// intake. Every statement they send is looked at too: each table in it must have its own condition on the workspace.

import { DatabaseSync } from 'node:sqlite'
import { succeed } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { Intake, Snapshot, TaskScope, WorkspaceStore } from '@pawl/operations'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { databases, type Place } from '../../../testing/databases.ts'
import {
  answeredIn,
  calendarIn,
  channelIn,
  codeIn,
  conversationOf,
  deliveryIn,
  editedIn,
  fillFurther,
  fillWorkspace,
  governedTaskIn,
  hookChannelIn,
  invitationIn,
  joiningIn,
  movedIn,
  receiptIn,
  recordIn,
  roomIn,
  roomTaskIn,
  saidBy,
  saidInRoom,
  securityEventIn,
  todoIn,
} from '../../../testing/filled-workspace.ts'
import { all } from '../../../testing/operation-context.ts'
import { storedToken } from '../../../testing/stored-token.ts'
import { openStore } from './index.ts'
import { readMigrations } from './migration-files.ts'

const OWN = 'alpha'
const OTHER = 'omega beside it'
const LATE = 9_000_000_000_000
const SCOPES: readonly TaskScope[] = [
  { lifecycle: 'todo' },
  { lifecycle: 'room', room: 'build' },
  { lifecycle: 'governed', initiative: 'ship' },
]
const LOG = { taskId: 'logged', attempt: 1 }
const claim = { room: 'build', role: 'builder', session: 's-2', parallel: 9, skills: [] }

/** By the port they are about every workspace there is, or about people whichever they are in. */
type OfTheWholeStore =
  | 'listWorkspaces'
  | 'insertWorkspace'
  | 'hasAccounts'
  | 'listPeople'
  | 'findAccount'
  | 'setPassword'
  | 'findIdentity'
  | 'linkIdentity'
  | 'membershipsOf'
  | 'findInvitation'
  | 'insertSignIn'
  | 'findSignIn'
  | 'noteSignInUse'
  | 'enterWorkspace'
  | 'endSignIn'
  | 'endSignIns'
  | 'forgetSignIns'
  | 'findToken'
  | 'nextReminders'
  | 'deliveryFigures'
  | 'hooksToFeed'
  | 'releaseHooks'
  | 'findKeptKey'
  | 'keepKey'
  | 'findCalendar'
type Asking = Exclude<
  keyof WorkspaceStore,
  OfTheWholeStore | 'onEvents' | 'onRecords' | 'onLog' | 'oneAtATime' | 'standClaim' | 'workspace'
>
type Calls<Port, Methods extends keyof Port = keyof Port> = {
  readonly [Method in Methods]: (port: Port) => Promise<unknown>
}

/** In this order. Those that read find something that is there under the same name in both workspaces. */
const READS = {
  findTask: async (store) => [await store.findTask({ id: 'todo-1' }), await store.findTask({ number: 1 })],
  findTasks: (store) => store.findTasks(['todo-1', 'r-1', 'g-1']),
  searchTasks: (store) =>
    store.searchTasks({ sought: [{ word: 'todo', forms: ['todo'] }], misspelled: false, limit: 9 }),
  listTasks: (store) =>
    store.listTasks({ lifecycle: 'todo', statuses: ['open'], text: 'todo', sort: 'number', limit: 9 }),
  tasksWaiting: async (store) => (await store.tasksWaiting({ after: 0, limit: 9 })).tasks,
  countTasks: (store) => store.countTasks('todo'),
  countFiled: (store) => store.countFiled(),
  taskEvents: (store) => store.taskEvents('todo-1'),
  actorEvents: (store) => store.actorEvents(`person:${OWN}`, 99),
  batchEvents: (store) => store.batchEvents('batch'),
  eventsAfter: (store) => store.eventsAfter(null, 99),
  lastPosition: async (store) => {
    const last = (await store.eventsAfter(null, 99)).at(-1)?.position
    return [(await store.lastPosition()) === last, (await store.lastPosition(LATE)) === last]
  },
  findTokenByHash: async (store) => [
    await store.findTokenByHash(`secret of ${OWN}`),
    await store.findTokenByHash(`secret of ${OTHER}`),
  ],
  listTokens: (store) => store.listTokens(),
  securityEvents: (store) => store.securityEvents({ limit: 99 }),
  findConversation: (store) => store.findConversation('talk'),
  conversationOfTask: (store) => eachOf(['todo-1', 'r-1'], (task) => store.conversationOfTask(task)),
  listConversations: (store) => store.listConversations('person:dana', 9),
  lastSaid: (store) => store.lastSaid('person:dana', 9),
  lastMessages: async (store) => [await store.lastMessages('talk', 9), await store.lastMessages('talk', 9)],
  findMessage: (store) => store.findMessage('talk', 'm1'),
  messageAt: (store) => store.messageAt('talk', 2),
  tasksNow: (store) => eachOf(['todo', 'todo', 'room'], async (lifecycle) => (await store.tasksNow(lifecycle)).tasks),
  tasksAt: async (store) => store.tasksAt('room', (await store.tasksNow('room')).moment),
  findRoom: (store) => store.findRoom('build'),
  listRooms: (store) => store.listRooms(),
  countPending: (store) => store.countPending('build', 'builder', 99, []),
  awaitingPerson: (store) => store.awaitingPerson({ after: 0, limit: 99 }),
  roomTasks: (store) => store.roomTasks({ room: 'build', statuses: ['pending', 'queued', 'acknowledged'], limit: 99 }),
  pausedTasks: (store) => store.pausedTasks({ of: { room: 'build', role: 'builder' }, limit: 99 }),
  waitingMessages: (store) => store.waitingMessages('build', 9),
  roomHistory: (store) => store.roomHistory('build', 99),
  leasesOf: (store) => store.leasesOf(['r-1', 'r-2']),
  findSession: (store) => eachOf(['s-1', 's-3'], (name) => store.findSession(name)),
  findRecord: (store) => store.findRecord('policy', 'safe'),
  recordVersions: (store) => store.recordVersions('policy', 'safe'),
  records: (store) => store.records({ kind: 'policy', limit: 9 }),
  itemsAbout: async (store) => [
    await store.itemsAbout({ task: 'g-1' }),
    await store.itemsAbout({ initiative: 'ship', states: ['open'] }),
  ],
  workerTasks: (store) => store.workerTasks('w'),
  initiativeTasks: (store) => store.initiativeTasks('ship', 9),
  listMembers: (store) => store.listMembers(),
  listInvitations: (store) => store.listInvitations(),
  countSignIns: async (store) => [...(await store.countSignIns(0, 0))],
  tasksToRemind: (store) => store.tasksToRemind(LATE, 9),
  listDeliveries: (store) => store.listDeliveries('person:dana', 9),
  listChannels: (store) => store.listChannels('person:dana'),
  channelsOfOwner: (store) => store.channelsOfOwner('person:local'),
  findChannel: (store) => store.findChannel('phone'),
  codesOfDay: (store) => store.codesOfDay('dana@example.com', 'person:dana', 7),
  findCode: (store) => store.findCode('dana@example.com', 'person:dana'),
  confirmedMailboxes: (store) => store.confirmedMailboxes('person:dana'),
  channelsToSend: (store) => store.channelsToSend(LATE),
  countWaiting: (store) => store.countWaiting('phone'),
  hookFigures: (store) => store.hookFigures(['hook']),
  hookDeliveries: (store) => store.hookDeliveries(['phone'], 9),
  findCalendarOf: (store) => store.findCalendarOf('person:dana'),
  logHead: (store) => store.logHead(LOG),
  logsOf: (store) => store.logsOf([LOG.taskId]),
  logPieces: (store) => store.logPieces(LOG, 0, 99),
  spent: (store) => store.spent({}),
  spentBy: (store) => store.spentBy({}, 9),
  spentOn: async (store) => [...(await store.spentOn(['r-1']))],
  findReceipt: (store) => eachOf(['k0', 'k1'], (key) => store.findReceipt('person:dana', key)),
} satisfies Partial<Calls<WorkspaceStore>>

const SNAPSHOT = {
  counts: (snapshot) => snapshot.counts(),
  tasksAfter: (snapshot) => snapshot.tasksAfter(0, 99),
  eventsAfter: (snapshot) => snapshot.eventsAfter(null, 99),
  orphanedTaskIds: (snapshot) => snapshot.orphanedTaskIds(9),
  listTokens: (snapshot) => snapshot.listTokens(),
  conversationsAfter: (snapshot) => snapshot.conversationsAfter('', 9),
  findTasks: (snapshot) => snapshot.findTasks(['todo-1']),
  recordsAfter: (snapshot) => snapshot.recordsAfter({ kind: '', id: '', version: 0 }, 99),
  recordsAbout: (snapshot) => snapshot.recordsAbout(['g-1']),
  wrongHeads: (snapshot) => snapshot.wrongHeads(9),
  securityEventsAfter: (snapshot) => snapshot.securityEventsAfter(0, 99),
  listRooms: (snapshot) => snapshot.listRooms(),
  roomMessagesAfter: (snapshot) => snapshot.roomMessagesAfter('build', 0, 99),
  statusCounts: (snapshot) => eachOf(SCOPES, (scope) => snapshot.statusCounts(scope)),
  statusChanges: (snapshot) => eachOf(SCOPES, (scope) => all(snapshot.statusChanges(scope, 0))),
  stays: (snapshot) => eachOf(SCOPES, (scope) => all(snapshot.stays(scope, ['open', 'pending', 'in_progress']))),
} satisfies Calls<Snapshot, Exclude<keyof Snapshot, 'close'>>

const ADDS = {
  addEvents: (intake) => intake.addEvents([todoIn(OWN, 'todo-9')(90).event]),
  addTasks: (intake) => intake.addTasks([todoIn(OWN, 'todo-9')(90).task]),
  addSessions: (intake) => intake.addSessions([{ name: 's-9', secretHash: `brought to ${OWN}`, createdAt: 1 }]),
  addTokens: (intake) => intake.addTokens([storedToken({ name: 'brought', secretHash: `brought to ${OWN}` })]),
  addConversations: (intake) => intake.addConversations([{ ...conversationOf(OWN), id: 'brought' }]),
  addMessages: (intake) => intake.addMessages([{ ...saidBy(OWN, 1), conversation: 'brought' }]),
  addRecords: (intake) => intake.addRecords([recordIn(OWN, { id: 'brought' })]),
  addSecurityEvents: (intake) => intake.addSecurityEvents([securityEventIn(OWN)]),
  addRooms: (intake) => intake.addRooms([roomIn(OWN, 'brought')]),
  addRoomMessages: (intake) => intake.addRoomMessages([{ ...saidInRoom(OWN, 1, null), room: 'brought' }]),
} satisfies Calls<Intake, Exclude<keyof Intake, 'snapshot' | 'commit' | 'abandon'>>

const inBatch =
  (build: ReturnType<typeof todoIn>): ReturnType<typeof todoIn> =>
  (number) => {
    const { task, event } = build(number)
    return { task, event: { ...event, batch: 'batch' } }
  }

/** In this order: what is done under a name that is there in both workspaces. */
const WRITES = {
  insertTask: (store) => store.insertTask(todoIn(OWN, 'todo-2'), receiptIn(OWN, 'k2')),
  changeTask: (store) =>
    store.changeTask({ number: 1 }, (task) => movedIn(OWN, task, 'in_progress'), receiptIn(OWN, 'k3')),
  storeTogether: (store) =>
    store.storeTogether([{ insert: inBatch(todoIn(OWN, 'todo-4')) }, { insert: inBatch(todoIn(OWN, 'todo-5')) }]),
  insertToken: (store) => store.insertToken(storedToken({ name: 'more', secretHash: `more of ${OWN}` })),
  noteTokenUse: (store) => store.noteTokenUse(`secret of ${OTHER}`, LATE),
  revokeToken: (store) => store.revokeToken('ci', LATE),
  addSecurityEvent: (store) => store.addSecurityEvent(securityEventIn(OWN)),
  storeTurn: (store) =>
    store.storeTurn({
      conversation: conversationOf(OWN),
      begins: false,
      messages: [saidBy(OWN, 3), answeredIn(OWN, 4)],
      writes: [{ insert: todoIn(OWN, 'todo-3') }],
    }),
  insertRoom: (store) => store.insertRoom(roomIn(OWN, 'press')),
  changeRoom: (store) =>
    store.changeRoom('build', ['r-2'], (view) => ({
      refused: false,
      seen: view,
      writes: [{ insert: roomTaskIn(OWN, 'r-5', 'pending') }],
      messages: [saidInRoom(OWN, 2, 6)],
      promoted: { position: 1, taskId: 'r-5' },
    })),
  claimNext: (store) =>
    store.claimNext(claim, (task) => {
      const claimed = movedIn(OWN, task, 'acknowledged', { assignedTo: 'builder', claimedBy: 's-2' })
      return { refused: false, writes: [{ update: claimed }] }
    }),
  changeUnlessWaiting: (store) => store.changeUnlessWaiting({ id: 'r-1' }, (task) => movedIn(OWN, task, 'in_progress')),
  renewLease: (store) => store.renewLease({ taskId: 'r-1', session: `session of ${OWN}`, epoch: 9, renewedAt: LATE }),
  registerSession: (store) => store.registerSession({ name: 's-1', secretHash: `hash of ${OWN}`, createdAt: 1 }),
  insertRecord: (store) => store.insertRecord(recordIn(OWN, { id: 'more' })),
  updateRecord: (store) => store.updateRecord(recordIn(OWN, { version: 2, state: 'retired' }), receiptIn(OWN, 'k4')),
  changeInitiative: (store) =>
    store.changeInitiative('ship', { tasks: ['g-1'], items: ['item'], others: ['ship'] }, (view) => ({
      refused: false,
      seen: view,
      writes: [{ insert: governedTaskIn(OWN, 'g-2') }],
      records: [recordIn(OWN, { kind: 'item', id: 'item', version: 2 })],
    })),
  storeReminded: async (store) => {
    const task = (await store.findTask({ id: 'todo-r' })) as Task
    return store.storeReminded(editedIn(OWN, task, { remindedUntil: LATE }), [deliveryIn(OWN, 'd-2')])
  },
  addDelivery: (store) => store.addDelivery(deliveryIn(OWN, 'd-3'), receiptIn(OWN, 'k5')),
  takeDeliveries: (store) => store.takeDeliveries('phone', LATE, LATE, 1),
  settleDelivery: (store) =>
    store.settleDelivery({
      delivery: { id: 'd-1', attempts: 1 },
      state: 'sent',
      at: LATE - 1,
      nextAt: LATE,
      trouble: null,
    }),
  forgetDeliveries: (store) => store.forgetDeliveries(LATE, 9),
  insertHook: (store) =>
    store.insertHook(recordIn(OWN, { kind: 'hook', id: 'more', state: 'active' }), hookChannelIn(OWN, 'more')),
  changeHook: (store) =>
    store.changeHook({
      record: recordIn(OWN, { kind: 'hook', id: 'hook', version: 2, state: 'active' }),
      feeding: true,
      at: LATE,
    }),
  takeHook: (store) => store.takeHook('hook', 'server', LATE, LATE),
  fileDeliveries: (store) =>
    store.fileDeliveries({
      hook: 'hook',
      server: 'server',
      now: LATE,
      until: LATE,
      after: null,
      upTo: OWN,
      deliveries: [{ ...deliveryIn(OWN, 'd-4'), channel: 'hook' }],
    }),
  holdOff: (store) => store.holdOff('hook', LATE),
  replayDeliveries: (store) => store.replayDeliveries('hook', undefined, LATE),
  removeHook: (store) => store.removeHook(recordIn(OWN, { kind: 'hook', id: 'hook', version: 3, state: 'removed' })),
  insertChannel: (store) => store.insertChannel(channelIn(OWN, 'watch'), undefined, receiptIn(OWN, 'k6')),
  insertCode: (store) => store.insertCode(codeIn(OWN, 'person:dana', 2)),
  changeCode: (store) => store.changeCode({ ...codeIn(OWN, 'person:dana').code, confirmedAt: LATE }, 0),
  removeChannel: (store) => store.removeChannel(channelIn(OWN, 'phone')),
  insertInvitation: (store) => store.insertInvitation(invitationIn(OWN, 'more')),
  changeInvitation: (store) =>
    store.changeInvitation('open', (found) => succeed({ ...found, state: 'withdrawn', endedAt: LATE })),
  changeMember: (store) =>
    store.changeMember(`person:${OWN}`, (member, owners) =>
      succeed({ ...member, changedAt: LATE, changedBy: `${owners} owners` }),
    ),
  join: (store) => store.join('more', OWN, (view) => succeed(joiningIn(OWN, view))),
  claimConversations: (store) => store.claimConversations('person:dana', `person:${OWN}`),
  putCalendar: (store) => store.putCalendar(calendarIn(OWN, 'person:erez')),
  noteCalendarUse: (store) => store.noteCalendarUse(calendarIn(OTHER, 'person:dana').secretHash, LATE),
  forgetCalendar: (store) => store.forgetCalendar('person:dana'),
  appendLog: (store) => store.appendLog(LOG, [{ stream: 'out', text: 'more', at: 2 }], { beginning: 9, end: 9 }),
  forgetLogs: (store) => store.forgetLogs(LATE, 9),
  forgetReceipt: (store) => store.forgetReceipt('person:dana', 'k1', LATE),
  forgetReceipts: (store) => store.forgetReceipts(LATE, 99),
  probe: (store) => store.probe(),
  openSnapshot: async (store) => {
    const snapshot = await store.openSnapshot()
    const answers = await answersOf(snapshot, SNAPSHOT)
    await snapshot.close()
    return answers
  },
  openIntake: async (store) => {
    const intake = await store.openIntake()
    await answersOf(intake, ADDS)
    const answers = await answersOf(intake.snapshot(), SNAPSHOT)
    await intake.commit()
    return answers
  },
} satisfies Partial<Calls<WorkspaceStore>>

const EVERY: Calls<WorkspaceStore, Asking> = { ...READS, ...WRITES }

async function eachOf<Item>(items: readonly Item[], ask: (item: Item) => Promise<unknown>): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

async function answersOf<Port>(port: Port, calls: Readonly<Record<string, (port: Port) => Promise<unknown>>>) {
  const answers: Record<string, string> = {}
  for (const [method, call] of Object.entries(calls)) answers[method] = asText(await call(port))
  return answers
}

/** Without what counts the events of the whole database. */
const asText = (value: unknown) =>
  JSON.stringify(value, (key, part) => {
    if (part instanceof Map) return [...part]
    if (key === 'moment') return undefined
    const isEvent = part !== null && typeof part === 'object' && ('event' in part || 'times' in part)
    return isEvent ? { ...part, position: undefined } : part
  }) ?? 'undefined'

/** Everything in it, as whoever opens the store anew finds it. */
async function contentsOf(place: Place, workspace: string): Promise<Readonly<Record<string, string>>> {
  const opened = await openStore(place)
  try {
    const store = await opened.in(workspace)
    const snapshot = await store.openSnapshot()
    const whole = await answersOf(snapshot, SNAPSHOT)
    await snapshot.close()
    return { ...whole, ...(await answersOf(store, READS)) }
  } finally {
    await opened.close()
  }
}

/** What is answered in a workspace of its own, whatever is done there, if others are beside it. */
async function everyAnswer(place: Place): Promise<Readonly<Record<string, string>>> {
  const opened = await openStore(place)
  try {
    return await answersOf(await opened.in(OWN), EVERY)
  } finally {
    await opened.close()
  }
}

/** The statements that either database is sent by the work. */
async function sentBy(work: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare')
  const queried = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    const queries = queried.mock.calls.map(([given]) => given as unknown as string | { readonly text: string })
    return new Set([
      ...prepared.mock.calls.map(([sql]) => sql),
      ...queries.map((given) => (typeof given === 'string' ? given : given.text)),
    ])
  } finally {
    vi.restoreAllMocks()
  }
}

/** All that have a column of this name, but for sign-ins, which are those of a person. */
const TABLES = readMigrations('postgres')
  .flatMap(({ sql }) => [...sql.matchAll(/create table (?:if not exists )?pawl\.(\w+) \(\s[^;]*?\bworkspace text/g)])
  .flatMap(([, table]) => (table === 'sign_ins' ? [] : [table]))
  .join('|')
const READ_OR_CHANGED = new RegExp(`\\b(?:from|join|update) (?:pawl\\.)?(?:${TABLES})\\b`, 'g')
const OF_THE_WORKSPACE = /\bworkspace = (?:\?\d*|\$\d+|\w+\.workspace\b)/g
const ADDED = new RegExp(`\\binsert into (?:pawl\\.)?(?:${TABLES})(?: as \\w+)? \\((\\w+)`, 'g')

function forgetsTheWorkspace(sql: string): boolean {
  const tables = [...sql.matchAll(READ_OR_CHANGED)].length
  const conditions = [...sql.matchAll(OF_THE_WORKSPACE)].length
  return tables !== conditions || [...sql.matchAll(ADDED)].some(([, first]) => first !== 'workspace')
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const filled = async (...steps: readonly (readonly [typeof fillWorkspace, string])[]) => {
    const place = await freshPlace()
    const opened = await openStore(place)
    for (const [fill, name] of steps) await fill(await opened.in(name), name)
    await opened.close()
    return place
  }

  test('[D41] every method of the port answers as if there were no other workspace, and changes nothing there', async () => {
    const alone = await filled([fillWorkspace, OWN])
    const beside = await filled([fillWorkspace, OTHER], [fillWorkspace, OWN], [fillFurther, OTHER])
    const before = await contentsOf(beside, OTHER)
    expect(await everyAnswer(beside)).toEqual(await everyAnswer(alone))
    expect(await contentsOf(beside, OTHER)).toEqual(before)
  })
  test('[D41] every statement has the workspace in its condition, once for each table it reads or changes', async () => {
    const place = await filled()
    const sent = await sentBy(async () => {
      const opened = await openStore(place)
      const store = await opened.in(OWN)
      await fillWorkspace(store, OWN)
      await answersOf(store, EVERY)
      await opened.close()
    })
    const ours = [...sent].filter((sql) => new RegExp(`\\b(?:${TABLES})\\b`).test(sql) && !/^analyze /.test(sql))
    expect(ours.length).toBeGreaterThan(80)
    expect(ours.filter(forgetsTheWorkspace)).toEqual([])
  })
})
