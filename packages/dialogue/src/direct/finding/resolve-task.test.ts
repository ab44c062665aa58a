// Words that may say a place are told apart from others before any task is looked for.

import { expect, test } from 'vitest'
import { createReader } from '../../create-reader.ts'
import { mayBePlace, resolveFitting } from './resolve-task.ts'

const reader = createReader()
const tasks = ['Buy milk', 'Call mom', 'לקנות לחם'].map((title, at) => ({ id: `t${at}`, title, status: 'open' }))
const reach = { tasks, shown: tasks, latest: tasks[2], newest: tasks[2] }

const phrases = reader
  .all()
  .flatMap(({ answers, slots, repairs }) => [...Object.keys(answers.ordinals), ...slots.last, ...repairs.newOne])
  .flatMap((phrase) => [phrase, `the ${phrase}`, `the ${phrase} task, please`, `את ${phrase}`])

test('whatever is found by its place may be one', () => {
  const placed = phrases.filter((phrase) => {
    const found = resolveFitting(reader, phrase, reach)
    return found.kind === 'one' && found.how === 'place'
  })
  expect(placed.length).toBeGreaterThan(50)
  expect(placed.filter((phrase) => !mayBePlace(reader, phrase))).toEqual([])
})

test.each(['the milk', 'the new car', 'one more', 'החלב'])('%s says no place', (text) =>
  expect(mayBePlace(reader, text)).toBe(false),
)
