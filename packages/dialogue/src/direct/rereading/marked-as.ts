// A task is to be marked by the deed itself: ‘mark it as sent’, ‘mark the rent paid’. It is done.
//
// MA1. The deed is that of the title; anything else that a task could be marked as is none of ours.

import { splitWords } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isDeedOf, isToldForm } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { trimmed, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Scene } from '../scene.ts'

const MARKS = phraseTable(({ fillers }) => fillers.marks ?? [])
const AS = wordSet(({ fillers }) => fillers.as ?? [])
const BEFORE = phraseTable(({ fillers }) => fillers.before)
const ORDERED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }
const COMPLETE = { deed: 'complete', fields: {} } as const
const MOST_WORDS = 10

export function markedAs(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const words = trimmed(reader, withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE), ADVERBS)
  const length = reader.get(MARKS).at(words, 0)[0]?.length ?? 0
  const deed = words.at(-1)
  if (length === 0 || deed === undefined || words.length > MOST_WORDS || !isToldForm(reader, deed.text))
    return undefined
  const said = words.slice(length, -1)
  const name = reader.get(AS).has(said.at(-1)?.text ?? '') ? said.slice(0, -1) : said
  const found = resolveFitting(reader, textOf(message, name), { ...scene, isIn: isPending })
  if (found.kind !== 'one' || found.how === 'similar' || !isDeedOf(reader, deed.text, found.task)) return undefined
  const act = passing(COMPLETE, found.task, rulingOn(reader, COMPLETE, found.task, found.how, ORDERED), scene)
  return act && only(act, 'COMPLETE_TASK')
}
