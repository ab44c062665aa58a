// The new values of a task, said without a word of the task itself: ‘by Friday’, ‘urgent’, ‘tomorrow, and urgent’.

import type { Word } from '../../reading/words.ts'
import type { CommandFields } from '../../turn.ts'
import { phraseTable } from '../../word-tables.ts'
import type { Scene } from '../scene.ts'
import { trimmed } from './phrase-ends.ts'
import { ADVERBS, valueSaid } from './stated.ts'

const NOT_VALUE = phraseTable(({ saying }) => saying.notValue)

/** Values and nothing else: one, or two with a comma or ‘and’ between them. What it is not does not count. */
export function valuesIn(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const { reader, moment } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const whole = valueSaid(reader, message, bare, moment) ?? valueSaid(reader, message, words, moment)
  if (whole !== undefined) return whole
  for (let at = 1; at < bare.length; at++) {
    const [not] = reader.get(NOT_VALUE).at(bare, at)
    if (not !== undefined) {
      const value = valueSaid(reader, message, trimmed(reader, bare.slice(0, at), ADVERBS), moment)
      const other = valueSaid(reader, message, bare.slice(at + not.length), moment)
      if (value !== undefined && other !== undefined) return value
    }
    const [first, second] = [bare.slice(0, at), trimmed(reader, bare.slice(at), ADVERBS)]
    const one = valueSaid(reader, message, trimmed(reader, first, ADVERBS), moment)
    const two = one && valueSaid(reader, message, second, moment)
    if (one !== undefined && two !== undefined && Object.keys(one)[0] !== Object.keys(two)[0]) return { ...one, ...two }
  }
  return undefined
}
