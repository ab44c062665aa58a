// What becomes of an answer by a change it depends on: the answer the server would give now, or that it has to be asked.
//
// LT1. A patched answer equals a fresh one. Where that cannot be known from the event, the answer is asked for again: a patch
//      that guesses is a defect (`live-answers.test.ts` holds them against the operations).
// LT2. A patch made twice changes nothing more: versions say what an answer knows already.

import type { OperationKey } from '@pawl/contract'
import { canTransition, getValidTransitionsFrom, lifecycleOf } from '@pawl/kernel'
import { isMadeHere } from '../api/after-change.ts'
import { personNow } from '../api/person.ts'
import type { Input, Result } from '../api/request.ts'
import type { Standing } from '../moves/standing-of.ts'
import { ASK, asStored, type LiveChange, SHARING, taskAfter, touches } from './change.ts'
import { patchToday, patchUpcoming } from './patch-days.ts'
import { patchList } from './patch-list.ts'

type Patches = {
  readonly [key in OperationKey]?: (
    answer: Result<key>,
    change: LiveChange,
    input: Input<key>,
    standing: Standing,
  ) => Result<key> | typeof ASK
}

/** What is not here is asked for again. */
export const patches: Patches = {
  listTasks: patchList,
  todaysTasks: patchToday,
  upcomingTasks: patchUpcoming,
  showTask: patchTask,
  taskHistory: patchHistory,
  showDependencies: (answer, change) => (concerns(answer, change) ? ASK : answer),
  taskGraph: (answer, change) => (concerns(answer, change) ? ASK : answer),
  roomStatus: (answer, change, { room }) => (isElsewhere(change, room) ? answer : ASK),
  roomHistory: (answer, change, { room }) => (isElsewhere(change, room) ? answer : ASK),
  listBacklog: (answer, change, { room }) => (isElsewhere(change, room) ? answer : ASK),
  // Rooms are listed with their settings, which no task changes.
  listRooms: (answer) => answer,
  inbox: patchInbox,
  showConversation: patchSpoken,
  listConversations: patchSpoken,
}

function patchTask(
  shown: Result<'showTask'>,
  change: LiveChange,
  _: unknown,
  standing: Standing,
): Result<'showTask'> | typeof ASK {
  const { event, task: newest, wasGuess } = change
  if (touches(change, SHARING)) return ASK
  if (shown.task.version > event.version && !wasGuess) return shown
  // A change made here shows the task before the stream tells of it: what may be done next comes with the event.
  const isThere = shown.task.version === event.version && !wasGuess
  const task = isThere ? shown.task : ((wasGuess ? undefined : taskAfter(shown.task, event)) ?? newest)
  // What others may do with work depends on more than the task.
  if (task === undefined || task.lifecycle !== 'todo' || standing(task).length === 0) return ASK
  const lifecycle = lifecycleOf(task)
  const moves = getValidTransitionsFrom(lifecycle, task.status)
    .filter(({ to }) => canTransition(lifecycle, asStored(task), to, standing(task)))
    .map(({ to, trigger, requiredFields }) => ({
      to,
      trigger,
      requiredFields: [...(requiredFields ?? [])],
      means: lifecycle.statuses[to]?.means ?? '',
    }))
  return { ...shown, task, moves }
}

function patchHistory(history: Result<'taskHistory'>, change: LiveChange): Result<'taskHistory'> | typeof ASK {
  const { event } = change
  if (touches(change, SHARING)) return ASK
  if (history.task.version >= event.version) return history
  const task = taskAfter(history.task, event)
  if (task === undefined || history.events.at(-1)?.version !== history.task.version) return ASK
  return { task, events: [...history.events, event] }
}

const LINKS = ['blockedBy', 'waitsFor']

/** Whether an answer names the task, or the change says on what it depends. */
function concerns(answer: object, change: LiveChange): boolean {
  const { taskId } = change.event
  return touches(change, LINKS) || JSON.stringify(answer).includes(taskId)
}

function isElsewhere(change: LiveChange, room: string | undefined): boolean {
  return change.room !== undefined && change.room !== room
}

/** In a conversation nobody speaks but its owner, and what is pressed on this page is not said in one. */
function patchSpoken<Answer>(answer: Answer, { event }: LiveChange): Answer | typeof ASK {
  const person = personNow()
  const isByOther = person !== '' && !person.endsWith(`/${event.principal ?? event.by}`)
  return isByOther || isMadeHere(event) ? answer : ASK
}

/** A to-do asks something only while a blocker of it was dropped; what agents report while they work asks nobody. */
function patchInbox(inbox: Result<'inbox'>, change: LiveChange): Result<'inbox'> | typeof ASK {
  const { event, task } = change
  const text = JSON.stringify(inbox)
  if (touches(change, ['droppedBlockers']) || text.includes('"DroppedBlocker"') || text.includes(event.taskId))
    return ASK
  if (event.lifecycle === 'todo') return task !== undefined && task.droppedBlockers === undefined ? inbox : ASK
  const asksNobody = event.lifecycle === 'room' && event.from === event.to && !touches(change, ['question', 'askedOf'])
  return asksNobody ? inbox : ASK
}
