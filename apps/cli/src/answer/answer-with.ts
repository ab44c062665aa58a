// `pawl answer-with`: answers the questions for one system, by a command or by a model. What comes back goes through the
// same validation as a person's answer.
//
// N1. Whoever answers is the system it answers for, and is refused what is for another.
// N2. An answer that fails is tried again, later each time, and told why; after the last try the question is set aside,
//     where a person sees it. How often it was tried is kept with the question: a restart does not begin anew.
// N3. A question that someone else has answered meanwhile is no failure.
// N4. Should the failure itself be refused, it is counted here: no question is tried for ever.

import {
  EXIT,
  fail,
  type InputOf,
  type Operations,
  PawlError,
  type Refusal,
  type ResultOf,
  renderError,
  shownText,
} from '@pawl/contract'
import { noticeOnErrors } from '../door/away-notice.ts'
import { type Ask, isAway, patientDoor } from '../door/patient-door.ts'
import { pauseUnless } from '../door/pause.ts'
import { print, printJson } from '../output/print.ts'
import { type Screen, screenFor } from '../output/screen.ts'
import type { Settings } from '../settings.ts'
import { escapedText, plainText } from '../work/plain-text.ts'
import { startWatchdog, type Watchdog } from '../work/start-watchdog.ts'
import { listenForStop } from '../work/stop-signals.ts'
import { type OwnTries, ownTries } from './own-tries.ts'

export interface AnswerOptions {
  readonly for: string
  readonly command: readonly string[]
  /** Ends when nothing is open. */
  readonly once: boolean
  /** Seconds before the second try; twice that before the third. */
  readonly retryAfter: number
}

type Item = ResultOf<Operations['inbox']>['items'][number]
type Question = Item & {
  readonly try: number
  /** What was wrong with the last try. */
  readonly problem?: string
}

/** Gives the answer, or throws why it cannot; and says which program it is, for the record. */
export interface Answerer {
  readonly answer: (question: Question, stop: AbortSignal) => Promise<unknown>
  readonly answeredWith: InputOf<Operations['answerItem']>['answeredWith']
}

type Say = (what: 'answered' | 'setAside' | 'tryAgain', item: Item, detail?: string) => void

const SOME = 100
/** The longest single wait; a request may take a minute. */
const PIECE = 50
/** Someone was quicker, or the ground has moved: the inbox has what is asked now. */
const OVERTAKEN = ['ITEM_ANSWERED', 'ITEM_OUTDATED', 'ITEM_NOT_FOUND']
const NOT_LET_IN = /^TOKEN_|^NOT_ALLOWED$|^ACTOR_NOT_YOURS$|^PROGRAM_NEEDS_OWN_NAME$/
const REASON_LIMIT = 2000
const NO_WORDS = 'it failed, and what it said cannot be stored'

interface Settling extends Pick<AnswerOptions, 'retryAfter'> {
  readonly ask: Ask
  readonly answerer: Answerer
  readonly language: Settings['language']
  readonly say: Say
  readonly own: OwnTries
  readonly stop: AbortSignal
  /** Raised when there is no time left to tell anyone. */
  readonly late: AbortSignal
}

export async function answerWith(settings: Settings, options: AnswerOptions, screen: Screen): Promise<number> {
  const signals = listenForStop()
  const { stop, late } = signals
  const watchdog = startWatchdog()
  const notice = noticeOnErrors(screenFor(process.stderr, settings.language, process.env))
  const most = settings.patience ?? Number.POSITIVE_INFINITY
  const { ask } = patientDoor({ ...settings, actor: options.for }, { most, notice })
  const say: Say = (what, { id, type }, detail = '') => {
    const document = { [what]: id, type, ...(detail !== '' && { detail }) }
    const text = `${type} ${id}: ${screen.phrases.answering[what](screen.quote(shownText(detail)))}`
    if (settings.json) printJson(process.stdout, document)
    else print(process.stdout, text)
  }
  const { retryAfter } = options
  const own = ownTries(retryAfter * 1000)
  const asked = (more: object) => questions(ask, { for: options.for, ...more }, stop)
  try {
    const answerer = await answererFor(options.command, watchdog, settings)
    const settling = { ask, answerer, language: settings.language, say, own, retryAfter, stop, late }
    for (let isFirst = true; !stop.aborted; isFirst = false) {
      if (options.once && (await asked({})).every(({ id, state }) => state !== 'open' || own.isGivenUp(id))) {
        if (isFirst && !settings.json) print(process.stderr, screen.phrases.nothingAsked(options.for))
        return EXIT.done
      }
      const ready = await asked({ ready: true, timeoutSeconds: PIECE })
      const due = ready.filter(({ id }) => own.isDue(id))
      for (const item of due) if (!stop.aborted) await settle(item, settling)
      // What cannot be counted with the question is at the head of the inbox all the time.
      if (ready.length > 0 && due.length === 0) await pauseUnless(own.nextIn(), stop)
    }
    return EXIT.done
  } catch (error) {
    if (stop.aborted && error instanceof PawlError && isAway(error.refusal)) return EXIT.done
    throw error
  } finally {
    signals.release()
    watchdog.close()
  }
}

