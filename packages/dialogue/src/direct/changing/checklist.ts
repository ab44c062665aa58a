// A step of a task that is told to be done, whichever task it is of: ‘bought the candles’.
//
// CK1. One is ticked by its whole text, if no other open task has it.

import { cutText } from '@pawl/kernel'
import type { TaskDetails } from '../../languages/task-details.ts'
import { quoted } from '../../marker.ts'
import { splitWords } from '../../reading/words.ts'
import { titleKey } from '../../title-form.ts'
import type { Step } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { isToldForm } from '../adding/doing.ts'
import { passing } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { isPending } from './deeds.ts'
import { textOf } from './field-words.ts'
import { trimmed, withoutMarks } from './phrase-ends.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 8
/** So many are said. */
const MOST_SAID = 20
const MOST_QUOTED = 100

const AROUND_TOLD = phraseTable(({ doing, saying, slots }) => [...doing.beforeTold, ...saying.adverbs, ...slots.polite])
const DONE = wordSet(({ answers, saying }) => [
  ...Object.entries(answers.statuses).flatMap(([word, status]) => (status === 'done' ? [word] : [])),
  ...(saying.thereIs ?? []),
])

/** ‘Bought the candles’, הנרות יש: of the steps of what is open, the one that is called that. */
export function ticked(message: string, scene: Scene): Act | undefined {
  const { reader, tasks } = scene
  const all = trimmed(reader, withoutMarks(splitWords(reader, message)), AROUND_TOLD)
  if (all.length < 2 || all.length > MOST_WORDS || message.includes('?')) return undefined
  const isSaid = (text: string) => isToldForm(reader, text) || reader.get(DONE).has(text)
  const rest = isSaid(all[0]?.text ?? '') ? all.slice(1) : isSaid(all.at(-1)?.text ?? '') ? all.slice(0, -1) : []
  const key = titleKey(reader, textOf(message, trimmed(reader, rest, AROUND_TOLD)).replace(/^את /u, ''))
  const isIt = ({ text, done }: Step) => !done && titleKey(reader, text) === key
  const having = key === '' ? [] : tasks.filter((task) => isPending(task) && task.checklist?.some(isIt) === true)
  const [task, ...others] = having
  if (task === undefined || others.length > 0) return undefined
  const checklist = (task.checklist ?? []).map((item) => (isIt(item) ? { ...item, done: true } : item))
  return passing({ deed: 'update', fields: { checklist } }, task, 'act', scene)
}

/** As they are said back, in one piece; no marker, whatever they hold [D6]. */
export function stepsSaid(steps: readonly Step[], details: TaskDetails): readonly string[] {
  if (steps.length === 0) return []
  const said = steps.slice(0, MOST_SAID).map(({ text, done }) => ({ text: quoted(cutText(text, MOST_QUOTED)), done }))
  return [details.steps(said)]
}
