// Whether a task is about something: every word that tells is in its title, its description, its project or a tag.

import { wordsIn, wordsOf } from '../../normalize.ts'
import { kept, type Reader } from '../../reader.ts'
import { mayHaveAll } from '../../task-index.ts'
import type { Keys } from '../../tasks-by-keys.ts'
import { titleForm, waysToName } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { AROUND } from '../finding/numbers.ts'

const SMALL = wordSet(({ slots }) => slots.articles)
const STEMS = kept((reader) => reader.all().map(({ lists }) => lists.stem))

const BY_FORM: Keys = (reader, task) => ownForms(reader, task)

/** The tasks that have all of these words. */
export function tasksAbout(reader: Reader, words: string, tasks: readonly KnownTask[]): readonly KnownTask[] {
  const telling = tellingWords(reader, words).map((word) =>
    waysToName(reader, word).flatMap((way) => formsOf(reader, way)),
  )
  if (telling.length === 0) return []
  return mayHaveAll(reader, tasks, BY_FORM, telling).filter((task) => {
    const own = ownForms(reader, task)
    return telling.every((forms) => forms.some((form) => own.has(form)))
  })
}

/** Without articles and words of lists. */
export function tellingWords(reader: Reader, words: string): readonly string[] {
  return wordsOf(reader, words).filter((word) => !reader.get(AROUND).has(word) && !reader.get(SMALL).has(word))
}

const OWN = kept(() => new WeakMap<KnownTask, ReadonlySet<string>>())

function ownForms(reader: Reader, task: KnownTask): ReadonlySet<string> {
  const known = reader.get(OWN).get(task)
  if (known !== undefined) return known
  const beside = [task.description, task.project, ...(task.tags ?? [])].map((text) => (text ?? '').slice(0, MOST_READ))
  const { words: own, first } = titleForm(reader, task)
  // ‘The shopping’, הקניות, of what is to be bought.
  const nouns = reader.all().flatMap(({ doing }) => doing.nounsOf(first))
  const words = [...own, ...nouns, ...beside.flatMap(wordsIn)]
  const forms = new Set(words.flatMap((word) => waysToName(reader, word)).flatMap((word) => formsOf(reader, word)))
  reader.get(OWN).set(task, forms)
  return forms
}

/** A description is looked through so far. */
const MOST_READ = 1_000

/** A word, and what it is without the ending of a plural: taxes, tax. */
const formsOf = (reader: Reader, word: string) => [word, ...reader.get(STEMS).map((stem) => stem(word))]
