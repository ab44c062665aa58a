// What holds for any words of time, in any order.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import type { TimeWord } from '../languages/dates.ts'
import { SHIPPED } from '../languages/index.ts'
import { readNewTask } from '../slots/new-task.ts'
import { whenAmong } from './find-when.ts'
import { Lexemes } from './lexemes.ts'
import * as en from './phrases/en.ts'
import * as he from './phrases/he.ts'

const reader = createReader()

const MOMENT = { now: 1_767_780_000_000, utcOffset: 120 }
const LANGUAGES = [
  ['English', 'pay rent', 'en', en],
  ['Hebrew', 'לשלם שכירות', 'he', he],
] as const

/** The words of a language whose meaning is one of these. */
function formsOf(language: 'en' | 'he', is: (word: TimeWord) => boolean): readonly string[] {
  return SHIPPED[language].dates.words
    .flatMap(([forms, ...meanings]) => (meanings.some(is) ? forms.split(/, /) : []))
    .filter((form) => !form.includes("'"))
}

/** Letters and ‘the third’ say something of time only behind or before certain words. */
const AROUND = new Set<TimeWord['is']>([
  ...(['goes-on', 'moves', 'about', 'own', 'be', 'letter', 'shift', 'more', 'letters', 'less', 'nth-time'] as const),
])
const isOneSided = (word: TimeWord) =>
  (word.is === 'odd' && word.where !== undefined) || (word.is === 'except' && word.isWeak === true)
/** ‘Call May tomorrow’. */
const isNoun = (word: TimeWord) =>
  ['unit', 'part', 'number', 'ordinal', 'nth-time'].includes(word.is) || (word.is === 'month' && word.isWord === true)
/** ‘Check in on Friday’. */
const isVerbs = (word: TimeWord) => word.is === 'lead' && (word.lead === 'in' || word.lead === 'on')
const JOINABLE = [
  'day',
  'weekday',
  'month',
  'number',
  'ordinal',
  'part',
  'clock',
  'unit',
  'amount',
  'period',
  'weekend',
  'end',
]
const isJoinable = ({ is }: TimeWord) => JOINABLE.includes(is)

/** The two are a phrase of their own. */
const READ_TOGETHER =
  /later? (?:today|tonight|this)|first thing in the|(?:hours|days|weeks) time|(?:good|black) friday|cyber monday|(?:black|good|cyber|ash|palm|super|shrove|taco|throwback|casual|bloody|giving) (?:today|tonight|tonite|tomorrow|day after|later|late|tmrw|tmr|the day after|by today|by tomorrow|later today)|חצות היום|סוף היום| (?:תשרי|חשו|מרחשוון|כסלו|טבת|שבט|אדר|ניסן|אי?יר|סיו|תמוז|אב|מנחם|אלול)/i

/** An end of every other week, which nobody says: ‘every other’ there is made of words that are not of time. */
const NOBODY_SAYS = /סוף שבוע כן שבוע לא|עשרה הקרובה/

/** The same words each time: a slip in a rare row of words is found by trying others, and not by chance. */
const SEED = 45

describe.each(LANGUAGES)('[D45] %s', (_, errand, language, { READ }) => {
  const words = [
    ...formsOf(language, (word) => !AROUND.has(word.is) && !isOneSided(word)),
    ...'1 2 5 8 12 15 30 2:30 17:00 12/5 2027'.split(' '),
  ]
  const joined =
    language === 'he' ? [...words, ...formsOf('he', isJoinable).flatMap((word) => [`ב${word}`, `ל${word}`])] : words

  const own = formsOf(
    language,
    (word) => isNoun(word) || word.is === 'and' || word.is === 'of' || isVerbs(word),
  ).flatMap((form) => form.split(' '))
  const nouns = new Set([
    ...['', ...words.filter((word) => /\d/.test(word))],
    ...own.flatMap((word) => [word, `ב${word}`, `ל${word}`]),
  ])

  test('words of time behind an errand are all read, or all left', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...joined), { minLength: 1, maxLength: 4 }), (some) => {
        const text = `${errand} ${some.join(' ')}`
        if (NOBODY_SAYS.test(text)) return
        const { title, description, deadline, unsure } = readNewTask(reader, text, MOMENT) ?? { title: '' }
        // From when to when is kept, as it was said.
        expect(text).toContain(description ?? '')
        expect(deadline === undefined ? title : text).toBe(deadline === undefined ? text.replace(/[.]+$/, '') : text)
        const bare = deadline === undefined ? (unsure?.title ?? errand) : title
        // ‘Spa day tomorrow’, ‘chapter 3 today’: numbers and nouns before a day may be the title's.
        const more = bare
          .slice(errand.length)
          .trim()
          .split(' ')
          .filter((word) => !nouns.has(word))
        expect(more, `${text} → ${deadline}`).toEqual([])
      }),
      { numRuns: 3_000, seed: SEED },
    )
  })

  const after = formsOf(language, (word) => word.is === 'again' || (word.is === 'odd' && word.where !== 'before'))
  const before = formsOf(language, (word) => word.is === 'again' || (word.is === 'odd' && word.where !== 'after'))
  const phrase = fc.constantFrom(...READ.map(([words]) => words))

  test('a word of time that is not understood, beside a phrase that is, leaves both in the title', () => {
    const beside = fc.oneof(fc.tuple(phrase, fc.constantFrom(...after)), fc.tuple(fc.constantFrom(...before), phrase))
    fc.assert(
      fc.property(beside, ([first, second]) => {
        const title = `${errand} ${first} ${second}`
        if (READ_TOGETHER.test(title)) return
        expect(readNewTask(reader, title, MOMENT)).toEqual({ title })
      }),
      { numRuns: 3_000, seed: SEED },
    )
  })

  test('[D45] a text that is too long for an errand is left as it is', () => {
    const long = `${errand} ${READ[0]?.[0]} `.repeat(300)
    expect(whenAmong(reader, new Lexemes(reader, long), MOMENT)).toEqual({ left: [] })
  })

  test('[D45] twice the words are looked at twice as often, whatever the words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...joined, ',', '-', ':', 'dana'), { minLength: 1, maxLength: 12 }),
        (some) => {
          const steps = (times: number) => {
            const words = new Lexemes(reader, `${some.join(' ')} `.repeat(times))
            whenAmong(reader, words, MOMENT)
            return words.steps
          }
          expect(steps(16)).toBeLessThanOrEqual(2.2 * steps(8) + 400)
        },
      ),
    )
  })
})
