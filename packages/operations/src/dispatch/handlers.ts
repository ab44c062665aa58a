// One verb, one file. `handlers` has every operation of the contract, and the compiler counts them.

import type {
  DocumentKey,
  InputOf,
  LinesInKey,
  LinesOutKey,
  OperationDeclaration,
  Operations,
  Outcome,
  ResultOf,
} from '@pawl/contract'
import {
  changeMember,
  createOwner,
  createWorkspace,
  inviteMember,
  listMembers,
  listWorkspaces,
  removeMember,
  signOutMember,
  withdrawInvitation,
} from '../access/members.ts'
import { admitMember, dismissMember, openToAll, showAccess } from '../access/places.ts'
import { listSecurityEvents } from '../access/security-events.ts'
import { addTaskToken } from '../access/task-tokens.ts'
import { addToken, listTokens, revokeToken, whoAmI } from '../access/tokens.ts'
import { listAgents } from '../agents/list-agents.ts'
import { appendLog } from '../attempts/append-log.ts'
import { listAttempts, showAttempt } from '../attempts/attempts.ts'
import { showLog } from '../attempts/show-log.ts'
import { forgetLogs, spending } from '../attempts/spending.ts'
import { answerBudget, listBudgets, setBudget } from '../budgets/budgets.ts'
import { addCalendar, exportCalendar, revokeCalendar, showCalendar } from '../calendar/calendars.ts'
import type { Context } from '../context.ts'
import {
  interpretMessage,
  listConversations,
  replayConversation,
  showConversation,
  takeTurn,
} from '../conversation/conversation-handlers.ts'
import { dependTask, showDependencies } from '../dependencies/depend-task.ts'
import { blockedTasks, nextTask, readyTasks } from '../dependencies/ready-tasks.ts'
import { taskGraph } from '../dependencies/task-graph.ts'
import { unblockTask } from '../dependencies/unblock-task.ts'
import { answerItem, reportFailedAnswer, setItemAside } from '../governed/answer-item.ts'
import { evidence, lineage } from '../governed/audit.ts'
import { beginInitiative } from '../governed/begin-initiative.ts'
import { handItem, listAnswerers, returnItem } from '../governed/handover.ts'
import { inbox, showItem } from '../governed/inbox.ts'
import { cancelInitiative, listInitiatives, showInitiative, startInitiative } from '../governed/initiatives.ts'
import { addPolicy, changePolicy, listPolicies, showPolicy } from '../governed/policies.ts'
import { requestReview } from '../governed/request-review.ts'
import { snoozeItem, wakeItem } from '../governed/snooze.ts'
import { addWorker, changeWorker, listWorkers } from '../governed/workers.ts'
import { guided } from '../guidance/guided.ts'
import { deadDeliveries, hookDeliveries, replayHook, testHook } from '../hooks/hook-messages.ts'
import { addHook, listHooks, pauseHook, removeHook, resumeHook, showHook } from '../hooks/hooks.ts'
import { insight } from '../insight/insight.ts'
import { addChannel, listChannels, listDeliveries, removeChannel, testChannel } from '../reminders/channels.ts'
import { confirmAddress, sendCode } from '../reminders/confirm-address.ts'
import { snoozeReminder } from '../reminders/snooze-reminder.ts'
import {
  addBacklogTask,
  attachToMessage,
  editRoomTask,
  listBacklog,
  retryTask,
  scoreBacklogTask,
  showRoomTask,
} from '../rooms/backlog.ts'
import { cancelMessage, editMessage, moveMessage, restoreMessage } from '../rooms/change-message.ts'
import { changeRoom, closeRoom, openRoom } from '../rooms/change-room.ts'
import { createRoom, listRooms } from '../rooms/create-room.ts'
import { handOff } from '../rooms/hand-off.ts'
import { listMessages } from '../rooms/list-messages.ts'
import { moveRoomTask } from '../rooms/move-in-line.ts'
import {
  cancelTask,
  closeBacklogTask,
  markBacklogComplete,
  moveToQueue,
  reopenBacklogTask,
  resetStuckTask,
  sendBackForRework,
} from '../rooms/move-room-task.ts'
import { postMessage } from '../rooms/post-message.ts'
import { roomHistory } from '../rooms/room-history.ts'
import { roomStatus } from '../rooms/room-status.ts'
import {
  addSchedule,
  listSchedules,
  pauseSchedule,
  removeSchedule,
  resumeSchedule,
} from '../rooms/schedules/schedules.ts'
import { searchWork } from '../rooms/search-work.ts'
import { taskContext } from '../rooms/task-context.ts'
import { findAnything } from '../search/find.ts'
import { exportStore } from '../store/export-store.ts'
import { listLifecycles } from '../store/list-lifecycles.ts'
import { verifyStore } from '../store/verify-store.ts'
import { addTask } from '../todo/add-task.ts'
import { arrangeTask } from '../todo/arrange-task.ts'
import { commentTask } from '../todo/comment-task.ts'
import { todaysTasks, upcomingTasks } from '../todo/days.ts'
import { editTask } from '../todo/edit-task.ts'
import { listProjects } from '../todo/list-projects.ts'
import { listTasks } from '../todo/list-tasks.ts'
import { previewTask } from '../todo/preview-task.ts'
import { shareTask, unshareTask } from '../todo/share-task.ts'
import { showTask } from '../todo/show-task.ts'
import { skipTask } from '../todo/skip-task.ts'
import { taskHistory } from '../todo/task-history.ts'
import { moveTask, transitionTaskOperation } from '../todo/transition-task.ts'
import { listChanges, undoChange } from '../todo/undo-change.ts'
import { whyTask } from '../todo/why-task.ts'
import { addView, listViews, removeView } from '../views/views.ts'
import {
  blockWork,
  completeWork,
  failWork,
  giveBackWork,
  releaseWork,
  reportProgress,
  startWork,
  stopAgent,
  tellAgent,
  waitForTask,
} from '../work-by-lifecycle.ts'

