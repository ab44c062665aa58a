// A cache of what was asked about last: asked again it is not worked out again, and it does not grow.

import { expect, test } from 'vitest'
import { Effort } from '../effort.ts'
import { CountedAnswers, RecentAnswers } from './recent-answers.ts'

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

test('[D20] what is counted costs as much when it is asked again, also inside of another answer', () => {
  const effort = new Effort()
  const answers: CountedAnswers<number> = new CountedAnswers(effort, (text) => {
    effort.spend(text.length)
    return text === '' ? 0 : 1 + answers.of(text.slice(1))
  })
  const cost = (text: string) => {
    const before = effort.spent
    expect(answers.of(text)).toBe(text.length)
    return effort.spent - before
  }
  expect([cost('abc'), cost('abc'), cost('c'), cost('dabc')]).toEqual([6, 6, 1, 10])
})
