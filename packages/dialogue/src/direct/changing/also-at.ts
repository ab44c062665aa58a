// ‘And also at 8 in the evening’, right after something that comes again at an hour was added: once more at that hour. The other
// hour stays.
//
// AA1. Only what was just added, and only an hour: ‘also on Fridays’ adds a day to the same task.

import { splitWords } from '../../reading/words.ts'
import { whenIn } from '../../when/find-when.ts'
import { addTask } from '../adding/create.ts'
import { type DirectStep, only } from '../chain.ts'
import type { Scene } from '../scene.ts'
import { isPending } from './deeds.ts'
import { textOf } from './field-words.ts'
import { withoutMarks } from './phrase-ends.ts'
import { moreIn } from './same-again.ts'
import { valuesIn } from './values-said.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 8

export function alsoAt(message: string, scene: Scene): DirectStep | undefined {
  const { reader, tracked, context, moment } = scene
  const last = context.justDone.at(-1)
  if (tracked === undefined || last?.command.intent !== 'add_task' || last.taskId !== tracked.id) return undefined
  if (!isPending(tracked) || tracked.recurrence == null || !tracked.deadline?.includes('T')) return undefined
  const words = withoutMarks(splitWords(reader, message))
  const more = words.length > MOST_WORDS || message.includes('?') ? undefined : moreIn(words, scene)
  const said = more && valuesIn(message, more, scene)
  if (more === undefined || said?.deadline == null || !/^T\d/.test(said.deadline)) return undefined
  const [deadline, ...others] = whenIn(reader, textOf(message, more), moment).found?.dates ?? []
  if (deadline === undefined || others.length > 0) return undefined
  const { title, recurrenceText, recurrenceFrom, priority, tags, project, reminders } = last.command.fields
  return only(
    addTask(
      {
        title: title ?? tracked.title,
        deadline,
        recurrence: tracked.recurrence,
        ...(recurrenceText !== undefined && { recurrenceText }),
        ...(recurrenceFrom !== undefined && { recurrenceFrom }),
        ...(priority !== undefined && { priority }),
        ...(tags !== undefined && { tags }),
        ...(project !== undefined && { project }),
        ...(reminders !== undefined && { reminders }),
      },
      scene,
    ),
    'CREATE_TASK',
  )
}
