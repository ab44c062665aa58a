// More of what was just said: ‘push it two hours’, ‘one more hour’; ‘in a week’, ‘make that ten days’; and once more of what was just
// done: ‘went to the gym’, ‘again Thursday at 7’.
//
// OG1. Only right after it: the task is due later by so much more, or in so much time from now, as it was said before.
// OG2. What is done once is done: again, it is a task of its own.

import { splitWords, type Word } from '../../reading/words.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { postponed, readPostponement } from '../../slots/postpone.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { doDeed, isDone } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutFirst, withoutMarks } from './phrase-ends.ts'
import { ADVERBS } from './stated.ts'
import { valuesIn } from './values-said.ts'

/** Nobody says so in more letters. */
const LONGEST = 80
const MOST_WORDS = 8
const MORE = wordSet(({ fillers }) => [...(fillers.more ?? []), ...(fillers.anotherAmount ?? [])])
const MAKE_IT = phraseTable(({ slots }) => slots.makeIt)
const AND = phraseTable(({ saying }) => saying.andMore)
const AGAIN = phraseTable(({ fillers }) => fillers.onceAgain ?? [])

export function onceAgain(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, tracked } = scene
  const last = context.justDone.at(-1)
  if (last === undefined || last.taskId !== tracked?.id || tracked === undefined) return undefined
  if (message.length > LONGEST) return undefined
  const words = withoutMarks(splitWords(reader, message))
  if (words.length > MOST_WORDS || message.includes('?') || words.some(({ quoted }) => quoted)) return undefined
  if (isDone(tracked)) return addedAgain(message, words, tracked, scene)
  return oneMore(message, words, tracked, scene) ?? inSoMuch(message, words, tracked, scene)
}

/** ‘One more hour’, ‘and another day’, of what was just moved. */
function oneMore(message: string, said: readonly Word[], task: KnownTask, scene: Scene): DirectStep | undefined {
  const { reader, moment, context } = scene
  const words = trimmed(reader, withoutFirst(reader, said, AND_ALONE), ADVERBS)
  const isMoved = context.justDone.at(-1)?.command.fields.deadline != null
  const bare = words.filter(({ text }, at) => at > 1 || !reader.get(MORE).has(text))
  if (!isMoved || task.deadline == null || bare.length === words.length || bare.length === 0) return undefined
  const by = readPostponement(reader, bare.map(({ text }) => text).join(' '))
  const deadline = by && postponed(task.deadline, by, moment)
  return deadline === undefined || textOf(message, words) === ''
    ? undefined
    : only(doDeed({ deed: 'update', fields: { deadline } }, task, scene), 'UPDATE_TASK')
}

const AND_ALONE = phraseTable(({ slots }) => slots.and)

/** ‘Remind me in a week’, ‘make that ten days’: from now, as before. */
function inSoMuch(message: string, words: readonly Word[], task: KnownTask, scene: Scene): DirectStep | undefined {
  const { reader, moment, context, language } = scene
  const lead = reader.get(MAKE_IT).at(words, 0)[0]?.length ?? 0
  const amount = textOf(message, trimmed(reader, words.slice(lead), ADVERBS))
  const { fromNow } = reader.speech(language).fillers
  const wasIn = fromNow?.said.test(context.lastSaid ?? '') === true
  if (lead === 0 || fromNow === undefined || !wasIn || readPostponement(reader, amount) === undefined) return undefined
  const [deadline, ...others] = whenIn(reader, `${fromNow.lead} ${amount}`, moment).found?.dates ?? []
  if (deadline === undefined || others.length > 0) return undefined
  return only(doDeed({ deed: 'update', fields: { deadline } }, task, scene), 'UPDATE_TASK')
}

/** ‘Again Thursday at 7’. */
function addedAgain(message: string, words: readonly Word[], task: KnownTask, scene: Scene): DirectStep | undefined {
  const { reader, moment } = scene
  const said = withoutFirst(reader, words, AND)
  const again = reader.get(AGAIN).at(said, 0)[0]?.length ?? 0
  const value = said.slice(again)
  if (again === 0 || value.length === 0) return undefined
  const text = textOf(message, value)
  const [deadline, ...others] = readDeadlines(reader, text, moment, true)
  const fields = deadline !== undefined && others.length === 0 ? { deadline } : valuesIn(message, value, scene)
  const { deadline: due, recurrence, recurrenceText, priority } = fields ?? {}
  if ((due ?? recurrence) == null) return undefined
  const planned = {
    ...(due && { deadline: due }),
    ...(recurrence && { recurrence }),
    ...(recurrenceText !== undefined && { recurrenceText }),
    ...(priority !== undefined && { priority }),
  }
  return only(addTask({ title: task.title, ...planned }, scene), 'CREATE_TASK')
}
