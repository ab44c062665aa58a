// A deed that is told: ‘I paid the rent’, ‘#3 done’, ‘buy milk done’. Naming exactly one open task completes it [D38, D46].

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { normalized, wordsOf } from '../../normalize.ts'
import { kept, type Reader } from '../../reader.ts'
import { isSign, splitWords, type Word } from '../../reading/words.ts'
import { without } from '../../slots/quote.ts'
import { titleForm, titleKey } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { beginsWithVerb, isDeedOf, isToldForm, toldTasks, toldVerbs } from '../adding/doing.ts'
import { choose, passing, rulingOn } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Asked, Naming } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { joinedParts, withoutAnd } from '../several/enumeration.ts'
import { isDone, isPending } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed } from './phrase-ends.ts'

const TOLD: Asked = { verb: 'keyword', mood: 'told', order: '', isOurs: false }
const COMPLETE = { deed: 'complete', fields: {} } as const

const DONE = wordSet(({ answers }) =>
  Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
)
const BEFORE_DONE = wordSet(({ slots }) => slots.beforeDone)
const NEGATIONS = wordSet(({ answers }) => answers.negations)
const AND = wordSet(({ slots, several }) => [...slots.and, ...several.alsoAnd])
const SURE: ReadonlySet<Naming> = new Set(['number', 'whole', 'pronoun', 'place'] as const)

const UNSURE = phraseTable(({ saying }) => saying.unsure)

export function told(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message)
  const [unsure] = scene.reader.get(UNSURE).at(words, 0)
  if (unsure === undefined) return toldAs(message, scene)
  const act = toldAs(joined(message, words[unsure.length]), scene)
  const { ready, ref, intent } = act?.command ?? {}
  const task = ready && intent !== 'list_tasks' ? scene.tasks.find(({ id }) => id === ref?.task_id) : undefined
  // ‘I think I paid the gas’: it is asked.
  return task === undefined ? (act?.state === undefined ? undefined : act) : passing(COMPLETE, task, 'propose', scene)
}

/** שכבר שילמתי: the letter joins it to what stands before. */
const joined = (message: string, first: Word | undefined) =>
  first === undefined ? '' : message.slice(first.start).replace(/^ש(?=[א-ת]{3})/u, '')

function toldAs(message: string, scene: Scene): Act | undefined {
  const named = namedDone(message, scene)
  if (named !== undefined) return named
  const tracked = toldOfIt(message, scene) ?? toldOfPlace(message, scene)
  if (tracked !== undefined) return tracked
  const found = narrowed(scene.reader, toldOf(message, scene, isPending), message)
  const [task] = found
  if (task === undefined) return toldAgain(message, scene)
  if (found.length > 1) return choose(COMPLETE, found, message.trim(), scene)
  const ruling = rulingOn(scene.reader, COMPLETE, task, 'part', TOLD)
  const isUnsure = isHalfTold(message, task, scene) || isOnlyThere(message, task, scene)
  return passing(COMPLETE, task, ruling === 'act' && isUnsure ? 'propose' : ruling, scene)
}

/** ‘הייתי בחדר כושר’: where someone was, of a title without a verb. */
function isOnlyThere(message: string, task: KnownTask, { reader }: Scene): boolean {
  if (beginsWithVerb(reader, task)) return false
  const said = new Set(titleKey(reader, message).split(' '))
  return titleKey(reader, task.title)
    .split(' ')
    .some((word) => !said.has(word))
}

/** ‘I bought eggs’ of ‘Buy milk, eggs and bread’: the others may still be missing. */
function isHalfTold(message: string, { title }: KnownTask, { reader }: Scene): boolean {
  const [, ...parts] = joinedParts(reader, title)
  if (parts.length === 0) return false
  const said = new Set(titleKey(reader, message).split(' '))
  const own = [...titleKey(reader, title).split(' ').slice(1)]
  return own.some((word) => !said.has(word) && !reader.get(AND).has(word) && !said.has(withoutAnd(reader, word)))
}

/** What is done already is said to be. */
function toldAgain(message: string, scene: Scene): Act | undefined {
  const [task, ...others] = toldOf(message, scene, isDone)
  if (task === undefined || others.length > 0) return undefined
  return passing(COMPLETE, task, rulingOn(scene.reader, COMPLETE, task, 'part', TOLD), scene)
}

const NOT_TELLING = wordSet(({ doing, slots, saying }) => [
  ...doing.beforeTold,
  ...slots.pronouns,
  ...saying.adverbs,
  ...saying.itForms,
])

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const DONE_NOW = phraseSet(({ saying }) => saying.doneNow)

