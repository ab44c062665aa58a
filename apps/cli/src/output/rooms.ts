// Rooms for the eyes of a person, and for agents: short, in a fixed form, with what to run next at the end.

import {
  type CallView,
  type OperationCall,
  type Operations,
  type ResultOf,
  type RoomTaskView,
  shownReason,
  type TaskView,
  type WorkTaskView,
  wordsOf,
} from '@pawl/contract'
import { shortenText } from '@pawl/kernel'
import { moment } from './moment.ts'
import { roomFacts, SHOWN_IN_ROOMS } from './room-facts.ts'
import type { Screen } from './screen.ts'
import { statusName } from './table-words.ts'

const FIRST_LINE = 100
export function renderRooms({ rooms }: ResultOf<Operations['listRooms']>, { phrases, paint }: Screen): string {
  if (rooms.length === 0) return phrases.rooms.none
  return rooms.map((room) => `${paint('bold', room.room)}  ${room.roles.join(' → ')}`).join('\n')
}

export function renderRoomMade({ room }: ResultOf<Operations['createRoom']>, { phrases }: Screen): string {
  return phrases.rooms.made(room.room, room.roles.join(', '), room.entryRole)
}

export function renderRoomChanged({ room }: ResultOf<Operations['changeRoom']>, { phrases }: Screen): string {
  return phrases.rooms.changed(room.room, room.roles.join(', '), room.entryRole, room.parallel)
}

export function renderRoomTurned({ room }: ResultOf<Operations['closeRoom']>, { phrases }: Screen): string {
  return phrases.rooms.turned(room.room, room.state)
}

export function renderPosted({ task, message }: ResultOf<Operations['postMessage']>, { phrases }: Screen): string {
  if (task === null) return phrases.rooms.queued(message)
  const posted = phrases.rooms.posted(task.number, task.role ?? '')
  const waits = Array.isArray(task.waitsFor) ? ` ${phrases.rooms.postedWaits(task.number, task.waitsFor.length)}` : ''
  return `${posted}${waits}`
}

export function renderClaimed(result: ResultOf<Operations['waitForTask']>, screen: Screen): string {
  const { task, attached, session, epoch, resumed, next } = result
  const { phrases } = screen
  return [
    task.chatroomId === undefined
      ? phrases.governed.assigned(task.number, session, resumed)
      : phrases.rooms.claimed(task.number, task.assignedTo ?? '', task.chatroomId, resumed),
    phrases.rooms.session(session, epoch),
    '',
    ...lines(task.content, screen),
    ...(task.answersTask === undefined ? [] : ['', phrases.rooms.isAsked]),
    ...attached.flatMap((item) => ['', phrases.rooms.attached(item.number), ...lines(item.content, screen)]),
    ...(task.lastFailure === undefined
      ? []
      : [
          '',
          phrases.rooms.failedBefore(task.failures ?? 0),
          ...lines(shownReason(task.lastFailure, screen.language), screen),
        ]),
    ...told(task, screen).flatMap(([heading, text]) => ['', heading, ...lines(text, screen)]),
    '',
    ...renderNext(next, screen),
  ].join('\n')
}

export function renderWork(
  what: string,
  { task, next = [] }: { readonly task: WorkTaskView; readonly next?: readonly CallView[] },
  screen: Screen,
): string {
  const said = screen.phrases.rooms.moved(task.number, what, statusName(task.lifecycle, task.status, screen))
  return [`${said}${paused(task, screen)}`, ...(next.length === 0 ? [] : ['', ...renderNext(next, screen)])].join('\n')
}

/** What whoever works on a task has to know beside its content. */
function told(task: WorkTaskView, { phrases, language }: Screen): (readonly [heading: string, text: string])[] {
  const { question, answer, askedOf, sentBackBecause, releasedBecause } = task
  return [
    ...(question === undefined ? [] : [[phrases.rooms.asked(askedOf ?? 'user'), question] as const]),
    ...(answer === undefined ? [] : [[phrases.rooms.answered, answer] as const]),
    ...(sentBackBecause === undefined ? [] : [[phrases.rooms.sentBack, sentBackBecause] as const]),
    ...(releasedBecause === undefined
      ? []
      : [[phrases.rooms.released, shownReason(releasedBecause, language)] as const]),
  ]
}

