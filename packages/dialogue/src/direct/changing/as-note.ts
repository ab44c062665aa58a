// ‘Add that as a note’, right after something was said that is no task: it becomes a note on the task spoken of before.
//
// AN2. Which task that is may be guessed wrong, so it is proposed.

import { waiting } from '../../command.ts'
import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { type DirectStep, only } from '../chain.ts'
import { propose } from '../finding/refer.ts'
import type { Scene } from '../scene.ts'
import { isPending } from './deeds.ts'

const AS_NOTE = patternTable(
  ({ repairs }) => repairs.asNote ?? [],
  (pattern) => pattern,
)
const LONGEST = 80

/** Undefined if it says no such thing. With nothing that could be the note, or no task, it is asked to be said otherwise. */
export function asNote(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, tracked } = scene
  if (message.length > LONGEST) return undefined
  const text = cleaned(message)
  const isSaid = languagesByScript(reader, text).some((speech) =>
    AS_NOTE(reader, speech, text).some((one) => one.test(text)),
  )
  if (!isSaid) return undefined
  const task = context.perhaps ?? tracked
  const note = context.state === 'CREATE:ASK_ADD' ? context.fields.title : context.lastSaid
  const isIdle = context.justDone.length === 0 && context.justTold === undefined && !context.justListed
  if (task === undefined || note === undefined || !isIdle || !isPending(task))
    return only({ text: scene.say.unclear, command: waiting('clarify', ['intent']), scene }, 'UNCLEAR')
  const description = task.description ? `${task.description}, ${cleaned(note)}` : cleaned(note)
  return only(propose({ deed: 'update', fields: { description } }, task, scene), 'UPDATE_TASK')
}
