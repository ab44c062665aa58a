// A task is to be moved, and not said to when: ‘put off the taxes’, ‘move the team meeting planning please’. When, is asked.
//
// MS1. A verb that moves nothing but what is planned is enough; one that moves things as well wants two words of the title.

import { splitWords } from '../../reading/words.ts'
import { titleForm, titleKey } from '../../title-form.ts'
import { phraseTable } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { askChange, isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { endingLength, isMark, trimmed, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { AROUND } from '../finding/numbers.ts'
import { resolveTask } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'

const MOVES = phraseTable(({ fillers }) => fillers.moves)
const PUTS_OFF = phraseTable(({ fillers }) => fillers.putsOff ?? [])
const SOMETIME = phraseTable(({ fillers }) => fillers.sometime ?? [])
const BEFORE = phraseTable(({ fillers }) => [...fillers.before, ...fillers.requests])
const MOST_WORDS = 12
const FEWEST_TELLING = 2

export function movedSometime(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const all = trimmed(reader, withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE), ADVERBS)
  // ‘Move the dentist to another time’.
  const later = endingLength(reader, all, SOMETIME)
  const words = all.slice(0, all.length - later)
  if (words.length > MOST_WORDS || words.some((word) => word.quoted || isMark(word))) return undefined
  const off = reader.get(PUTS_OFF).at(words, 0)[0]?.length ?? 0
  const length = off > 0 ? off : (reader.get(MOVES).at(words, 0)[0]?.length ?? 0)
  const name = words.slice(length)
  const telling = name.filter(({ text }) => !reader.get(AROUND).has(text))
  if (length === 0 || telling.length === 0) return undefined
  const found = resolveTask(reader, textOf(message, name), { ...scene, isIn: isPending })
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  // ‘Move the car’, of ‘Wash the car’, is another errand.
  const { words: own } = titleForm(reader, found.task)
  // All that the title says besides its verb: ‘move the dentist’, of ‘Call the dentist’.
  const [, ...object] = titleKey(reader, found.task.title).split(' ')
  const isWhole = object.join(' ') === telling.map(({ text }) => text).join(' ')
  const isOwn = isWhole || telling.length >= FEWEST_TELLING
  const isNamed = off + later > 0 || found.how === 'echo' || (isOwn && telling.every(({ text }) => own.has(text)))
  return isNamed ? only(askChange(found.task, 'deadline', scene), 'UPDATE_TASK') : undefined
}
