// How an attempt ended that no person or agent put into words: a limit, an exit code, a signal. A code with its facts.
//
// AE1. It is kept as one line, the first of the reason, which is the same whatever language its worker speaks.
// AE2. Whoever reads it reads it in their own language. Also what earlier stores keep in another one; anything else stays
//      as it was written.

import { countingIn } from '../counting.ts'
import { inEachLanguage, LANGUAGES, type Language } from '../language.ts'

export type AttemptEnding =
  | { readonly how: 'exited'; readonly code: number }
  | { readonly how: 'signalled'; readonly signal: string }
  | { readonly how: 'not_started'; readonly reason: string }
  | { readonly how: 'took_too_long'; readonly seconds: number }
  | { readonly how: 'was_quiet'; readonly seconds: number }
  | { readonly how: 'worker_killed' }
  | { readonly how: 'worker_stopped' }

type How = AttemptEnding['how']
type Sentences = { readonly [how in How]: (ending: Extract<AttemptEnding, { how: how }>) => string }

const [english, hebrew] = [countingIn('en'), countingIn('he')]
const secondsInEnglish = (count: number) => english(count, { one: '1 second', other: '# seconds' })

const sentences = inEachLanguage<Sentences>({
  en: {
    exited: ({ code }) => `exit code ${code}`,
    signalled: ({ signal }) => `signal ${signal}`,
    not_started: ({ reason }) => `not started: ${reason}`,
    took_too_long: ({ seconds }) => `took longer than ${secondsInEnglish(seconds)}`,
    was_quiet: ({ seconds }) => `printed nothing for ${secondsInEnglish(seconds)}`,
    worker_killed: () => 'the worker was killed over it',
    worker_stopped: () => 'Stopped.',
  },
  he: {
    exited: ({ code }) => `קוד היציאה הוא ${code}`,
    signalled: ({ signal }) => `הפקודה נעצרה באות ${signal}`,
    not_started: ({ reason }) => `הפקודה לא הופעלה: ${reason}`,
    took_too_long: ({ seconds }) =>
      `נמשך יותר מ${hebrew(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '־# שניות' })}`,
    was_quiet: ({ seconds }) =>
      `לא הדפיס דבר במשך ${hebrew(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '# שניות' })}`,
    worker_killed: () => 'העובד נהרג תוך כדי העבודה עליה',
    worker_stopped: () => 'נעצר.',
  },
})

/** The line that is kept. */
export function endingLine(ending: AttemptEnding): string {
  return sentence(ending, 'en')
}

/** A reason as someone reads it: its first line in their language if it is an ending, the rest as it was written. */
export function shownReason(reason: string, language: Language): string {
  const [first = '', ...rest] = reason.split('\n')
  const ending = endingIn(first)
  return ending === undefined ? reason : [sentence(ending, language), ...rest].join('\n')
}

function endingIn(line: string): AttemptEnding | undefined {
  // An earlier spelling.
  const kept = line.trim().replace('במשך ־', 'במשך ')
  return candidates(kept).find((ending) => LANGUAGES.some((language) => sentence(ending, language) === kept))
}

/** What a line may say, by the facts in it. One second and two are words in some languages. */
function candidates(line: string): readonly AttemptEnding[] {
  const number = /\d+(?:\.\d+)?/.exec(line)?.[0]
  const numbers = number === undefined ? [1, 2] : [Number(number)]
  const [signal] = /\bSIG[A-Z0-9]+\b/.exec(line) ?? []
  const [, reason] = /^[^:]+: (.*)$/.exec(line) ?? []
  return [
    ...numbers.flatMap((seconds) => [
      { how: 'exited', code: seconds } as const,
      { how: 'took_too_long', seconds } as const,
      { how: 'was_quiet', seconds } as const,
    ]),
    ...(signal === undefined ? [] : [{ how: 'signalled', signal } as const]),
    ...(reason === undefined ? [] : [{ how: 'not_started', reason } as const]),
    { how: 'worker_killed' },
    { how: 'worker_stopped' },
  ]
}

function sentence<H extends How>(ending: Extract<AttemptEnding, { how: H }>, language: Language): string {
  return (sentences[language][ending.how as H] as (ending: Extract<AttemptEnding, { how: H }>) => string)(ending)
}

/** Of a task: the fields that hold such a reason. */
export const REASON_FIELDS: readonly string[] = ['lastFailure', 'releasedBecause', 'next_action']