export function renderAsked(result: ResultOf<Operations['blockWork']>, screen: Screen): string {
  const { task, asked, next } = result
  const { phrases } = screen
  if (task.question === undefined) return renderWork(phrases.rooms.deeds.blockWork, result, screen)
  const said =
    asked === undefined
      ? phrases.rooms.asksPeople(task.number)
      : phrases.rooms.asksRole(task.number, asked.number, asked.role ?? '')
  return [said, '', ...renderNext(next, screen)].join('\n')
}

export function roomLine(task: TaskView, screen: Screen): string {
  const name = statusName(task.lifecycle, task.status, screen)
  return `#${task.number} ${firstLine({ content: String(task.content ?? '') }, screen)}  ${screen.paint('dim', name)}`
}

export function renderHandedOn(result: ResultOf<Operations['handOff']>, screen: Screen): string {
  const { task, handedOn, next } = result
  return [
    handedOn === undefined
      ? screen.phrases.rooms.handedToPeople(task.number)
      : screen.phrases.rooms.handedOn(task.number, handedOn.number, handedOn.role ?? ''),
    '',
    ...renderNext(next, screen),
  ].join('\n')
}

export function renderBacklog({ tasks }: ResultOf<Operations['listBacklog']>, screen: Screen): string {
  if (tasks.length === 0) return screen.phrases.rooms.emptyBacklog
  return tasks.map((task) => taskLine(task, screen)).join('\n')
}

export function renderFoundWork({ tasks }: ResultOf<Operations['searchWork']>, screen: Screen): string {
  if (tasks.length === 0) return screen.phrases.rooms.nothingFound
  return tasks.map((task) => taskLine(task, screen)).join('\n')
}

/** What people told whoever works on it, for a report of progress. */
export function renderTold({ messages = [] }: Pick<WorkTaskView, 'messages'>, { phrases, quote }: Screen): string[] {
  return messages.length === 0 ? [] : [phrases.rooms.told, ...messages.map((text) => `  ${quote(text)}`)]
}

export function renderRoomTask(result: ResultOf<Operations['showRoomTask']>, screen: Screen): string {
  const { task, attached, parents } = result
  const { phrases, paint } = screen
  return [
    `${paint('bold', `#${task.number}`)}`,
    ...lines(task.content, screen),
    '',
    ...roomFacts(task, SHOWN_IN_ROOMS, screen).map(([name, value]) => `  ${paint('dim', `${name}:`)} ${value}`),
    ...attached.map((item) => `  ${phrases.rooms.attached(item.number)} ${firstLine(item, screen)}`),
    ...parents.map((item) => `  ${phrases.rooms.parent(item.number)} ${firstLine(item, screen)}`),
  ].join('\n')
}

export function renderRoomStatus(result: ResultOf<Operations['roomStatus']>, screen: Screen): string {
  const { room, working, pending, unmatched, waits, active, queue, review, reviewLater = [], backlog } = result
  const { phrases, paint } = screen
  const section = (heading: string, rows: readonly string[]) =>
    rows.length === 0 ? [] : [paint('bold', `${heading} (${rows.length})`), ...rows.map((row) => `  ${row}`), '']
  const parts = [
    `${paint('bold', room.room)}  ${paint('dim', room.roles.join(' → '))}`,
    ...(room.state === 'closed' ? [paint('red', phrases.rooms.turned(room.room, room.state))] : []),
    '',
    ...section(
      phrases.rooms.working,
      working.map((task) => {
        const state = task.overdue
          ? paint('red', phrases.rooms.overdue)
          : task.state === 'suspect'
            ? paint('red', phrases.rooms.suspect(moment(task.lastSeen ?? 0)))
            : aliveText(task.lastProgress, screen)
        return `${taskLine(task, screen)}  ${paint('dim', `${task.assignedTo} ${task.holder}, ${statusName(task.lifecycle, task.status, screen)}, ${moment(task.since)}`)}  ${state}`
      }),
    ),
    ...section(
      phrases.rooms.pending,
      pending.map((task) => {
        const { skills } = unmatched.find((one) => one.task === task.number) ?? {}
        const missing = skills === undefined ? '' : `  ${paint('red', phrases.rooms.unmatched(skills.join(', ')))}`
        const waiting = waitsText(
          waits.find((one) => one.task === task.number),
          screen,
        )
        return `${taskLine(task, screen)}  ${paint('dim', `→ ${task.role ?? ''}`)}${missing}${waiting}${paused(task, screen)}`
      }),
    ),
    ...section(
      active >= room.parallel ? phrases.rooms.fullQueue(active, room.parallel) : phrases.rooms.queue,
      queue.map((entry) => queueLine(entry, screen)),
    ),
    ...section(
      phrases.rooms.review,
      review.map((task) => {
        const isAsked = task.question !== undefined && task.answer === undefined
        const asks = isAsked
          ? `  ${paint('cyan', phrases.rooms.asks(task.askedOf ?? 'user'))} ${firstLine({ content: task.question ?? '' }, screen)}`
          : ''
        const after = reviewLater.find(({ task: number }) => number === task.number)?.after
        const later = after === undefined ? '' : `  ${paint('dim', phrases.rooms.reviewLater(after))}`
        return `${taskLine(task, screen)}${asks}${later}`
      }),
    ),
    phrases.rooms.inBacklog(backlog),
  ]
  return parts.join('\n')
}

