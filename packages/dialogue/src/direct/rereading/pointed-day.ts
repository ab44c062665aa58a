// A day that is said by another one: ‘the milk to the same day’, ‘the day before’, ‘on the Tuesday after’, ‘same day as the
// flights’. The other day is that of what the last answer was about, or of the task that is named; the message is read with the day
// itself in its place.
//
// PY1. Only of what the last answer did, showed, offered or asked about: an older day is not meant.
// PY2. A reminder is counted from its own task, and a day that goes on (‘the day after Christmas’) is another one.

import { present } from '@pawl/kernel'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { isoDay, weekdayOf } from '../../slots/calendar.ts'
import { isOnlyReminder, isReminding } from '../../slots/reminder.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { localOf } from '../../when/moment.ts'
import { phraseMap, phraseTable } from '../../word-tables.ts'
import { textOf } from '../changing/field-words.ts'
import { isMark, withoutMarks } from '../changing/phrase-ends.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'

/** Nobody says so in more words. */
const MOST_WORDS = 24
const LONGEST = 200

const DAYS = phraseMap<number>(({ fillers: { pointedDays: said } }) => [
  ...(said?.same ?? []).map((phrase) => [phrase, 0] as const),
  ...(said?.before ?? []).map((phrase) => [phrase, -1] as const),
  ...(said?.after ?? []).map((phrase) => [phrase, 1] as const),
])
const AS = phraseTable(({ fillers }) => fillers.pointedDays?.as ?? [])
const THAT = phraseTable(({ fillers }) => fillers.pointedDays?.beforeWeekday ?? [])
const FOLLOWING = phraseTable(({ fillers }) => fillers.pointedDays?.following ?? [])
const AFTER = phraseTable(({ fillers }) => fillers.pointedDays?.afterWeekday ?? [])
const BEHIND = phraseTable(({ fillers, saying, slots }) => [
  ...fillers.after,
  ...saying.tooAtEnd,
  ...slots.polite,
  ...(fillers.pointedDays?.behind ?? []),
])

/** As it may be said with the day; nothing if it says no such day, or there is none that it could be. */
export function withPointedDay(message: string, scene: Scene): readonly string[] {
  if (message.length > LONGEST) return []
  const words = splitWords(scene.reader, message)
  if (words.length > MOST_WORDS || message.includes('\n')) return []
  for (const at of words.keys()) {
    const found = words[at]?.quoted ? undefined : (asAnother(message, words, at, scene) ?? pointed(words, at, scene))
    if (found === undefined) continue
    if (isReminding(scene.reader, message) || isOnlyReminder(scene.reader, message)) return []
    const [first, last] = [present(words[at]), present(words[at + found.length - 1])]
    // לאותו יום: the letter stays where something is moved to it.
    const lead = JOINED.exec(first.text)?.[0]
    const leads = lead === undefined ? [''] : [`${lead}-`, '']
    return leads.map((one) => `${message.slice(0, first.start)}${one}${isoDay(found.day)}${message.slice(last.end)}`)
  }
  return []
}

const JOINED = /^[לב](?=[א-ת]{3})/u

interface Pointed {
  readonly length: number
  readonly day: number
}

/** ‘Same day as the flights’. ‘The day before the flight’ is of the flight, and not of the task to book it. */
function asAnother(message: string, words: readonly Word[], at: number, scene: Scene): Pointed | undefined {
  const { reader, moment } = scene
  const [as] = reader.get(AS).at(words, at)
  const name = as === undefined ? '' : textOf(message, withoutMarks(words.slice(at + as.length)))
  const found = name === '' ? undefined : resolveFitting(reader, name, { ...scene, tracked: undefined })
  const deadline = found?.kind === 'one' && found.how !== 'similar' ? found.task.deadline : undefined
  const day = deadline == null ? undefined : localOf(deadline, moment)?.day
  return day === undefined ? undefined : { day, length: withoutMarks(words).length - at }
}

function pointed(words: readonly Word[], at: number, scene: Scene): Pointed | undefined {
  const { reader } = scene
  const [said] = reader.get(DAYS).at(words, at)
  const weekday = said === undefined ? weekdayAt(words, at, reader) : undefined
  const length = said?.length ?? weekday?.length
  if (length === undefined || !isEnd(reader, words, at + length)) return undefined
  const base = dayMeant(scene)
  if (base === undefined) return undefined
  if (said !== undefined) return { length, day: base + said.meaning }
  const { of, isLater } = present(weekday)
  const from = isLater ? base + 1 : base
  return { length, day: from + ((of - weekdayOf(from) + 7) % 7) }
}

interface Weekday {
  readonly length: number
  readonly of: number
  /** Not that day itself. */
  readonly isLater: boolean
}

/** ‘That Monday’, ‘the following Friday’, ‘the Tuesday after’. */
function weekdayAt(words: readonly Word[], at: number, reader: Reader): Weekday | undefined {
  const weekdayOfWord = (index: number) => new Lexemes(reader, words[index]?.text ?? '').as(0, 'weekday')?.weekday
  for (const [table, isLater] of [
    [FOLLOWING, true],
    [THAT, false],
  ] as const) {
    const lead = reader.get(table).at(words, at)[0]?.length
    const of = lead === undefined ? undefined : weekdayOfWord(at + lead)
    if (lead !== undefined && of !== undefined) return { length: lead + 1, of, isLater }
  }
  const of = reader.get(AFTER).at(words, at + 1).length > 0 ? weekdayOfWord(at) : undefined
  const behind = reader.get(AFTER).at(words, at + 1)[0]?.length ?? 0
  return of === undefined ? undefined : { length: 1 + behind, of, isLater: true }
}

/** Nothing that the day could go on with: ‘the day after Christmas’, ‘the same day they come’. */
function isEnd(reader: Reader, words: readonly Word[], at: number): boolean {
  const next = words[at]
  return (
    next === undefined ||
    isMark(next) ||
    reader.get(BEHIND).at(words, at).length > 0 ||
    new Lexemes(reader, next.text).is(0, 'lead')
  )
}

/** The day of what the last answer was about. */
function dayMeant({ context, tasks, tracked, moment }: Scene): number | undefined {
  const { state, fields, ref, justDone, justTold, justNamed, justListed, listed } = context
  const dayOf = (deadline: string | null | undefined) => (deadline ? localOf(deadline, moment)?.day : undefined)
  const ofTask = (id: string | undefined) => dayOf(tasks.find((task) => task.id === id)?.deadline)
  if (state !== undefined) return dayOf(fields.deadline) ?? ofTask(ref?.task_id)
  const last = justDone.at(-1)?.taskId ?? justTold ?? justNamed
  if (last !== undefined) return ofTask(last)
  const due = justListed ? listed?.fields.due : undefined
  return due === undefined ? dayOf(tracked?.deadline) : dayOf(/^\d{4}-\d{2}-\d{2}$/.test(due) ? due : undefined)
}
