// What someone will do first, of what is on the list: ‘I'll start with the plants’, ‘do the insurance first’. It is no new task; what to
// do with the one there is, is asked, and it is the one spoken of from then on.
//
// BW1. The words name one open task with its article, and say that it comes first, or now.

import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { isVerb } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { endingLength, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { aboutTask, isDefiniteName } from '../finding/named-task.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'

const STARTS = phraseTable(({ fillers }) => fillers.startsWith ?? [])
const DOES = phraseTable(({ fillers }) => fillers.doesIt ?? [])
const FIRST = phraseTable(({ fillers }) => fillers.comesFirst ?? [])
const BEFORE = phraseTable(({ fillers }) => fillers.before)
const MOST_WORDS = 12

export function beginsWith(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const words = withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE)
  if (words.length > MOST_WORDS || message.includes('?')) return undefined
  const starts = reader.get(STARTS).at(words, 0)[0]?.length ?? 0
  const does = starts > 0 ? starts : (reader.get(DOES).at(words, 0)[0]?.length ?? 0)
  const first = endingLength(reader, words, FIRST)
  if (starts === 0 && first === 0) return undefined
  const name = words.slice(does, words.length - first)
  const isNamed = isDefiniteName(reader, name) || isVerb(reader, name[0]?.text ?? '')
  const found = isNamed ? resolveFitting(reader, textOf(message, name), { ...scene, isIn: isPending }) : undefined
  const act = found?.kind === 'one' && found.how !== 'similar' ? aboutTask(found.task, scene) : undefined
  return act && only(act, 'UNCLEAR')
}
