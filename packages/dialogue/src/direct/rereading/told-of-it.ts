// A deed that is told of the task just spoken of, and names it only by a pronoun: ‘I have just telephoned him’, ‘ok sent it!’. Which
// task that is may be guessed wrong, so it is proposed.

import { splitWords } from '../../reading/words.ts'
import { wordSet } from '../../word-tables.ts'
import { isToldForm, isVerb } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { withoutMarks } from '../changing/phrase-ends.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])
const PRONOUNS = wordSet(({ slots, fillers }) => [...slots.pronouns, ...fillers.people])
const NEGATIONS = wordSet(({ answers }) => answers.negations)
/** Nobody says so in more words. */
const MOST_WORDS = 8

export function toldOfIt(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const words = withoutMarks(splitWords(reader, message))
  const isSpokenOf = tracked !== undefined && [context.justTold, context.justDone.at(-1)?.taskId].includes(tracked.id)
  if (!isSpokenOf || !isPending(tracked) || words.length > MOST_WORDS || message.includes('?')) return undefined
  const at = words.findIndex(({ text }) => !reader.get(BEFORE_TOLD).has(text))
  const isTold = at !== -1 && (isToldForm(reader, words[at]?.text ?? '') || reader.get(PAST).has(words[at]?.text ?? ''))
  // ‘Put it in Work’ is an order: by nobody, what is written as the verb itself tells nothing.
  const isOrder = at === 0 && isVerb(reader, words[0]?.text ?? '')
  const isOfIt = isTold && !isOrder && reader.get(PRONOUNS).has(words[at + 1]?.text ?? '')
  if (!isOfIt || words.some(({ text }) => reader.get(NEGATIONS).has(text))) return undefined
  return only(propose({ deed: 'complete', fields: {} }, tracked, scene), 'COMPLETE_TASK')
}

const PAST = wordSet(({ fillers }) => fillers.past)
