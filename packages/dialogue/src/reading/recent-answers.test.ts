// A cache of what was asked about last: asked again it is not worked out again, and it does not grow.

import { expect, test } from 'vitest'
import { RecentAnswers } from './recent-answers.ts'

function counting() {
  const worked: string[] = []
  const answers = new RecentAnswers((text) => {
    worked.push(text)
    return text.toUpperCase()
  })
  return { worked, ask: (text: string) => answers.of(text) }
}

test('what was asked about is not worked out again, one after the other or with others between', () => {
  const { worked, ask } = counting()
  expect(['a', 'a', 'b', 'a', 'b'].map(ask)).toEqual(['A', 'A', 'B', 'A', 'B'])
  expect(worked).toEqual(['a', 'b'])
})

test('the first answer may be to nothing at all', () => {
  const { worked, ask } = counting()
  expect([ask(''), ask('')]).toEqual(['', ''])
  expect(worked).toEqual([''])
})

test('of 64 texts all are remembered; the one after them takes the place of all', () => {
  const { worked, ask } = counting()
  const texts = Array.from({ length: 64 }, (_, index) => `${index}`)
  texts.forEach(ask)
  texts.forEach(ask)
  expect(worked).toHaveLength(64)
  ask('one more')
  ask('0')
  expect(worked.slice(64)).toEqual(['one more', '0'])
})