function queueLine({ content, task, message }: Queue[number], screen: Screen): string {
  return `${task === null ? `m${message}` : `#${task}`} ${firstLine({ content }, screen)}`
}

type Queue = ResultOf<Operations['listMessages']>['queue']

export function renderQueue({ queue }: ResultOf<Operations['listMessages']>, screen: Screen): string {
  if (queue.length === 0) return screen.phrases.rooms.nothingWaits
  return queue
    .map((entry) => {
      const priority =
        entry.priority === 0
          ? ''
          : `  ${screen.paint('dim', `${wordsOf[screen.language].fields.priority} ${entry.priority}`)}`
      return `${queueLine(entry, screen)}${priority}`
    })
    .join('\n')
}

function waitsText(waits: Waits | undefined, { phrases, paint, quote }: Screen): string {
  if (waits === undefined) return ''
  const named = waits.on.map(({ task, title, dropped }) => {
    const what = `#${task} ${quote(title)}`
    return dropped ? phrases.rooms.droppedBlocker(what) : what
  })
  return `  ${paint('yellow', phrases.rooms.waitsFor(named, waits.hidden))}`
}

type Waits = ResultOf<Operations['roomStatus']>['waits'][number]

/** After so long without progress whoever is alive may hang. */
const QUIET_AFTER = 300

function aliveText(lastProgress: number, { phrases, paint, now }: Screen): string {
  const quiet = Math.floor((now - lastProgress) / 1000)
  return quiet < QUIET_AFTER
    ? paint('green', phrases.rooms.alive)
    : paint('yellow', phrases.rooms.noProgress(phrases.board.age(quiet)))
}

function renderNext(next: readonly CallView[], { phrases, words }: Screen): string[] {
  return [phrases.rooms.next, ...next.map((call) => `  ${words.say(call as OperationCall)}`)]
}

/** Until when it rests, and the first line of why. Where no server runs, what is over stays until someone waits for work. */
function paused(
  { pausedUntil, failures = 1, lastFailure = '' }: Pick<RoomTaskView, 'pausedUntil' | 'failures' | 'lastFailure'>,
  { phrases, paint, quote, now, language }: Screen,
): string {
  if (pausedUntil === undefined || pausedUntil <= now) return ''
  const [why = ''] = shownReason(lastFailure, language).split('\n')
  return `  ${paint('yellow', phrases.rooms.paused(moment(pausedUntil), failures))} ${quote(shortenText(why, FIRST_LINE))}`
}

function taskLine(task: RoomTaskView, screen: Screen): string {
  return `#${task.number} ${firstLine(task, screen)}`
}

function firstLine({ content }: Pick<RoomTaskView, 'content'>, { quote }: Screen): string {
  const [line = ''] = content.split('\n')
  return quote(shortenText(line, FIRST_LINE + 1))
}

/** What others wrote, marked line by line: none of it can pass for what Pawl says. */
function lines(text: string, { quote }: Screen): string[] {
  return text.split('\n').map((line) => `> ${quote(line)}`)
}
