// What is given of a to-do's plan, made into its fields: dates, rules and reminders as programs write them or in words, tags
// with or without #. What is not understood is refused, and nothing is changed.
//
// PF1. A new deadline brings `deadlineLocal` along, or takes the old one away: they never disagree.
// PF2. A rule has an occurrence it begins at: the deadline that is given, or the task's; without one the first day the
//     rule falls on, from today.
// PF3. Who takes the rule away takes away everything that came with it.
// PF4. A day that is reminded of has its zone: nine in the morning is nine somewhere.

import { fieldProblems, type Outcome, problemsIn, refuse, succeed, whenInWords } from '@pawl/contract'
import type { FieldChangesOf, todo } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { offsetOf } from '../conversation/time-zone.ts'
import { inZone, localIn, readLocalTime, zoneOf } from './local-time.ts'

type TodoChanges = { -readonly [field in keyof FieldChangesOf<typeof todo>]: FieldChangesOf<typeof todo>[field] }

/** What a task has planned before the change; a new task has nothing. */
export interface Planned {
  readonly deadline?: string | undefined
  readonly deadlineLocal?: string | undefined
  readonly reminders?: readonly string[] | undefined
}

interface GivenPlan {
  readonly deadline?: string | null | undefined
  readonly recurrence?: string | null | undefined
  readonly recurrenceText?: string | null | undefined
  readonly recurrenceFrom?: 'date' | 'completion' | null | undefined
  readonly reminders?: readonly string[] | null | undefined
  readonly tags?: readonly string[] | null | undefined
  readonly checklist?: readonly (string | { readonly text: string; readonly done: boolean })[] | null | undefined
}

interface Where {
  readonly timeZone: string | undefined
  readonly now: number
}

type Reading = Pick<TodoChanges, 'deadline' | 'recurrence' | 'recurrenceText' | 'recurrenceFrom' | 'reminders'>

