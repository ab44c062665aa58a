// Every operation Pawl has, by name.

import type { Outcome } from '../errors/refusal.ts'
import * as access from './access-operations.ts'
import * as agents from './agent-operations.ts'
import * as attempts from './attempt-operations.ts'
import { listSecurityEvents } from './audit-operations.ts'
import * as budgets from './budget-operations.ts'
import * as calendar from './calendar-operations.ts'
import { taskContext } from './context-operations.ts'
import * as conversation from './conversation-operations.ts'
import * as dependencies from './dependency-operations.ts'
import * as governed from './governed-operations.ts'
import * as handovers from './handover-operations.ts'
import * as hooks from './hook-operations.ts'
import { cancelImport, importIntoInitiative, importTasks, importWork } from './import-operations.ts'
import { insight } from './insight-operations.ts'
import * as logs from './log-operations.ts'
import * as members from './member-operations.ts'
import type { OperationDeclaration, ResultOf } from './operation.ts'
import * as planner from './planner-operations.ts'
import * as queues from './queue-operations.ts'
import * as reminders from './reminder-operations.ts'
import * as rooms from './room-operations.ts'
import * as schedules from './schedule-operations.ts'
import { find } from './search-operations.ts'
import * as shares from './share-operations.ts'
import * as snoozes from './snooze-operations.ts'
import * as store from './store-operations.ts'
import * as tasks from './task-operations.ts'
import * as tokens from './token-operations.ts'
import * as views from './view-operations.ts'
import * as work from './work-operations.ts'

