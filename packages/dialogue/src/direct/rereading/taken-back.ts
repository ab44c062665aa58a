// ‘Never mind, we have one’, right after something was added: it is not wanted any more, and is proposed to go.
//
// TK1. Only of what the last answer added, and only where the rest is no order of its own.

import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { withoutFirst } from '../changing/phrase-ends.ts'
import { propose } from '../finding/refer.ts'
import { isUnclear, isUnread } from '../remark.ts'
import type { Scene } from '../scene.ts'

const NEVER_MIND = phraseTable(({ fillers }) => fillers.neverMind ?? [])
const BEFORE = phraseTable(({ fillers }) => fillers.hesitates ?? [])
const MOST_WORDS = 14

/** `step`: what the message was read as. */
export function takenBack(message: string, step: DirectStep, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  const last = context.justDone.at(-1)
  const isAdded = last?.command.intent === 'add_task' && last.taskId === tracked?.id
  if (!isAdded || tracked === undefined || !isPending(tracked) || context.justDone.length > 1) return undefined
  const isIdle = isUnread(step) || isUnclear(step) || step.acts.every(({ command }) => command.intent === 'clarify')
  const words = withoutFirst(reader, splitWords(reader, message), BEFORE)
  if (!isIdle || words.length > MOST_WORDS || message.includes('?')) return undefined
  if (reader.get(NEVER_MIND).at(words, 0).length === 0) return undefined
  if (readOpaque(reader, message).some(({ role, ifTask }) => role !== undefined && !ifTask)) return undefined
  return only(propose({ deed: 'delete', fields: {} }, tracked, scene), 'DELETE_TASK')
}
