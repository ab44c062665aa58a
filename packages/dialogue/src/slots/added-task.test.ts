// What is typed into a field that says Add is added: every word of it that is no date and no priority is in the title.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDINARY_TITLES } from '../../../../testing/ordinary-titles.ts'
import { createReader } from '../create-reader.ts'
import { SHIPPED } from '../languages/index.ts'
import { readAddedTask } from './added-task.ts'
import type { TextPart } from './marks.ts'

const reader = createReader()

/** Wednesday, 7 January 2026, noon where clocks are two hours ahead. */
const MOMENT = { now: 1_767_780_000_000, utcOffset: 120 }
const read = (text: string, beside = {}, leave: readonly TextPart[] = []) =>
  readAddedTask(reader, text, MOMENT, beside, leave)

test.each([...ORDINARY_TITLES.en, ...ORDINARY_TITLES.he])('[D44] ‘%s’ is the title, whole', (title) => {
  expect(read(title)).toEqual({ title })
})

/** Every sentence that shows what a word of ours means in a conversation: orders, questions, answers, thanks. */
const asks = Object.values(SHIPPED).flatMap(({ slots }) => slots.asksReminder)
const sentences = Object.values(SHIPPED)
  .flatMap(({ words }) => words.map(({ needed }) => needed.sentence))
  .filter((sentence) => !asks.some((asked) => sentence.toLowerCase().startsWith(`${asked} `)))

