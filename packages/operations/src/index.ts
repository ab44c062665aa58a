// The operations: what can be done, and the ports it is done through.

export { isGoodToken } from './access/good-token.ts'
export { leftOf } from './access/hidden-links.ts'
export { join, showInvitation } from './access/join.ts'
export { linkIdentity, type OpenIdPerson, signInByOpenId } from './access/openid-sign-in.ts'
export { letInto } from './access/places.ts'
export { isThereFor } from './access/relations.ts'
export { recordRefusal, recordSecurityEvent, storeCountedSecurityEvents } from './access/security-events.ts'
export { isSeen, sightOf } from './access/sight.ts'
export {
  changePassword,
  csrfTokenOf,
  enterWorkspace,
  isStillGood,
  type SignedIn,
  signIn,
  signOut,
  type Visitor,
} from './access/sign-in.ts'
export { LONGEST_SIGN_IN } from './access/sign-in-length.ts'
export { PACE_OF_ACCOUNT, PACE_OF_ADDRESS, SlowedTries } from './access/slowed-tries.ts'
export { claimOf, sessionOfToken } from './access/task-token-names.ts'
export { isClaimHeld } from './access/task-tokens.ts'
export { hashSecret } from './access/tokens.ts'
export { calendarOf, readerOf } from './calendar/calendars.ts'
export type { Context, Rewrite } from './context.ts'
export { interpretMessage, loadConversation } from './conversation/conversation-handlers.ts'
export { circleThrough, unknownBlockers } from './dependencies/circle.ts'
export { addsBlockers, followingWrites, hasFollowers, idsAround, idsBefore } from './dependencies/follow.ts'
export { linksOf } from './dependencies/links.ts'
export { handlers, streams } from './dispatch/handlers.ts'
export { type LineSource, runOperation } from './dispatch/run-operation.ts'
export type { Server } from './hooks/file-events.ts'
export { newId } from './new-id.ts'
export type {
  AccountStore,
  ClosedPlace,
  FoundSignIn,
  FoundToken,
  Identity,
  Joining,
  JoiningView,
  Membership,
  StoredAccount,
  StoredInvitation,
  StoredMember,
  StoredSignIn,
} from './ports/account-store.ts'
export type { AddressCode, AddressStore, NewAddressCode } from './ports/address-store.ts'
export type { AuditStore, SecurityEvent, SecurityEventQuery, StoredSecurityEvent } from './ports/audit-store.ts'
export type { CalendarStore, FoundCalendar, StoredCalendar } from './ports/calendar-store.ts'
export type {
  ConversationRecord,
  ConversationStore,
  ListedConversation,
  SaidMessage,
  StoredConversation,
  StoredMessage,
  TaskList,
  TurnOutcome,
  TurnRecord,
} from './ports/conversation-store.ts'
export { DEFAULT_WORKSPACE } from './ports/default-workspace.ts'
export type { Filing, HookChange, HookFigures, HookStore } from './ports/hook-store.ts'
export type { InsightReader, StatusChange, Stay, TaskScope } from './ports/insight-store.ts'
export type { LogHead, LogLimits, LogName, LogPiece, LogStore, NewPiece } from './ports/log-store.ts'
export {
  AlreadyDone,
  filledIn,
  type KeyedRequest,
  type Receipt,
  type ReceiptStore,
  type StoredReceipt,
} from './ports/receipt-store.ts'
export {
  type InitiativeNeeds,
  type InitiativeView,
  type InitiativeWrites,
  type ItemQuery,
  LIVE,
  type OtherInitiative,
  type PolicyHistory,
  type RecordKind,
  type RecordOf,
  type RecordPlace,
  type RecordQuery,
  type RecordStore,
  type StoredRecord,
  WAITING,
} from './ports/record-store.ts'
export type {
  ChannelStore,
  DeliveryFigures,
  DeliveryMessage,
  NewDelivery,
  ReminderStore,
  Settlement,
  StoredChannel,
  StoredDelivery,
  ToldEvent,
} from './ports/reminder-store.ts'
export type {
  Claim,
  ClaimOutcome,
  Lease,
  MadeRoom,
  MessageFields,
  RoomDecided,
  RoomHistory,
  RoomMessageRecord,
  RoomNeeds,
  RoomSettings,
  RoomStore,
  RoomView,
  RoomWrites,
  StandingClaim,
  StoredRoom,
  StoredRoomMessage,
} from './ports/room-store.ts'
export type { SessionStore, StoredSession } from './ports/session-store.ts'
export type { SpendingQuery, SpendingStore, Spent, SpentBy } from './ports/spending-store.ts'
export type { WorkspaceStore } from './ports/store.ts'
export type {
  Decided,
  EventLog,
  EventsListener,
  FiledCount,
  Owners,
  SearchQuery,
  StatusCounts,
  StoredEvent,
  TaskQuery,
  TaskRef,
  TaskSort,
  TaskStore,
  WaitingPage,
  WaitingQuery,
} from './ports/task-store.ts'
export type { StoredToken, TokenStore } from './ports/token-store.ts'
export type { Intake, Snapshot, StoreCounts, TaskRecord, WholeStore } from './ports/whole-store.ts'
export { type AnyWrite, type Declined, type NewTask, numbered, type Stored, type Write } from './ports/write.ts'
export { PUSH_KEYS } from './reminders/channels.ts'
export {
  deliverDue,
  LEASE,
  MOST_ATTEMPTS,
  type OnSettled,
  type Send,
  type Sent,
  type Settled,
  serveChannel,
  type Told,
} from './reminders/deliver.ts'
export { mayRemind, remindOwners } from './reminders/remind-owners.ts'
export { nextReminder } from './reminders/reminder-moments.ts'
export { lookAfterRooms } from './rooms/look-after-rooms.ts'
export { sourceMessage } from './rooms/room-entries.ts'
export { postScheduled } from './rooms/schedules/post-scheduled.ts'
export { isNear } from './search/edit-distance.ts'
export type { SoughtWord } from './search/search-words.ts'
export { splitLines } from './store/split-lines.ts'
export { NO_DEADLINE, priorityRank } from './todo/list-cursor.ts'
export { transitionTask } from './todo/transition-task.ts'
