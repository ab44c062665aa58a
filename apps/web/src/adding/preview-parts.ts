// What was understood of a text, as the chips that stand for it: one for each thing that can be left in the title.

import type { Result } from '../api/request.ts'

export type Preview = Result<'previewTask'>

export interface Part {
  /** What it is called in `leave`. */
  readonly name: string
  readonly kind: 'deadline' | 'recurrence' | 'reminders' | 'priority' | 'project' | 'tag'
  readonly value: string
  /** When it is due the first time, of what recurs. */
  readonly deadline?: string | undefined
  readonly isLeft: boolean
}

/** In the order people fill a task in; what is left stands where it stood. */
export function partsOf({ understood, left }: Preview): readonly Part[] {
  const both = [...fieldsOf(understood, false), ...fieldsOf(left, true)]
  return ORDER.flatMap((kind) => both.filter((part) => part.kind === kind))
}

const ORDER: readonly Part['kind'][] = ['deadline', 'recurrence', 'reminders', 'priority', 'project', 'tag']

function fieldsOf(fields: Preview['understood'], isLeft: boolean): Part[] {
  const { deadline, recurrence, recurrenceText = recurrence, reminders = [], priority, project, tags = [] } = fields
  const parts: Part[] = []
  // When it comes again and when it is due were said by the same words.
  if (recurrenceText !== undefined)
    parts.push({ name: 'deadline', kind: 'recurrence', value: recurrenceText, deadline, isLeft })
  else if (deadline !== undefined) parts.push({ name: 'deadline', kind: 'deadline', value: deadline, isLeft })
  if (reminders.length > 0) parts.push({ name: 'reminders', kind: 'reminders', value: reminders.join(' '), isLeft })
  if (priority !== undefined) parts.push({ name: 'priority', kind: 'priority', value: priority, isLeft })
  if (project !== undefined) parts.push({ name: 'project', kind: 'project', value: project, isLeft })
  for (const tag of tags) parts.push({ name: `#${tag}`, kind: 'tag', value: tag, isLeft })
  return parts
}