/** The fields that follow from what was given; the rest of the input is left alone. */
export async function plannedFields(
  { now, language }: Pick<Context<unknown>, 'now' | 'language'>,
  given: GivenPlan,
  timeZone: string | undefined,
  has: Planned = {},
): Promise<Outcome<TodoChanges>> {
  const where = { timeZone, now: now() }
  const fields: TodoChanges = {}
  if (given.tags !== undefined) fields.tags = given.tags && [...new Set(given.tags.map((tag) => tag.replace(/^#/, '')))]
  if (given.checklist !== undefined)
    fields.checklist =
      given.checklist === null
        ? null
        : given.checklist.map((item) => (typeof item === 'string' ? { text: item, done: false } : item))
  if (given.reminders !== undefined) fields.reminders = given.reminders && (await eachReminder(given.reminders, where))
  if (given.deadline !== undefined) Object.assign(fields, await deadlineFields(given.deadline, where))
  if (given.recurrence !== undefined) {
    const recurring = await recurrenceFields(given, fields, where, has)
    if (recurring === undefined)
      return refuse('INVALID_INPUT', { problems: fieldProblems('todo', { recurrence: '' }, language) })
    Object.assign(fields, recurring)
  }
  const isUnread =
    typeof fields.deadline === 'string' && fieldProblems('todo', { deadline: fields.deadline }, language).length > 0
  if (isUnread)
    return refuse('INVALID_INPUT', { problems: problemsIn(whenInWords(), given.deadline, language, 'deadline') })
  if (given.deadline !== undefined || given.reminders !== undefined)
    Object.assign(fields, zonedDay({ ...has, ...fields }, timeZone ?? zoneOf(has.deadlineLocal)))
  const problems = fieldProblems('todo', fields, language)
  return problems.length > 0 ? refuse('INVALID_INPUT', { problems }) : succeed(fields)
}

/** A word that is not understood stays as it is, and the shape of the field refuses it. */
async function deadlineFields(given: string | null, where: Where): Promise<TodoChanges> {
  if (given === null) return { deadline: null, deadlineLocal: null }
  const local = readLocalTime(given, where.timeZone)
  if (local !== undefined) return { ...local }
  const deadline = isMoment(given) ? given : ((await inWords(given, where))?.deadline ?? given)
  return { deadline, deadlineLocal: writtenIn(deadline, where.timeZone) }
}

/** A deadline that is only a day gets its zone if the task has reminders [PF4]. */
function zonedDay({ deadline, deadlineLocal, reminders }: TodoChanges, timeZone: string | undefined): TodoChanges {
  const isPlainDay = typeof deadline === 'string' && !deadline.includes('T') && !deadlineLocal
  const isReminded = reminders !== undefined && reminders !== null && reminders.length > 0
  return isPlainDay && isReminded && timeZone !== undefined ? { deadlineLocal: `${deadline}[${timeZone}]` } : {}
}

/** Only a time of day needs its zone. */
function writtenIn(deadline: string, timeZone: string | undefined): string | null {
  if (timeZone === undefined || !isMoment(deadline)) return null
  return `${localIn(deadline, timeZone)}[${timeZone}]`
}

const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text))

async function recurrenceFields(
  given: GivenPlan,
  fields: TodoChanges,
  where: Where,
  has: Planned,
): Promise<TodoChanges | undefined> {
  if (given.recurrence === null || given.recurrence === undefined) return NO_RECURRENCE
  const isRule = /^(?:RRULE:)?FREQ=/i.test(given.recurrence)
  const read: Reading | undefined = isRule
    ? { recurrence: given.recurrence.replace(/^RRULE:/i, '').toUpperCase(), recurrenceText: given.recurrenceText }
    : await inWords(given.recurrence, where)
  if (read?.recurrence === undefined || read.recurrence === null) return undefined
  const timeZone = zoneOf(fields.deadlineLocal ?? has.deadlineLocal) ?? where.timeZone ?? 'UTC'
  const begins = fields.deadline ?? (fields.deadline === null ? undefined : has.deadline) ?? read.deadline ?? undefined
  const start = begins === undefined ? await firstDay(read.recurrence, timeZone, where.now) : localIn(begins, timeZone)
  const { faultIn } = await import('./recurrence/occurrences.ts')
  if (start === undefined || faultIn(read.recurrence, start) !== undefined) return undefined
  const kept = inZone(start, timeZone)
  return {
    recurrence: read.recurrence,
    recurrenceText: read.recurrenceText ?? null,
    recurrenceFrom: given.recurrenceFrom ?? read.recurrenceFrom ?? null,
    deadline: kept.deadline,
    deadlineLocal: kept.deadlineLocal,
    occurrence: kept.deadline,
  }
}

const NO_RECURRENCE: TodoChanges = {
  recurrence: null,
  recurrenceText: null,
  recurrenceFrom: null,
  occurrence: null,
  series: null,
}

/** The first day the rule falls on, from today [PF2]; undefined if it is no rule. */
async function firstDay(rule: string, timeZone: string, now: number): Promise<string | undefined> {
  const { faultIn, nextOccurrence } = await import('./recurrence/occurrences.ts')
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const occurrence = String(today.subtract({ days: 1 }))
  if (faultIn(rule, occurrence) === 'no rule') return undefined
  return nextOccurrence({ rule: rule.replace(/;?COUNT=\d+/, ''), from: 'date', occurrence, timeZone }, now)?.local
}

/** A duration as iCalendar writes it: -PT30M. */
const DURATION = /^[-+]?P/
const SHORT = /^(\d{1,4})\s*(m|min|h|d|w)$/i
const UNITS: Readonly<Record<string, (amount: string) => string>> = {
  m: (amount) => `-PT${amount}M`,
  min: (amount) => `-PT${amount}M`,
  h: (amount) => `-PT${amount}H`,
  d: (amount) => `-P${amount}D`,
  w: (amount) => `-P${amount}W`,
}

/** `30m` is half an hour before; what is neither that nor a duration nor a time may be words. */
async function eachReminder(given: readonly string[], where: Where): Promise<string[]> {
  const reminders: string[] = []
  for (const one of given) {
    if (DURATION.test(one)) {
      reminders.push(one)
      continue
    }
    const [, amount, unit] = SHORT.exec(one.trim()) ?? []
    const short = unit === undefined ? undefined : UNITS[unit.toLowerCase()]?.(present(amount))
    const time = short === undefined ? readLocalTime(one, where.timeZone) : undefined
    const local = time?.deadlineLocal ?? undefined
    reminders.push(...(short ? [short] : local ? [local] : ((await inWords(one, where))?.reminders ?? [one])))
  }
  return [...new Set(reminders)]
}

/** What the words say, if they say nothing else: they are read behind an errand, and have to leave it as it is. */
async function inWords(words: string, { timeZone, now }: Where): Promise<Reading | undefined> {
  if (/^[\d\s:TZ+[\]/-]*$/.test(words) || words.length > MOST_WORDS) return undefined
  const { reader, readAddedTask } = await import('./adding-reader.ts')
  const utcOffsetAt = (moment: number) => offsetOf(timeZone, moment)
  const read = readAddedTask(reader, `${ERRAND} ${words}`, { now, utcOffset: utcOffsetAt(now), utcOffsetAt })
  return read.title === ERRAND ? (read as Reading) : undefined
}

const ERRAND = '∎'
const MOST_WORDS = 200
