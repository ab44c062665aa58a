// `pawl answer-with`: answers the questions for one system, by a command or by a model. What comes back goes through the
// same validation as a person's answer.
//
// N1. Whoever answers is the system it answers for, and is refused what is for another.
// N2. An answer that fails is tried again, later each time, and told why; after the last try the question is set aside,
//     where a person sees it.
// N3. A question that someone else has answered meanwhile is no failure.

import { setTimeout as sleep } from 'node:timers/promises'
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

type Question = ResultOf<Operations['inbox']>['items'][number] & {
  readonly try: number
  /** What was wrong with the last try. */
  readonly problem?: string
}

/** Gives the answer, or throws why it cannot. */
export type Answerer = (question: Question) => Promise<unknown>

const TRIES = 3
const POLL = 1_000
/** Someone was quicker, or the ground has moved: the inbox has what is asked now. */
const OVERTAKEN = ['ITEM_ANSWERED', 'ITEM_OUTDATED', 'ITEM_NOT_FOUND']

export async function answerWith(settings: Settings, options: AnswerOptions, screen: Screen): Promise<number> {
  const answerer = await answererFor(options.command)
  const door = await openDoor({ ...settings, actor: options.for })
  const say = (what: 'answered' | 'setAside' | 'tryAgain', question: Question, detail = '') => {
    const document = { [what]: question.id, type: question.type, ...(detail !== '' && { detail }) }
    const text = `${question.type} ${question.id}: ${screen.phrases.answering[what](screen.quote(detail))}`
    process.stdout.write(`${settings.json ? JSON.stringify(document) : text}\n`)
  }
  try {
    for (;;) {
      const open = await openQuestions(door, options.for)
      for (const item of open) await settle(door, item, answerer, { ...options, language: settings.language, say })
      if (open.length === 0 && options.once) return EXIT.done
      if (open.length === 0) await sleep(POLL)
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

async function openQuestions(door: Door, system: string): Promise<ResultOf<Operations['inbox']>['items']> {
  const outcome = await done(door.run('inbox', { for: system, limit: 100 }))
  return (outcome as ResultOf<Operations['inbox']>).items.filter(({ state }) => state === 'open')
}

interface Settling extends Pick<AnswerOptions, 'retryAfter'> {
  readonly language: Settings['language']
  readonly say: (what: 'answered' | 'setAside' | 'tryAgain', question: Question, detail?: string) => void
}

async function settle(
  door: Door,
  item: Omit<Question, 'try' | 'problem'>,
  answerer: Answerer,
  { retryAfter, language, say }: Settling,
): Promise<void> {
  let problem: string | undefined
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (attempt > 1) await sleep(retryAfter * 1000 * 2 ** (attempt - 2))
    const question: Question = { ...item, try: attempt, ...(problem !== undefined && { problem }) }
    const outcome = await tried(door, question, answerer)
    if (outcome === 'answered') return say('answered', question)
    if (outcome === 'overtaken') return
    problem = typeof outcome === 'string' ? outcome : renderError(outcome, language).error.message
    if (attempt < TRIES) say('tryAgain', question, problem)
  }
  const reason = (problem ?? '').slice(0, 2000)
  const aside = await door.run('setItemAside', { item: item.id, reason })
  if (!aside.refused) say('setAside', { ...item, try: TRIES }, reason)
}

/** Answered, overtaken, or what was wrong. */
async function tried(door: Door, question: Question, answerer: Answerer): Promise<string | Refusal> {
  let answer: unknown
  try {
    answer = await answerer(question)
  } catch (error) {
    return (error as Error).message
  }
  if (typeof answer !== 'object' || answer === null) return 'the answer is not a JSON object'
  const outcome = await door.run('answerItem', { item: question.id, answer })
  if (!outcome.refused) return 'answered'
  return OVERTAKEN.includes(outcome.refusal.code) ? 'overtaken' : outcome.refusal
}

async function done<Value>(running: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await running
  if (outcome.refused) throw fail(outcome.refusal.code, outcome.refusal.variables as never)
  return outcome.value
}
