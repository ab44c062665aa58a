// A deed that is told of a task by other words than its title has: ‘I called the insurance people’, of ‘Call the insurance
// company’; ‘finished reviewing Tomer's PR’. It is proposed.
//
// ND1. The verb is that of the task, and some of the words are there: of one open task more than of any other.

import { mayHaveWords } from '../../find-tasks.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleForm, withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { asErrand, isDeedOf, isToldForm, isVerb, toldVerbs } from '../adding/doing.ts'
import { passing } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { isPending } from './deeds.ts'

const BEFORE_TOLD = wordSet(({ doing }) => [...doing.beforeTold])
const FINISHING = wordSet(({ saying }) => saying.finishing)
const AROUND = wordSet(({ slots, saying }) => [...slots.aroundReference, ...saying.adverbs])
const BUT = wordSet(({ saying }) => saying.but)
/** Nobody tells of one deed in more words, and not in fewer letters of one. */
const MOST_WORDS = 9
const SHORTEST = 3

export function nearlyTold(message: string, scene: Scene): Act | undefined {
  const { reader, tasks } = scene
  const words = splitWords(reader, message).filter(({ text }) => !/^[.!,]$/.test(text))
  // ‘I called mom, no answer’ came to nothing.
  const isMore = /[?,]/u.test(message) || words.some(({ text }) => reader.get(BUT).has(text))
  if (words.length > MOST_WORDS || isMore) return undefined
  const at = words.findIndex(({ text }) => !reader.get(BEFORE_TOLD).has(text) && !reader.get(FINISHING).has(text))
  const verb = words[at]?.text ?? ''
  const isFinished = words.slice(0, at).some(({ text }) => reader.get(FINISHING).has(text))
  const gerund = isFinished ? asErrand(reader, `${verb} …`)?.split(' ')[0] : undefined
  if (gerund === undefined && !isToldForm(reader, verb)) return undefined
  const said = tellingWords(words.slice(at + 1), scene)
  const isDeed = (task: KnownTask) =>
    gerund === undefined
      ? isDeedOf(reader, verb, task) || isPerhapsDeedOf(reader, verb, task)
      : titleForm(reader, task).first === gerund
  const fitting = [...new Set(said.flatMap((word) => mayHaveWords(reader, tasks, [word])))]
    .filter((task) => isPending(task) && isDeed(task) && hasMore(task, said, scene))
    .map((task) => ({ task, count: said.filter((word) => titleForm(reader, task).words.has(word)).length }))
    .sort((a, b) => b.count - a.count)
  const [best, second] = fitting
  if (best === undefined || best.count === 0 || best.count === second?.count) return undefined
  return passing({ deed: 'complete', fields: {} }, best.task, 'propose', scene)
}

function isPerhapsDeedOf(reader: Reader, told: string, task: KnownTask): boolean {
  const { first } = titleForm(reader, task)
  const groups = reader.all().flatMap(({ doing }) => doing.perhapsAlike ?? [])
  const verbs = toldVerbs(reader, told)
  return groups.some((group) => group.includes(first) && verbs.some((verb) => group.includes(verb)))
}

/** ‘I bought milk chocolate’ is not ‘Buy milk’: all of the title is said, and more. */
function hasMore(task: KnownTask, said: readonly string[], scene: Scene): boolean {
  const own = tellingWords(splitWords(scene.reader, task.title), scene)
  return own.some((word) => !said.includes(word)) || said.every((word) => own.includes(word) || PARTICLES.has(word))
}

const PARTICLES: ReadonlySet<string> = new Set(['up', 'out', 'off', 'away', 'back', 'down', 'over'])

/** The words that say which: no verb, nothing small. */
function tellingWords(words: readonly Word[], { reader }: Scene): readonly string[] {
  return words
    .map(({ text }) => withoutArticle(reader, text.replace(/['’]s$/u, '')))
    .filter((word) => word.length >= SHORTEST && !reader.get(AROUND).has(word) && !isVerb(reader, word))
}
