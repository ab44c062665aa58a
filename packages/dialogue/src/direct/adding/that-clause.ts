// ‘Remind me tonight at 9 that the technician comes tomorrow’: the first time is the reminder's, and the other one is a part of what
// is to be reminded of. Where there is only one, it is read as ever.

import { languagesByScript } from '../../language-of-text.ts'
import type { Reader } from '../../reader.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { AT_ONCE } from '../../slots/reminder.ts'
import { trimmedTitle } from '../../slots/title-words.ts'
import { whenIn } from '../../when/find-when.ts'

/** Longer texts are read as they stand. */
const LONGEST = 200

const CLAUSES = patternTable(
  ({ saying }) => saying.thatClause ?? [],
  (pattern) => pattern,
)

export function thatClauseIn(reader: Reader, text: string, moment: Moment): NewTask | undefined {
  if (text.length > LONGEST) return undefined
  for (const speech of languagesByScript(reader, text))
    for (const pattern of CLAUSES(reader, speech, text)) {
      const { when = '', clause = '' } = pattern.exec(text)?.groups ?? {}
      const [deadline, ...others] = when === '' ? [] : readDeadlines(reader, when, moment, true)
      if (deadline === undefined || others.length > 0) continue
      const { found, left } = whenIn(reader, clause, moment)
      const title = found === undefined && left.length === 0 ? '' : trimmedTitle(reader, clause)
      if (title !== '') return { title, deadline, reminders: [AT_ONCE] }
    }
  return undefined
}
