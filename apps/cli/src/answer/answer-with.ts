// `pawl answer-with`: answers the questions for one system, by a command or by a model. What comes back goes through the
// same validation as a person's answer.
//
// N1. Whoever answers is the system it answers for, and is refused what is for another.
// N2. An answer that fails is tried again, later each time, and told why; after the last try the question is set aside,
//     where a person sees it. How often it was tried is kept with the question: a restart does not begin anew.
// N3. A question that someone else has answered meanwhile is no failure.

import { EXIT, fail, type Operations, type Outcome, type Refusal, type ResultOf, renderError } from '@pawl/contract'
import { type Door, openDoor } from '../door/door.ts'
import type { Screen } from '../output/screen.ts'
import type { Settings } from '../settings.ts'

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

/** Gives the answer, or throws why it cannot. */
export type Answerer = (question: Question) => Promise<unknown>

type Say = (what: 'answered' | 'setAside' | 'tryAgain', item: Item, detail?: string) => void

const SOME = 100
/** The longest single wait; a request may take a minute. */
const PIECE = 50
/** Someone was quicker, or the ground has moved: the inbox has what is asked now. */
const OVERTAKEN = ['ITEM_ANSWERED', 'ITEM_OUTDATED', 'ITEM_NOT_FOUND']
const REASON_LIMIT = 2000

export async function answerWith(settings: Settings, options: AnswerOptions, screen: Screen): Promise<number> {
  const answerer = await answererFor(options.command)
  const door = await openDoor({ ...settings, actor: options.for })
  const say: Say = (what, { id, type }, detail = '') => {
    const document = { [what]: id, type, ...(detail !== '' && { detail }) }
    const text = `${type} ${id}: ${screen.phrases.answering[what](screen.quote(detail))}`
    process.stdout.write(`${settings.json ? JSON.stringify(document) : text}\n`)
  }
  const asked = (more: object) => questions(door, { for: options.for, limit: SOME, ...more })
  try {
    for (;;) {
      if (options.once && (await asked({})).every(({ state }) => state !== 'open')) return EXIT.done
      for (const item of await asked({ ready: true, timeoutSeconds: PIECE }))
        await settle(door, item, answerer, { ...options, language: settings.language, say })
    }
  } finally {
    await door.close()
  }
}

async function answererFor(command: readonly string[]): Promise<Answerer> {
  if (command.length > 0) return (await import('./by-command.ts')).byCommand(command)
  const model = (await import('./by-model.ts')).byModel(process.env)
  if (model !== undefined) return model
  const detail = 'give a command after --, or set PAWL_ANSWER_URL and PAWL_ANSWER_MODEL'
  throw fail('WRONG_USAGE', { detail, command: 'pawl answer-with' })
}

async function questions(door: Door, wanted: object): Promise<readonly Item[]> {
  const outcome = (await door.run('inbox', wanted)) as Outcome<ResultOf<Operations['inbox']>>
  if (outcome.refused) throw fail(outcome.refusal.code, outcome.refusal.variables as never)
  return outcome.value.items
}

interface Settling extends Pick<AnswerOptions, 'retryAfter'> {
  readonly language: Settings['language']
  readonly say: Say
}

async function settle(
  door: Door,
  item: Item,
  answerer: Answerer,
  { retryAfter, language, say }: Settling,
): Promise<void> {
  const { tries = 0, problem } = item.body as { tries?: number; problem?: string }
  const outcome = await tried(door, { ...item, try: tries + 1, ...(problem !== undefined && { problem }) }, answerer)
  if (outcome === 'answered') return say('answered', item)
  if (outcome === 'overtaken') return
  const wrong = typeof outcome === 'string' ? outcome : renderError(outcome, language).error.message
  const reason = wrong.slice(0, REASON_LIMIT)
  const told = await door.run('reportFailedAnswer', { item: item.id, reason, retryAfterSeconds: retryAfter })
  if (told.refused) return
  const { setAside } = told.value as ResultOf<Operations['reportFailedAnswer']>
  say(setAside ? 'setAside' : 'tryAgain', item, reason)
}

/** Answered, overtaken, or what was wrong. */
async function tried(door: Door, question: Question, answerer: Answerer): Promise<string | Refusal> {
  let answer: unknown
  try {
    answer = await answerer(question)
  } catch (error) {
    return (error as Error).message || 'it failed without a word'
  }
  if (typeof answer !== 'object' || answer === null) return 'the answer is not a JSON object'
  const outcome = await door.run('answerItem', { item: question.id, answer })
  if (!outcome.refused) return 'answered'
  return OVERTAKEN.includes(outcome.refusal.code) ? 'overtaken' : outcome.refusal
}
