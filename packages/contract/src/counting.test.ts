import { expect, test } from 'vitest'
import { countingIn } from './counting.ts'
import { LANGUAGES, languages } from './language.ts'

test.each(LANGUAGES)('[PL1] the forms of %s are those its numbers have', (language) => {
  const { locale, plurals } = languages[language]
  expect(new Set(plurals)).toEqual(new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories))
})

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
  [3, '3 days'],
  [11, '11 days'],
])('[PL1] in English %d is %s', (days, said) => {
  expect(countingIn('en')(days, { one: '1 day', other: '# days' })).toBe(said)
})

test.each([
  [0, '0 ימים'],
  [1, 'יום אחד'],
  [2, 'יומיים'],
  [3, '3 ימים'],
  [11, '11 ימים'],
])('[PL1] in Hebrew %d is %s', (days, said) => {
  expect(countingIn('he')(days, { one: 'יום אחד', two: 'יומיים', other: '# ימים' })).toBe(said)
})

test('[PL1] a form that is missing does not compile', () => {
  // @ts-expect-error
  expect(countingIn('he')(2, { one: 'יום אחד', other: '# ימים' })).toBe('')
})
