// A value while something is proposed: ‘make it Monday’, ‘in the evening’, ‘rather at 5’. It goes into what was proposed.
//
// RV1. A change is asked about again, as it would be now. With a yes before it, it is done.
// RV3. Where something else is proposed, the value is proposed in its place.
// RV2. A task that was offered is added with it: whoever says when, wants it.

import { restsAfterYes } from '../../answers/confirms.ts'
import type { State } from '../../marker.ts'
import { wordsOf } from '../../normalize.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { movedTo, readDeadlines } from '../../slots/deadline.ts'
import type { NewTask } from '../../slots/new-task.ts'
import { minutesOf, recurrenceOf } from '../../slots/planned.ts'
import { postponed, readPostponement } from '../../slots/postpone.ts'
import { findReminder, isOnlyReminder, reminderFor } from '../../slots/reminder.ts'
import type { CommandFields } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { addTask } from '../adding/create.ts'
import { offerToAdd } from '../adding/errand.ts'
import { doDeed } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { filedAlone } from '../changing/filing.ts'
import { withoutFirst, withoutMarks } from '../changing/phrase-ends.ts'
import { moreIn } from '../changing/same-again.ts'
import { saysDirection } from '../changing/shift.ts'
import { valuesIn } from '../changing/values-said.ts'
import { widened } from '../changing/wider-rule.ts'
import { propose } from '../finding/refer.ts'
import type { Act, Scene } from '../scene.ts'
import { doAll, proposedTasks, proposeSeveral } from '../several/do-several.ts'
import { orderedOfOffer } from './as-if-added.ts'
import { whenAnswered } from './when-answered.ts'

const BEFORE_VALUE = phraseTable(({ slots, saying }) => [...slots.beforeCorrection, ...slots.makeIt, ...saying.rather])

export function revised(state: State, message: string, scene: Scene): Act | undefined {
  if (message.includes('?') || message.includes('\n')) return undefined
  if (state === 'CREATE:ASK_ADD') {
    return offeredWith(message, scene) ?? offeredWithout(message, scene) ?? offeredAsOrdered(message, scene)
  }
  // ‘Change it to 8’, where it is asked which seven.
  if (state === 'CREATE:ASK_WHEN')
    return whenAnswered(state, message, scene) === undefined ? offeredAsOrdered(message, scene) : undefined
  if (state === 'COMPLETE:ASK_CONFIRMATION' || state === 'DELETE:ASK_CONFIRMATION') return movedInstead(message, scene)
  if (state !== 'UPDATE:ASK_CONFIRMATION' || scene.context.fields.title !== undefined) return undefined
  const said = withMoreDays(message, scene) ?? saidIn(message, scene) ?? saidIn(withoutAnd(message, scene), scene)
  if (said !== undefined) return changed(said, proposeSeveral, propose, scene)
  for (const rest of restsAfterYes(scene.reader, message)) {
    const added = saidIn(rest, scene) ?? saidIn(withoutAnd(rest, scene), scene)
    if (added !== undefined) return changed(added, doAll, doDeed, scene)
  }
  return undefined
}

/** ‘Tonight at 11’, where it was asked whether the task is done or not wanted: it is to be done then. */
function movedInstead(message: string, scene: Scene): Act | undefined {
  const fields = scene.context.ref?.options === undefined ? saidIn(message, scene) : undefined
  const task = scene.tasks.find(({ id }) => id === scene.context.ref?.task_id)
  return fields === undefined || task === undefined ? undefined : propose({ deed: 'update', fields }, task, scene)
}

/** ‘Also on Fridays’: the days that were proposed stay. */
function withMoreDays(message: string, scene: Scene): CommandFields | undefined {
  const { fields } = scene.context
  return widened(message, recurrenceOf(fields, scene.moment), fields.deadline, scene)
}

/** ‘… and make it urgent’. */
function withoutAnd(text: string, scene: Scene): string {
  const words = withoutMarks(splitWords(scene.reader, text))
  const [first = ''] = wordsOf(scene.reader, text)
  // ותעשה אותו דחוף: the ‘and’ is joined to its verb.
  const more =
    moreIn(words, scene) ??
    (/^ו\p{L}{2}/u.test(first) ? [{ ...words[0], start: (words[0]?.start ?? 0) + 1 }, ...words.slice(1)] : words)
  return textOf(text, more as readonly Word[])
}

function changed(said: CommandFields, all: typeof doAll, one: typeof propose, scene: Scene): Act | undefined {
  const { fields, ref } = scene.context
  const wish = { deed: 'update', fields: merged(fields, said, scene) } as const
  const several = proposedTasks(scene)
  if (several !== undefined)
    return several.isSame && several.tasks.length > 0 ? all(wish, several.tasks, scene) : undefined
  const task = scene.tasks.find(({ id }) => id === ref?.task_id)
  if (task === undefined || task.title !== ref?.title) return undefined
  return one({ deed: 'update', fields: merged({ deadline: task.deadline, ...fields }, said, scene) }, task, scene)
}

