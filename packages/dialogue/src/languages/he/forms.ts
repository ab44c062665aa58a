// Hebrew forms are written out, not stemmed [D16]: a verb is its imperative, its future of the second person (m, f) and its
// infinitive. Only the plural of the future, which is the feminine with another letter in every verb, and the letters joined to a
// word are put there from the tables below.

import { as, type Row } from '../entries.ts'
import type { Entry, JoinedForms, Role } from '../roles.ts'

/** ותמחק, שתמחק: these open a command of their own, wherever they stand. */
const BEFORE_VERBS = ['ו', 'ש', 'וש']

/** The letters that join a noun, and what they say. */
const BEFORE_NOUNS = [
  { letters: ['ו', 'ש', 'כ'], carries: [] },
  { letters: ['ה', 'וה', 'שה', 'כשה'], carries: ['definite'] },
  { letters: ['ל', 'ב', 'שב', 'ול', 'וב', 'של'], carries: ['toward'] },
  { letters: ['מ', 'מה', 'ומ', 'ומה', 'שמ'], carries: ['away'] },
] as const

const withLetters = (forms: readonly string[], letters: readonly string[]) =>
  forms.flatMap((form) => letters.map((letter) => letter + form))

export function verbs(role: Role, ...rows: readonly Row[]): Entry[] {
  return as(role, ...rows).map((entry) => {
    const forms = withPlurals(entry.forms)
    return { ...entry, forms, joined: [{ forms: withLetters(forms, BEFORE_VERBS), joins: true }] }
  })
}

/** תמחקי, תמחקו. */
function withPlurals(forms: readonly string[]): readonly string[] {
  return [...new Set(forms.flatMap((form) => [form, form.replace(/^(ת[א-ת]{2,})י(?=$| )/u, '$1ו')]))]
}

export function nouns(role: Role, ...rows: readonly Row[]): Entry[] {
  return as(role, ...rows).map((entry) => ({
    ...entry,
    joined: BEFORE_NOUNS.map(
      ({ letters, carries }): JoinedForms => ({ forms: withLetters(entry.forms, letters), carries }),
    ),
  }))
}

/** Verbs that count in mid-sentence when a pronoun follows: תמחק אותו. */
export function verbsWithPronoun(role: Role, ...rows: readonly Row[]): Entry[] {
  return as(role, ...rows).map((entry) => {
    const forms = entry.forms.flatMap((form) => PRONOUNS.map((pronoun) => `${form} ${pronoun}`))
    return { ...entry, forms, anywhere: true, joined: [{ forms: withLetters(forms, BEFORE_VERBS), joins: true }] }
  })
}

const PRONOUNS = ['אותו', 'אותה', 'אותם', 'אותן', 'את זה', 'את אלה']

/** Every form with each of the words behind it. */
export const eachWith = (all: readonly string[], ...words: readonly string[]) =>
  all.flatMap((form) => words.map((word) => `${form} ${word}`))
