// Every method of the port, on a database that fails every statement: the caller gets an error of the catalogue, never
// the driver's own. The compiler asks for a call of each method.

import { DatabaseSync, StatementSync } from 'node:sqlite'
import { defaultSettings, PawlError } from '@pawl/contract'
import { createTask, todo } from '@pawl/kernel'
import type {
  MadeRoom,
  NewAddressCode,
  StoredAccount,
  StoredChannel,
  StoredInvitation,
  StoredRecord,
  StoredToken,
  WorkspaceStore,
} from '@pawl/operations'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { openStore, type Store } from './index.ts'

const never = () => {
  throw new Error('nothing can be decided on what cannot be read')
}
const record: StoredRecord = {
  kind: 'policy',
  id: 'p',
  version: 1,
  subject: 'p',
  state: 'active',
  body: {},
  actor: 'person:dana',
  at: 1,
}
const settings = {
  ...defaultSettings(),
  roles: ['builder'],
  entryRole: 'builder',
  parallel: 1,
  leaseSeconds: 60,
  resetSuspects: false,
}
const room: MadeRoom = { id: 'r', createdBy: 'person:dana', createdAt: 1, settings }
const conversation = { id: 'c', owner: 'person:dana', mode: 'direct', createdAt: 1, updatedAt: 1 }
const said = { position: 1, role: 'user', content: 'hi', at: 1, messageId: null, turn: null, moment: null } as const
const token: StoredToken = {
  name: 't',
  actor: 'person:dana',
  role: 'member',
  rooms: null,
  systems: null,
  secretHash: 'h',
  createdBy: 'person:dana',
  createdAt: 1,
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
}
const account: StoredAccount = {
  person: 'person:dana',
  key: 'dana',
  passwordHash: 'x',
  createdAt: 1,
  passwordAt: 1,
  ownsLocal: false,
}
const invitation: StoredInvitation = {
  id: 'i',
  role: 'member',
  person: null,
  byOperator: false,
  secretHash: 'h',
  state: 'open',
  createdBy: 'person:dana',
  createdAt: 1,
  expiresAt: 2,
  acceptedBy: null,
  endedAt: null,
}
const channel: StoredChannel = {
  id: 'c',
  person: 'person:dana',
  ownsLocal: false,
  kind: 'email',
  address: 'dana@example.com',
  language: 'en',
  timeZone: 'UTC',
  keys: {},
  createdAt: 1,
}
const code: NewAddressCode = {
  code: {
    mailbox: 'dana@example.com',
    person: 'person:dana',
    day: 1,
    toMailbox: 1,
    byPerson: 1,
    code: '12345678',
    channel: 'c',
    tries: 0,
    createdAt: 1,
    confirmedAt: null,
  },
  delivery: { id: 'd', channel: 'c', message: { code: '12345678', dueAt: 1 }, createdAt: 1 },
}
const delivery = { id: 'd', channel: 'c', message: { dueAt: 1 }, createdAt: 1 }
const log = { taskId: 'x', attempt: 1 }
const query = { lifecycle: 'todo', statuses: ['open'], sort: 'number', limit: 1 } as const

/** The others ask the database nothing. */
type Asking = Exclude<
  keyof WorkspaceStore,
  'onEvents' | 'onRecords' | 'onLog' | 'oneAtATime' | 'standClaim' | 'workspace'
>

