// More of how the task comes again that was just spoken of: ‘not on weekends’, ‘until June’, ‘stop after ten days’. It is read
// as if every day was said before it, by the grammar that reads both in one sentence; what that leaves out, or where it ends,
// is then taken over into the rule of the task.
//
// RN1. Only a task that recurs is changed, and only where all of it is read. What leaves out no day of it, or all, changes
//      nothing.

import { languagesByScript } from '../../language-of-text.ts'
import type { Speech } from '../../languages/index.ts'
import { type Recurrence, ruleText } from '../../languages/recurrence.ts'
import { cleaned, withoutEnd } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { isoDay } from '../../slots/calendar.ts'
import { recurrenceOf, wholeRecurrence, withLastMoment } from '../../slots/planned.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { withoutDays } from '../../when/except.ts'
import { firstDay } from '../../when/first-day.ts'
import { localOf, type Moment } from '../../when/moment.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed, isPending } from './deeds.ts'

/** Nobody says so in more letters. */
const LONGEST = 80
const EVERY_DAY: Recurrence = { unit: 'day', interval: 1 }
const WEEK = [0, 1, 2, 3, 4, 5, 6]

const SHAPES = patternTable(
  ({ repairs }) => repairs.ofRule,
  ([shape]) => shape,
)

const ONLY_DAYS = patternTable(
  ({ repairs }) => repairs.onlyDays ?? [],
  ([shape]) => shape,
)

export function narrowerRule(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, moment } = scene
  const rule = message.length > LONGEST || message.includes('?') ? undefined : ruleOf(scene)
  if (rule === undefined || tracked === undefined) return undefined
  const text = withoutEnd(cleaned(message), /[.!]/)
  for (const speech of languagesByScript(reader, text))
    for (const [shape, plain] of SHAPES(reader, speech, text)) {
      if (!shape.test(text)) continue
      const said = `${speech.dates.recurs(EVERY_DAY)} ${text.replace(shape, plain)}`
      const read = recurrenceOf(wholeRecurrence(reader, said, moment) ?? {}, moment)
      const narrower = read && narrowed(rule, read)
      if (narrower !== undefined)
        return doDeed({ deed: 'update', fields: ruleFields(narrower, tracked, speech, moment) }, tracked, scene)
    }
  return otherDays(text, rule, tracked, scene)
}

/** ‘Not on Wednesdays, only on Mondays’: those days in the place of what it had. */
function otherDays(text: string, rule: Recurrence, tracked: KnownTask, scene: Scene): Act | undefined {
  const { reader, moment } = scene
  const isOfDays = rule.unit === 'day' ? rule.interval === 1 : rule.unit === 'week' && rule.weekdays !== undefined
  if (!isOfDays) return undefined
  for (const speech of languagesByScript(reader, text))
    for (const [shape, plain] of ONLY_DAYS(reader, speech, text)) {
      const read = shape.test(text)
        ? recurrenceOf(wholeRecurrence(reader, text.replace(shape, plain), moment) ?? {}, moment)
        : undefined
      if (read?.weekdays === undefined || read.unit !== 'week' || read.interval !== 1) continue
      const fields = ruleFields({ ...rule, unit: 'week', weekdays: read.weekdays }, tracked, speech, moment)
      return doDeed({ deed: 'update', fields }, tracked, scene)
    }
  return undefined
}

/** How the task comes again that the last answer was about. */
export function ruleOf({ tracked, context, moment }: Scene): Recurrence | undefined {
  if (tracked?.recurrence == null || !isPending(tracked)) return undefined
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed]
  return last.includes(tracked.id) ? recurrenceOf({ recurrence: tracked.recurrence }, moment) : undefined
}

function narrowed(rule: Recurrence, { weekdays, until, count }: Recurrence): Recurrence | undefined {
  if (weekdays !== undefined)
    return withoutDays(
      rule,
      WEEK.filter((day) => !weekdays.includes(day)),
    )
  const { until: _, count: __, ...endless } = rule
  if (until !== undefined) return { ...endless, until }
  return count === undefined ? undefined : { ...endless, count }
}

export function ruleFields(
  rule: Recurrence,
  { deadline }: Pick<KnownTask, 'deadline'>,
  { dates }: Speech,
  moment: Moment,
): CommandFields {
  const due = deadline ? localOf(deadline, moment) : undefined
  const first = due && firstDay(rule, due.day)
  return {
    recurrence: ruleText(due?.minutes === undefined ? rule : withLastMoment(rule, moment), dates.weekStart),
    recurrenceText: dates.recurs(rule),
    ...(due !== undefined && { deadline: isoDay(first ?? due.day) }),
  }
}
