// ‘Yes, and bread’, to ‘Shall I add milk?’: what was offered is added, and one more with it.
//
// YM1. What was offered is never lost for what follows the yes.

import { restsAfterYes } from '../../answers/confirms.ts'
import { splitWords } from '../../reading/words.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { addTask } from '../adding/create.ts'
import { isPlaceholder } from '../adding/doing.ts'
import type { DirectStep } from '../chain.ts'
import { textOf } from '../changing/field-words.ts'
import { withoutMarks } from '../changing/phrase-ends.ts'
import { moreIn } from '../changing/same-again.ts'
import { valuesIn } from '../changing/values-said.ts'
import type { Scene } from '../scene.ts'
import { readOpaque } from './read-opaque.ts'

export function yesAndMore(message: string, scene: Scene): DirectStep | undefined {
  const { reader, context, moment } = scene
  const { title, ...fields } = context.fields
  if (title === undefined) return undefined
  for (const rest of restsAfterYes(reader, message)) {
    const more = moreIn(withoutMarks(splitWords(reader, rest)), scene)
    const text = more && textOf(rest, more)
    if (!text || isPlaceholder(reader, text) || valuesIn(rest, more, scene) !== undefined) continue
    if (readOpaque(reader, text).some(({ role }) => role !== undefined)) continue
    const read = readNewTask(reader, text, moment)
    if (read === undefined || read.unsure !== undefined) continue
    const first = addTask({ title, ...fields } as NewTask, scene)
    const second = addTask(read, { ...first.scene, variant: first.scene.variant + 1 })
    return { acts: [first, second], state: second.state, detected: ['CREATE_TASK', 'CREATE_TASK'] }
  }
  return undefined
}