const calls: { readonly [Method in Asking]: (store: WorkspaceStore) => Promise<unknown> } = {
  insertTask: (store) =>
    store.insertTask((number) =>
      createTask(todo, { id: 'x', number, by: 'person:dana', at: 1, fields: { title: 'x' } }),
    ),
  changeTask: (store) => store.changeTask({ id: 'x' }, never),
  storeTogether: (store) =>
    store.storeTogether([
      {
        insert: (number) => createTask(todo, { id: 'x', number, by: 'person:dana', at: 1, fields: { title: 'x' } }),
      },
    ]),
  batchEvents: (store) => store.batchEvents('x'),
  searchTasks: (store) => store.searchTasks({ sought: [{ word: 'x', forms: ['x'] }], misspelled: false, limit: 1 }),
  tasksToRemind: (store) => store.tasksToRemind(1, 1),
  storeReminded: (store) => {
    const made = createTask(todo, { id: 'x', number: 1, by: 'person:dana', at: 1, fields: { title: 'x' } })
    return store.storeReminded({ task: { ...made.task, version: 2 }, event: { ...made.event, version: 2 } }, [delivery])
  },
  addDelivery: (store) => store.addDelivery(delivery),
  takeDeliveries: (store) => store.takeDeliveries('c', 1, 2, 1),
  settleDelivery: (store) =>
    store.settleDelivery({ delivery: { id: 'd', attempts: 1 }, state: 'sent', at: 1, nextAt: 1, trouble: null }),
  listDeliveries: (store) => store.listDeliveries('person:dana', 1),
  forgetDeliveries: (store) => store.forgetDeliveries(1, 1),
  nextReminders: (store) => store.nextReminders(),
  deliveryFigures: (store) => store.deliveryFigures(),
  channelsToSend: (store) => store.channelsToSend(1),
  insertHook: (store) => store.insertHook(record, channel),
  changeHook: (store) => store.changeHook({ record, feeding: true, at: 1 }),
  removeHook: (store) => store.removeHook(record),
  hooksToFeed: (store) => store.hooksToFeed(),
  takeHook: (store) => store.takeHook('c', 's', 1, 2),
  releaseHooks: (store) => store.releaseHooks('s'),
  fileDeliveries: (store) =>
    store.fileDeliveries({ hook: 'c', server: 's', now: 1, until: 2, after: null, upTo: '1', deliveries: [delivery] }),
  countWaiting: (store) => store.countWaiting('c'),
  hookFigures: (store) => store.hookFigures(['c']),
  hookDeliveries: (store) => store.hookDeliveries(['c'], 1),
  replayDeliveries: (store) => store.replayDeliveries('c', undefined, 1),
  holdOff: (store) => store.holdOff('c', 1),
  insertChannel: (store) => store.insertChannel(channel),
  codesOfDay: (store) => store.codesOfDay('dana@example.com', 'person:dana', 1),
  findCode: (store) => store.findCode('dana@example.com', 'person:dana'),
  confirmedMailboxes: (store) => store.confirmedMailboxes('person:dana'),
  insertCode: (store) => store.insertCode(code),
  changeCode: (store) => store.changeCode(code.code, 0),
  listChannels: (store) => store.listChannels('person:dana'),
  channelsOfOwner: (store) => store.channelsOfOwner('person:local'),
  findChannel: (store) => store.findChannel('c'),
  removeChannel: (store) => store.removeChannel(channel),
  findKeptKey: (store) => store.findKeptKey('k'),
  keepKey: (store) => store.keepKey('k', 'v'),
  findTask: (store) => store.findTask({ id: 'x' }),
  findTasks: (store) => store.findTasks(['x']),
  listTasks: (store) => store.listTasks(query),
  tasksWaiting: (store) => store.tasksWaiting({ after: 0, limit: 9 }),
  countTasks: (store) => store.countTasks('todo'),
  countFiled: (store) => store.countFiled(),
  taskEvents: (store) => store.taskEvents('x'),
  actorEvents: (store) => store.actorEvents('person:dana', 1),
  eventsAfter: (store) => store.eventsAfter(null, 1),
  lastPosition: (store) => store.lastPosition(),
  insertToken: (store) => store.insertToken(token),
  findTokenByHash: (store) => store.findTokenByHash('h'),
  listTokens: (store) => store.listTokens(),
  putCalendar: (store) => store.putCalendar({ person: 'person:a', secretHash: 'h', createdAt: 1, lastUsedAt: null }),
  findCalendarOf: (store) => store.findCalendarOf('person:a'),
  forgetCalendar: (store) => store.forgetCalendar('person:a'),
  findCalendar: (store) => store.findCalendar('h'),
  noteCalendarUse: (store) => store.noteCalendarUse('h', 1),
  appendLog: (store) => store.appendLog(log, [{ stream: 'out', text: 'x', at: 1 }], { beginning: 1, end: 1 }),
  logHead: (store) => store.logHead(log),
  logsOf: (store) => store.logsOf(['x']),
  logPieces: (store) => store.logPieces(log, 0, 9),
  forgetLogs: (store) => store.forgetLogs(1, 1),
  spent: (store) => store.spent({}),
  spentBy: (store) => store.spentBy({}, 1),
  spentOn: (store) => store.spentOn(['x']),
  addSecurityEvent: (store) =>
    store.addSecurityEvent({
      at: 1,
      kind: 'signed_in',
      who: 'person:a',
      actor: 'person:a',
      about: null,
      times: 1,
      details: {},
    }),
  securityEvents: (store) => store.securityEvents({ limit: 1 }),
  noteTokenUse: (store) => store.noteTokenUse('h', 1),
  revokeToken: (store) => store.revokeToken('t', 1),
  storeTurn: (store) => store.storeTurn({ conversation, begins: true, messages: [said], writes: [] }),
  findConversation: (store) => store.findConversation('c'),
  conversationOfTask: (store) => store.conversationOfTask('x'),
  listConversations: (store) => store.listConversations('person:dana', 1),
  lastSaid: (store) => store.lastSaid('person:dana', 1),
  lastMessages: (store) => store.lastMessages('c', 1),
  findMessage: (store) => store.findMessage('c', 'm'),
  messageAt: (store) => store.messageAt('c', 1),
  tasksNow: (store) => store.tasksNow('todo'),
  tasksAt: (store) => store.tasksAt('todo', '1:1:'),
  insertRoom: (store) => store.insertRoom(room),
  findRoom: (store) => store.findRoom('r'),
  listRooms: (store) => store.listRooms(),
  changeRoom: (store) => store.changeRoom('r', [], never),
  changeUnlessWaiting: (store) => store.changeUnlessWaiting({ id: 'x' }, never),
  claimNext: (store) => store.claimNext({ room: 'r', role: 'builder', session: 's', parallel: 1, skills: [] }, never),
  countPending: (store) => store.countPending('r', 'builder', 1, []),
  awaitingPerson: (store) => store.awaitingPerson({ after: 0, limit: 1 }),
  roomTasks: (store) => store.roomTasks({ room: 'r', statuses: ['pending'], limit: 1 }),
  pausedTasks: (store) => store.pausedTasks({ of: { room: 'r', role: 'builder' }, limit: 1 }),
  waitingMessages: (store) => store.waitingMessages('r', 1),
  roomHistory: (store) => store.roomHistory('r', 1),
  renewLease: (store) => store.renewLease({ taskId: 'x', session: 's', epoch: 1, renewedAt: 1 }),
  leasesOf: (store) => store.leasesOf(['x']),
  registerSession: (store) => store.registerSession({ name: 's', secretHash: 'h', createdAt: 1 }),
  findSession: (store) => store.findSession('s'),
  insertRecord: (store) => store.insertRecord(record),
  updateRecord: (store) => store.updateRecord({ ...record, version: 2 }),
  findRecord: (store) => store.findRecord('policy', 'p'),
  recordVersions: (store) => store.recordVersions('policy', 'p'),
  records: (store) => store.records({ kind: 'policy', limit: 1 }),
  itemsAbout: (store) => store.itemsAbout({ task: 'x' }),
  workerTasks: (store) => store.workerTasks('w'),
  initiativeTasks: (store) => store.initiativeTasks('i', 1),
  changeInitiative: (store) => store.changeInitiative('i', {}, never),
  findReceipt: (store) => store.findReceipt('person:dana', 'k'),
  forgetReceipt: (store) => store.forgetReceipt('person:dana', 'k', 1),
  forgetReceipts: (store) => store.forgetReceipts(1, 1),
  listWorkspaces: (store) => store.listWorkspaces(),
  insertWorkspace: (store) => store.insertWorkspace('w', undefined),
  hasAccounts: (store) => store.hasAccounts(),
  findAccount: (store) => store.findAccount('dana'),
  findIdentity: (store) => store.findIdentity({ issuer: 'https://issuer.example', subject: '1' }),
  linkIdentity: (store) => store.linkIdentity({ issuer: 'https://issuer.example', subject: '1' }, account.person, 1),
  setPassword: (store) => store.setPassword(account, undefined),
  membershipsOf: (store) => store.membershipsOf('person:dana'),
  listMembers: (store) => store.listMembers(),
  changeMember: (store) => store.changeMember('person:dana', never),
  insertInvitation: (store) => store.insertInvitation(invitation),
  listInvitations: (store) => store.listInvitations(),
  findInvitation: (store) => store.findInvitation('h'),
  changeInvitation: (store) => store.changeInvitation('i', never),
  join: (store) => store.join('i', 'dana', never),
  insertSignIn: (store) =>
    store.insertSignIn({ secretHash: 'h', person: 'person:dana', workspace: 'default', createdAt: 1, lastUsedAt: 1 }),
  findSignIn: (store) => store.findSignIn('h'),
  noteSignInUse: (store) => store.noteSignInUse('h', 1),
  enterWorkspace: (store) => store.enterWorkspace('h', 'default'),
  listPeople: (store) => store.listPeople(),
  forgetSignIns: (store) => store.forgetSignIns(1, 1),
  endSignIn: (store) => store.endSignIn('h'),
  endSignIns: (store) => store.endSignIns('person:dana'),
  countSignIns: (store) => store.countSignIns(1, 1),
  findToken: (store) => store.findToken('h'),
  claimConversations: (store) => store.claimConversations('person:local', 'person:dana'),
  probe: (store) => store.probe(),
  openSnapshot: async (store) => (await store.openSnapshot()).counts(),
  openIntake: (store) => store.openIntake(),
}

