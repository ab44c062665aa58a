import { expect, test } from 'vitest'
import { inEachLanguage, LANGUAGES, languages, pickLanguage } from './language.ts'

test('[LG2] every language is whole', () => {
  expect(Object.values(languages).filter(({ shipped }) => !shipped)).toEqual([])
})

test('[LG1] a table of texts that lacks a language does not compile', () => {
  // @ts-expect-error
  inEachLanguage<{ readonly yes: string }>({ en: { yes: 'yes' } })
  // @ts-expect-error
  inEachLanguage<{ readonly yes: string }>({ en: { yes: 'yes' }, he: {} })
  expect(Object.keys(inEachLanguage({ en: {}, he: {} }))).toEqual(LANGUAGES)
})

test.each([
  ['he-IL,he;q=0.9,en;q=0.8', 'he'],
  ['fr, iw', 'he'],
  ['he_IL.UTF-8', 'he'],
  ['de', 'en'],
  [undefined, 'en'],
])('%j is answered in %s', (preferences, language) => {
  expect(pickLanguage(preferences)).toBe(language)
})