export const operations = {
  addTask: tasks.addTask,
  previewTask: tasks.previewTask,
  listTasks: tasks.listTasks,
  showTask: tasks.showTask,
  editTask: tasks.editTask,
  startTask: tasks.startTask,
  stopTask: tasks.stopTask,
  completeTask: tasks.completeTask,
  reopenTask: tasks.reopenTask,
  deleteTask: tasks.deleteTask,
  restoreTask: tasks.restoreTask,
  skipTask: planner.skipTask,
  commentTask: planner.commentTask,
  arrangeTask: planner.arrangeTask,
  listProjects: planner.listProjects,
  addView: views.addView,
  listViews: views.listViews,
  removeView: views.removeView,
  todaysTasks: planner.todaysTasks,
  upcomingTasks: planner.upcomingTasks,
  dependTask: dependencies.dependTask,
  showDependencies: dependencies.showDependencies,
  unblockTask: dependencies.unblockTask,
  readyTasks: dependencies.readyTasks,
  nextTask: dependencies.nextTask,
  blockedTasks: dependencies.blockedTasks,
  taskGraph: dependencies.taskGraph,
  shareTask: shares.shareTask,
  unshareTask: shares.unshareTask,
  transitionTask: tasks.transitionTask,
  whyTask: tasks.whyTask,
  taskHistory: tasks.taskHistory,
  taskContext,
  listAgents: agents.listAgents,
  listAttempts: attempts.listAttempts,
  showAttempt: attempts.showAttempt,
  appendLog: logs.appendLog,
  showLog: logs.showLog,
  forgetLogs: logs.forgetLogs,
  spending: logs.spending,
  setBudget: budgets.setBudget,
  listBudgets: budgets.listBudgets,
  answerBudget: budgets.answerBudget,
  listChanges: tasks.listChanges,
  undoChange: tasks.undoChange,
  snoozeReminder: reminders.snoozeReminder,
  addChannel: reminders.addChannel,
  listChannels: reminders.listChannels,
  removeChannel: reminders.removeChannel,
  testChannel: reminders.testChannel,
  confirmAddress: reminders.confirmAddress,
  sendCode: reminders.sendCode,
  listDeliveries: reminders.listDeliveries,
  addHook: hooks.addHook,
  listHooks: hooks.listHooks,
  showHook: hooks.showHook,
  pauseHook: hooks.pauseHook,
  resumeHook: hooks.resumeHook,
  removeHook: hooks.removeHook,
  testHook: hooks.testHook,
  replayHook: hooks.replayHook,
  hookDeliveries: hooks.hookDeliveries,
  deadDeliveries: hooks.deadDeliveries,
  importTasks,
  importWork,
  importIntoInitiative,
  cancelImport,
  showCalendar: calendar.showCalendar,
  addCalendar: calendar.addCalendar,
  revokeCalendar: calendar.revokeCalendar,
  exportCalendar: calendar.exportCalendar,
  interpretMessage: conversation.interpretMessage,
  takeTurn: conversation.takeTurn,
  listConversations: conversation.listConversations,
  showConversation: conversation.showConversation,
  replayConversation: conversation.replayConversation,
  createRoom: rooms.createRoom,
  changeRoom: rooms.changeRoom,
  closeRoom: rooms.closeRoom,
  openRoom: rooms.openRoom,
  listRooms: rooms.listRooms,
  roomStatus: rooms.roomStatus,
  roomHistory: rooms.roomHistory,
  showAccess: access.showAccess,
  admitMember: access.admitMember,
  dismissMember: access.dismissMember,
  openToAll: access.openToAll,
  addSchedule: schedules.addSchedule,
  listSchedules: schedules.listSchedules,
  pauseSchedule: schedules.pauseSchedule,
  resumeSchedule: schedules.resumeSchedule,
  removeSchedule: schedules.removeSchedule,
  postMessage: rooms.postMessage,
  waitForTask: work.waitForTask,
  startWork: work.startWork,
  reportProgress: work.reportProgress,
  completeWork: work.completeWork,
  blockWork: work.blockWork,
  handOff: work.handOff,
  failWork: work.failWork,
  giveBackWork: work.giveBackWork,
  releaseWork: work.releaseWork,
  addTaskToken: work.addTaskToken,
  resetStuckTask: rooms.resetStuckTask,
  cancelTask: rooms.cancelTask,
  addBacklogTask: rooms.addBacklogTask,
  editRoomTask: rooms.editRoomTask,
  retryTask: rooms.retryTask,
  listMessages: queues.listMessages,
  editMessage: queues.editMessage,
  moveMessage: queues.moveMessage,
  cancelMessage: queues.cancelMessage,
  restoreMessage: queues.restoreMessage,
  moveRoomTask: queues.moveRoomTask,
  tellAgent: rooms.tellAgent,
  stopAgent: rooms.stopAgent,
  searchWork: rooms.searchWork,
  find,
  listBacklog: rooms.listBacklog,
  showRoomTask: rooms.showRoomTask,
  scoreBacklogTask: rooms.scoreBacklogTask,
  attachToMessage: rooms.attachToMessage,
  moveToQueue: rooms.moveToQueue,
  sendBackForRework: rooms.sendBackForRework,
  markBacklogComplete: rooms.markBacklogComplete,
  closeBacklogTask: rooms.closeBacklogTask,
  reopenBacklogTask: rooms.reopenBacklogTask,
  startInitiative: governed.startInitiative,
  beginInitiative: governed.beginInitiative,
  listInitiatives: governed.listInitiatives,
  showInitiative: governed.showInitiative,
  cancelInitiative: governed.cancelInitiative,
  addPolicy: governed.addPolicy,
  changePolicy: governed.changePolicy,
  listPolicies: governed.listPolicies,
  showPolicy: governed.showPolicy,
  addWorker: governed.addWorker,
  changeWorker: governed.changeWorker,
  listWorkers: governed.listWorkers,
  requestReview: governed.requestReview,
  inbox: governed.inbox,
  snoozeItem: snoozes.snoozeItem,
  wakeItem: snoozes.wakeItem,
  handItem: handovers.handItem,
  returnItem: handovers.returnItem,
  listAnswerers: handovers.listAnswerers,
  showItem: governed.showItem,
  answerItem: governed.answerItem,
  setItemAside: governed.setItemAside,
  reportFailedAnswer: governed.reportFailedAnswer,
  lineage: governed.lineage,
  evidence: governed.evidence,
  insight,
  listLifecycles: store.listLifecycles,
  verifyStore: store.verifyStore,
  exportStore: store.exportStore,
  importStore: store.importStore,
  listSecurityEvents,
  whoAmI: tokens.whoAmI,
  addToken: tokens.addToken,
  listTokens: tokens.listTokens,
  revokeToken: tokens.revokeToken,
  createOwner: members.createOwner,
  inviteMember: members.inviteMember,
  listMembers: members.listMembers,
  changeMember: members.changeMember,
  removeMember: members.removeMember,
  signOutMember: members.signOutMember,
  withdrawInvitation: members.withdrawInvitation,
  createWorkspace: members.createWorkspace,
  listWorkspaces: members.listWorkspaces,
} as const satisfies Record<string, OperationDeclaration>

export type Operations = typeof operations
export type OperationKey = keyof Operations

/** By what they read or write: one document (`never`), or lines. */
type KeyOfShape<Shape> = {
  [Key in OperationKey]: [NonNullable<Operations[Key]['shape']>, Shape] extends [
    Shape,
    NonNullable<Operations[Key]['shape']>,
  ]
    ? Key
    : never
}[OperationKey]
export type DocumentKey = KeyOfShape<never>
export type LinesOutKey = KeyOfShape<'lines out'>
export type LinesInKey = KeyOfShape<'lines in'>

/** What an operation answers with: a document, or its lines. */
export type AnswerOf<Key extends OperationKey> = Key extends LinesOutKey
  ? AsyncGenerator<string>
  : ResultOf<Operations[Key]>
export type OutcomeOf<Key extends OperationKey> = Outcome<AnswerOf<Key>>

/** Those with a command that is made from the declaration. */
export type CommandKey = {
  [Key in OperationKey]: [NonNullable<Operations[Key]['command']>] extends [never] ? never : Key
}[OperationKey]