type Handler<Declaration extends OperationDeclaration> = (
  context: Context,
  input: InputOf<Declaration>,
) => Promise<Outcome<ResultOf<Declaration>>>

/** The readers of other programs’ files are loaded by whoever imports one. */
const importTasks: Handler<Operations['importTasks']> = async (context, input) =>
  (await import('../imports/import-tasks.ts')).importTasks(context, input)

const importWork: Handler<Operations['importWork']> = async (context, input) =>
  (await import('../imports/work/import-work.ts')).importWork(context, input)

const importIntoInitiative: Handler<Operations['importIntoInitiative']> = async (context, input) =>
  (await import('../imports/work/import-into-initiative.ts')).importIntoInitiative(context, input)

const cancelImport: Handler<Operations['cancelImport']> = async (context, input) =>
  (await import('../imports/work/cancel-import.ts')).cancelImport(context, input)

/** Operations that answer with one document. */
export const handlers = guided({
  addTask,
  previewTask,
  listTasks,
  showTask,
  editTask,
  skipTask,
  commentTask,
  arrangeTask,
  listProjects,
  addView,
  listViews,
  removeView,
  todaysTasks,
  upcomingTasks,
  startTask: moveTask('startTask'),
  stopTask: moveTask('stopTask'),
  dependTask,
  showDependencies,
  unblockTask,
  readyTasks,
  nextTask,
  blockedTasks,
  taskGraph,
  shareTask,
  showAccess,
  admitMember,
  dismissMember,
  openToAll,
  unshareTask,
  completeTask: moveTask('completeTask'),
  reopenTask: moveTask('reopenTask'),
  deleteTask: moveTask('deleteTask'),
  restoreTask: moveTask('restoreTask'),
  transitionTask: transitionTaskOperation,
  whyTask,
  taskHistory,
  taskContext,
  listAgents,
  listAttempts,
  showAttempt,
  appendLog,
  showLog,
  forgetLogs,
  spending,
  setBudget,
  listBudgets,
  answerBudget,
  listChanges,
  undoChange,
  snoozeReminder,
  addChannel,
  listChannels,
  removeChannel,
  testChannel,
  listDeliveries,
  confirmAddress,
  sendCode,
  addHook,
  listHooks,
  showHook,
  pauseHook,
  resumeHook,
  removeHook,
  testHook,
  replayHook,
  hookDeliveries,
  deadDeliveries,
  importTasks,
  importWork,
  importIntoInitiative,
  cancelImport,
  showCalendar,
  addCalendar,
  revokeCalendar,
  exportCalendar,
  interpretMessage,
  takeTurn,
  listConversations,
  showConversation,
  replayConversation,
  createRoom,
  changeRoom,
  addSchedule,
  listSchedules,
  pauseSchedule,
  resumeSchedule,
  removeSchedule,
  closeRoom,
  openRoom,
  listRooms,
  roomStatus,
  roomHistory,
  postMessage,
  waitForTask,
  startWork,
  reportProgress,
  completeWork,
  blockWork,
  handOff,
  failWork,
  giveBackWork,
  releaseWork,
  addTaskToken,
  resetStuckTask,
  cancelTask,
  addBacklogTask,
  listBacklog,
  showRoomTask,
  scoreBacklogTask,
  editRoomTask,
  retryTask,
  listMessages,
  editMessage,
  moveMessage,
  cancelMessage,
  restoreMessage,
  moveRoomTask,
  tellAgent,
  stopAgent,
  searchWork,
  find: findAnything,
  attachToMessage,
  moveToQueue,
  sendBackForRework,
  markBacklogComplete,
  closeBacklogTask,
  reopenBacklogTask,
  startInitiative,
  beginInitiative,
  listInitiatives,
  showInitiative,
  cancelInitiative,
  addPolicy,
  changePolicy,
  listPolicies,
  showPolicy,
  addWorker,
  changeWorker,
  listWorkers,
  requestReview,
  snoozeItem,
  wakeItem,
  handItem,
  returnItem,
  listAnswerers,
  inbox,
  showItem,
  answerItem,
  setItemAside,
  reportFailedAnswer,
  lineage,
  evidence,
  insight,
  listLifecycles,
  listSecurityEvents,
  whoAmI,
  addToken,
  listTokens,
  revokeToken,
  createOwner,
  inviteMember,
  listMembers,
  changeMember,
  removeMember,
  signOutMember,
  withdrawInvitation,
  createWorkspace,
  listWorkspaces,
} satisfies { [Key in DocumentKey]: Handler<Operations[Key]> })

type LinesOut = (context: Context) => AsyncIterable<unknown>
type LinesIn<Declaration extends OperationDeclaration> = (
  context: Context,
  lines: AsyncIterable<string>,
  input: InputOf<Declaration>,
) => Promise<Outcome<ResultOf<Declaration>>>

/** The schemas of its lines are made when it is loaded: only an import should wait for them. */
const importStore: LinesIn<Operations['importStore']> = async (context, lines, input) =>
  (await import('../store/import-store.ts')).importStore(context, lines, input)

/** Operations that read or write lines of any number; a line is a JSON document, or its text. */
export const streams = { verifyStore, exportStore, importStore } satisfies {
  [Key in LinesOutKey]: LinesOut
} & { [Key in LinesInKey]: LinesIn<Operations[Key]> }
