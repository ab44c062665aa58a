// Where someone was, and how it is now, told of what was to be done: ‘just got back from the gym’, ‘the kitchen light works again’.
// The task is proposed as done.
//
// BT1. Where someone was is told of a title without a verb; how a thing is, of a title whose verb makes it so.

import { splitWords } from '../../reading/words.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseMap, phraseTable, wordSet } from '../../word-tables.ts'
import { beginsWithVerb } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { trimmed, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'

const BEFORE = phraseTable(({ fillers, doing }) => [...fillers.before, ...doing.beforeTold])
const WAS_AT = phraseTable(({ fillers }) => fillers.wasAt ?? [])
const PAST_TIMES = phraseTable(({ saying }) => saying.pastTimes)
const NOW_SO = phraseMap<readonly string[]>(({ fillers }) => fillers.nowSo ?? [])
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const MOST_WORDS = 14

export function beenThere(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const all = withoutMarks(splitWords(reader, message))
  if (all.length > MOST_WORDS || message.includes('?') || all.some(({ text }) => reader.get(NEGATIONS).has(text)))
    return undefined
  const words = trimmed(reader, withoutFirst(reader, all, BEFORE), PAST_TIMES)
  const was = reader.get(WAS_AT).at(words, 0)[0]?.length ?? 0
  if (was > 0) return told(textOf(message, words.slice(was)), (task) => !beginsWithVerb(reader, task), scene)
  const said = trimmed(reader, words, ADVERBS)
  for (let at = 1; at < said.length; at++)
    for (const { length, meaning } of reader.get(NOW_SO).at(said, at)) {
      if (at + length < said.length) continue
      const verbs = new Set(meaning)
      const step = told(textOf(message, said.slice(0, at)), (task) => verbs.has(titleForm(reader, task).first), scene)
      if (step !== undefined) return step
    }
  return undefined
}

function told(name: string, isIn: (task: KnownTask) => boolean, scene: Scene): DirectStep | undefined {
  const found = resolveFitting(scene.reader, name, { ...scene, isIn: (task) => isPending(task) && isIn(task) })
  if (found.kind !== 'one' || found.how === 'similar' || !isIn(found.task)) return undefined
  return only(propose({ deed: 'complete', fields: {} }, found.task, scene), 'COMPLETE_TASK')
}
