// `pawl tui`: the to-dos as a board, by keyboard, drawn again whenever something happens. Without a terminal, once.
//
// TU2. However it ends, by a key, an error or a signal, the terminal is given back as it was.

import { emitKeypressEvents } from 'node:readline'
import {
  EXIT,
  type Operations,
  type Outcome,
  type Refusal,
  type ResultOf,
  renderError,
  shownDocument,
} from '@pawl/contract'
import { awayText } from '../door/away-notice.ts'
import { type Ask, patientDoor } from '../door/patient-door.ts'
import { forTerminal, print, printJson } from '../output/print.ts'
import { render } from '../output/render.ts'
import { type Screen, screenFor } from '../output/screen.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { type BoardState, COLUMNS, firstState, type Key, press, type Request, withTasks } from './board-state.ts'
import { drawBoard, isRightToLeft } from './draw-board.ts'

const MOST = 100
const ENTER = '\x1b[?1049h\x1b[?25l'
const LEAVE = '\x1b[?25h\x1b[?1049l'
const [HOME, END_OF_LINE, REST] = ['\x1b[H', '\x1b[K', '\x1b[J']

export async function tui(settings: Settings, screen: Screen): Promise<number> {
  const left = new AbortController()
  const notice = { away: (refusal: Refusal) => draw(awayText(refusal, screen)), back: () => {} }
  const { ask, happenings } = patientDoor(settings, { most: settings.patience ?? Number.POSITIVE_INFINITY, notice })
  const isLively = !settings.json && screen.isTerminal && process.stdin.isTTY === true
  const first = await look((key, input) => ask(key, input, { gone: left.signal }))
  if (first.refused) return sayRefusal(first.refusal, settings.json, screen)
  if (!isLively) {
    if (settings.json) printJson(process.stdout, first.value)
    else print(process.stdout, await drawBoard(firstState(first.value), { ...screen, columns: 100 }, 40))
    return EXIT.done
  }
  const giveBack = takeTerminal(() => left.abort())
  try {
    await follow(firstState(first.value), settings, { ask, happenings, left })
    return EXIT.done
  } finally {
    giveBack()
  }
}

interface Around {
  readonly ask: Ask
  readonly happenings: (gone: AbortSignal) => AsyncIterable<void>
  readonly left: AbortController
}

async function follow(first: BoardState, settings: Settings, { ask, happenings, left }: Around): Promise<void> {
  const asking: Ask = (key, input) => ask(key, input, { gone: left.signal })
  const inbox = newInbox(left.signal)
  process.stdin.on('keypress', (text: string | undefined, key: { name?: string; ctrl?: boolean }) =>
    inbox.add(
      key.ctrl && key.name === 'c' ? { name: 'q', text: '' } : { name: key.name ?? text ?? '', text: text ?? '' },
    ),
  )
  process.stdout.on('resize', () => inbox.add('look'))
  void watch(happenings(left.signal), () => inbox.add('look')).catch(() => {})
  let state = first
  while (!left.signal.aborted) {
    const screen = screenFor(process.stdout, settings.language, process.env)
    draw(await drawBoard(state, screen, process.stdout.rows || 24))
    const came = await inbox.next()
    if (came === undefined) return
    if (came !== 'look') {
      const pressed = press(state, inReadingOrder(came, screen))
      if (pressed.leaves) return
      state = pressed.state
      if (pressed.request === undefined) continue
      state = await answered(state, pressed.request, asking, screen)
    }
    const found = await look(asking)
    if (!found.refused) state = withTasks(state, found.value)
  }
}

/** What was done, or why not, in one line; a task that was asked for, whole. */
async function answered(state: BoardState, request: Request, ask: Ask, screen: Screen): Promise<BoardState> {
  const { operation, input, opens, isTyped } = request
  const zoned = isTyped ? { ...input, timeZone: Temporal.Now.timeZoneId() } : input
  const outcome = await ask(operation, zoned)
  if (outcome.refused) return { ...state, said: renderError(outcome.refusal, screen.language).error.message }
  const said = await render(operation, outcome.value, screen, input)
  return opens !== undefined ? { ...state, view: opens, page: said } : { ...state, said: said.split('\n')[0] ?? '' }
}

type Found = { readonly [column in (typeof COLUMNS)[number]]: ResultOf<Operations['listTasks']>['tasks'] }

async function look(ask: Ask): Promise<Outcome<Found>> {
  const found: Partial<Record<keyof Found, Found['open']>> = {}
  for (const status of COLUMNS) {
    const listed = await ask('listTasks', { status, limit: MOST })
    if (listed.refused) return listed
    found[status] = shownDocument(listed.value.tasks)
  }
  return { refused: false, value: found as Found }
}

/** An arrow goes where it points: in a language written from right to left the first column is the rightmost. */
function inReadingOrder(key: Key, screen: Screen): Key {
  const isForward = key.name === 'right' || key.name === 'l'
  if (!isForward && key.name !== 'left' && key.name !== 'h') return key
  return { ...key, name: isForward === isRightToLeft(screen) ? 'previous' : 'next' }
}

/** Hands back how to give it back. */
function takeTerminal(leave: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, leave)
  let isTaken = true
  const giveBack = () => {
    if (!isTaken) return
    isTaken = false
    process.stdin.setRawMode(false).pause()
    process.stdout.write(LEAVE)
  }
  process.once('exit', giveBack)
  emitKeypressEvents(process.stdin)
  process.stdin.setRawMode(true).resume()
  process.stdout.write(ENTER)
  return giveBack
}

interface Inbox {
  add(what: Key | 'look'): void
  /** The next key or occasion; undefined once the person has left. */
  next(): Promise<Key | 'look' | undefined>
}

/** What comes while something else is done waits its turn; several occasions to look are one. */
function newInbox(gone: AbortSignal): Inbox {
  const waiting: (Key | 'look')[] = []
  let woken = Promise.withResolvers<void>()
  gone.addEventListener('abort', () => woken.resolve())
  return {
    add: (what) => {
      if (what !== 'look' || waiting.at(-1) !== 'look') waiting.push(what)
      woken.resolve()
    },
    next: async () => {
      while (waiting.length === 0 && !gone.aborted) {
        await woken.promise
        if (!gone.aborted) woken = Promise.withResolvers()
      }
      return gone.aborted ? undefined : waiting.shift()
    },
  }
}

async function watch(happenings: AsyncIterable<void>, look: () => void): Promise<void> {
  for await (const _ of happenings) look()
}

/** Drawn over what is there, so that nothing flickers; what does not fit is cut. */
function draw(text: string): void {
  const lines = forTerminal(text, process.stdout)
    .split('\n')
    .slice(0, process.stdout.rows || 24)
  process.stdout.write(`${HOME}${lines.map((line) => line + END_OF_LINE).join('\r\n')}${REST}`)
}
