// ‘Not 2, 3’, right after something was done to task 2: it is taken back, and done to task 3.

import { taskWithNumber } from '../../find-tasks.ts'
import { cleaned } from '../../normalize.ts'
import type { DirectStep } from '../chain.ts'
import type { Scene } from '../scene.ts'
import type { Done } from './done.ts'
import { redone, wishAgain } from './same-again.ts'

const LONGEST = 60

/** One that is due at an hour may get another one. */
const numberOf = ({ taskId, command }: Done, { tasks }: Scene) =>
  command.fields.deadline === undefined ? tasks.find(({ id }) => id === taskId)?.number : undefined

export function notThatOne(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tasks, context } = scene
  const [last, ...others] = context.justDone
  if (last === undefined || others.length > 0 || message.length > LONGEST) return undefined
  const text = cleaned(message)
  for (const pattern of reader.all().flatMap(({ repairs }) => repairs.notThatNumber)) {
    const { not, meant } = (pattern.exec(text)?.groups ?? {}) as { not?: string; meant?: string }
    if (meant === undefined) continue
    // ‘No, I meant 5’: of what was done to one by its number.
    const wrong = taskWithNumber(reader, tasks, Number(not ?? numberOf(last, scene)))
    const right = taskWithNumber(reader, tasks, Number(meant))
    const wish = wishAgain(last as Done)
    // One that was deleted is no longer among them.
    const isLast = wrong === undefined ? last.command.intent === 'delete_task' : wrong.id === last.taskId
    if (isLast && right !== undefined && right.id !== last.taskId && wish !== undefined)
      return redone(last, wish, right, scene)
  }
  return undefined
}
