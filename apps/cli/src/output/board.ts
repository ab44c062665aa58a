// Rooms at a glance, one line a task: what it is, who has it and for how long. The words say it all; colour only helps.

import { type Operations, type ResultOf, shownReason } from '@pawl/contract'
import type { Screen, Style } from './screen.ts'
import { table } from './table.ts'

export interface RoomBoard extends Omit<ResultOf<Operations['roomStatus']>, 'backlog'> {
  /** How many there are, and the first of them. */
  readonly backlog: { readonly count: number; readonly first: ResultOf<Operations['listBacklog']>['tasks'] }
}

interface Row {
  readonly state: keyof Screen['phrases']['board']['states']
  readonly number: number | null
  readonly content: string
  readonly who: string
  readonly since: number | null
  readonly details: string
}

const STYLES: { readonly [state in Row['state']]: Style } = {
  working: 'green',
  claimed: 'green',
  suspect: 'red',
  pending: 'cyan',
  queued: 'dim',
  review: 'yellow',
  backlog: 'dim',
}

export async function renderBoard(rooms: readonly RoomBoard[], screen: Screen, now: number): Promise<string> {
  if (rooms.length === 0) return screen.phrases.rooms.none
  const parts = await Promise.all(rooms.map((room) => renderRoom(room, screen, now)))
  return parts.join('\n\n')
}

async function renderRoom(board: RoomBoard, screen: Screen, now: number): Promise<string> {
  const { phrases, paint } = screen
  const { headings, board: words } = phrases
  const rows = rowsOf(board, screen)
  const heading = `${paint('bold', board.room.room)}  ${paint('dim', board.room.roles.join(' → '))}`
  if (rows.length === 0) return `${heading}\n${words.idle}`
  const shown = await table(
    rows,
    [
      { heading: headings.status, text: ({ state }) => words.states[state], style: ({ state }) => STYLES[state] },
      { heading: headings.number, text: ({ number }) => (number === null ? '' : String(number)), align: 'right' },
      { heading: headings.what, text: ({ content }) => content, free: true },
      { heading: headings.who, text: ({ who }) => who },
      { heading: words.since, text: ({ since }) => (since === null ? '' : words.age(secondsSince(since, now))) },
      { heading: headings.details, text: ({ details }) => details, free: true, style: () => 'dim' },
    ],
    screen,
  )
  const hidden = board.backlog.count - board.backlog.first.length
  return [heading, shown, ...(hidden > 0 ? [paint('dim', words.moreBacklog(hidden, board.room.room))] : [])].join('\n')
}

function rowsOf({ working, pending, queue, review, backlog }: RoomBoard, { phrases, language }: Screen): Row[] {
  const failed = (task: RoomBoard['pending'][number]) =>
    task.failures === undefined
      ? ''
      : `${phrases.rooms.failedBefore(task.failures)} ${firstLine(shownReason(task.lastFailure ?? '', language))}`
  return [
    ...working.map((task) => ({
      state: task.state === 'suspect' ? 'suspect' : task.status === 'in_progress' ? 'working' : 'claimed',
      number: task.number,
      content: firstLine(task.content),
      who: `${task.assignedTo} ${task.holder}`,
      since: task.state === 'suspect' ? task.lastSeen : task.since,
      details: task.progress ?? failed(task),
    })),
    ...review.map((task) => ({
      state: 'review',
      number: task.number,
      content: firstLine(task.content),
      who: '',
      since: null,
      details: failed(task),
    })),
    ...pending.map((task) => ({
      state: 'pending',
      number: task.number,
      content: firstLine(task.content),
      who: task.role ?? '',
      since: null,
      details: failed(task),
    })),
    ...queue.map(({ task, content }) => ({
      state: 'queued',
      number: task,
      content: firstLine(content),
      who: '',
      since: null,
      details: '',
    })),
    ...backlog.first.map((task) => ({
      state: 'backlog',
      number: task.number,
      content: firstLine(task.content),
      who: '',
      since: null,
      details: [task.priority, task.value, task.complexity].filter((score) => score !== undefined).join(' · '),
    })),
  ] as Row[]
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

function secondsSince(moment: number, now: number): number {
  return Math.max(0, Math.floor((now - moment) / 1000))
}
