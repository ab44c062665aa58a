// One verb, one file. `handlers` has every operation of the contract, and the compiler counts them.

import type { InputOf, OperationDeclaration, Operations, Outcome, ResultOf } from '@pawl/contract'
import { addTask } from './add-task.ts'
import type { Context } from './context.ts'
import {
  interpretMessage,
  listConversations,
  replayConversation,
  showConversation,
  takeTurn,
} from './conversation-handlers.ts'
import { editTask } from './edit-task.ts'
import { exportStore } from './export-store.ts'
import { evidence, lineage } from './governed/audit.ts'
import { beginInitiative } from './governed/begin-initiative.ts'
import { answerItem, inbox, reportFailedAnswer, setItemAside, showItem } from './governed/inbox.ts'
import { cancelInitiative, listInitiatives, showInitiative, startInitiative } from './governed/initiatives.ts'
import { addPolicy, changePolicy, listPolicies, showPolicy } from './governed/policies.ts'
import { requestReview } from './governed/request-review.ts'
import { addWorker, changeWorker, listWorkers } from './governed/workers.ts'
import { guided } from './guidance/guided.ts'
import { importStore } from './import-store.ts'
import { insight } from './insight/insight.ts'
import { listLifecycles } from './list-lifecycles.ts'
import { listTasks } from './list-tasks.ts'
import {
  addBacklogTask,
  attachToMessage,
  cancelTask,
  closeBacklogTask,
  listBacklog,
  markBacklogComplete,
  moveToQueue,
  reopenBacklogTask,
  resetStuckTask,
  scoreBacklogTask,
  sendBackForRework,
  showRoomTask,
} from './rooms/backlog.ts'
import { createRoom, listRooms } from './rooms/create-room.ts'
import { postMessage } from './rooms/post-message.ts'
import { roomHistory } from './rooms/room-history.ts'
import { roomStatus } from './rooms/room-status.ts'
import { handOff } from './rooms/work.ts'
import { showTask } from './show-task.ts'
import { taskHistory } from './task-history.ts'
import { addToken, listTokens, revokeToken, whoAmI } from './tokens.ts'
import { moveTask, transitionTaskOperation } from './transition-task.ts'
import { listChanges, undoChange } from './undo-change.ts'
import { verifyStore } from './verify-store.ts'
import { whyTask } from './why-task.ts'
import { blockWork, completeWork, releaseWork, reportProgress, startWork, waitForTask } from './work.ts'

type Handler<Declaration extends OperationDeclaration> = (
  context: Context,
  input: InputOf<Declaration>,
) => Promise<Outcome<ResultOf<Declaration>>>

/** Operations that answer with one document. */
export const handlers = guided({
  addTask,
  listTasks,
  showTask,
  editTask,
  startTask: moveTask('startTask'),
  stopTask: moveTask('stopTask'),
  completeTask: moveTask('completeTask'),
  reopenTask: moveTask('reopenTask'),
  deleteTask: moveTask('deleteTask'),
  restoreTask: moveTask('restoreTask'),
  transitionTask: transitionTaskOperation,
  whyTask,
  taskHistory,
  listChanges,
  undoChange,
  interpretMessage,
  takeTurn,
  listConversations,
  showConversation,
  replayConversation,
  createRoom,
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
  releaseWork,
  resetStuckTask,
  cancelTask,
  addBacklogTask,
  listBacklog,
  showRoomTask,
  scoreBacklogTask,
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
  inbox,
  showItem,
  answerItem,
  setItemAside,
  reportFailedAnswer,
  lineage,
  evidence,
  insight,
  listLifecycles,
  whoAmI,
  addToken,
  listTokens,
  revokeToken,
} satisfies { [Key in Exclude<keyof Operations, keyof typeof streams>]: Handler<Operations[Key]> })

/** Operations that read or write lines of any number. */
export const streams = { verifyStore, exportStore, importStore }
