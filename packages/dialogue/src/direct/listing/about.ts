// Whether a task is about something: every word that tells is in its title, its description, its project or a tag.

import { wordsIn, wordsOf } from '../../normalize.ts'
import { kept, type Reader } from '../../reader.ts'
import { titleForm, waysToName } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { AROUND } from '../finding/numbers.ts'

const SMALL = wordSet(({ slots }) => slots.articles)
const STEMS = kept((reader) => reader.all().map(({ lists }) => lists.stem))

export function isAbout(reader: Reader, task: KnownTask, words: string): boolean {
  const telling = tellingWords(reader, words)
  return telling.length > 0 && hasWords(reader, task, telling)
}

/** Without articles and words of lists. */
export function tellingWords(reader: Reader, words: string): readonly string[] {
  return wordsOf(reader, words).filter((word) => !reader.get(AROUND).has(word) && !reader.get(SMALL).has(word))
}

function hasWords(reader: Reader, task: KnownTask, telling: readonly string[]): boolean {
  const own = ownForms(reader, task)
  return telling.every((word) =>
    waysToName(reader, word).some((way) => formsOf(reader, way).some((form) => own.has(form))),
  )
}

const OWN = kept(() => new WeakMap<KnownTask, ReadonlySet<string>>())

function ownForms(reader: Reader, task: KnownTask): ReadonlySet<string> {
  const known = reader.get(OWN).get(task)
  if (known !== undefined) return known
  const beside = [task.description, task.project, ...(task.tags ?? [])].map((text) => (text ?? '').slice(0, MOST_READ))
  const words = [...titleForm(reader, task).words, ...beside.flatMap(wordsIn)]
  const forms = new Set(words.flatMap((word) => waysToName(reader, word)).flatMap((word) => formsOf(reader, word)))
  reader.get(OWN).set(task, forms)
  return forms
}

/** A description is looked through so far. */
const MOST_READ = 1_000

/** A word, and what it is without the ending of a plural: taxes, tax. */
const formsOf = (reader: Reader, word: string) => [word, ...reader.get(STEMS).map((stem) => stem(word))]
