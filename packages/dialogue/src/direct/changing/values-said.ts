// The new values of a task, said without a word of the task itself: ‘by Friday’, ‘urgent’, ‘tomorrow, and urgent’.

import type { Word } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import type { CommandFields } from '../../turn.ts'
import { phraseTable } from '../../word-tables.ts'
import type { Scene } from '../scene.ts'
import { mayBeginValue } from './begins-value.ts'
import { textOf } from './field-words.ts'
import { endingLength, trimmed } from './phrase-ends.ts'
import { ADVERBS, valueSaid } from './stated.ts'

/** ‘Friday was better’. */
const RATHER = phraseTable(({ saying }) => saying.ratherAtEnd ?? [])
const NOT_VALUE = phraseTable(({ saying }) => saying.notValue)

/** Values and nothing else: one, or two with a comma or ‘and’ between them. What it is not does not count. */
export function valuesIn(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const { reader, moment } = scene
  const bare = trimmed(reader, words, ADVERBS)
  // Whatever is read here begins with a value.
  if (!mayBeginValue(reader, words) && !mayBeginValue(reader, bare)) return undefined
  // ‘Today before 7’: there ‘today’ says more than ‘now’.
  const better = bare.slice(0, bare.length - endingLength(reader, bare, RATHER))
  const whole =
    valueSaid(reader, message, words, moment) ??
    valueSaid(reader, message, bare, moment) ??
    (better.length < bare.length && better.length > 0 ? valueSaid(reader, message, better, moment) : undefined)
  if (whole !== undefined) return whole
  const either = eitherDay(message, bare, scene)
  if (either !== undefined) return either
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

const OR = phraseTable(({ saying }) => saying.or)

/** ‘Sunday or Monday’: which of the two, is asked. */
function eitherDay(message: string, words: readonly Word[], scene: Scene): CommandFields | undefined {
  const at = words.findIndex((_, index) => index > 0 && scene.reader.get(OR).at(words, index).length > 0)
  if (at === -1 || at === words.length - 1) return undefined
  const times = [words.slice(0, at), words.slice(at + 1)].map((part) => {
    const text = textOf(message, part)
    return readDeadlines(scene.reader, text, scene.moment, true)
  })
  const dates = [...new Set(times.flat())]
  return times.every((some) => some.length === 1) && dates.length === 2 ? { dates } : undefined
}
