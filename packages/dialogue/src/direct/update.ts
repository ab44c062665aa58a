// ‘Change task 3 to …’, ‘add eggs to task 3’, ‘remove the deadline of task 3’: one task, new values.

import { speech } from '../languages/index.ts'
import { normalized } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { splitWords } from '../reading/words.ts'
import { wholeQuote } from '../slots/quote.ts'
import { type Naming, readChange } from './change.ts'
import { askChange, doDeed } from './deeds.ts'
import { leadingField, textOf } from './field-words.ts'
import { AROUND } from './numbers.ts'
import { askTask, doTo, lookUp } from './refer.ts'
import type { Act, Scene } from './scene.ts'
import { isSomething, valueFor } from './value.ts'

const all = Object.values(speech).map(({ slots }) => slots)
const STATUS_ORDERS = new Map(all.flatMap(({ statusOrders }) => Object.entries(statusOrders)))
const RENAME_ORDERS = new Set(all.flatMap(({ renameOrders }) => renameOrders))

/** `order`: the words of the command itself. ‘Start’ is a status, ‘rename’ is about the title. */
export function updateTask(text: string, order: string, scene: Scene): Act {
  const verb = normalized(order)
  // ‘תדחה ליום שישי’: nothing but a time, for the task spoken of.
  const { deadline, dates } = isTitle(text, scene) ? {} : valueFor(undefined, text, scene.moment)
  if (deadline !== undefined || dates !== undefined) {
    const wish = { deed: 'update', fields: dates === undefined ? { deadline: deadline ?? null } : { dates } } as const
    return scene.tracked === undefined ? askTask(wish, scene) : doDeed(wish, scene.tracked, scene)
  }
  const change = readChange(text, scene.moment, naming(scene))
  const status = STATUS_ORDERS.get(verb)
  if (status !== undefined && !isSomething(change.fields))
    return doTo({ deed: 'update', fields: { status } }, text, scene)
  // ‘Change the title to …’: of the task spoken of.
  const isUnnamed = splitWords(change.reference).every(({ text: word }) => AROUND.has(word))
  if (isUnnamed && isSomething(change.fields) && scene.tracked !== undefined)
    return doDeed({ deed: 'update', fields: change.fields }, scene.tracked, scene)
  const asked = change.asked ?? (RENAME_ORDERS.has(verb) ? 'title' : undefined)
  return doTo({ deed: 'update', fields: change.fields, asked }, change.reference, scene)
}

function naming(scene: Scene): Naming {
  return (words) => {
    const found = lookUp('update', words, scene)
    if (found.kind !== 'one' || found.how !== 'sure') return undefined
    return normalized(found.task.title) === normalized(words) ? 'title' : 'task'
  }
}

/** ‘Add eggs to task 3’, ‘add description X to task 3’: more for a task that is there becomes its description. */
export function addToTask(text: string, scene: Scene): Act {
  const words = splitWords(text)
  const at = words.findLastIndex(
    (_, index) => index > 0 && LEXICON.things.at(words, index).some(({ meaning }) => meaning.role === 'toward'),
  )
  if (at === -1) return doTo({ deed: 'update', fields: {} }, text, scene)
  const [target, after = ''] = textOf(text, words.slice(at + 1)).split(/:\s*(.*)/su)
  const field = leadingField(words.slice(0, at))
  const more = textOf(text, words.slice(field?.to ?? 0, at)).replace(/^:\s*/, '') || after
  const found = lookUp('update', target ?? '', scene)
  const before = found.kind === 'one' ? found.task.description : undefined
  const added = wholeQuote(more) ?? more
  const fields = added === '' ? {} : { description: before ? `${before}, ${added}` : added }
  return doTo({ deed: 'update', fields, asked: 'description' }, target ?? '', scene)
}

/** ‘Remove the deadline of task 3’ is no wish to lose the task, unless a task is called that. */
export function clearField(text: string, scene: Scene): Act | undefined {
  const words = splitWords(text)
  const field = leadingField(words)
  const rest = field === undefined ? '' : textOf(text, words.slice(field.to))
  if (field === undefined || rest === '' || isTitle(text, scene)) return undefined
  const found = lookUp('update', rest, scene)
  if (found.kind !== 'one' || found.how !== 'sure') return undefined
  return field.field === 'deadline'
    ? doDeed({ deed: 'update', fields: { deadline: null } }, found.task, scene)
    : askChange(found.task, field.field, scene)
}

const isTitle = (text: string, { tasks }: Scene) => tasks.some(({ title }) => normalized(title) === normalized(text))