test('[D44] no order, question or answer of the conversation is one here', () => {
  const wrong = sentences.filter((sentence) => {
    const { title, deadline, priority } = read(sentence)
    if (title === '') return true
    const isWhole = title === sentence.replace(/\s+/g, ' ').trim()
    return deadline === undefined && priority === undefined ? !isWhole && !/^["'“].*["'”]$/.test(sentence) : isWhole
  })
  expect(sentences.length).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})

test.each([
  ['remind me to call dana', { title: 'call dana' }],
  ['remind me tomorrow to call dana', { title: 'call dana', deadline: '2026-01-08', reminders: ['PT0S'] }],
  ['תזכירי לי להתקשר לדנה', { title: 'להתקשר לדנה' }],
  ['תזכיר לי מחר להתקשר לדנה', { title: 'להתקשר לדנה', deadline: '2026-01-08', reminders: ['PT0S'] }],
  ['remind dana to call', { title: 'remind dana to call' }],
  ['remind me', { title: 'remind me' }],
])('[D44] ‘%s’: asking to be reminded is no part of the title', (text, task) => expect(read(text)).toEqual(task))

describe('[D44] a date and a priority are taken out', () => {
  test.each([
    ['buy milk tomorrow, high priority', { title: 'buy milk', deadline: '2026-01-08', priority: 'high' }],
    ['Remove the old couch by Friday', { title: 'Remove the old couch', deadline: '2026-01-09' }],
    ['urgent: delete old emails', { title: 'delete old emails', priority: 'urgent' }],
    ['Tomorrow: call mom', { title: 'call mom', deadline: '2026-01-08' }],
    ['Pay rent tomorrow!', { title: 'Pay rent!', deadline: '2026-01-08' }],
    ['Call mom, tomorrow, about dinner', { title: 'Call mom, about dinner', deadline: '2026-01-08' }],
    ['להוציא את הזבל מחר, דחוף', { title: 'להוציא את הזבל', deadline: '2026-01-08', priority: 'urgent' }],
    ['לקנות חלב מחר בעדיפות גבוהה', { title: 'לקנות חלב', deadline: '2026-01-08', priority: 'high' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

test.each([
  ...['tomorrow', 'urgent', 'by Friday, high priority', 'מחר', 'דחוף', 'Review the high priority bugs'],
  ...['Send the weekly report', 'task 3', 'please', 'a new task', '?!', '1', 'Buy milk!'],
])('[D44] ‘%s’ keeps all its words', (title) => {
  expect(read(title)).toEqual({ title })
})

test.each([
  [
    'water plants every friday #home p1',
    {
      title: 'water plants',
      deadline: '2026-01-09',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      recurrenceText: 'every friday',
      tags: ['home'],
      priority: 'urgent',
    },
  ],
  [
    'להשקות עציצים כל יום שישי +גינה',
    {
      title: 'להשקות עציצים',
      deadline: '2026-01-09',
      recurrence: 'FREQ=WEEKLY;BYDAY=FR',
      recurrenceText: 'כל יום שישי',
      project: 'גינה',
    },
  ],
])('[D44] what comes again, tags and projects are taken out: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('[D44] #tags and times alone are the title', () => {
  expect(read('every friday')).toEqual({ title: 'every friday' })
  expect(read('#home tomorrow')).toEqual({ title: '#home tomorrow' })
})

test('what is given beside the text is not looked for in it', () => {
  expect(read('buy milk tomorrow, urgent', { deadline: '2026-02-01' })).toEqual({
    title: 'buy milk tomorrow',
    priority: 'urgent',
  })
  expect(read('buy milk tomorrow, urgent', { priority: 'low' })).toEqual({
    title: 'buy milk, urgent',
    deadline: '2026-01-08',
  })
})

const EVERYTHING = 'water plants every friday at 8 am #home #garden +House p1, remind me 30 minutes before'

test.each([
  [['deadline'], 'water plants every friday at 8 am, remind me 30 minutes before'],
  [['reminders'], 'water plants, remind me 30 minutes before'],
  [['priority'], 'water plants p1'],
  [['project'], 'water plants +House'],
  [['#Home'], 'water plants #home'],
  [['tags'], 'water plants #home #garden'],
] as const)('[AT3] %j is left in the title, and the rest is read', (leave, title) => {
  const all = read(EVERYTHING)
  expect(Object.keys(all).length).toBe(8)
  const some = read(EVERYTHING, {}, leave)
  expect(some.title).toBe(title)
  const has = (part: TextPart) =>
    part.startsWith('#')
      ? some.tags?.includes(part.slice(1).toLowerCase())
      : some[part as keyof typeof some] !== undefined
  expect(leave.map(has)).toEqual(leave.map(() => false))
  expect(read(EVERYTHING, {}, ['deadline', 'priority', 'project', 'tags'])).toEqual({ title: EVERYTHING })
})

test('[AT3] in Hebrew too', () => {
  const text = 'לקנות חלב מחר, דחוף #בית'
  expect(read(text, {}, ['deadline', '#בית'])).toEqual({ title: 'לקנות חלב מחר, דחוף #בית' })
  expect(read(text, {}, ['priority'])).toMatchObject({
    title: 'לקנות חלב, דחוף',
    deadline: '2026-01-08',
    tags: ['בית'],
  })
})

test('a text in quotes is the title, and nothing in it is read', () => {
  expect(read('"buy milk tomorrow, urgent"')).toEqual({ title: 'buy milk tomorrow, urgent' })
})

test('[D44] of any words in any order the title is never empty, and has only words that were written', () => {
  const word = fc.constantFrom(
    ...[
      'tomorrow',
      'urgent',
      'friday',
      'by',
      'at',
      '5',
      'high priority',
      'delete',
      'task',
      'the',
      ',',
      ':',
      '"',
      '(',
      ')',
    ],
    ...['מחר', 'דחוף', 'ב-15', 'למרץ', 'משימה', 'את', 'בעדיפות גבוהה', 'couch', 'milk', '🎂', '-', '…', '!'],
  )
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const text = words.join(' ')
      fc.pre(/[\p{L}\p{N}\p{P}\p{S}]/u.test(text))
      const { title } = read(text)
      expect(title).not.toBe('')
      const letters = [...title.replace(/\s/g, '')]
      const left = [...text.replace(/\s/g, '')]
      for (const letter of letters) {
        const at = left.indexOf(letter)
        expect(at).toBeGreaterThanOrEqual(0)
        left.splice(0, at + 1)
      }
    }),
  )
})
