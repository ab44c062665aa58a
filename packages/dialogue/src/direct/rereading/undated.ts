// A task that is to be due no more: ‘the cake doesn't need a date’, ‘laundry no longer has a deadline’.
//
// UD1. What stands before names one open task that is due, or is the one just spoken of.

import { waiting } from '../../command.ts'
import { splitWords } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { doDeed, isPending, type Wish } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { endingLength, trimmed, withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { ADVERBS, TOLD } from '../changing/stated.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'

const UNDATED = phraseTable(({ fillers }) => fillers.undated ?? [])
const BEFORE = phraseTable(({ fillers }) => fillers.before)
const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const MOST_WORDS = 14
const LONGEST = 80

export function undated(message: string, scene: Scene): DirectStep | undefined {
  const { reader } = scene
  const all = splitWords(reader, message)
  if (all.length > MOST_WORDS || message.includes('?')) return undefined
  const words = trimmed(reader, withoutFirst(reader, withoutMarks(all), BEFORE), ADVERBS)
  const length = endingLength(reader, words, UNDATED)
  const name = words.slice(0, words.length - length)
  if (length === 0 || name.length === 0) return undefined
  const isIt = reader.get(PRONOUNS).has(textOf(message, name).toLowerCase())
  const found = resolveFitting(reader, textOf(message, name), { ...scene, isIn: isPending })
  if (found.kind !== 'one' || found.how === 'similar' || (found.task.deadline == null && !isIt)) return undefined
  const wish: Wish = { deed: 'update', fields: { deadline: null } }
  const act = passing(wish, found.task, rulingOn(reader, wish, found.task, found.how, TOLD), scene)
  return act && only(act, 'UPDATE_TASK')
}

/** ‘No date yet’, right after it was added: nothing is to be set. */
export function undatedIt(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, tracked } = scene
  if (message.length > LONGEST || context.justDone.length === 0) return undefined
  const words = trimmed(reader, withoutFirst(reader, withoutMarks(splitWords(reader, message)), BEFORE), ADVERBS)
  const isIt = tracked !== undefined && context.justDone.at(-1)?.taskId === tracked.id && isPending(tracked)
  const length = reader.get(NO_DATE).at(words, 0)[0]?.length ?? 0
  if (!isIt || tracked === undefined || length === 0 || length < words.length) return undefined
  if (tracked.deadline == null)
    return only({ text: scene.say.staysAsIs, command: waiting('clarify', []), scene }, 'UNCLEAR')
  return only(doDeed({ deed: 'update', fields: { deadline: null } }, tracked, scene), 'UPDATE_TASK')
}

const NO_DATE = phraseTable(({ fillers }) => fillers.noDate ?? [])
