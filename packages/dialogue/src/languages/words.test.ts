import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { LEXICON, type Lexicon, lexiconOf } from '../reading/lexicon.ts'
import { readMessage } from '../reading/read-message.ts'
import { SHIPPED } from './index.ts'
import type { Reads, Role } from './roles.ts'

const reader = createReader()

/** The roles a language does without: it says the same by its grammar, or not at all. */
type Language = keyof typeof SHIPPED

const WITHOUT: { readonly [language in Language]: readonly Role[] } = {
  en: ['infinitive'],
  he: ['added', 'changed', 'complete-ours', 'cross-off', 'need', 'off', 'removed'],
}
const languages = Object.keys(WITHOUT) as Language[]
const rolesOf = (language: Language) => new Set(SHIPPED[language].words.map(({ role }) => role))
const allRoles = new Set(languages.flatMap((language) => [...rolesOf(language)]))

function reads(sentence: string, lexicon: Lexicon): readonly Reads[] {
  const readings = readMessage(reader, sentence, lexicon)
  if (readings.length === 0) return ['UNCLEAR']
  return readings.map(({ intent, ifTask }) => (ifTask ? (`${intent}?` as Reads) : intent))
}

/** Each word of the form is somewhere in the sentence. */
function isInside(form: string, sentence: string): boolean {
  const text = sentence.toLowerCase()
  return form.split(' ').every((word) => text.includes(word.slice(0, 3)))
}

describe.each(languages)('the words of %s', (language) => {
  const { words } = SHIPPED[language]

  test.each(words.map((entry) => [entry.role, entry.lemma, entry.needed.sentence, entry] as const))(
    '%s %j is needed: %s',
    (_role, _lemma, _sentence, entry) => {
      const { sentence, reads: expected } = entry.needed
      expect(reads(sentence, reader.get(LEXICON))).toEqual(expected)
      // Only entries that are in the sentence can make a difference; building all the others anew is what takes time.
      const inside = words.filter(({ forms }) => forms.some((form) => isInside(form, sentence)))
      expect(reads(sentence, lexiconOf(inside, reader.effort))).toEqual(expected)
      const without = inside.filter((one) => one !== entry)
      expect(reads(sentence, lexiconOf(without, reader.effort))).not.toEqual(expected)
    },
  )

  test('are in every role it does not do without', () => {
    expect([...allRoles].filter((role) => !rolesOf(language).has(role)).sort()).toEqual(WITHOUT[language])
  })

  test('are written once in an entry', () => {
    for (const { forms } of words) expect([...new Set(forms)]).toEqual(forms)
  })
})
