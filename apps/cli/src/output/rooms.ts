// Rooms for the eyes of a person, and for agents: short, in a fixed form, with what to run next at the end.

import type { CallView, OperationCall, Operations, ResultOf, RoomTaskView, WorkTaskView } from '@pawl/contract'
import { shortenText } from '@pawl/kernel'
import type { Screen } from './screen.ts'
import { statusName } from './table-words.ts'
import { moment } from './tasks.ts'

const FIRST_LINE = 100

export function renderRooms({ rooms }: ResultOf<Operations['listRooms']>, { phrases, paint }: Screen): string {
  if (rooms.length === 0) return phrases.rooms.none
  return rooms.map((room) => `${paint('bold', room.room)}  ${room.roles.join(' → ')}`).join('\n')
}

export function renderRoomMade({ room }: ResultOf<Operations['createRoom']>, { phrases }: Screen): string {
  return phrases.rooms.made(room.room, room.roles.join(', '), room.entryRole)
}

export function renderPosted({ task, message }: ResultOf<Operations['postMessage']>, { phrases }: Screen): string {
  return task === null ? phrases.rooms.queued(message) : phrases.rooms.posted(task.number, task.role ?? '')
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
    ...attached.flatMap((item) => ['', phrases.rooms.attached(item.number), ...lines(item.content, screen)]),
    ...(task.lastFailure === undefined
      ? []
      : ['', phrases.rooms.failedBefore(task.failures ?? 0), ...lines(task.lastFailure, screen)]),
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
  return [said, ...(next.length === 0 ? [] : ['', ...renderNext(next, screen)])].join('\n')
}

export function renderHandedOn(result: ResultOf<Operations['handOff']>, screen: Screen): string {
  const { task, handedOn, next } = result
  return [
    screen.phrases.rooms.handedOn(task.number, handedOn.number, handedOn.role ?? ''),
    '',
    ...renderNext(next, screen),
  ].join('\n')
}

export function renderBacklog({ tasks }: ResultOf<Operations['listBacklog']>, screen: Screen): string {
  if (tasks.length === 0) return screen.phrases.rooms.emptyBacklog
  return tasks.map((task) => taskLine(task, screen)).join('\n')
}

export function renderRoomTask(result: ResultOf<Operations['showRoomTask']>, screen: Screen): string {
  const { task, attached, parents } = result
  const { phrases, paint } = screen
  const facts = (
    [
      ['room', task.chatroomId],
      ['status', statusName(task.lifecycle, task.status, screen)],
      ['role', task.assignedTo ?? task.role],
      ['session', task.claimedBy],
      ['priority', task.priority],
      ['value', task.value],
      ['complexity', task.complexity],
      ['progress', task.progress],
      ['result', task.result],
      ['failures', task.failures],
    ] as const
  ).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${paint('dim', `${name}:`)} ${screen.quote(String(value))}`],
  )
  return [
    `${paint('bold', `#${task.number}`)}`,
    ...lines(task.content, screen),
    '',
    ...facts,
    ...attached.map((item) => `  ${phrases.rooms.attached(item.number)} ${firstLine(item, screen)}`),
    ...parents.map((item) => `  ${phrases.rooms.parent(item.number)} ${firstLine(item, screen)}`),
  ].join('\n')
}

export function renderRoomStatus(result: ResultOf<Operations['roomStatus']>, screen: Screen): string {
  const { room, working, pending, queue, review, backlog } = result
  const { phrases, paint } = screen
  const section = (heading: string, rows: readonly string[]) =>
    rows.length === 0 ? [] : [paint('bold', `${heading} (${rows.length})`), ...rows.map((row) => `  ${row}`), '']
  const parts = [
    `${paint('bold', room.room)}  ${paint('dim', room.roles.join(' → '))}`,
    '',
    ...section(
      phrases.rooms.working,
      working.map((task) => {
        const state =
          task.state === 'suspect'
            ? paint('red', phrases.rooms.suspect(moment(task.lastSeen ?? 0)))
            : paint('green', phrases.rooms.alive)
        return `${taskLine(task, screen)}  ${paint('dim', `${task.assignedTo} ${task.holder}, ${statusName(task.lifecycle, task.status, screen)}, ${moment(task.since)}`)}  ${state}`
      }),
    ),
    ...section(
      phrases.rooms.pending,
      pending.map((task) => `${taskLine(task, screen)}  ${paint('dim', `→ ${task.role ?? ''}`)}`),
    ),
    ...section(
      phrases.rooms.queue,
      queue.map(
        ({ content, task }) => `${task === null ? '·' : `#${task}`} ${screen.quote(content.split('\n')[0] ?? '')}`,
      ),
    ),
    ...section(
      phrases.rooms.review,
      review.map((task) => taskLine(task, screen)),
    ),
    phrases.rooms.inBacklog(backlog),
  ]
  return parts.join('\n')
}

function renderNext(next: readonly CallView[], { phrases, words }: Screen): string[] {
  return [phrases.rooms.next, ...next.map((call) => `  ${words.say(call as OperationCall)}`)]
}

function taskLine(task: RoomTaskView, screen: Screen): string {
  return `#${task.number} ${firstLine(task, screen)}`
}

function firstLine({ content }: RoomTaskView, { quote }: Screen): string {
  const [line = ''] = content.split('\n')
  return quote(shortenText(line, FIRST_LINE + 1))
}

/** What others wrote, marked line by line: none of it can pass for what Pawl says. */
function lines(text: string, { quote }: Screen): string[] {
  return text.split('\n').map((line) => `> ${quote(line)}`)
}
