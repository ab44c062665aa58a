// What the fields of a planner may hold: projects, tags, times that recur, reminders, checklists, places in an order.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { once } from '../once.ts'
import { linesOfText, title } from './text-rules.ts'
import { isTimeZone } from './time-zone.ts'

const TAG_LIMIT = 50
const TAGS_LIMIT = 50
const PROJECT_LIMIT = 100
const REMINDERS_LIMIT = 20
const CHECKLIST_LIMIT = 200
const COMMENT_LIMIT = 10_000

const tagPattern = once(() => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._/&+-]*$/u)
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}))?\[([^\]]{1,64})\]$/
const DURATION = /^-?P(?:\d{1,3}W|(?:\d{1,4}D)?(?:T(?:\d{1,5}H)?(?:\d{1,6}M)?(?:\d{1,8}S)?)?)$/
const RULE_PART = /^[A-Z]+=[A-Z0-9,+-]+$/

export const project = once(() => title().max(PROJECT_LIMIT))

/** Without the # it is written with. */
const tag = once(() =>
  z
    .string()
    .max(TAG_LIMIT)
    .regex(tagPattern(), { error: 'form:tag' satisfies Form }),
)

/** As people write it: with or without the #. */
export const writtenTag = once(() =>
  z
    .string()
    .overwrite((text) => text.replace(/^#/, ''))
    .max(TAG_LIMIT)
    .regex(tagPattern(), { error: 'form:tag' satisfies Form }),
)

export const tags = once(() =>
  z
    .array(tag())
    .max(TAGS_LIMIT)
    .refine((given) => new Set(given.map((one) => one.toLowerCase())).size === given.length, {
      error: 'form:tags' satisfies Form,
    }),
)

/** A day or a time of day with the zone it was written in, as RFC 9557 has it. */
export const localTime = once(() => z.string().refine(isLocalTime, { error: 'form:localTime' satisfies Form }))

function isLocalTime(text: string): boolean {
  const [, day, hour, minute, zone] = LOCAL_TIME.exec(text) ?? []
  if (day === undefined || zone === undefined) return false
  const isTime = hour === undefined || (Number(hour) < 24 && Number(minute) < 60)
  return isTime && z.iso.date().safeParse(day).success && isTimeZone(zone)
}

/** A rule of RFC 5545, without its name. What it means is worked out where it is used; here it has its form. */
export const recurrence = once(() =>
  z
    .string()
    .max(500)
    .refine((rule) => rule.startsWith('FREQ=') && rule.split(';').every((part) => RULE_PART.test(part)), {
      error: 'form:recurrence' satisfies Form,
    }),
)

/** A duration before the deadline, or a time of its own. */
const reminder = once(() =>
  z
    .string()
    .max(100)
    .refine((text) => (DURATION.test(text) && !/[PT]$/.test(text)) || isLocalTime(text), {
      error: 'form:reminder' satisfies Form,
    }),
)

export const reminders = once(() => z.array(reminder()).max(REMINDERS_LIMIT))

export const checklist = once(() => z.array(z.strictObject({ text: title(), done: z.boolean() })).max(CHECKLIST_LIMIT))

/** Sorted as text. */
export const position = once(() => z.string().regex(/^[0-9A-Za-z]{1,200}$/))

export const comment = once(() =>
  linesOfText(COMMENT_LIMIT).refine((text) => text.trim() !== '', {
    error: 'form:comment' satisfies Form,
  }),
)

const BEFORE = /^-P(?:(\d+)([DW])|T(\d+)([MH]))$/

/** A reminder as people type it: `30m` is so long before the deadline. What has no such form stays as it is. */
export function shortReminder(reminder: string): string {
  const [, days, dayUnit, time, timeUnit] = BEFORE.exec(reminder) ?? []
  if (days !== undefined) return `${days}${dayUnit?.toLowerCase()}`
  if (time !== undefined) return `${time}${timeUnit?.toLowerCase()}`
  return reminder === 'PT0S' ? '0m' : (reminder.split('[')[0] ?? reminder).replace('T', ' ')
}

const WORDS_LIMIT = 200

/** Until when something is put off. */
export const momentInWords = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(WORDS_LIMIT)
    .describe('Until when: a day (nine in the morning) or a time, such as tomorrow, friday, in 2 hours')

/** For whoever gave neither a date nor words for one. */
export const whenInWords = once(() => z.string().refine(() => false, { error: 'form:when' satisfies Form }))
