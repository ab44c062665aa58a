// The messages of governed work: strict, complete, and said in both languages.

import { describe, expect, test } from 'vitest'
import { questionOf } from '../views/item-view.ts'
import { ITEM_TYPES, type ItemTypeName } from './items.ts'
import { MESSAGE_TYPES, type MessageTypeName, NOTICES } from './messages.ts'

const items = Object.keys(ITEM_TYPES) as ItemTypeName[]
const messages = Object.keys(MESSAGE_TYPES) as MessageTypeName[]

test('every message either asks or tells', () => {
  expect([...items, ...NOTICES].sort()).toEqual(messages.toSorted())
})

describe.each(items)('%s', (type) => {
  test('every way to answer that is shown is allowed, in place of the dots', () => {
    for (const { answer } of questionOf(type, 'en', {}).ways) {
      const filled = JSON.parse(JSON.stringify(answer).replaceAll('…', 'x'))
      expect([answer, ITEM_TYPES[type].answer().safeParse(filled).error?.issues]).toEqual([answer, undefined])
    }
  })

  test('what is not in the schema of its answer is refused', () => {
    const [way] = questionOf(type, 'en', {}).ways
    const filled = JSON.parse(JSON.stringify({ ...way?.answer, anything: 1 }).replaceAll('…', 'x'))
    expect(ITEM_TYPES[type].answer().safeParse(filled).success).toBe(false)
  })

  test('it is asked in Hebrew too, with what each way causes', () => {
    const { asks, ways } = questionOf(type, 'he', {})
    for (const text of [asks, ...ways.map(({ causes }) => causes)]) expect(text).toMatch(/[א-ת]/)
  })
})

test.each(messages)('%s says nothing that its schema does not know', (type) => {
  const parsed = MESSAGE_TYPES[type].body().safeParse({ anything: 1 })
  expect(parsed.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys')
})

test('an answer that names policies is shown with those that are asked about', () => {
  const policies = [{ policy_id: 'safe' }, { policy_id: 'short' }]
  expect(questionOf('TaskReview', 'en', { policies }).ways[0]?.answer).toMatchObject({
    cases: [
      { policy_id: 'safe', verdict: 'Satisfied' },
      { policy_id: 'short', verdict: 'Satisfied' },
    ],
  })
})
