// ‘Undo yoga’: the last thing that was done to that task is taken back, whatever was done since to others.
//
// UN1. Only of what this conversation did, and only where the words name one task of those.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { type DirectStep, only } from '../chain.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'
import { takeBack } from './undo.ts'

/** Nobody says so in more letters. */
const LONGEST = 120

const UNDO_NAMED = patternTable(
  ({ repairs }) => repairs.undoNamed,
  (pattern) => pattern,
)

export function undoNamed(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context } = scene
  const text = cleaned(message)
  if (context.done.length === 0 || text.length > LONGEST || text.includes('?')) return undefined
  // What was deleted is no longer among the tasks.
  const touched = [
    ...new Map(context.done.map(({ taskId, title }) => [taskId, { id: taskId, title, status: 'open' }])).values(),
  ]
  for (const speech of languagesByScript(reader, text))
    for (const pattern of UNDO_NAMED(reader, speech, text)) {
      const { task: name, also, keep } = pattern.exec(text)?.groups ?? {}
      if (also !== undefined && !context.justUndone) continue
      const found = name === undefined ? undefined : resolveFitting(reader, name, { tasks: touched, shown: [] })
      if (found?.kind !== 'one' || found.how === 'similar') continue
      const last = context.done.findLast(({ taskId }) => taskId === found.task.id)
      const isOver = last?.command.intent === 'delete_task' || last?.command.fields.status === 'done'
      if (last !== undefined && (keep === undefined || isOver)) return only(takeBack(last, scene), 'UPDATE_TASK')
    }
  return undefined
}