/** The longest word of each of those, wherever it stands: a message without one is none of them, with or without its times. */
const SAYS_DONE = kept((reader) => {
  const longest = [...reader.get(DONE_NOW).values()]
    .flat()
    .map((words) => words.reduce((one, other) => (other.length > one.length ? other : one)))
  return new RegExp([...new Set(longest)].map((word) => word.replace(/[^\p{L}\p{N}]/gu, '.')).join('|'), 'u')
})

/** ‘Yeah, I did’. */
const AFTER_YES = /^(?:yes|yeah|yep|yup|yea|ya|כן|כן כן)[,.!]? (?=\S)/iu

/** ‘Done’, right after one task was spoken of. */
export function doneNow(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, context } = scene
  const isOpen = tracked !== undefined && isPending(tracked)
  const isTold = isOpen && tracked.id === context.justTold
  // After a change it may as well be said of the conversation.
  const isChanged = isOpen && tracked.id === context.justDone.at(-1)?.taskId
  if (!(isTold || isChanged) || message.includes('?')) return undefined
  if (!reader.get(SAYS_DONE).test(normalized(message))) return undefined
  const bare = message.replace(AFTER_YES, '')
  const isMade = (said: string) => isMadeOf(reader, said, reader.get(DONE_NOW))
  if (!isMade(message) && !isMade(bare) && !isMade(withoutTime(bare, scene))) return undefined
  const isPointed = wordsOf(reader, message).some((word) => reader.get(PRONOUNS).has(word))
  // ‘Start the report’, ‘I'm done’.
  const isBegun = isChanged && tracked.status === 'in_progress'
  if (!isTold && !isBegun) return isPointed ? undefined : passing(COMPLETE, tracked, 'propose', scene)
  return passing(COMPLETE, tracked, rulingOn(reader, COMPLETE, tracked, 'pronoun', TOLD), scene)
}

/** ‘Paid’, ‘I returned them already’, of the task that is spoken of. */
function toldOfIt(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, shown, context } = scene
  if (message.includes('?')) return undefined
  const [verb, ...more] = telling(message, scene)
  if (verb === undefined || more.length > 0) return undefined
  const isIt =
    tracked !== undefined &&
    isPending(tracked) &&
    (isDeedOf(reader, verb, tracked) || isDoneToIt(verb, message, tracked, scene))
  // ‘What next?’, ‘I sent it’: of those that were shown, one was to be sent.
  const listed = context.justListed || context.justTold !== undefined ? shown : []
  const fitting = listed.filter((task) => task !== undefined && isPending(task) && isDeedOf(reader, verb, task))
  const task = isIt ? tracked : fitting.length === 1 ? fitting[0] : undefined
  if (task === undefined) return pointedAt(verb, message, scene)
  return passing(COMPLETE, task, rulingOn(reader, COMPLETE, task, 'pronoun', TOLD), scene)
}

/** ‘Car insurance’, ‘I renewed it’: a title without a verb, right after it was spoken of. */
function isDoneToIt(verb: string, message: string, task: KnownTask, { reader, context }: Scene): boolean {
  const last = [context.justNamed, context.justTold, context.justDone.at(-1)?.taskId]
  if (!last.includes(task.id) || beginsWithVerb(reader, task) || !isToldForm(reader, verb)) return false
  if (toldVerbs(reader, verb).some((one) => reader.get(NOT_DONE).has(one))) return false
  return wordsOf(reader, message).some((word) => reader.get(PRONOUNS).has(word) || reader.get(IT_FORMS).has(word))
}

const NOT_DONE = wordSet(({ doing }) => [...doing.notDone])

/** ‘I returned them’, and only the books are to be returned: it is proposed. */
function pointedAt(verb: string, message: string, scene: Scene): Act | undefined {
  const { reader, tasks, context } = scene
  const isPointed = wordsOf(reader, message).some(
    (word) => reader.get(PRONOUNS).has(word) || reader.get(IT_FORMS).has(word),
  )
  // ‘I finished it’ says nothing of which.
  if (
    !isPointed ||
    reader.get(FINISHING).has(verb) ||
    (context.justDone.length === 0 && context.justTold === undefined && !context.justListed)
  )
    return undefined
  const [task, ...others] = tasks.filter((one) => isPending(one) && isDeedOf(reader, verb, one))
  return task === undefined || others.length > 0 ? undefined : passing(COMPLETE, task, 'propose', scene)
}

const FINISHING = wordSet(({ saying }) => saying.finishing)
const IT_FORMS = wordSet(({ saying }) => saying.itForms)

