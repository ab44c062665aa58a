// ‘Change task 3 to …’, ‘add eggs to task 3’, ‘remove the deadline of task 3’: one task, new values.

import { speech } from '../languages/index.ts'
import { normalized, wordsOf } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { splitWords } from '../reading/words.ts'
import { wholeQuote } from '../slots/quote.ts'
import type { CommandFields } from '../turn.ts'
import { type Naming, readChange } from './change.ts'
import type { Change } from './change-without-to.ts'
import type { Wish } from './deeds.ts'
import { leadingField, textOf } from './field-words.ts'
import type { Asked } from './gate.ts'
import { AROUND } from './numbers.ts'
import { askTask, doTo, lookUp, passing, rulingOn } from './refer.ts'
import { exactly, resolveFitting } from './resolve.ts'
import type { Act, Scene } from './scene.ts'
import { isSomething, valueFor } from './value.ts'

const all = Object.values(speech).map(({ slots }) => slots)
const STATUS_ORDERS = new Map(all.flatMap(({ statusOrders }) => Object.entries(statusOrders)))
const RENAME_ORDERS = new Set(all.flatMap(({ renameOrders }) => renameOrders))
const RETITLING = new Set(all.flatMap(({ retitling }) => retitling))

/** `asked.order`: the words of the command itself. ‘Start’ is a status, ‘rename’ is about the title. */
export function updateTask(text: string, scene: Scene, asked: Asked): Act | undefined {
  const verb = normalized(asked.order).trim()
  // ‘תדחה ליום שישי’: nothing but a time, for the task spoken of.
  const { deadline, dates } = exactly([text], scene.tasks).length > 0 ? {} : valueFor(undefined, text, scene.moment)
  if (deadline !== undefined || dates !== undefined) {
    const wish = { deed: 'update', fields: dates === undefined ? { deadline: deadline ?? null } : { dates } } as const
    const { tracked } = scene
    return tracked === undefined
      ? askTask(wish, scene)
      : passing(wish, tracked, rulingOn(wish, tracked, 'pronoun', asked), scene)
  }
  const change = readChange(text, scene.moment, naming(scene))
  const status = STATUS_ORDERS.get(verb)
  if (status !== undefined && !isSomething(change.fields))
    return doTo({ deed: 'update', fields: { status } }, text, scene, asked)
  const isRename = RENAME_ORDERS.has(verb)
  // ‘Change the title to …’: of the task spoken of.
  const isUnnamed = splitWords(change.reference).every(({ text: word }) => AROUND.has(word))
  if (isUnnamed && isSomething(change.fields) && scene.tracked !== undefined) {
    const wish = { deed: 'update', ...titled(change, isRename, asked) } as const
    return passing(wish, scene.tracked, rulingOn(wish, scene.tracked, 'pronoun', asked), scene)
  }
  const { fields, isGuess } = titled(change, isRename, asked)
  const wish: Wish = {
    deed: 'update',
    fields,
    isGuess: isGuess || change.isLoose === true,
    asked: change.asked ?? (isRename ? 'title' : undefined),
  }
  return doTo(wish, change.reference, scene, asked)
}

/**
 * A title changes only by ‘change … to’ of a task that is named beyond doubt, by words of renaming, or in quotes; by ‘change’
 * of one that is not, it is proposed. ‘X to Dana’, ‘X as important’ never make a title [D38].
 */
function titled(
  { fields, isTitleSaid }: Change,
  isRename: boolean,
  { order, verb }: Asked,
): Required<Pick<Wish, 'fields' | 'isGuess'>> {
  const { title, ...others } = fields
  if (title === undefined || isRename || (isTitleSaid && verb !== 'chore')) return { fields, isGuess: false }
  if (!isRetitling(order)) return { fields: others as CommandFields, isGuess: false }
  return { fields, isGuess: true }
}

const isRetitling = (order: string) => wordsOf(order).some((word) => RETITLING.has(word))

/** ‘Change it to …’, ‘rename it …’. */
export const isOfTitle = (order: string) => isRetitling(order) || RENAME_ORDERS.has(normalized(order).trim())

function naming(scene: Scene): Naming {
  return {
    isTitle: (words) => exactly([words, withoutAround(words)], scene.tasks).length === 1,
    isTask: (words) => words !== '' && resolveFitting(words, scene).kind === 'one',
  }
}

function withoutAround(words: string): string {
  const list = splitWords(words)
  const from = list.findIndex(({ text }) => !AROUND.has(text))
  return from === -1 ? words : textOf(words, list.slice(from))
}

/** ‘Add eggs to task 3’, ‘add description X to task 3’: more for a task that is there becomes its description. */
export function addToTask(text: string, scene: Scene, asked: Asked): Act | undefined {
  const words = splitWords(text)
  const at = words.findLastIndex(
    (_, index) => index > 0 && LEXICON.things.at(words, index).some(({ meaning }) => meaning.role === 'toward'),
  )
  if (at === -1) return doTo({ deed: 'update', fields: {} }, text, scene, asked)
  const [target, after = ''] = textOf(text, words.slice(at + 1)).split(/:\s*(.*)/su)
  const field = leadingField(words.slice(0, at))
  const more = textOf(text, words.slice(field?.to ?? 0, at)).replace(/^:\s*/, '') || after
  // ‘… for Friday at 5’: a number is a task's here only if it is called one.
  if (/^\W*\d+\W*$/.test(target ?? '')) return undefined
  const found = lookUp('update', target ?? '', scene)
  const before = found.kind === 'one' ? found.task.description : undefined
  const added = wholeQuote(more) ?? more
  const fields = added === '' ? {} : { description: before ? `${before}, ${added}` : added }
  return doTo({ deed: 'update', fields, asked: 'description' }, target ?? '', scene, asked)
}

/** ‘Remove the deadline of task 3’ is no wish to lose the task, unless a task is called that. */
export function clearField(text: string, scene: Scene, asked: Asked): Act | undefined {
  const words = splitWords(text)
  const field = leadingField(words)
  const rest = field === undefined ? '' : textOf(text, words.slice(field.to))
  if (field === undefined || rest === '' || exactly([text], scene.tasks).length > 0) return undefined
  const found = lookUp('update', rest, scene)
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const fields = field.field === 'deadline' ? { deadline: null } : {}
  const wish: Wish = { deed: 'update', fields, asked: field.field }
  return passing(wish, found.task, rulingOn(wish, found.task, found.how, asked), scene)
}
