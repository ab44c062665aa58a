import { expect, test } from 'vitest'
import { namedTogether } from './named-together.ts'

test('what is selected is one request, up to what a request takes', () => {
  expect(namedTogether([{ number: 3 }, { number: 12 }])).toEqual([{ task: '3 12' }])
  const many = namedTogether(Array.from({ length: 900 }, (_, number) => ({ number: number + 1_000 })))
  expect(many.every(({ task }) => task.length <= 2_000)).toBe(true)
  expect(many.flatMap(({ task }) => task.split(' ')).length).toBe(900)
})
