// What reminders need of a store: which tasks are due to remind, what has to go out, and to where.
//
// RS1. That a task has reminded, and what has to go out because of it, is one commit: of several servers one stores it.
// RS2. What has to go out is taken for a while. Whoever dies meanwhile has not sent it; it is taken again after that while.
// RS3. What was taken is settled only by whoever took it last.

import type { ChannelKind, DeliveryState, DeliveryTrouble, HookFormat, Language } from '@pawl/contract'
import type { Task } from '@pawl/kernel'
import type { NewAddressCode } from './address-store.ts'
import type { Receipt } from './receipt-store.ts'
import type { Write } from './write.ts'

/** Where a person is reminded, or a hook sends to. */
export interface StoredChannel {
  readonly id: string
  readonly person: string
  /** The to-dos of the machine are theirs too. */
  readonly ownsLocal: boolean
  readonly kind: ChannelKind | HookFormat
  readonly address: string
  readonly language: Language
  readonly timeZone: string
  /** What is kept besides: the secret of a webhook, the keys of a browser. */
  readonly keys: Readonly<Record<string, string>>
  readonly createdAt: number
  /** Of a hook, which has the same id: everything in the log up to there is filed. */
  readonly hook?: { readonly position: string | null }
}

/** A change of a task, as a hook tells of it. The task itself is read when it is sent. */
export interface ToldEvent {
  readonly taskId: string
  readonly number: number
  readonly version: number
  readonly trigger: string
  readonly from: string | null
  readonly to: string
  readonly by: string
  /** The fields it set or cleared. */
  readonly changed: readonly string[]
}

/** What a reminder or a hook says; the words are found when it is sent. */
export interface DeliveryMessage {
  /** Left out in a message that only shows that the channel works. */
  readonly task?: {
    readonly id: string
    readonly number: number
    readonly title: string
    readonly deadline: string | null
    readonly deadlineLocal: string | null
  }
  /** Of a hook. */
  readonly event?: ToldEvent
  /** What confirms the address that it goes to. */
  readonly code?: string
  /** When it was due to be sent, or happened. */
  readonly dueAt: number
}

export interface NewDelivery {
  /** The same however often it is sent, so that a receiver can drop a repeat. */
  readonly id: string
  readonly channel: string
  readonly message: DeliveryMessage
  readonly createdAt: number
  /** What has a lane goes out in the order of its places there. */
  readonly lane?: { readonly name: string; readonly place: number }
}

export interface StoredDelivery extends NewDelivery {
  readonly state: DeliveryState
  /** How often it was taken. */
  readonly attempts: number
  /** When it is to be sent, or may be taken again. */
  readonly nextAt: number
  readonly endedAt: number | null
  readonly trouble: DeliveryTrouble | null
}

/** What became of one that was taken. */
export interface Settlement {
  readonly delivery: Pick<StoredDelivery, 'id' | 'attempts'>
  readonly state: DeliveryState
  readonly at: number
  /** When to try again, if it still waits. */
  readonly nextAt: number
  readonly trouble: DeliveryTrouble | null
}

export interface DeliveryFigures {
  readonly waiting: number
  /** Since when the oldest has waited; null if none does. */
  readonly waitingSince: number | null
  readonly failed: number
}

export interface ReminderStore {
  /** Tasks with a reminder that is due by a moment, the longest due first. */
  tasksToRemind(by: number, limit: number): Promise<readonly Task[]>
  /** False, and nothing is stored, if the task is not at the version it was decided on. */
  storeReminded(write: Write, deliveries: readonly NewDelivery[]): Promise<boolean>
  addDelivery(delivery: NewDelivery, receipt?: Receipt<NewDelivery>): Promise<void>
  /** To which something is to be sent by now. */
  channelsToSend(now: number): Promise<readonly string[]>
  /** Those that are to be sent there by now; nobody else gets them before `until`. */
  takeDeliveries(channel: string, now: number, until: number, limit: number): Promise<readonly StoredDelivery[]>
  /** False if someone else has taken it since. */
  settleDelivery(settlement: Settlement): Promise<boolean>
  /** To the channels of one person, newest first. */
  listDeliveries(person: string, limit: number): Promise<readonly StoredDelivery[]>
  /** Those that ended before, at most so many. */
  forgetDeliveries(before: number, limit: number): Promise<void>
  /** Of the whole store: in which workspaces there is something to be done, and from when on. */
  nextReminders(): Promise<readonly { readonly workspace: string; readonly at: number }[]>
  /** Of the whole store. */
  deliveryFigures(): Promise<DeliveryFigures>
}

export interface ChannelStore {
  /** False, and nothing is stored, if the place of the code is taken. */
  insertChannel(channel: StoredChannel, code?: NewAddressCode, receipt?: Receipt<StoredChannel>): Promise<boolean>
  /** Of one person, oldest first; not those of hooks. */
  listChannels(person: string): Promise<readonly StoredChannel[]>
  /** To which the reminders of a to-do of this owner go. */
  channelsOfOwner(owner: string): Promise<readonly StoredChannel[]>
  findChannel(id: string): Promise<StoredChannel | undefined>
  /** With what still has to go there. */
  removeChannel(channel: StoredChannel, receipt?: Receipt<StoredChannel>): Promise<void>
  /** Of the whole store: what is kept under a name. */
  findKeptKey(name: string): Promise<string | undefined>
  /** Of the whole store: the first to keep something under a name decides; answers what is kept now. */
  keepKey(name: string, value: string): Promise<string>
}
