// ‘With Gil’, בדרך הביתה, right after a task was added: something more about it, and no task of its own. It is proposed as a note.
//
// DT1. Only of the task just added or changed, and only what begins with words that begin no errand.

import { splitWords } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import { type DirectStep, only } from '../chain.ts'
import { isPending } from '../changing/deeds.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'

const LEADS = phraseTable(({ saying }) => saying.detailLeads)
/** Nobody says more of it in more words. */
const MOST_WORDS = 5
/** ‘2 cans’. */
const MOST_COUNTED = 3

/** `step`: what the message was read as. */
export function detail(message: string, step: DirectStep, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context } = scene
  if (step.state !== 'CREATE:ASK_ADD' || tracked === undefined || !isPending(tracked)) return undefined
  const { deadline, recurrence } = step.acts[0]?.command.fields ?? {}
  if (context.justDone.length !== 1 || context.justDone[0]?.taskId !== tracked.id || deadline || recurrence)
    return undefined
  const words = splitWords(reader, message)
  if (words.length < 2 || words.length > MOST_WORDS || message.includes('?')) return undefined
  const isCounted = words.length <= MOST_COUNTED && /^\d+$/.test(words[0]?.text ?? '')
  if (!isCounted && reader.get(LEADS).at(words, 0).length === 0) return undefined
  const note = message.trim().replace(/[.!]+$/, '')
  const description = tracked.description ? `${tracked.description}, ${note}` : note
  return only(propose({ deed: 'update', fields: { description } }, tracked, scene), 'UPDATE_TASK')
}