/** Another time of the day proposed, or another day with its time. */
function merged(before: CommandFields, said: CommandFields, { moment }: Scene): CommandFields {
  const { deadline: was, dates: _, ...rest } = before
  // ‘Every two weeks’ says no day: it begins when it was to be.
  const isAnyDay = said.recurrence != null && was && !/BY(?:DAY|MONTH)/.test(said.recurrence)
  const due = said.deadline && !isAnyDay ? movedTo(said.deadline, was, moment) : was
  return { ...rest, ...said, ...(due && { deadline: due }) }
}

/** ‘At 5’, ‘yes, but on Friday’: with what is said of it besides. */
function offeredWith(message: string, scene: Scene): Act | undefined {
  const { title, ...fields } = scene.context.fields
  if (title === undefined) return undefined
  const wider = withMoreDays(message, scene)
  if (wider !== undefined) return addTask({ ...merged(fields, wider, scene), title } as NewTask, scene)
  for (const text of [message, ...restsAfterYes(scene.reader, message)]) {
    const said = saidIn(text, scene) ?? filedAlone(text, scene) ?? saidIn(withoutAnd(text, scene), scene)
    if (said !== undefined) return addTask({ ...merged(fields, said, scene), title } as NewTask, scene)
  }
  return undefined
}

/** ‘Move it to 11’. */
function offeredAsOrdered(message: string, scene: Scene): Act | undefined {
  const { title, dates: open, ...fields } = scene.context.fields
  if (title === undefined) return undefined
  const first = open?.[0]
  const ordered = orderedOfOffer(message, { title, ...fields, ...(first && { deadline: first }) } as NewTask, scene)
  if (ordered === undefined) return undefined
  const { dates, ...sure } = ordered
  // ‘Set it to high priority’ does not say which seven.
  const unsure = dates ?? (sure.deadline === undefined ? open : undefined)
  return addTask({ title, ...fields, ...sure, ...(unsure && { unsure: { title, dates: unsure } }) } as NewTask, scene)
}

/** ‘Not on Tuesday’: offered again without the day. */
function offeredWithout(message: string, scene: Scene): Act | undefined {
  const { title, deadline, ...fields } = scene.context.fields
  const words = withoutMarks(splitWords(scene.reader, message))
  const value = withoutFirst(scene.reader, words, BEFORE_VALUE)
  if (title === undefined || !deadline || !isNotSaid(message, words.length - value.length, scene)) return undefined
  const isDay = valuesIn(message, value, scene)?.deadline !== undefined || shortDay(message, value, scene) !== undefined
  return isDay ? offerToAdd({ ...fields, title } as NewTask, scene) : undefined
}

/** Values and nothing else; one that could be several is none, and one that it is not is none either: ‘not today’. */
function saidIn(text: string, scene: Scene): CommandFields | undefined {
  const words: readonly Word[] = withoutMarks(splitWords(scene.reader, text))
  const other = shifted(text, words, scene) ?? reminded(text, scene)
  if (other !== undefined) return other
  const value = withoutFirst(scene.reader, words, BEFORE_VALUE)
  if (isNotSaid(text, words.length - value.length, scene)) return undefined
  const fields = valuesIn(text, value, scene) ?? valuesIn(text, words, scene) ?? shortDay(text, value, scene)
  return fields?.dates !== undefined || fields?.deadline === null ? undefined : fields
}

const NOT = wordSet(({ saying }) => saying.notValue)

/** ‘Not Friday’, לא בשלישי. ‘No, Friday’ says its value: the no is one of its own. */
function isNotSaid(text: string, before: number, { reader }: Scene): boolean {
  const words = splitWords(reader, text)
  return words.slice(0, before).some(({ text: word }, at) => reader.get(NOT).has(word) && words[at + 1]?.text !== ',')
}

/** ‘Remind me an hour before’, of what is proposed. */
function reminded(text: string, { reader, context, moment }: Scene): CommandFields | undefined {
  const found = isOnlyReminder(reader, text) ? findReminder(reader, text) : undefined
  return found && { reminders: [reminderFor(found, minutesOf(context.fields.deadline, moment))] }
}

/** ‘An hour later’, of the time that was proposed. */
function shifted(
  text: string,
  words: readonly Word[],
  { reader, context, tasks, moment }: Scene,
): CommandFields | undefined {
  const by = saysDirection(reader, words) ? readPostponement(reader, textOf(text, words)) : undefined
  const was = tasks.find(({ id }) => id === context.ref?.task_id)?.deadline
  const base = context.fields.deadline ? movedTo(context.fields.deadline, was, moment) : was
  const deadline = by && base ? postponed(base, by, moment) : undefined
  return deadline === undefined ? undefined : { deadline }
}

/** עדיף שני: a day in one short word, where one was proposed. */
function shortDay(text: string, [day, ...more]: readonly Word[], scene: Scene): CommandFields | undefined {
  if (day === undefined || more.length > 0 || !scene.context.fields.deadline || !/^\p{L}+$/u.test(day.text))
    return undefined
  const [deadline, ...others] = readDeadlines(scene.reader, text.slice(day.start, day.end), scene.moment, true)
  return deadline === undefined || others.length > 0 ? undefined : { deadline }
}