async function answererFor(command: readonly string[], watchdog: Watchdog, settings: Settings): Promise<Answerer> {
  if (command.length > 0) return (await import('./by-command.ts')).byCommand(command, watchdog, settings)
  const model = (await import('./by-model.ts')).byModel(process.env)
  if (model !== undefined) return model
  throw fail('WRONG_USAGE', { reason: 'no_answerer', command: 'pawl answer-with' })
}

/** All of them, page by page: some that cannot be answered must not hide the others. */
async function questions(ask: Ask, wanted: object, stop: AbortSignal): Promise<readonly Item[]> {
  const found: Item[] = []
  let cursor: string | null = null
  do {
    const page: object = { ...wanted, limit: SOME, ...(cursor !== null && { cursor, timeoutSeconds: 0 }) }
    const outcome = await ask('inbox', page, { gone: stop })
    if (outcome.refused) throw new PawlError(outcome.refusal)
    const { items, nextCursor } = outcome.value
    found.push(...items)
    cursor = nextCursor
  } while (cursor !== null)
  return found
}

async function settle(item: Item, settling: Settling): Promise<void> {
  const { retryAfter, language, say, own, stop } = settling
  const { tries = 0, problem } = item.body as { tries?: number; problem?: string }
  const question = { ...item, try: tries + 1, ...(problem !== undefined && { problem }) }
  const outcome = await tried(question, settling)
  if (stop.aborted && outcome !== 'answered') return
  if (outcome === 'answered') return say('answered', item)
  if (outcome === 'overtaken') return
  const wrong = typeof outcome === 'string' ? outcome : renderError(outcome, language).error.message
  const reason = plainText(wrong, REASON_LIMIT)
  const told = await reported(settling, { item: item.id, retryAfterSeconds: retryAfter }, reason)
  if (!told.refused) {
    const { setAside } = told.value
    return say(setAside ? 'setAside' : 'tryAgain', item, reason)
  }
  if (OVERTAKEN.includes(told.refusal.code)) return
  own.failed(item.id)
  say('tryAgain', item, `${reason} (${renderError(told.refusal, language).error.message})`)
}

/** In other words if these are refused: that it failed counts more than how it is said. */
async function reported(settling: Settling, failed: object, reason: string) {
  for (const words of [reason, escapedText(reason, REASON_LIMIT)]) {
    const told = await sent(settling, 'reportFailedAnswer', { ...failed, reason: words || NO_WORDS })
    if (!told.refused || told.refusal.code !== 'INVALID_INPUT') return told
  }
  return sent(settling, 'reportFailedAnswer', { ...failed, reason: NO_WORDS })
}

/** An absence that outlasts all patience, or not being let in, is not the question's failure: it ends the answerer. */
async function sent<Key extends 'answerItem' | 'reportFailedAnswer'>({ ask, late }: Settling, key: Key, input: object) {
  const outcome = await ask(key, input, { gone: late })
  if (outcome.refused && (isAway(outcome.refusal) || NOT_LET_IN.test(outcome.refusal.code)))
    throw new PawlError(outcome.refusal)
  return outcome
}

/** Answered, overtaken, or what was wrong. */
async function tried(question: Question, settling: Settling): Promise<string | Refusal> {
  const { answerer } = settling
  let answer: unknown
  try {
    answer = await answerer.answer(question, settling.stop)
  } catch (error) {
    return (error as Error).message || 'it failed without a word'
  }
  if (typeof answer !== 'object' || answer === null) return 'the answer is not a JSON object'
  const outcome = await sent(settling, 'answerItem', {
    item: question.id,
    answer,
    answeredWith: answerer.answeredWith,
  })
  if (!outcome.refused) return 'answered'
  return OVERTAKEN.includes(outcome.refusal.code) ? 'overtaken' : outcome.refusal
}
