// Everything the operations need of a store, in the domain's words, one interface for each subject: an operation asks for
// those it uses (`Context<TaskStore>`). SQLite and PostgreSQL give all of them; one suite for each holds both to it.

import type { AccountStore } from './account-store.ts'
import type { AddressStore } from './address-store.ts'
import type { AuditStore } from './audit-store.ts'
import type { CalendarStore } from './calendar-store.ts'
import type { ConversationStore } from './conversation-store.ts'
import type { HookStore } from './hook-store.ts'
import type { LogStore } from './log-store.ts'
import type { ReceiptStore } from './receipt-store.ts'
import type { RecordStore } from './record-store.ts'
import type { ChannelStore, ReminderStore } from './reminder-store.ts'
import type { RoomStore } from './room-store.ts'
import type { SessionStore } from './session-store.ts'
import type { SpendingStore } from './spending-store.ts'
import type { EventLog, TaskStore } from './task-store.ts'
import type { TokenStore } from './token-store.ts'
import type { WholeStore } from './whole-store.ts'

/** Everything in it belongs to one workspace; every key in the database starts with it. */
export interface WorkspaceStore
  extends TaskStore,
    EventLog,
    TokenStore,
    ConversationStore,
    RoomStore,
    SessionStore,
    RecordStore,
    ReceiptStore,
    AuditStore,
    ReminderStore,
    ChannelStore,
    AddressStore,
    HookStore,
    AccountStore,
    CalendarStore,
    LogStore,
    SpendingStore,
    WholeStore {}
