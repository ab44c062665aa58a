// An answer to ‘Which of these?’: by position, number, id, title or a part of one that only one of them has; ‘all of them’,
// ‘1 and 3’, ‘just the bread’; ‘washed it’, if that is what one of them says. Another unclear answer is asked again.

import { readChoice } from '../../answers/choice.ts'
import { cleaned, wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { splitWords } from '../../reading/words.ts'
import { titleForm } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { asErrand, isDeedOf, toldTasks } from '../adding/doing.ts'
import { withoutInto } from '../changing/change.ts'
import { doDeed, type Wish } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { choose, propose } from '../finding/refer.ts'
import { resolveFitting, resolveTask } from '../finding/resolve-task.ts'
import { ANSWER } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { numbersIn } from '../several/numbers-said.ts'
import { severalIn } from '../several/which-tasks.ts'

/** The tasks that were offered, by position; one that is gone since is undefined. */
export function offeredTasks({ context, tasks }: Scene): readonly (KnownTask | undefined)[] {
  const ids = context.ref?.options ?? context.shown.map((task) => task?.id)
  return ids.map((id) => tasks.find((task) => task.id === id))
}

export function selected(wish: Wish, message: string, scene: Scene): Act | undefined {
  const options = offeredTasks(scene)
  const left = options.filter((task) => task !== undefined)
  const ids = left.map(({ id }) => id)
  const chosen = readChoice(scene.reader, message, options) ?? toldOne(wish, message, left, scene.reader)
  if (chosen !== undefined) return doDeed(wish, chosen, scene, ids)
  const several = severalChosen(wish, message, options, scene)
  if (several !== undefined) return several
  const other = notThat(wish, message, left, ids, scene)
  if (other !== undefined) return other
  const said = onlyThat(scene.reader, message) ?? notThatBut(scene.reader, message) ?? message
  const doing = byDoing(scene.reader, said, left)
  if (doing !== undefined) return doDeed(wish, doing, scene, ids)
  const name = withoutPronoun(scene.reader, said)
  const found = resolveTask(scene.reader, name, { tasks: left, shown: left })
  if (found.kind === 'one' && found.how !== 'similar') return doDeed(wish, found.task, scene, ids)
  return found.kind === 'several' && found.tasks.length < left.length
    ? choose(wish, found.tasks, found.query, scene)
    : undefined
}

const NOT = wordSet(({ saying }) => saying.notValue)

/** ‘The one for work, not the tax one’: of two, the other. What is to be deleted is asked about. */
function notThat(wish: Wish, message: string, left: readonly KnownTask[], ids: readonly string[], scene: Scene) {
  const { reader } = scene
  const words = splitWords(reader, message)
  const at = words.findIndex(({ text }) => reader.get(NOT).has(text))
  const unwanted = at === -1 || at === words.length - 1 ? '' : textOf(message, words.slice(at + 1))
  if (unwanted === '' || message.includes('?')) return undefined
  const found = [unwanted, withoutInto(reader, unwanted)]
    .map((name) => resolveFitting(reader, name, { tasks: left, shown: left }))
    .find(({ kind }) => kind === 'one')
  const others = found?.kind === 'one' ? left.filter(({ id }) => id !== found.task.id) : []
  const [task] = others
  if (task === undefined || others.length > 1) return undefined
  return wish.deed === 'delete' ? propose(wish, task, scene) : doDeed(wish, task, scene, ids)
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** זה של רמי: what stands before the name only points. */
function withoutPronoun(reader: Reader, text: string): string {
  const words = splitWords(reader, text)
  const from = words.findIndex(({ text: word }) => !reader.get(PRONOUNS).has(word))
  return from > 0 ? text.slice(words[from]?.start) : text
}

/** ‘No, not the car one, the cleaning one’. */
function notThatBut(reader: Reader, message: string): string | undefined {
  const patterns = reader.all().flatMap(({ repairs }) => repairs.notThatBut)
  return patterns.map((one) => one.exec(cleaned(message))?.groups?.which).find((name) => name !== undefined)
}

const AROUND = wordSet(({ slots }) => [...slots.articles, ...slots.aroundReference, ...slots.pronouns])

/** ‘The cleaning one’: what is to be done, where only one of them is that. */
function byDoing(reader: Reader, said: string, tasks: readonly KnownTask[]): KnownTask | undefined {
  const [noun, ...more] = wordsOf(reader, said).filter((word) => !reader.get(AROUND).has(word))
  if (noun === undefined || more.length > 0) return undefined
  const verb = asErrand(reader, `${noun} .`)?.split(' ')[0]
  const fitting = verb === undefined ? [] : tasks.filter((task) => titleForm(reader, task).first === verb)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** ‘No, only the gym’. */
export function onlyThat(reader: Reader, message: string): string | undefined {
  const patterns = reader.all().flatMap(({ repairs }) => repairs.onlyThose)
  return patterns.map((one) => one.exec(cleaned(message))?.groups?.which).find((name) => name !== undefined)
}

const MOST_CHOSEN = 50

/** ‘1 and 3’ are positions here, as ‘1’ is. */
function severalChosen(
  wish: Wish,
  message: string,
  options: readonly (KnownTask | undefined)[],
  scene: Scene,
): Act | undefined {
  const tasks = options.filter((task) => task !== undefined)
  const positions = numbersIn(scene.reader, splitWords(scene.reader, message), MOST_CHOSEN)?.all
  const placed = positions?.map((position) => options[position - 1])
  if (placed?.every((task) => task !== undefined))
    return doToSeveral(wish, { kind: 'named', tasks: placed, how: 'place' }, scene, ANSWER)
  const found = severalIn(message, wish.deed, { ...scene, tasks, shown: tasks })
  if (found === undefined || found.kind === 'missing') return undefined
  const named = found.kind === 'named' ? found : ({ kind: 'named', tasks, how: 'place' } as const)
  return doToSeveral(wish, named, scene, ANSWER)
}

const BEFORE_TOLD = wordSet(({ doing, slots }) => [...doing.beforeTold, ...slots.pronouns])

/** ‘Washed it’, ‘took it to the garage’: what is told is what one of them says. */
function toldOne(wish: Wish, message: string, tasks: readonly KnownTask[], reader: Reader): KnownTask | undefined {
  if (wish.deed !== 'complete' || message.includes('?')) return undefined
  const [verb, ...more] = wordsOf(reader, message).filter((word) => !reader.get(BEFORE_TOLD).has(word))
  if (verb === undefined) return undefined
  const fitting =
    more.length === 0
      ? tasks.filter((task) => isDeedOf(reader, verb, task))
      : toldTasks(reader, [verb, ...more].join(' '), tasks)
  return fitting.length === 1 ? fitting[0] : undefined
}
