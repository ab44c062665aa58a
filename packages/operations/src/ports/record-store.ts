// What governed work needs of a store: documents with versions, and one initiative at a time.
//
// R1. A version of a record is never changed; the newest is its head.
// R2. Changes of an initiative are decided one at a time, on what is there, and tasks and records are stored together.

import type { FieldsOf, GovernedTask, recordLifecycles, StatusOf } from '@pawl/kernel'
import type { Receipt } from './receipt-store.ts'
import type { AnyWrite, Declined, Stored } from './write.ts'

export type RecordKind = (typeof RECORD_KINDS)[number]

export const RECORD_KINDS = [
  'initiative',
  'policy',
  'worker',
  'result',
  'case',
  'item',
  'message',
  'access',
  'chatroom',
  'roomMessage',
  'hook',
  'schedule',
  'budget',
  'view',
  'snooze',
  'handover',
] as const

/** Of any kind. */
export interface StoredRecord {
  readonly kind: RecordKind
  readonly id: string
  readonly version: number
  /** What it belongs to: the task of a result, a case or a message, the system an item is for. */
  readonly subject: string
  readonly state: string
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: string
  /** Who was authenticated, where that is not the actor [D40]. */
  readonly principal?: string
  readonly at: number
}

/** Of one kind: it holds what the table of that kind says. */
export type RecordOf<Kind extends RecordKind> = StoredRecord & {
  readonly kind: Kind
  readonly state: StatusOf<(typeof recordLifecycles)[Kind]>
  readonly body: FieldsOf<(typeof recordLifecycles)[Kind]>
}

export interface RecordQuery<Kind extends RecordKind = RecordKind> {
  readonly kind: Kind
  readonly states?: readonly string[]
  readonly subject?: string
  /** Only these. */
  readonly ids?: readonly string[]
  /** Only those whose id comes after this one. */
  readonly after?: string
  readonly limit: number
}

/** The items about a task or an initiative. */
export type ItemQuery = ({ readonly task: string } | { readonly initiative: string }) & {
  readonly states?: readonly string[]
}

export interface OtherInitiative {
  readonly initiative: RecordOf<'initiative'>
  readonly unassigned: readonly GovernedTask[]
}

export interface PolicyHistory {
  /** When the first attempt at the tasks was made. */
  readonly since: number
  /** Every version, oldest first, of the policies that were changed since then. */
  readonly versions: ReadonlyMap<string, readonly RecordOf<'policy'>[]>
}

/** The initiative as a change of it needs to see it. */
export interface InitiativeView {
  readonly initiative: RecordOf<'initiative'>
  /** The tasks asked for, by id. */
  readonly tasks: ReadonlyMap<string, GovernedTask>
  /** The two oldest pending tasks that nobody is assigned to, those that wait for others last: one of them may be the one that ends now. */
  readonly unassigned: readonly GovernedTask[]
  /** The ids of tasks that are not over: two at the most. */
  readonly live: readonly string[]
  /** All of them, those that are retired or disabled too. */
  readonly policies: readonly RecordOf<'policy'>[]
  /** What became of policies since the tasks asked for are there, if that was asked for. */
  readonly policyHistory: PolicyHistory | undefined
  readonly workers: readonly RecordOf<'worker'>[]
  /** How many tasks each worker has in work, by its id; one that has none may be left out. */
  readonly loads: Readonly<Record<string, number>>
  /** Results and cases of the tasks asked for, oldest first. */
  readonly results: readonly RecordOf<'result'>[]
  readonly cases: readonly RecordOf<'case'>[]
  /** The items asked for. */
  readonly items: readonly RecordOf<'item'>[]
  /** The other initiatives asked for, with their two oldest pending tasks that nobody is assigned to. */
  readonly others: readonly OtherInitiative[]
  /** What waits for an answer about the tasks asked for and the unassigned ones, here and in the others. */
  readonly waiting: readonly RecordOf<'item'>[]
}

export interface InitiativeNeeds {
  readonly tasks?: readonly string[]
  readonly items?: readonly string[]
  /** Other initiatives that this change may begin. */
  readonly others?: readonly string[]
  /** Every task that is not over, and everything that waits for an answer. */
  readonly all?: boolean
  /** What became of policies since the tasks are there: a result is handed in. */
  readonly policyHistory?: boolean
}

/** The states of an item that can still be answered. */
export const WAITING = ['open', 'set_aside'] as const

/** The statuses of a governed task that is not over. */
export const LIVE = ['pending', 'in_progress', 'blocked', 'completed', 'rejected'] as const

export interface InitiativeWrites {
  readonly refused: false
  readonly writes: readonly AnyWrite[]
  readonly records: readonly StoredRecord[]
}

/** Where a version stands among all of them. */
export interface RecordPlace {
  readonly kind: string
  readonly id: string
  readonly version: number
}

export interface RecordStore {
  /** False if there is one of this kind and id. What comes with it is stored in the same commit. */
  insertRecord<Made extends StoredRecord>(
    record: Made,
    along?: readonly StoredRecord[],
    receipt?: Receipt<Made>,
  ): Promise<boolean>
  /** False if its head is not the version before. */
  updateRecord<Made extends StoredRecord>(record: Made, receipt?: Receipt<Made>): Promise<boolean>
  findRecord<Kind extends RecordKind>(kind: Kind, id: string): Promise<RecordOf<Kind> | undefined>
  recordVersions<Kind extends RecordKind>(kind: Kind, id: string): Promise<readonly RecordOf<Kind>[]>
  /** Heads, by id. */
  records<Kind extends RecordKind>(query: RecordQuery<Kind>): Promise<readonly RecordOf<Kind>[]>
  /** Heads, by id. */
  itemsAbout(query: ItemQuery): Promise<readonly RecordOf<'item'>[]>
  /** What is assigned to this worker and not handed in yet, by number. */
  workerTasks(worker: string): Promise<readonly GovernedTask[]>
  /** By number. */
  initiativeTasks(initiative: string, limit: number): Promise<readonly GovernedTask[]>
  /** Undefined if there is no such initiative. */
  changeInitiative<Decision extends InitiativeWrites>(
    initiative: string,
    needs: InitiativeNeeds,
    decide: (view: InitiativeView) => Decision | Declined,
    receipt?: Receipt<Stored<Decision>>,
  ): Promise<Stored<Decision> | Declined | undefined>
}
