// Nothing one person says makes another wait: the work of a turn is counted, grows with the message, and is bounded.

import { describe, expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { type HistoryMessage, type KnownTask, type Mode, takeTurn } from './index.ts'
import { SHIPPED } from './languages/index.ts'

const reader = createReader()

const TASKS: readonly KnownTask[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: `t${index}`,
  number: index + 1,
  status: 'open',
  title: `${['to buy milk for', 'call mom at', 'mark, the', 'clean the garage of', 'לקנות חלב ל'][index % 5]} ${index}`,
}))
const MODES = ['direct', 'guided'] as const

function steps(message: string, mode: Mode, history: readonly HistoryMessage[] = [], tasks = TASKS): number {
  takeTurn(reader, { history, tasks, message, mode, now: 0 })
  return reader.effort.spent
}

const repeated = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** A word of every role in the lexicon, which is all the rules see of it, every phrase of the slots, and what is none. */
const WORDS: readonly string[] = [
  ...Object.values(SHIPPED).flatMap(({ words, slots, answers }) => [
    ...new Map(words.map(({ role, lemma }) => [role, lemma])).values(),
    ...[slots.into, slots.and, slots.polite, slots.pronouns, slots.beforeNewTitle, slots.afterNewTitle].flat(),
    ...[slots.aroundReference, slots.all, slots.makeIt, slots.beforeCorrection, answers.fillers, answers.yes].flat(),
    ...Object.values(slots.fieldWords).flat(),
  ]),
  ...[
    ',',
    '.',
    '?',
    '!x',
    '"',
    "'",
    '“',
    '«',
    '‘',
    '״',
    '[[',
    '(id:',
    ':',
    ' - ',
    '—',
    '#1',
    '1-',
    ' ',
    '\n',
    '🎉',
    'ל“',
  ],
  ...[
    'task 1',
    'delete task 1 and',
    'add x and',
    'to x',
    'tomorrow',
    'at 5',
    'every Friday',
    '2026-01-01',
    '\u05b0',
    'x',
  ],
]
const BEFORE = ['', 'update ', 'delete ', 'add ', 'change task 3 to ']

/** What costs the same however long the message is. */
const CONSTANT = 2_000
const FEW = TASKS.slice(0, 30)

test.each(MODES)('[DESIGN 5.12] twice the message is about twice the steps, whatever it is made of: %s', (mode) => {
  const worse: string[] = []
  for (const word of new Set(WORDS))
    for (const before of word.length % 6 === 0 ? BEFORE : BEFORE.slice(0, 1)) {
      const times = Math.ceil(400 / (word.length + 1))
      const text = (count: number) => `${before}${`${word} `.repeat(count)}`
      const [once, twice] = [steps(text(times), mode, [], FEW), steps(text(2 * times), mode, [], FEW)]
      if (twice > 2.2 * once + CONSTANT) worse.push(`${before}${word}: ${once} → ${twice}`)
    }
  expect(worse).toEqual([])
})

describe('[DESIGN 5.12] the longest message costs a bounded number of steps', () => {
  const MOST = 600_000
  test.each([',', 'mark ', 'to ', 'please ', 'update x to ', 'delete task 1 and ', '« ', '! x', 'תמחק ', 'ל"'])(
    '%j',
    (word) => {
      for (const mode of MODES)
        for (const before of BEFORE.slice(0, 2))
          expect(steps(`${before}${repeated(word, 10_000)}`, mode)).toBeLessThan(MOST)
    },
  )

  test('so do fifty messages of history as long, with and without commands', () => {
    const said = ["'x' 1. (ID: x) ", 'task 1 ', ', ', "' ", 'ok ', 'delete task 1 and ', '1. x (']
    for (const text of said)
      for (const mode of MODES) {
        const history = Array.from({ length: 50 }, (_, index) => ({
          role: index % 2 === 0 ? 'user' : 'assistant',
          content: `${repeated(text, 10_000)}${mode === 'guided' && index % 2 === 1 ? '\n[[STATE:CREATE:ASK_TITLE]]' : ''}`,
        }))
        expect(steps(repeated(text, 10_000), mode, history)).toBeLessThan(MOST)
      }
  })

  test('so do a thousand titles as long', () => {
    const tasks = TASKS.map((task, index) => ({ ...task, title: repeated(`to ${index}, `, 10_000) }))
    for (const mode of MODES)
      for (const message of ['delete to 5', `update ${repeated('to 7, ', 10_000)}`, 'show my tasks', 'complete it'])
        expect(steps(message, mode, [], tasks)).toBeLessThan(MOST)
  })
})

test('[DESIGN 5.12] a message that asks for too much changes nothing and says so', () => {
  const tasks = TASKS.slice(0, 30)
  const message = Array.from({ length: 30 }, (_, index) => `delete task ${index + 1}`).join(' and ')
  const { reply, commands } = takeTurn(reader, { history: [], tasks, message, mode: 'direct', now: 0 })
  expect(commands.some(({ ready }) => ready)).toBe(false)
  expect(reply).toContain("I haven't changed anything")
})

test('[D20] what a turn costs does not depend on what was read before', () => {
  const once = steps('update buy milk to friday', 'direct')
  for (let again = 0; again < 8; again++) expect(steps('update buy milk to friday', 'direct')).toBe(once)
})
