import { lifecycles } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { english } from './en.ts'
import { hebrew } from './he.ts'

test('both languages have a word for every status of every table', () => {
  const statuses = Object.values(lifecycles).flatMap((lifecycle) => Object.keys(lifecycle.statuses))
  for (const phrases of [english, hebrew])
    expect(Object.keys(phrases.statuses)).toEqual(expect.arrayContaining(statuses))
  for (const word of Object.values(hebrew.statuses)) expect(word).toMatch(/[א-ת]/)
})
