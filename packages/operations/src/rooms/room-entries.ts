// What happened in a room as things that passed between parties: people by their names, agents by their roles. Pure.
//
// H1. What was said is told once: the task that came of a message is not told beside it.
// H2. A task that an agent made for another role, and that no message asked for, was handed on.
// H3. A question to a role is told once: the task in which it is asked is not told beside it.

import type { Operations, ResultOf } from '@pawl/contract'
import type { RoomTask, TaskEvent } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { StoredRecord } from '../ports/record-store.ts'
import type { RoomHistory, StoredRoomMessage } from '../ports/room-store.ts'
import { PEOPLE } from './asking.ts'

type Entry = ResultOf<Operations['roomHistory']>['entries'][number]
type Passed = Pick<Entry, 'from' | 'to'> & { readonly trigger?: string; readonly text?: unknown }

/** Oldest first. */
export function entriesOf(history: RoomHistory, entryRole: string): Entry[] {
  const said = history.messages.map((message) => posted(message, history, entryRole))
  const told = history.events.flatMap((event, index) => toldOf(event, index, history) ?? [])
  return [...said, ...told].sort((a, b) => a.at - b.at)
}

/** What became last of each message that was changed while it waited. */
export function changesOfMessages(records: readonly StoredRecord[]): Entry[] {
  return records.map(({ id, state, body, actor: by, at }) => ({
    at,
    by,
    from: partyOf(by),
    to: null,
    task: null,
    trigger: state === 'cancelled' ? 'cancelMessage' : 'editMessage',
    text: typeof body.content === 'string' ? body.content : null,
    message: sourceMessage(id.slice(id.indexOf('/') + 1)) ?? null,
  }))
}

/** m7 is the seventh message of its room. */
export function sourceMessage(sourceMessageId: unknown): number | undefined {
  const match = typeof sourceMessageId === 'string' ? /^m(\d{1,9})$/.exec(sourceMessageId) : null
  return match === null ? undefined : Number(match[1])
}

function posted(
  { at, sender, content, position, taskId }: StoredRoomMessage,
  { tasks }: RoomHistory,
  to: string,
): Entry {
  const task = (taskId === null ? undefined : tasks.get(taskId))?.number ?? null
  return { at, trigger: 'postMessage', by: sender, from: partyOf(sender), to, task, text: content, message: position }
}

function toldOf(event: TaskEvent, index: number, history: RoomHistory): Entry | undefined {
  const task = history.tasks.get(event.taskId)
  const passed =
    task && passedBy(event, task, sourceOf(task, history), isHandedOn(event, index, history), isAsked(event, history))
  if (passed === undefined) return undefined
  const { at, by, number } = event
  const { from, to, trigger = event.trigger, text } = passed
  return { at, trigger, by, from, to, task: number, text: typeof text === 'string' ? text : null, message: null }
}

/** Between whom it passed; undefined of what nobody gave to anybody. */
function passedBy(
  { trigger, by, set, taskId }: TaskEvent,
  { fields }: RoomTask,
  source: StoredRoomMessage | undefined,
  handedOn: boolean,
  asks: boolean,
): Passed | undefined {
  const who = partyOf(by)
  const role = String(set.assignedTo ?? fields.role)
  const asker = source === undefined ? null : partyOf(source.sender)
  switch (trigger) {
    case 'createTask':
      if (set.origin === 'backlog') return { from: who, to: null, text: set.content }
      if (source?.taskId === taskId || asks) return undefined
      return { trigger: 'handOff', from: who, to: String(set.role ?? ''), text: set.content }
    case 'claimTask':
      return { from: null, to: role }
    case 'startTask':
      return { from: who, to: who }
    case 'completeTask':
      return { from: who, to: handedOn ? null : asker, text: set.result }
    case 'setAside':
      return {
        from: who,
        to: typeof set.askedOf === 'string' && set.askedOf !== PEOPLE ? set.askedOf : asker,
        text: set.question ?? set.stoppedBecause ?? set.setAsideBecause ?? set.result ?? set.lastFailure,
      }
    case 'resetStuckTask':
      return { from: who, to: role, text: set.lastFailure ?? set.releasedBecause }
    case 'attachToMessage':
    case 'moveToQueue':
      return { from: who, to: role, text: fields.content }
    case 'sendBackForRework':
      return { from: who, to: role, text: set.answer ?? set.sentBackBecause ?? fields.content }
    case 'markBacklogComplete':
    case 'reopenBacklogTask':
    case 'cancelTask':
      return { from: who, to: null }
    default:
      return undefined
  }
}

/** The next thing the same agent did, but for what goes along with it, was to make a task for another. */
function isHandedOn({ trigger, by }: TaskEvent, index: number, history: RoomHistory): boolean {
  if (trigger !== 'completeTask') return false
  const next = history.events.slice(index + 1).find((one) => one.by === by && one.trigger !== 'parentTaskAcknowledged')
  const made = next?.trigger === 'createTask' ? history.tasks.get(next.taskId) : undefined
  return made !== undefined && sourceOf(made, history)?.taskId !== made.id
}

/** The task was made to ask a role. */
function isAsked({ trigger, taskId, set }: TaskEvent, { events }: RoomHistory): boolean {
  return (
    trigger === 'createTask' &&
    set.answersTask !== undefined &&
    events.some((one) => one.set.askedIn === taskId && one.trigger === 'setAside')
  )
}

function sourceOf({ fields }: RoomTask, { messages }: RoomHistory): StoredRoomMessage | undefined {
  const source = sourceMessage(fields.sourceMessageId)
  return source === undefined ? undefined : messages.find(({ position }) => position === source)
}

function partyOf(actor: string): string {
  return actor.startsWith('agent:') ? present(actor.slice('agent:'.length).split('/')[0]) : actor
}
