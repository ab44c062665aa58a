// ‘Remind me tonight’, of the one task that was just asked about: it reminds then, and is due as it was.
//
// RI1. Only where nothing but a time is said, and of the task spoken of. It is proposed: another thing may be meant.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { type Moment, readDeadlines } from '../../slots/deadline.ts'
import { whenIn } from '../../when/find-when.ts'
import { localOf, writtenLocal, writtenUtc } from '../../when/moment.ts'
import { propose } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { isPending } from './deeds.ts'

/** Nobody says so in more letters. */
const LONGEST = 80

const REMIND_IT = patternTable(
  ({ repairs }) => repairs.remindIt,
  (pattern) => pattern,
)

const EVENING = '18:00'

/** A day without an hour reminds at nine: of today that has passed, and the evening is meant. */
function laterToday(deadline: string, moment: Moment): string | undefined {
  const today = localOf(writtenUtc(moment.now), moment)?.day
  return !deadline.includes('T') && localOf(deadline, moment)?.day === today ? `${deadline}T${EVENING}` : undefined
}

export function remindIt(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, context, moment } = scene
  const text = cleaned(message)
  if (tracked === undefined || !isPending(tracked) || text.length > LONGEST || text.includes('?')) return undefined
  if (![context.justTold, context.justNamed, context.justDone.at(-1)?.taskId].includes(tracked.id)) return undefined
  for (const speech of languagesByScript(reader, text))
    for (const pattern of REMIND_IT(reader, speech, text)) {
      const said = pattern.exec(text)?.groups?.at
      const [deadline, ...more] = said === undefined ? [] : readDeadlines(reader, said, moment)
      if (deadline === undefined || more.length > 0) continue
      const [whole, ...others] = /^\d/.test(deadline)
        ? [deadline]
        : (whenIn(reader, said ?? '', moment).found?.dates ?? [])
      if (whole === undefined || others.length > 0) continue
      const at = laterToday(whole, moment) ?? writtenLocal(whole, moment) ?? whole.replace(/(?::00)?Z$/, '')
      const reminders = [...new Set([...(tracked.reminders ?? []), at])]
      return propose({ deed: 'update', fields: { reminders } }, tracked, scene)
    }
  return undefined
}
