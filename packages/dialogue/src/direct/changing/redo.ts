// After something was taken back: ‘redo’ does it again, ‘just 17’ to that one only, ‘the other one’ to the other of those that were
// offered, ‘both’ to the one it was taken from as well.

import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { normalized, withoutStop } from '../../normalize.ts'
import { splitWords } from '../../reading/words.ts'
import type { NewTask } from '../../slots/new-task.ts'
import type { Command, KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { onlyThat } from '../asking/selected.ts'
import { type DirectStep, only } from '../chain.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed } from './deeds.ts'
import type { Done } from './done.ts'
import { ofTask } from './of-task.ts'
import { trimmed } from './phrase-ends.ts'
import { wishAgain } from './same-again.ts'
import { ADVERBS } from './stated.ts'

const OTHER = wordSet(({ slots }) => slots.other)
const DETECTED = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

const REDO = phraseSet(({ repairs }) => repairs.redo)
const BOTH = wordSet(({ several }) => several.both)

/** ‘Redo’: what was just taken back is done again. A deletion is proposed. */
function redo(message: string, scene: Scene): DirectStep | undefined {
  const { undone } = scene.context
  if (undone.length === 0 || !isMadeOf(scene.reader, message, scene.reader.get(REDO))) return undefined
  const acts: Act[] = []
  let current = scene
  for (const one of undone) {
    const act = doneAgain(one, current)
    if (act === undefined) continue
    acts.push(act)
    current = { ...act.scene, variant: act.scene.variant + 1 }
    if (act.state !== undefined) break
  }
  if (acts.length === 0) return undefined
  return { acts, state: acts.at(-1)?.state, detected: acts.map(({ command }) => detectedOf(command)) }
}

function doneAgain(one: Done, scene: Scene): Act | undefined {
  const { fields, intent } = one.command
  if (intent === 'add_task') return addTask(asTyped(fields), scene)
  const task = scene.tasks.find(({ id }) => id === one.taskId)
  if (task === undefined) return undefined
  if (intent === 'delete_task') return propose({ deed: 'delete', fields: {} }, task, scene)
  return doDeed(wishAgain(one) ?? { deed: 'update', fields }, task, scene)
}

/** A new task has a priority and no deadline, though nobody said so. */
function asTyped(fields: Command['fields']): NewTask {
  const said = Object.entries(fields).filter(
    ([field, value]) => value !== null && !(field === 'priority' && value === 'medium'),
  )
  return Object.fromEntries(said) as unknown as NewTask
}

const detectedOf = ({ intent, fields }: Command) => {
  if (intent === 'add_task') return 'CREATE_TASK'
  if (intent === 'delete_task') return 'DELETE_TASK'
  return fields.status === 'done' ? 'COMPLETE_TASK' : 'UPDATE_TASK'
}

/** ‘Both, actually’, after one was taken back for another: the first gets it as well. */
function bothAfterAll(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, tasks } = scene
  const [first, ...more] = context.undone
  const [second, ...others] = context.justDone
  if (first === undefined || second === undefined || more.length + others.length > 0) return undefined
  const words = trimmed(reader, splitWords(reader, message), ADVERBS).map(({ text }) => text)
  const said = words.filter((word) => !reader.get(AROUND).has(word)).join(' ')
  const wish = reader.get(BOTH).has(said) || reader.get(BOTH).has(words.join(' ')) ? wishAgain(second) : undefined
  const task = tasks.find(({ id }) => id === first.taskId)
  if (wish === undefined || task === undefined) return undefined
  return only(
    wish.deed === 'delete' ? propose(wish, task, scene) : doDeed(ofTask(wish, task), task, scene),
    DETECTED[wish.deed],
  )
}

const AROUND = wordSet(({ slots, saying }) => [
  ...slots.beforeCorrection,
  ...slots.aroundReference,
  ...saying.aroundAnswer,
])

export function redoneTo(message: string, scene: Scene): DirectStep | undefined {
  const again = redo(message, scene) ?? bothAfterAll(message, scene)
  if (again !== undefined) return again
  const [last] = scene.context.undone
  const wish = last === undefined || last.command.intent === 'add_task' ? undefined : wishAgain(last)
  const task = wish && meantIn(message, scene)
  if (wish === undefined || task === undefined) return undefined
  const act = wish.deed === 'delete' ? propose(wish, task, scene) : doDeed(ofTask(wish, task), task, scene)
  return only(act, DETECTED[wish.deed])
}

function meantIn(message: string, scene: Scene): KnownTask | undefined {
  const { reader, context, tasks } = scene
  const undone = new Set(context.undone.map(({ taskId }) => taskId))
  if (reader.get(OTHER).has(withoutStop(normalized(message)))) {
    const [other, ...more] = (context.undone[0]?.command.ref?.options ?? []).filter((id) => !undone.has(id))
    return more.length === 0 ? tasks.find(({ id }) => id === other) : undefined
  }
  const name = onlyThat(reader, message)
  if (name === undefined) return undefined
  const found = resolveFitting(reader, name, { ...scene, tasks: tasks.filter(({ id }) => undone.has(id)) })
  return found.kind === 'one' ? found.task : undefined
}
