import { lifecycles } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { englishPhrases } from './en.ts'
import { hebrewPhrases } from './he.ts'

test('both languages have a word for every status of every table', () => {
  const statuses = Object.values(lifecycles).flatMap((lifecycle) => Object.keys(lifecycle.statuses))
  for (const phrases of [englishPhrases, hebrewPhrases])
    expect(Object.keys(phrases.statuses)).toEqual(expect.arrayContaining(statuses))
  for (const word of Object.values(hebrewPhrases.statuses)) expect(word).toMatch(/[א-ת]/)
})
