// What was said of a task beside its title: when it is due, whether it comes again, when to remind, how much it matters, its
// tags and its project. Read here for every door: the conversation, Add fields, flags.

import { languageOfText } from '../language-of-text.ts'
import { type Recurrence, readRule, ruleText } from '../languages/recurrence.ts'
import { kept, type Reader } from '../reader.ts'
import type { CommandFields } from '../turn.ts'
import { mayBeWhen, type WhenIn, whenIn } from '../when/find-when.ts'
import { localOf, type Moment, writtenLocal, writtenTime } from '../when/moment.ts'
import { isoDay } from './calendar.ts'
import { without } from './quote.ts'
import { AT_ONCE, findReminder, isReminding, reminderFor } from './reminder.ts'

export interface PlannedFields {
  readonly priority?: string
  readonly deadline?: string
  readonly deadlineLocal?: string
  readonly recurrence?: string
  readonly recurrenceText?: string
  readonly recurrenceFrom?: 'date' | 'completion'
  readonly reminders?: readonly string[]
  readonly tags?: readonly string[]
  readonly project?: string
}

export interface TimeSaid {
  /** The text without a reminder that was taken out; the stretches of `when` are in it. */
  readonly text: string
  readonly when: WhenIn
  readonly fields: Pick<PlannedFields, 'recurrence' | 'recurrenceText' | 'recurrenceFrom' | 'reminders'>
}

/** `order`: the words of the command, which may ask to be reminded. */
export function timeSaid(reader: Reader, text: string, moment: Moment, order: string): TimeSaid {
  const found = reader.get(AHEAD).test(text) ? findReminder(reader, text) : undefined
  const wantsReminder = order !== '' && isReminding(reader, order)
  if (found !== undefined) {
    const rest = without(text, found).replace(/[\s,;]+$/, '')
    const when = whenIn(reader, rest, moment)
    if (rest !== '' && (when.found !== undefined || (wantsReminder && when.left.length === 0)))
      return {
        text: rest,
        when,
        fields: {
          ...recurringFields(reader, rest, when, moment),
          reminders: [reminderFor(found, minutesOf(when.found?.dates[0], moment))],
        },
      }
  }
  const when = whenIn(reader, text, moment)
  const fields = recurringFields(reader, text, when, moment)
  return {
    text,
    when,
    fields: wantsReminder && when.found !== undefined ? { ...fields, reminders: [AT_ONCE] } : fields,
  }
}

/** From when to when, in the words it was said in: only one end of it is the deadline, and nothing that was said is lost. */
export function rangeSaid({ text, when }: TimeSaid): { readonly description?: string } {
  const range = when.found?.range
  return range === undefined ? {} : { description: text.slice(range.from, range.to) }
}

/** The time of the day something is due at, where there is one. */
export const minutesOf = (deadline: string | null | undefined, moment: Moment) =>
  deadline ? localOf(deadline, moment)?.minutes : undefined

/** Without one of these nothing is looked for. */
const AHEAD = kept((reader) => {
  const forms = reader
    .all()
    .flatMap(({ dates }) => dates.words)
    .filter(([, ...meanings]) =>
      meanings.some((word) => word.is === 'ahead' || (word.is === 'lead' && word.lead === 'before')),
    )
    .flatMap(([words]) => words.split(', '))
  return new RegExp(forms.map((form) => form.replace(/[^\p{L}\p{N}\s]/gu, '.')).join('|'), 'iu')
})

/** A text that says how something comes again, and nothing else. With an hour that could be either, the first time is `dates`. */
export function wholeRecurrence(reader: Reader, text: string, moment: Moment): (PlannedFields & Unsure) | undefined {
  if (!mayBeWhen(reader, text)) return undefined
  const when = whenIn(reader, text, moment)
  const { recurrence, dates = [], stretches = [] } = when.found ?? {}
  const [deadline] = dates
  if (recurrence === undefined || deadline === undefined || when.left.length > 0) return undefined
  const rest = [...stretches].sort((a, b) => b.from - a.from).reduce(without, text)
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined
  return { ...(dates.length > 1 ? { dates } : { deadline }), ...recurringFields(reader, text, when, moment) }
}

interface Unsure {
  readonly dates?: readonly string[]
}

function recurringFields(reader: Reader, text: string, { found }: WhenIn, moment: Moment): TimeSaid['fields'] {
  const { recurrence, stretches = [], dates: [first = ''] = [] } = found ?? {}
  if (recurrence === undefined) return {}
  const { weekStart } = reader.speech(languageOfText(reader, text)).dates
  return {
    recurrence: ruleText(first.includes('T') ? withLastMoment(recurrence, moment) : recurrence, weekStart),
    recurrenceText: stretches.map(({ from, to }) => text.slice(from, to)).join(' '),
    ...(recurrence.isFromCompletion && { recurrenceFrom: 'completion' as const }),
  }
}

/** Where each has a time of the day, the end has one too, in UTC (RFC 5545, 3.3.10). */
export function withLastMoment(recurrence: Recurrence, moment: Moment): Recurrence {
  const last = recurrence.until && localOf(recurrence.until, moment)
  return last ? { ...recurrence, until: writtenTime(last.day, 1439, moment) } : recurrence
}

/** The time of the day as it was said, beside the moment it is [D45]. */
export function withLocal<Fields extends { readonly deadline?: string | null }>(
  fields: Fields,
  moment: Moment,
): Fields & { readonly deadlineLocal?: string } {
  const deadlineLocal = writtenLocal(fields.deadline, moment)
  return deadlineLocal === undefined ? fields : { ...fields, deadlineLocal }
}

/** How something comes again, with its last day as it is on the clocks there, for saying it. */
export function recurrenceOf(
  fields: Pick<CommandFields, 'recurrence' | 'recurrenceFrom'>,
  moment: Moment,
): Recurrence | undefined {
  const found = fields.recurrence == null ? undefined : readRule(fields.recurrence, fields.recurrenceFrom)
  const last = found?.until === undefined ? undefined : localOf(found.until, moment)
  return found && last ? { ...found, until: isoDay(last.day) } : found
}
