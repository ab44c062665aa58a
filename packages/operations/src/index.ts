// The operations: what can be done, and the ports it is done through.

export type { Context, Rewrite } from './context.ts'
export { interpretMessage, loadConversation } from './conversation-handlers.ts'
export { handlers, streams } from './handlers.ts'
export { NO_DEADLINE, priorityRank } from './list-cursor.ts'
export { newId } from './new-id.ts'
export type {
  ConversationRecord,
  ConversationStore,
  ListedConversation,
  StoredConversation,
  StoredMessage,
  TurnOutcome,
  TurnRecord,
  TurnWrite,
} from './ports/conversation-store.ts'
export type { InsightReader, StatusChange, Stay, TaskScope } from './ports/insight-store.ts'
export {
  AlreadyDone,
  filledIn,
  type KeyedRequest,
  type Receipt,
  type ReceiptStore,
  type StoredReceipt,
} from './ports/receipt-store.ts'
export {
  type InitiativeDecided,
  type InitiativeNeeds,
  type InitiativeOutcome,
  type InitiativeView,
  type ItemQuery,
  LIVE,
  type OtherInitiative,
  type RecordKind,
  type RecordPlace,
  type RecordQuery,
  type RecordStore,
  type StoredRecord,
  WAITING,
} from './ports/record-store.ts'
export type {
  Claim,
  ClaimOutcome,
  Lease,
  RoomDecided,
  RoomHistory,
  RoomMessageRecord,
  RoomOutcome,
  RoomSettings,
  RoomStore,
  RoomView,
  StoredRoom,
  StoredRoomMessage,
} from './ports/room-store.ts'
export {
  DEFAULT_WORKSPACE,
  type Decided,
  type EventsListener,
  type Intake,
  type Snapshot,
  type StatusCounts,
  type StoreCounts,
  type StoredEvent,
  type StoredToken,
  type TaskQuery,
  type TaskRecord,
  type TaskRef,
  type TaskSort,
  type WorkspaceStore,
} from './ports/store.ts'
export { numbered, type Write } from './ports/write.ts'
export { sourceMessage } from './rooms/room-entries.ts'
export { runHandler, runOperation } from './run-operation.ts'
export { splitLines } from './split-lines.ts'
export { hashSecret } from './tokens.ts'
export { transitionTask } from './transition-task.ts'
