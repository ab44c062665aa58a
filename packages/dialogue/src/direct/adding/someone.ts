// Someone else who is to be reminded: ‘remind Dana to bring the cake’, ‘set a reminder for my sister to call’. Pawl reminds nobody
// but whoever speaks: the errand is the task, and whom to remind of it is kept in its note and said back.

import type { Reader } from '../../reader.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import type { NewTask } from '../../slots/new-task.ts'

/** Longer texts are read as they stand. */
const LONGEST = 300

interface Someone {
  readonly errand: string
  /** ‘remind Dana’. */
  readonly note: string
}

const SOMEONE = patternTable(
  ({ saying }) => saying.remindSomeone,
  (pattern) => pattern,
)

export function someoneIn(reader: Reader, text: string): Someone | undefined {
  if (text.length > LONGEST) return undefined
  for (const speech of reader.all())
    for (const pattern of SOMEONE(reader, speech, text)) {
      const { person, errand, when = '' } = pattern.exec(text)?.groups ?? {}
      if (person !== undefined && errand !== undefined)
        return { errand: `${errand}${when}`, note: `${speech.saying.remindOther} ${person}` }
    }
  return undefined
}

export function withSomeone(task: NewTask, { note }: Someone): NewTask {
  return { ...task, description: task.description === undefined ? note : `${note}, ${task.description}` }
}
