// Which language a text is in, by its letters: a script that only one language has tells it. Languages that share a script
// are told apart by how many words of each are in the text.

import type { Speech } from './languages/index.ts'
import { kept, type Reader } from './reader.ts'
import { RecentAnswers } from './reading/recent-answers.ts'

interface Known {
  readonly code: string
  readonly speech: Speech
}

/** The languages with a script of their own, and the others. */
const BY_SCRIPT = kept((reader) => {
  const known = Object.entries(reader.languages).map(([code, speech]): Known => ({ code, speech }))
  return {
    own: known.filter(({ speech }) => speech.script !== undefined),
    shared: known.filter(({ speech }) => speech.script === undefined),
  }
})

/** A turn asks for the language of its message with many of its patterns. */
const OF_TEXTS = kept((reader) => {
  const { own, shared } = reader.get(BY_SCRIPT)
  const speeches = shared.map(({ speech }) => speech)
  return new RecentAnswers((text) => {
    const found = own.find(({ speech }) => speech.script?.test(text))
    return { code: found?.code, speeches: found === undefined ? speeches : [found.speech] }
  })
})

/** The language whose script the text has a letter of. */
export function languageByScript(reader: Reader, text: string): string | undefined {
  return reader.get(OF_TEXTS).of(text).code
}

/** Those the text can be in by its letters: one with a script of its own, or all that share theirs. */
export function languagesByScript(reader: Reader, text: string): readonly Speech[] {
  return reader.get(OF_TEXTS).of(text).speeches
}

/** `before`: the language of the conversation, which wins where two are as likely. */
export function languageOfText(reader: Reader, text: string, before?: string): string {
  return languageByScript(reader, text) ?? likeliest(reader, text, before)
}

function likeliest(reader: Reader, text: string, before: string | undefined): string {
  const { shared } = reader.get(BY_SCRIPT)
  const [first, ...others] = shared
  if (first === undefined) return Object.keys(reader.languages)[0] as string
  if (others.length === 0) return first.code
  const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => word)
  const vocabularies = reader.get(VOCABULARIES)
  const scores = shared.map(({ code }) => ({
    code,
    score: words.filter((word) => vocabularies.get(code)?.has(word)).length,
  }))
  const best = Math.max(...scores.map(({ score }) => score))
  const likely = scores.filter(({ score }) => score === best).map(({ code }) => code)
  return before !== undefined && likely.includes(before) ? before : (likely[0] as string)
}

export const WORD = /[\p{L}\p{N}_'-]+/gu

/** The words of each language that shares its script with another. */
const VOCABULARIES = kept(
  (reader) => new Map(reader.get(BY_SCRIPT).shared.map(({ code, speech }) => [code, vocabularyOf(speech)])),
)

function vocabularyOf({ words, answers, slots, dates, doing }: Speech): ReadonlySet<string> {
  const phrases = [
    ...words.flatMap(({ forms }) => forms),
    ...answers.yes,
    ...answers.no,
    ...answers.cancel,
    ...Object.keys(answers.priorities),
    ...Object.keys(answers.statuses),
    ...doing.beforeTold,
    ...[...doing.verbs].flatMap((verb) => [verb, ...doing.toldForms(verb)]),
    ...slots.polite,
    ...slots.articles,
    ...slots.pronouns,
    ...dates.words.flatMap(([forms]) => forms.split(', ')),
  ]
  return new Set(phrases.flatMap((phrase) => phrase.split(' ')))
}
