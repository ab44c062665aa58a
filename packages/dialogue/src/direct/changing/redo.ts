// After something was taken back: ‘just 17’ does it again to that one only, ‘the other one’ to the other of those that were offered.

import { normalized, withoutStop } from '../../normalize.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { onlyThat } from '../asking/selected.ts'
import { type DirectStep, only } from '../chain.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'
import { doDeed } from './deeds.ts'
import { wishAgain } from './same-again.ts'

const OTHER = wordSet(({ slots }) => slots.other)
const DETECTED = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

export function redoneTo(message: string, scene: Scene): DirectStep | undefined {
  const [last] = scene.context.undone
  const wish = last === undefined || last.command.intent === 'add_task' ? undefined : wishAgain(last)
  const task = wish && meantIn(message, scene)
  if (wish === undefined || task === undefined) return undefined
  const act = wish.deed === 'delete' ? propose(wish, task, scene) : doDeed(wish, task, scene)
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
