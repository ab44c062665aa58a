// What comes again, by the one time: it is left out once, comes no more, or a reminder is added to a task that is there. The
// words must name a task beyond doubt, or follow what was just said of one.
//
// RC1. Left out once, it is due the next time its rule says; without a rule there is nothing to leave out.
// RC2. Reminders are added to those it has.
// RC3. Not to be reminded of a task does not delete it: its reminders are, and without any it is asked about.

import { waiting } from '../../command.ts'
import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { readDeadlines } from '../../slots/deadline.ts'
import { readNewTask } from '../../slots/new-task.ts'
import { wholeRecurrence } from '../../slots/planned.ts'
import { AT_ONCE, findReminder } from '../../slots/reminder.ts'
import type { CommandFields, DetectedIntent, KnownTask } from '../../turn.ts'
import { localOf } from '../../when/moment.ts'
import { addTask } from '../adding/create.ts'
import { propose } from '../finding/refer.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Naming } from '../gate.ts'
import { showTask } from '../listing/list.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { askChange, doDeed, isPending } from './deeds.ts'

/** Nobody says so in more letters. */
const LONGEST = 120

export function onceOrNoMore(message: string, scene: Scene): Act | undefined {
  const text = cleaned(message)
  if (text.length > LONGEST || text.includes('?')) return undefined
  const skipped = taskIn('skip', text, scene)
  // ‘Yoga is cancelled tonight’, ‘ok, skip it’: it was.
  const [last] = scene.context.justDone
  if (skipped !== undefined && last?.taskId === skipped.id && last.command.fields.skip) return showTask(skipped, scene)
  const next = skipped?.recurrence == null ? undefined : scene.nextTime?.(skipped)
  if (skipped !== undefined && next !== undefined) return update(skipped, { deadline: next, skip: true }, scene)
  const isSkip = matched('skip', text, scene)?.skip !== undefined
  if (isSkip && skipped !== undefined && skipped.recurrence == null)
    return { ...askChange(skipped, 'deadline', scene), text: scene.say.nothingToSkip(spoken(skipped.title)) }
  const ended = taskIn('noMore', text, scene)
  const isOfMove = matched('noMore', text, scene)?.once !== undefined && isJustMoved(scene)
  if (ended?.recurrence != null && isOfMove) return askChange(ended, undefined, scene)
  if (ended?.recurrence != null) return update(ended, { recurrence: null }, scene)
  return untilDone(text, scene) ?? reminded(text, scene) ?? remindedNoMore(text, scene)
}

/**
 * ‘Remind me every day until I pay it’: the task comes again as often as that, and reminds. ‘Remind me to drink water every day until
 * I am well’ is about a task only if that is its whole title: who drinks water does not pay the water bill.
 */
function untilDone(text: string, scene: Scene): Act | undefined {
  const { every, deed, errand } = matched('untilDone', text, scene) ?? {}
  const again = every === undefined ? undefined : wholeRecurrence(scene.reader, every, scene.moment)
  if (again === undefined) return undefined
  const said = deed ?? errand
  const sure =
    said === undefined ? scene.tracked : (named(said, scene, SURE) ?? (deed && named(withoutVerb(deed), scene, SURE)))
  const near = deed && (named(deed, scene, ['part']) ?? named(withoutVerb(deed), scene, ['part']))
  const task = sure || near || undefined
  if (task !== undefined && isPending(task)) {
    const fields = { ...again, reminders: [...new Set([...(task.reminders ?? []), AT_ONCE])] }
    return sure ? update(task, fields, scene) : propose({ deed: 'update', fields }, task, scene)
  }
  const read = said && readNewTask(scene.reader, `${said} ${every}`, scene.moment, false, 'remind')
  return read ? addTask(read, scene) : undefined
}

const SURE: readonly Naming[] = ['number', 'whole', 'called', 'pronoun']

/** ‘… pay the gas bill’, שאשלם את הגז. */
const withoutVerb = (deed: string) => deed.split(' ').slice(1).join(' ')

/** ‘Don't remind me about the gym’: its reminders go; if it has none, whether it is to go itself is asked [D38]. */
function remindedNoMore(text: string, scene: Scene): Act | undefined {
  const said = matched('noReminder', text, scene)
  const name = said?.task
  const { tracked } = scene
  // ‘Don't remind me’: of the task spoken of, if it reminds. It is no wish to lose the task.
  if (said !== undefined && name === undefined && tracked !== undefined)
    return (tracked.reminders ?? []).length > 0
      ? update(tracked, { reminders: [] }, scene)
      : { text: scene.say.staysAsIs, command: waiting('clarify', []), scene }
  const task = name === undefined ? undefined : named(name, scene, ['number', 'whole', 'called', 'part', 'pronoun'])
  if (task === undefined) return undefined
  if ((task.reminders ?? []).length === 0) return propose({ deed: 'delete', fields: {} }, task, scene)
  return update(task, { reminders: [] }, scene)
}

