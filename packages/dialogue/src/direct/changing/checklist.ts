// The steps of a task: ‘add a checklist to the cake: candles, cream’, and one of them that is told to be done.
//
// CK1. The words must name one task, or the one spoken of is meant; otherwise nothing is read here.
// CK2. Steps are added to those it has. One is ticked by its whole text, if no other open task has it.

import type { TaskDetails } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { cleaned } from '../../normalize.ts'
import { splitWords } from '../../reading/words.ts'
import { titleKey } from '../../title-form.ts'
import type { ChecklistItem, KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isToldForm } from '../adding/doing.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { joinedParts, listParts } from '../several/enumeration.ts'
import { isPending, type Wish } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutMarks } from './phrase-ends.ts'

/** Nobody says so in more letters, words or steps. */
const LONGEST = 300
const MOST_WORDS = 8
const MOST_ITEMS = 30
const ORDERED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }

export function checklisted(message: string, scene: Scene): Act | undefined {
  const text = cleaned(message).replace(/[.!]+$/u, '')
  if (text.length > LONGEST || !text.includes(':') || text.includes('?')) return undefined
  for (const pattern of scene.reader.all().flatMap(({ saying }) => saying.checklists ?? [])) {
    const { task, items } = pattern.exec(text)?.groups ?? {}
    const parts = items === undefined ? [] : partsOf(items, scene)
    const found = parts.length === 0 ? undefined : task === undefined ? spokenOf(scene) : named(task, scene)
    if (found?.kind !== 'one' || found.how === 'similar' || parts.length > MOST_ITEMS) continue
    const steps = [...(found.task.checklist ?? []), ...parts.map((part) => ({ text: part, done: false }))]
    const wish: Wish = { deed: 'update', fields: { checklist: steps } }
    return passing(wish, found.task, rulingOn(scene.reader, wish, found.task, found.how, ORDERED), scene)
  }
  return undefined
}

const named = (name: string, scene: Scene) => resolveFitting(scene.reader, name, { ...scene, isIn: isPending })

function spokenOf({ tracked, context }: Scene): Resolution {
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed]
  return tracked !== undefined && last.includes(tracked.id)
    ? { kind: 'one', task: tracked, how: 'pronoun' }
    : { kind: 'unnamed' }
}

function partsOf(items: string, { reader }: Scene): readonly string[] {
  const parts = items.includes(',') ? listParts(reader, items) : joinedParts(reader, items)
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const AROUND_TOLD = phraseTable(({ doing, saying, slots }) => [...doing.beforeTold, ...saying.adverbs, ...slots.polite])
const DONE = wordSet(({ answers, saying }) => [
  ...Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
  ...(saying.thereIs ?? []),
])

/** ‘Bought the candles’, הנרות יש: of the steps of what is open, the one that is called that. */
export function ticked(message: string, scene: Scene): Act | undefined {
  const { reader, tasks } = scene
  if (message.length > LONGEST) return undefined
  const all = trimmed(reader, withoutMarks(splitWords(reader, message)), AROUND_TOLD)
  if (all.length < 2 || all.length > MOST_WORDS || message.includes('?')) return undefined
  const isSaid = (text: string) => isToldForm(reader, text) || reader.get(DONE).has(text)
  const rest = isSaid(all[0]?.text ?? '') ? all.slice(1) : isSaid(all.at(-1)?.text ?? '') ? all.slice(0, -1) : []
  const key = titleKey(reader, textOf(message, trimmed(reader, rest, AROUND_TOLD)).replace(/^את /u, ''))
  const isIt = ({ text, done }: ChecklistItem) => !done && titleKey(reader, text) === key
  const having = key === '' ? [] : tasks.filter((task) => isPending(task) && task.checklist?.some(isIt) === true)
  const [task, ...others] = having
  if (task === undefined || others.length > 0) return undefined
  const checklist = (task.checklist ?? []).map((item) => (isIt(item) ? { ...item, done: true } : item))
  return passing({ deed: 'update', fields: { checklist } }, task, 'act', scene)
}

/** As they are said back, in one piece. */
export function stepsSaid(items: NonNullable<KnownTask['checklist']>, details: TaskDetails): readonly string[] {
  if (items.length === 0 || details.checklist === undefined) return []
  return [details.checklist(items.map(({ text, done }) => `${done ? '✓' : '☐'} ${quoted(text)}`))]
}
