// ‘Change task 3 to …’, ‘add eggs to task 3’, ‘remove the deadline of task 3’: one task, new values.

import { normalized, wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { splitWords } from '../../reading/words.ts'
import { readNewTask } from '../../slots/new-task.ts'
import { postponed, writtenShift } from '../../slots/postpone.ts'
import { wholeQuote } from '../../slots/quote.ts'
import { trimmedTitle } from '../../slots/title-words.ts'
import type { CommandFields } from '../../turn.ts'
import { wordMap, wordSet } from '../../word-tables.ts'
import { AROUND } from '../finding/numbers.ts'
import { askTask, choose, doTo, lookUp, passing, propose, rulingOn } from '../finding/refer.ts'
import { exactly, isWholeTitle, resolveFitting } from '../finding/resolve-task.ts'
import { type Asked, rule } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { severalIn } from '../several/which-tasks.ts'
import { type ChangeNames, readChange } from './change.ts'
import type { SpokenChange } from './change-without-to.ts'
import type { Wish } from './deeds.ts'
import { leadingField, textOf } from './field-words.ts'
import { withoutOld, withoutWrong } from './old-value.ts'
import { shiftIn } from './shift.ts'
import { stated } from './stated.ts'
import { isSomething, valueFor } from './value.ts'

const STATUS_ORDERS = wordMap(({ slots }) => slots.statusOrders)
const RENAME_ORDERS = wordSet(({ slots }) => slots.renameOrders)
/** ‘Postpone the bike’: until when, is asked. */
const MOVES = wordSet(({ saying }) => saying.moves)
const PUTS = wordSet(({ saying }) => saying.puts)
const PUTS_ON = wordSet(({ saying }) => saying.putsOn)
const RETITLING = wordSet(({ slots }) => slots.retitling)

/** `asked.order`: the words of the command itself. ‘Start’ is a status, ‘rename’ is about the title. */
export function updateTask(said: string, scene: Scene, asked: Asked): Act | undefined {
  const text = withoutOld(scene.reader, said, scene.moment)
  const moved = shiftTask(text, scene, asked)
  if (moved !== undefined) return moved
  const verb = normalized(asked.order).trim()
  // ‘תדחה ליום שישי’: nothing but a time, for the task spoken of.
  const isNamed = isWholeTitle(scene.reader, [text], scene.tasks) || beginsWithPlace(text, scene)
  const value = isNamed ? {} : valueFor(scene.reader, undefined, text, scene.moment)
  if (value.deadline !== undefined || value.dates !== undefined) {
    const wish = { deed: 'update', fields: value } as const
    const { tracked } = scene
    return tracked === undefined
      ? askOrPropose(wish, scene)
      : passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', asked), scene)
  }
  const change = readChange(scene.reader, text, scene.moment, naming(scene))
  const status = scene.reader.get(STATUS_ORDERS).get(verb)
  if (status !== undefined && !isSomething(change.fields))
    return doTo({ deed: 'update', fields: { status } }, text, scene, asked)
  const isRename = scene.reader.get(RENAME_ORDERS).has(verb)
  // ‘Change the title to …’: of the task spoken of.
  const isUnnamed = splitWords(scene.reader, change.reference).every(({ text: word }) =>
    scene.reader.get(AROUND).has(word),
  )
  if (isUnnamed && isSomething(change.fields) && scene.tracked !== undefined) {
    const wish = { deed: 'update', ...titled(scene.reader, change, isRename, asked) } as const
    return passing(wish, scene.tracked, rulingOn(scene.reader, wish, scene.tracked, 'pronoun', asked), scene)
  }
  const isPut = change.isLoose === true && scene.reader.get(PUTS).has(verb) && isPutOn(text, change.reference, scene)
  const { fields, isGuess } = titled(scene.reader, change, isRename, asked)
  const wish: Wish = {
    deed: 'update',
    fields,
    isSaidTo: change.isSaidTo === true || isPut,
    isGuess: isGuess || (change.isLoose === true && !isPut),
    asked: change.asked ?? (isRename ? 'title' : scene.reader.get(MOVES).has(verb) ? 'deadline' : undefined),
  }
  return doTo(wish, change.reference, scene, asked)
}

/** ‘Put the oven on Sunday’. */
function isPutOn(text: string, reference: string, { reader }: Scene): boolean {
  const [first] = wordsOf(reader, text.slice(reference.length))
  return reader.get(PUTS_ON).has(first ?? '')
}

/** So many words say which of those that were shown: the second one. */
const MOST_OF_PLACE = 4

/** ‘The second to today’: one of those that were shown, and no stretch of days. */
function beginsWithPlace(text: string, scene: Scene): boolean {
  const words = splitWords(scene.reader, text)
  return words.slice(0, Math.min(MOST_OF_PLACE, words.length - 1)).some((_, at) => {
    const found =
      scene.shown.length === 0 ? undefined : resolveFitting(scene.reader, textOf(text, words.slice(0, at + 1)), scene)
    return found?.kind === 'one' && found.how === 'place'
  })
}

/** The task spoken of before something that is not on the list is proposed. */
const askOrPropose = (wish: Wish, scene: Scene) =>
  scene.context.perhaps === undefined ? askTask(wish, scene) : propose(wish, scene.context.perhaps, scene)

/** ‘Remind me about the game on Thursday instead of Friday’: the task that is there, at another time. */
export function remindInstead(text: string, scene: Scene, asked: Asked): Act | undefined {
  const { reader, moment } = scene
  const read = readNewTask(reader, withoutOld(reader, text, moment), moment)
  // ‘Remind me that yoga is on Tuesday, not Wednesday’.
  const said = stated(trimmedTitle(reader, withoutWrong(reader, text, moment)), [], scene)
  if (said !== undefined && !said.isUnknown && said.detected === 'UPDATE_TASK') return said.act
  const { deadline } = read ?? {}
  if (read === undefined || deadline === undefined) return updateTask(text, scene, asked)
  const found = lookUp('update', read.title, scene)
  if (found.kind !== 'one' || found.how === 'similar') return updateTask(text, scene, asked)
  const wish: Wish = { deed: 'update', fields: { deadline } }
  return passing(wish, found.task, rulingOn(reader, wish, found.task, found.how, asked), scene)
}

/** ‘Push the dentist back a week’: by so much, from when it was due. */
function shiftTask(text: string, scene: Scene, asked: Asked): Act | undefined {
  const shift = shiftIn(scene.reader, text, asked.order)
  if (shift === undefined || isWholeTitle(scene.reader, [text], scene.tasks)) return undefined
  const several = severalIn(shift.reference, 'update', scene)
  const deadlineBy = several === undefined ? undefined : writtenShift(shift.by)
  if (several !== undefined && several.kind !== 'missing' && deadlineBy !== undefined)
    return doToSeveral({ deed: 'update', fields: { deadlineBy }, isSaidTo: true }, several, scene, asked)
  const found = lookUp('update', shift.reference, scene)
  if (found.kind === 'several')
    return rule('update', asked, found.how) === 'nothing'
      ? undefined
      : choose({ deed: 'update', fields: {}, asked: 'deadline' }, found.tasks, found.query, scene)
  const task = found.kind === 'one' ? found.task : found.kind === 'unnamed' ? scene.tracked : undefined
  if (task === undefined) return undefined
  const deadline = postponed(task.deadline, shift.by, scene.moment)
  // An hour later than a day: when that is, is asked.
  const wish: Wish = {
    deed: 'update',
    fields: deadline === undefined ? {} : { deadline },
    asked: 'deadline',
    isSaidTo: true,
  }
  const how = found.kind === 'one' ? found.how : 'pronoun'
  return passing(wish, task, rulingOn(scene.reader, wish, task, how, asked), scene)
}

/**
 * A title changes only by ‘change … to’ of a task that is named beyond doubt, by words of renaming, or in quotes; by ‘change’
 * of one that is not, it is proposed. ‘X to Dana’, ‘X as important’ never make a title [D38].
 */
function titled(
  reader: Reader,
  { fields, isTitleSaid }: SpokenChange,
  isRename: boolean,
  { order, verb }: Asked,
): Required<Pick<Wish, 'fields' | 'isGuess'>> {
  const { title, ...others } = fields
  if (title === undefined || isRename || (isTitleSaid && verb !== 'chore')) return { fields, isGuess: false }
  if (!isRetitling(reader, order)) return { fields: others as CommandFields, isGuess: false }
  return { fields, isGuess: true }
}

const isRetitling = (reader: Reader, order: string) =>
  wordsOf(reader, order).some((word) => reader.get(RETITLING).has(word))

/** ‘Change it to …’, ‘rename it …’. */
export const isOfTitle = (reader: Reader, order: string) =>
  isRetitling(reader, order) || reader.get(RENAME_ORDERS).has(normalized(order).trim())

function naming(scene: Scene): ChangeNames {
  return {
    isTitle: (words) => exactly(scene.reader, [words, withoutAround(scene.reader, words)], scene.tasks).length === 1,
    isTask: (words) => words !== '' && resolveFitting(scene.reader, words, scene).kind === 'one',
  }
}

function withoutAround(reader: Reader, words: string): string {
  const list = splitWords(reader, words)
  const from = list.findIndex(({ text }) => !reader.get(AROUND).has(text))
  return from === -1 ? words : textOf(words, list.slice(from))
}

/** ‘Add eggs to task 3’, ‘add description X to task 3’: more for a task that is there becomes its description. */
export function addToTask(text: string, scene: Scene, asked: Asked): Act | undefined {
  const words = splitWords(scene.reader, text)
  const at = words.findLastIndex(
    (_, index) => index > 0 && thingsAt(scene.reader, words, index).some(({ meaning }) => meaning.role === 'toward'),
  )
  if (at === -1) return doTo({ deed: 'update', fields: {} }, text, scene, asked)
  const [target, after = ''] = textOf(text, words.slice(at + 1)).split(/:\s*(.*)/su)
  const field = leadingField(scene.reader, words.slice(0, at))
  const more = textOf(text, words.slice(field?.to ?? 0, at)).replace(/^:\s*/, '') || after
  // ‘… for Friday at 5’: a number is a task's here only if it is called one.
  if (/^\W*\d+\W*$/.test(target ?? '')) return undefined
  const found = lookUp('update', target ?? '', scene)
  const before = found.kind === 'one' ? found.task.description : undefined
  const added = wholeQuote(scene.reader, more) ?? more
  const fields = added === '' ? {} : { description: before ? `${before}, ${added}` : added }
  return doTo({ deed: 'update', fields, asked: 'description' }, target ?? '', scene, asked)
}

/** ‘Remove the date’, right after a task was added, changed or shown. */
function withoutDeadline(scene: Scene, asked: Asked): Act | undefined {
  const { tracked, context } = scene
  const isIt = tracked !== undefined && [context.justDone.at(-1)?.taskId, context.justTold].includes(tracked.id)
  if (!isIt || tracked.deadline == null) return undefined
  const wish: Wish = { deed: 'update', fields: { deadline: null } }
  return passing(wish, tracked, rulingOn(scene.reader, wish, tracked, 'pronoun', asked), scene)
}

/** ‘Remove the deadline of task 3’ is no wish to lose the task, unless a task is called that. */
export function clearField(text: string, scene: Scene, asked: Asked): Act | undefined {
  const words = splitWords(scene.reader, text)
  const field = leadingField(scene.reader, words)
  const rest = field === undefined ? '' : textOf(text, words.slice(field.to))
  if (field === undefined || isWholeTitle(scene.reader, [text], scene.tasks)) return undefined
  if (rest === '') return field.field === 'deadline' ? withoutDeadline(scene, asked) : undefined
  const several = field.field === 'deadline' ? severalIn(rest, 'update', scene) : undefined
  if (several !== undefined && several.kind !== 'missing')
    return doToSeveral({ deed: 'update', fields: { deadline: null } }, several, scene, asked)
  const found = lookUp('update', rest, scene)
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const fields = field.field === 'deadline' ? { deadline: null } : {}
  const wish: Wish = { deed: 'update', fields, asked: field.field }
  return passing(wish, found.task, rulingOn(scene.reader, wish, found.task, found.how, asked), scene)
}
