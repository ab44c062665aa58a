// `pawl board`: rooms as they are, drawn again whenever something happens. Without a terminal, once. A server that is away is
// waited for, and the screen says so.

import { EXIT, type Outcome, type Refusal, shownDocument, succeed } from '@pawl/contract'
import { awayText } from './door/away-notice.ts'
import { openDoor } from './door/door.ts'
import { type Ask, type PatientDoor, patientDoor } from './door/patient-door.ts'
import { type RoomBoard, renderBoard } from './output/board.ts'
import { forTerminal, print, printJson } from './output/print.ts'
import { type Screen, screenFor } from './output/screen.ts'
import { sayRefusal } from './refusal.ts'
import type { Settings } from './settings.ts'

const BACKLOG_SHOWN = 5
/** Time passes without events too: who was silent becomes a suspect. */
const DRAW_EVERY = 5_000
/** However much happens, so often is enough for the eye. */
const DRAW_AT_MOST = 100

const ENTER = '\x1b[?1049h\x1b[?25l'
const LEAVE = '\x1b[?25h\x1b[?1049l'
const [HOME, END_OF_LINE, REST] = ['\x1b[H', '\x1b[K', '\x1b[J']

export async function board(settings: Settings, room: string | undefined, screen: Screen): Promise<number> {
  if (settings.json || !screen.isTerminal) return printOnce(settings, room, screen)
  const left = new AbortController()
  const leave = () => left.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, leave)
  const notice = { away: (refusal: Refusal) => draw(awayText(refusal, screen)), back: () => {} }
  const door = patientDoor(settings, { most: settings.patience ?? Number.POSITIVE_INFINITY, notice })
  process.stdout.write(ENTER)
  let refusal: Refusal | undefined
  try {
    refusal = await follow(door, room, settings, left.signal)
  } finally {
    process.stdout.write(LEAVE)
  }
  return refusal === undefined ? EXIT.done : sayRefusal(refusal, settings.json, screen)
}

async function printOnce(settings: Settings, room: string | undefined, screen: Screen): Promise<number> {
  const door = await openDoor(settings)
  try {
    const found = await look((key, input) => door.run(key, input), room)
    if (found.refused) return sayRefusal(found.refusal, settings.json, screen)
    if (settings.json) printJson(process.stdout, { rooms: found.value })
    else print(process.stdout, await renderBoard(shownDocument(found.value), screen, Date.now()))
    return EXIT.done
  } finally {
    await door.close()
  }
}

/** Until the person leaves, or is refused. */
async function follow(
  door: PatientDoor,
  room: string | undefined,
  settings: Settings,
  left: AbortSignal,
): Promise<Refusal | undefined> {
  const happenings = door.happenings(left)[Symbol.asyncIterator]()
  let next: Promise<unknown> | undefined
  while (!left.aborted) {
    const rooms = await look((key, input) => door.ask(key, input, { gone: left }), room)
    if (left.aborted) return undefined
    if (rooms.refused) return rooms.refusal
    // The window may have another size by now.
    const screen = screenFor(process.stdout, settings.language, process.env)
    draw(
      `${await renderBoard(shownDocument(rooms.value), screen, Date.now())}\n\n${screen.paint('dim', screen.phrases.stopWith)}`,
    )
    await wokenOrLater(undefined, DRAW_AT_MOST, left)
    next ??= happenings.next()
    if (await wokenOrLater(next, DRAW_EVERY, left)) next = undefined
  }
  return undefined
}

async function look(ask: Ask, room: string | undefined): Promise<Outcome<readonly RoomBoard[]>> {
  const rooms = room === undefined ? await ask('listRooms', {}) : succeed({ rooms: [{ room }] })
  if (rooms.refused) return rooms
  const boards: RoomBoard[] = []
  for (const one of rooms.value.rooms) {
    const status = await ask('roomStatus', { room: one.room })
    if (status.refused) return status
    const backlog = await ask('listBacklog', { room: one.room, limit: BACKLOG_SHOWN })
    if (backlog.refused) return backlog
    const { backlog: count, ...rest } = status.value
    const { tasks: first } = backlog.value
    boards.push({ ...rest, backlog: { count, first } })
  }
  return succeed(boards)
}

/** Drawn over what is there, so that nothing flickers; what does not fit is cut. */
function draw(text: string): void {
  const lines = forTerminal(text, process.stdout)
    .split('\n')
    .slice(0, process.stdout.rows || 24)
  process.stdout.write(`${HOME}${lines.map((line) => line + END_OF_LINE).join('\n')}${REST}`)
}

/** True if something happened, false if it is later. */
async function wokenOrLater(happening: Promise<unknown> | undefined, most: number, left: AbortSignal) {
  if (left.aborted) return false
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const later = () => resolve(false)
  const timer = setTimeout(later, most)
  left.addEventListener('abort', later)
  happening?.then(() => resolve(true), reject)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    left.removeEventListener('abort', later)
  }
}
