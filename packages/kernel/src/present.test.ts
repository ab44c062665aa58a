import { expect, test } from 'vitest'
import { isOneOf } from './is-one-of.ts'
import { entriesOf, keysOf } from './keys-of.ts'
import { present } from './present.ts'

test.each(['a', '', 0, false])('%j is there', (value) => {
  expect(present(value)).toBe(value)
})

test.each([undefined, null])('what is missing is a defect: %s', (value) => {
  expect(() => present(value)).toThrow('missing')
})

test('a table has the names of its type, in its order', () => {
  const table = { first: 1, second: 'two' } as const
  const names: ('first' | 'second')[] = keysOf(table)
  expect(names).toEqual(['first', 'second'])
  expect(entriesOf(table)).toEqual([
    ['first', 1],
    ['second', 'two'],
  ])
})

test('a text is one of a list, or not', () => {
  const list = ['open', 'done'] as const
  expect(['open', 'deleted', undefined].map((value) => isOneOf(list, value))).toEqual([true, false, false])
})
