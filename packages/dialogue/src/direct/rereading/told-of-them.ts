// A deed that is told of nobody knows what: ‘I called them’, and nothing was spoken of. The one task with that verb is proposed; of
// several, it is asked which. It is no new task.
//
// TT1. Nothing but the verb and a pronoun.

import { splitWords } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import { isDeedOf, isToldForm } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { trimmed, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS } from '../changing/stated.ts'
import { askTask, choose, propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])
const SUBJECTS = wordSet(({ doing }) => [...doing.subjects])
const PRONOUNS = wordSet(({ slots, fillers }) => [...slots.pronouns, ...fillers.people])
const COMPLETE = { deed: 'complete', fields: {} } as const
const MOST_WORDS = 6

export function toldOfThem(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tasks } = scene
  const words = trimmed(reader, withoutMarks(splitWords(reader, message)), ADVERBS)
  const at = words.findIndex(({ text }) => !reader.get(BEFORE_TOLD).has(text) || reader.get(PRONOUNS).has(text))
  const [verb, pronoun, ...more] = at === -1 ? [] : words.slice(at)
  if (verb === undefined || pronoun === undefined || more.length > 0 || words.length > MOST_WORDS) return undefined
  const isOurs =
    words.slice(0, at).some(({ text }) => reader.get(SUBJECTS).has(text)) ||
    reader.all().some(({ doing }) => doing.saysWho(verb.text))
  const isTold = isOurs && isToldForm(reader, verb.text) && reader.get(PRONOUNS).has(pronoun.text)
  if (!isTold || message.includes('?')) return undefined
  const fitting = tasks.filter((task) => isPending(task) && isDeedOf(reader, verb.text, task))
  const [task, ...others] = fitting
  if (task === undefined) return only(askTask(COMPLETE, scene), 'COMPLETE_TASK')
  return only(
    others.length === 0 ? propose(COMPLETE, task, scene) : choose(COMPLETE, fitting, message.trim(), scene),
    'COMPLETE_TASK',
  )
}
