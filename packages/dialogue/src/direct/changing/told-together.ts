// A deed that is told of several that were just spoken of, or of none: ‘I bought both’, קניתי את שניהם, ‘booked’.
//
// TGR1. ‘Both’ and ‘all’ are of what was added, changed or shown together last, as far as it is to be done by that verb.
// TGR2. The verb alone, with nothing spoken of that it fits: which of those it fits is asked.

import { wordsOf } from '../../normalize.ts'
import { splitWords } from '../../reading/words.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { beginsWithVerb, isDeedOf, isToldForm, isVerb, toldVerbs } from '../adding/doing.ts'
import { choose, propose } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { doAll, proposeSeveral } from '../several/do-several.ts'
import { isPending } from './deeds.ts'
import { addedLast } from './done.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutFirst, withoutMarks } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'

const COMPLETE = { deed: 'complete', fields: {} } as const
const BEFORE_TOLD = phraseTable(({ doing }) => [...doing.beforeTold])
const BOTH = wordSet(({ several }) => several.both)
const THOSE = wordSet(({ several, slots }) => [...several.those, ...slots.all])
const BUYING = wordSet(({ doing }) => [...doing.buying])
const FINISHING = wordSet(({ saying }) => saying.finishing)
/** Nobody says so in more words, and of more it is not asked which. */
const MOST_WORDS = 8
const MOST_ASKED = 8

/** The deed that is told, and the words behind it. */
function toldIn(message: string, { reader }: Scene) {
  const words = withoutMarks(splitWords(reader, message))
  if (words.length > MOST_WORDS || message.includes('?')) return undefined
  const [verb, ...rest] = trimmed(reader, withoutFirst(reader, words, BEFORE_TOLD), ADVERBS)
  return verb === undefined || !isToldForm(reader, verb.text) ? undefined : { verb: verb.text, rest }
}

export function toldTogether(message: string, scene: Scene): Act | undefined {
  const { reader } = scene
  const told = toldIn(message, scene)
  if (told === undefined || told.rest.length === 0) return undefined
  const said = wordsOf(reader, textOf(message, told.rest)).join(' ')
  const isBoth = reader.get(BOTH).has(said)
  if (!isBoth && !reader.get(THOSE).has(said)) return undefined
  const isMeant = (task: KnownTask) =>
    isPending(task) &&
    (reader.get(FINISHING).has(told.verb) ||
      isDeedOf(reader, told.verb, task) ||
      (!beginsWithVerb(reader, task) && toldVerbs(reader, told.verb).some((verb) => reader.get(BUYING).has(verb))))
  const tasks = together(scene).filter(isMeant)
  const { justListed } = scene.context
  if (tasks.length < 2 || (isBoth && tasks.length > 2 && justListed)) return undefined
  // Of a list it may be said of less than all of it.
  return justListed && !isBoth
    ? proposeSeveral(COMPLETE, tasks, scene)
    : doAll(COMPLETE, isBoth ? tasks.slice(-2) : tasks, scene)
}

/** What was added one after another, done together or shown last. */
function together({ context, tasks, shown }: Scene): readonly KnownTask[] {
  const { done, justDone, justListed } = context
  if (justListed || justDone.length > 1) return shown.flatMap((task) => task ?? [])
  const added = addedLast(done)
  const ids = new Set(done.slice(added > 1 ? -added : -2).map(({ taskId }) => taskId))
  return tasks.filter(({ id }) => ids.has(id))
}

/** ‘Booked’, and three are to be booked. */
export function toldAlone(message: string, scene: Scene): Act | undefined {
  const { reader, tasks } = scene
  const { verb, rest } = toldIn(message, scene) ?? {}
  if (verb === undefined || rest === undefined || rest.length > 0) return undefined
  if (isVerb(reader, verb) || reader.get(FINISHING).has(verb)) return undefined
  const open = tasks.filter((task) => isPending(task) && isDeedOf(reader, verb, task))
  const own = open.filter((task) => toldVerbs(reader, verb).includes(titleForm(reader, task).first))
  const [task, ...others] = own.length > 0 ? own : open
  if (task === undefined || others.length >= MOST_ASKED) return undefined
  return others.length === 0
    ? propose(COMPLETE, task, scene)
    : choose(COMPLETE, [task, ...others], message.trim(), scene)
}