/** The words that tell of a deed: without who did it, what it was done to, and when. */
function telling(message: string, scene: Scene): readonly string[] {
  const { reader } = scene
  const words = (text: string) => wordsOf(reader, text).filter((word) => !reader.get(NOT_TELLING).has(word))
  // ועברתי עליו: the ‘and’ is joined to its verb.
  const [joinedVerb = '', ...after] = words(message)
  const bareVerb = withoutAnd(reader, joinedVerb)
  const said = joinedVerb === '' ? [] : [isToldForm(reader, bareVerb) ? bareVerb : joinedVerb, ...after]
  const isTimed = said.length > 1 && said.length <= FIRST_FEW && isToldForm(reader, said[0] as string)
  return isTimed ? words(withoutTime(message, scene)) : said
}

/** ‘I paid the first one’, of what was shown. */
function toldOfPlace(message: string, scene: Scene): Act | undefined {
  const { reader, shown } = scene
  if (shown.length === 0 || message.includes('?')) return undefined
  const words = splitWords(reader, message).filter((word) => !isMark(word))
  const at = words.slice(0, FIRST_FEW).findIndex(({ text }) => isToldForm(reader, text))
  const name = words.slice(at + 1)
  if (at === -1 || name.length === 0 || name.length > LONGEST_PLACE) return undefined
  const isTold = words.slice(0, at).every(({ text }) => reader.get(NOT_TELLING).has(text))
  const found = isTold ? resolveFitting(reader, textOf(message, name), scene) : undefined
  if (found?.kind !== 'one' || found.how !== 'place' || !isPending(found.task)) return undefined
  if (!isDeedOf(reader, words[at]?.text ?? '', found.task)) return undefined
  return passing(COMPLETE, found.task, rulingOn(reader, COMPLETE, found.task, 'place', TOLD), scene)
}

/** So many words say which of those that were shown. */
const LONGEST_PLACE = 4

/** When it was done says nothing of which task: ‘I watered the plants this morning’. */
function toldOf(message: string, scene: Scene, isMeant: (task: KnownTask) => boolean): readonly KnownTask[] {
  const { reader, tasks } = scene
  const found = toldTasks(reader, message, tasks).filter(isMeant)
  if (
    found.length > 0 ||
    !splitWords(reader, message)
      .slice(0, FIRST_FEW)
      .some(({ text }) => isToldForm(reader, text))
  )
    return found
  const untimed = withoutTime(message, scene)
  return untimed === message ? [] : toldTasks(reader, untimed, tasks).filter(isMeant)
}

const PAST_TIMES = phraseTable(({ saying }) => saying.pastTimes)

/** The message without what it says of when. */
function withoutTime(message: string, { reader, moment }: Scene): string {
  const words = splitWords(reader, message)
  const telling = trimmed(reader, words, PAST_TIMES)
  const said = telling.length < words.length ? textOf(message, telling) : message
  const { found, left } = whenIn(reader, said, moment)
  return [...left, ...(found?.stretches ?? [])].sort((a, b) => b.from - a.from).reduce(without, said)
}

/** The verb stands among the first words: I have just finally watered. */
const FIRST_FEW = 6

/** ‘I bought milk’: ‘Buy milk’ rather than ‘Buy milk for the office’. */
function narrowed(reader: Reader, found: readonly KnownTask[], message: string): readonly KnownTask[] {
  if (found.length < 2) return found
  const said = new Set(titleKey(reader, message).split(' '))
  const whole = found.filter((task) =>
    titleForm(reader, task)
      .key.split(' ')
      .slice(1)
      .every((word) => said.has(word)),
  )
  return whole.length === 1 ? whole : found
}

/** Nobody says ‘… is done’ of more words. */
const MOST_WORDS = 60

const isMark = isSign(',.!✓')

/** ‘#3 done’, ‘task 3 is completed’, ‘buy milk done’: a name beyond doubt, and that it is done. */
function namedDone(message: string, scene: Scene): Act | undefined {
  const words = splitWords(scene.reader, message).filter((word) => !isMark(word))
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.length > MOST_WORDS || !scene.reader.get(DONE).has(last.text))
    return undefined
  const rest = words.slice(0, -1)
  while (rest.length > 1 && scene.reader.get(BEFORE_DONE).has((rest.at(-1) as Word).text)) rest.pop()
  const name = textOf(message, rest)
  if (wordsOf(scene.reader, name).some((word) => scene.reader.get(NEGATIONS).has(word))) return undefined
  const found = resolveFitting(scene.reader, name, { ...scene, isIn: isPending })
  if (found.kind !== 'one' || !SURE.has(found.how)) return undefined
  return passing(COMPLETE, found.task, rulingOn(scene.reader, COMPLETE, found.task, found.how, TOLD), scene)
}
