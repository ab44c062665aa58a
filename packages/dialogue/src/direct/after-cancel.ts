// ‘Never mind, delete it’, ‘עזוב, מה יש היום?’: what follows the cancel is meant.

import { isCancel } from '../answers/confirmation.ts'
import { wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { readOpaque } from './asking/read-opaque.ts'
import type { DirectStep } from './chain.ts'
import { fresh } from './fresh.ts'
import type { Scene } from './scene.ts'

const OF_TASK: ReadonlySet<DirectStep['detected'][number]> = new Set([
  'COMPLETE_TASK',
  'DELETE_TASK',
  'LIST_TASKS',
  'UPDATE_TASK',
])

/** If it is an order, a question about the list, or about a task that is there. */
export function afterCancel(message: string, scene: Scene): DirectStep | undefined {
  const comma = message.indexOf(',')
  if (comma === -1 || !isCancel(scene.reader, message.slice(0, comma))) return undefined
  const rest = message.slice(comma + 1).trim()
  const step = fresh(rest, scene)
  const isOfTask = step.detected.some((intent) => OF_TASK.has(intent))
  return isOfTask || readOpaque(scene.reader, rest).some(({ role }) => role !== undefined) ? step : undefined
}

/** Nobody lets something be in more words. */
const MOST_WORDS = 10
const LONGEST_CANCEL = 3

/** ‘We have some, never mind’, אה כבר יש עזוב. */
export function endsInCancel(reader: Reader, message: string): boolean {
  const words = wordsOf(reader, message)
  if (words.length > MOST_WORDS || message.includes('?')) return false
  const ends = [1, 2, LONGEST_CANCEL].filter((length) => length < words.length)
  return ends.some((length) => isCancel(reader, words.slice(-length).join(' ')))
}