export function intentOf({ state, command }: Act): DetectedIntent {
  if (command.intent === 'add_task') return 'CREATE_TASK'
  return state === 'DELETE:ASK_CONFIRMATION' ? 'DELETE_TASK' : 'UPDATE_TASK'
}

const update = (task: KnownTask, fields: CommandFields, scene: Scene) => doDeed({ deed: 'update', fields }, task, scene)

function taskIn(which: 'skip' | 'noMore', text: string, scene: Scene): KnownTask | undefined {
  const found = matched(which, text, scene)
  if (found === undefined) return undefined
  if (found.task !== undefined) return named(found.task, scene, ['number', 'whole', 'called', 'part', 'pronoun'])
  // ‘Skip tomorrow’, of what is due then.
  if (found.day !== undefined && !isDueOn(found.day, scene)) return undefined
  const { tracked } = scene
  if (tracked === undefined || isPending(tracked)) return tracked
  // Of what was just done, the next time.
  const isJustDone = which === 'noMore' && scene.context.justDone.at(-1)?.taskId === tracked.id
  return isJustDone
    ? scene.tasks.find((task) => isPending(task) && task.recurrence != null && task.title === tracked.title)
    : undefined
}

/** ‘Move yoga to 8 pm’, ‘only this time’: it is not said that it is to come no more. */
function isJustMoved({ context: { justDone } }: Scene): boolean {
  const { intent, fields } = justDone.at(-1)?.command ?? {}
  return intent === 'update_task' && fields?.deadline != null && fields.recurrence === undefined
}

function isDueOn(day: string, { reader, tracked, moment }: Scene): boolean {
  const [said, ...more] = readDeadlines(reader, day, moment, true)
  const due = tracked?.deadline ? localOf(tracked.deadline, moment)?.day : undefined
  return said !== undefined && more.length === 0 && due !== undefined && localOf(said, moment)?.day === due
}

const patternsFor = (which: 'skip' | 'noMore' | 'noReminder' | 'remindOf' | 'untilDone') =>
  patternTable(
    ({ repairs }) => repairs[which],
    (pattern) => pattern,
  )

const PATTERNS = {
  skip: patternsFor('skip'),
  noMore: patternsFor('noMore'),
  noReminder: patternsFor('noReminder'),
  remindOf: patternsFor('remindOf'),
  untilDone: patternsFor('untilDone'),
}

function matched(which: keyof typeof PATTERNS, text: string, { reader }: Scene) {
  for (const speech of languagesByScript(reader, text))
    for (const pattern of PATTERNS[which](reader, speech, text)) {
      const groups = pattern.exec(text)
      if (groups !== null)
        return (groups.groups ?? {}) as {
          readonly task?: string
          readonly day?: string
          readonly skip?: string
          readonly once?: string
          readonly ahead?: string
          readonly every?: string
          readonly deed?: string
          readonly errand?: string
        }
    }
  return undefined
}

function named(name: string, scene: Scene, ways: readonly Naming[]): KnownTask | undefined {
  // Those of the series that are done have the same title.
  const found = resolveFitting(scene.reader, name, { ...scene, isIn: isPending })
  return found.kind === 'one' && ways.includes(found.how) ? found.task : undefined
}

/** ‘Remind me about the dentist an hour before’: by less than its name it may be another, and is asked about. */
function reminded(text: string, scene: Scene): Act | undefined {
  const { task: name, ahead } = matched('remindOf', text, scene) ?? {}
  const sure = name === undefined ? undefined : named(name, scene, ['number', 'whole', 'called', 'pronoun'])
  const task = sure ?? (name === undefined ? undefined : named(name, scene, ['part']))
  const found = ahead === undefined ? undefined : findReminder(scene.reader, ahead)
  if (task === undefined || found === undefined || !task.deadline) return undefined
  const reminders = [...new Set([...(task.reminders ?? []), found.reminder])]
  const wish = { deed: 'update', fields: { reminders } } as const
  return sure === undefined ? propose(wish, task, scene) : doDeed(wish, task, scene)
}
