// `pawl log` and `pawl log-append`: the log of an attempt, read as it grows and written as it comes.

import { EXIT, type Operations, operations, type ResultOf, readInput, shownText, textParts } from '@pawl/contract'
import { noticeOnErrors } from './door/away-notice.ts'
import { type Ask, patientDoor } from './door/patient-door.ts'
import { print, printJson, printPart } from './output/print.ts'
import { type Screen, screenFor } from './output/screen.ts'
import { sayRefusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { WAIT_PATIENCE } from './wait.ts'

type Log = ResultOf<Operations['showLog']>

interface LogOptions {
  readonly task: string
  readonly attempt?: string
  readonly tail?: string
  readonly follow?: boolean
}

/** How long one look may last. */
const PIECE = 50

export async function showLog(settings: Settings, options: LogOptions, screen: Screen): Promise<number> {
  const { task, follow = false } = options
  const wish = { task, ...number('attempt', options.attempt), ...number('tail', options.tail) }
  const input = readInput(operations.showLog.input, wish, settings.language)
  if (input.refused) return sayRefusal(input.refusal, settings.json, screen)
  const ask = patientAsk(settings, screen)
  let { tail, after, attempt } = input.value
  let isFirst = true
  for (;;) {
    const asked = { task, after, attempt, tail, timeoutSeconds: follow && !isFirst ? PIECE : 0 }
    const outcome = await ask('showLog', asked)
    if (outcome.refused) return sayRefusal(outcome.refusal, settings.json, screen)
    const log = outcome.value
    if (settings.json) {
      if (follow) for (const piece of log.pieces) printJson(process.stdout, piece)
      else printJson(process.stdout, log)
    } else write(log, screen, isFirst)
    if (!log.more && !(follow && log.running)) return EXIT.done
    if (settings.json && !follow) return EXIT.done
    tail = undefined
    after = log.next
    attempt = log.attempt ?? attempt
    isFirst = false
  }
}

function write({ pieces }: Log, { phrases, paint }: Screen, isFirst: boolean): void {
  if (pieces.length === 0 && isFirst) print(process.stdout, phrases.attempts.noLog)
  for (const { text, leftOut, stream } of pieces) {
    if (leftOut > 0) printPart(process.stdout, `\n${paint('dim', phrases.attempts.leftOut(leftOut))}\n`)
    const shown = shownText(text)
    printPart(process.stdout, stream === 'err' ? paint('dim', shown) : shown)
  }
}

interface AppendOptions {
  readonly task: string
  readonly session?: string
  readonly epoch?: string
}

/** So much of the input goes in one request. */
const MOST = 30_000

export async function appendInput(settings: Settings, options: AppendOptions, screen: Screen): Promise<number> {
  const session = options.session ?? process.env.PAWL_SESSION
  const held = { task: options.task, session, ...number('epoch', options.epoch) }
  const checked = readInput(operations.appendLog.input, { ...held, pieces: [] }, settings.language)
  if (checked.refused) return sayRefusal(checked.refusal, settings.json, screen)
  const ask = patientAsk(settings, screen)
  let answer = { attempt: 0, size: 0 }
  // Where the log ends now, so that what is sent again is stored once.
  const begun = await ask('appendLog', { ...held, pieces: [] })
  if (begun.refused) return sayRefusal(begun.refusal, settings.json, screen)
  answer = begun.value
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    for (const text of textParts(chunk, MOST)) {
      const pieces = [{ text }]
      const outcome = await ask('appendLog', { ...held, place: answer.size, pieces })
      if (outcome.refused) return sayRefusal(outcome.refusal, settings.json, screen)
      answer = outcome.value
    }
  }
  if (settings.json) printJson(process.stdout, answer)
  return EXIT.done
}

/** What is no number is left for the schema to refuse. */
function number(name: string, text: string | undefined): object {
  if (text === undefined) return {}
  return { [name]: /^\d{1,9}$/.test(text) ? Number(text) : text }
}

function patientAsk(settings: Settings, screen: Screen): Ask {
  const notice = noticeOnErrors(screenFor(process.stderr, screen.language, process.env))
  return patientDoor(settings, { most: settings.patience ?? WAIT_PATIENCE, notice }).ask
}
