// A value behind an order, of what was just spoken of: ‘… and make it urgent’, ותסמן כדחוף. The order names nothing but ‘it’, or not even
// that.

import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import type { CommandFields } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import type { Scene } from '../scene.ts'
import { withoutInto } from './change.ts'
import { textOf } from './field-words.ts'
import { withoutMarks } from './phrase-ends.ts'
import { valuesIn } from './values-said.ts'

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const NAMING = wordSet(({ slots, answers }) => [...slots.articles, ...Object.keys(answers.ordinals)])
const INTO = wordSet(({ slots }) => slots.into)
/** Nobody says a value in more words. */
const MOST_WORDS = 8

interface ValueOfIt {
  readonly fields: CommandFields
  readonly isPointed: boolean
}

export function valueOfIt(message: string, { intent, from, to }: Reading, scene: Scene): ValueOfIt | undefined {
  const { reader } = scene
  if (intent !== 'UPDATE_TASK') return undefined
  const words = withoutMarks(splitWords(reader, message.slice(from, to)))
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const [{ text: first } = { text: '' }] = words
  // ‘Make the first one urgent’ names another.
  if (reader.get(NAMING).has(first)) return undefined
  const isPointed = reader.get(PRONOUNS).has(first)
  const value = isPointed ? words.slice(1) : words
  const text = message.slice(from, to)
  const said = reader.get(INTO).has(value[0]?.text ?? '') ? value.slice(1) : value
  if (said.length === 0) return undefined
  const bare = withoutInto(reader, textOf(text, said))
  const fields = valuesIn(text, said, scene) ?? valuesIn(bare, splitWords(reader, bare), scene)
  return fields && { fields, isPointed }
}
