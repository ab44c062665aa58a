// ‘It’ as whom or what something is given to or taken from, in one word: תשים לזה תאריך, תוריד לו את הדחיפות, שים לשניהם תג. Without it the
// order is what it would be of the task spoken of; of several, it stands where the object does.
//
// PV1. Only right behind the verb of an order or at its end, and only what then changes the task that was spoken of.

import { splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordMap, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { withoutInto } from '../changing/change.ts'
import { doDeed } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { valuesIn } from '../changing/values-said.ts'
import { askTask } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const BEFORE = phraseTable(({ fillers }) => [...fillers.before, ...fillers.requests])
const ORDERS = phraseTable(({ fillers, saying }) => [...fillers.puts, ...saying.movesAlone, ...(fillers.gives ?? [])])
const DATIVES = wordSet(({ fillers }) => fillers.datives ?? [])
const OF_SEVERAL = wordMap(({ fillers }) => fillers.pluralDatives ?? {})
/** Nobody orders so in more words. */
const MOST_WORDS = 12

/** `read`: reads a message as if it was typed. */
export function pointedDative(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const { reader, tracked } = scene
  const all = withoutMarks(splitWords(reader, message))
  const words = withoutFirst(reader, all, BEFORE)
  const verb = reader.get(ORDERS).at(words, 0)[0]?.length ?? 0
  if (verb === 0 || words.length > MOST_WORDS || message.includes('?')) return undefined
  const added = addedTo(message, words, scene)
  if (added !== undefined) return added
  const at = [verb, words.length - 1].find((index) => isDative(words[index]?.text ?? '', scene))
  if (at === undefined || words.length < verb + 2) return undefined
  const several = reader.get(OF_SEVERAL).get(words[at]?.text ?? '')
  const [first, last] = [textOf(message, words.slice(0, at)), textOf(message, words.slice(at + 1))]
  const step = read([first, several ?? '', last].filter((part) => part !== '').join(' '), scene)
  return isChanged(step) && (several !== undefined || isOf(tracked, step)) ? step : undefined
}

/** תוסיף את זה ליום שישי: what is spoken of is not added again. */
function addedTo(message: string, words: readonly Word[], scene: Scene): DirectStep | undefined {
  const { reader, tracked } = scene
  const adds = reader.get(ADDS).at(words, 0)[0]?.length ?? 0
  const rest = withoutFirst(reader, words.slice(adds), ARTICLES)
  const [pronoun, ...value] = rest
  if (adds === 0 || pronoun === undefined || value.length === 0 || !reader.get(PRONOUNS).has(pronoun.text))
    return undefined
  const bare = withoutInto(reader, textOf(message, value))
  const fields = valuesIn(message, value, scene) ?? valuesIn(bare, splitWords(reader, bare), scene)
  if (fields === undefined) return undefined
  const wish = { deed: 'update', fields } as const
  return only(tracked === undefined ? askTask(wish, scene) : doDeed(wish, tracked, scene), 'UPDATE_TASK')
}

const ADDS = phraseTable(({ fillers }) => fillers.addsThere ?? [])
const ARTICLES = phraseTable(({ slots }) => slots.articles)
const PRONOUNS = wordSet(({ slots, saying }) => [...slots.pronouns, ...saying.itForms])

/** A task gets other values, or it is asked whether it should. */
const isChanged = ({ acts, state }: DirectStep) =>
  state === undefined
    ? acts.length > 0 && acts.every(({ command }) => command.ready && command.intent === 'update_task')
    : state === 'UPDATE:ASK_CONFIRMATION'

const isOf = (task: KnownTask | undefined, { acts }: DirectStep) =>
  task !== undefined && acts.every(({ command }) => command.ref?.task_id === task.id)

const isDative = (word: string, { reader }: Scene) => reader.get(DATIVES).has(word) || reader.get(OF_SEVERAL).has(word)