/** What the drivers say of a disk that cannot be read, and of a connection that broke. */
function breakDrivers(): void {
  const fromSqlite = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 })
  }
  for (const method of ['get', 'all', 'run'] as const)
    vi.spyOn(StatementSync.prototype, method).mockImplementation(fromSqlite)
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(fromSqlite)
  const fromPostgres = (...given: unknown[]) => {
    const failure = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
    const callback = given.at(-1)
    if (typeof callback !== 'function') return Promise.reject(failure)
    callback(failure)
  }
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(fromPostgres)
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  let opened: Store
  let store: WorkspaceStore
  beforeEach(async () => {
    opened = await openStore(await freshPlace())
    store = await opened.in()
  })
  afterEach(() => opened.close())

  test('[D48] every method of the port gives an error of the catalogue when the database fails', async () => {
    const told: Record<string, string> = {}
    breakDrivers()
    try {
      for (const [method, call] of Object.entries(calls)) {
        const failure: unknown = await call(store).then(
          () => 'nothing failed',
          (error: unknown) => error,
        )
        told[method] = failure instanceof PawlError ? failure.refusal.code : String(failure)
      }
    } finally {
      vi.restoreAllMocks()
    }
    const others = Object.entries(told).filter(([, code]) => !/^STORE_(UNAVAILABLE|OUTCOME_UNKNOWN)$/.test(code))
    expect(others).toEqual([])
  })
})
