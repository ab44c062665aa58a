// An answer to a question of direct mode, or undefined if the message is none.

import { readConfirmation } from '../../answers/confirmation.ts'
import { readConfirmationOf } from '../../answers/confirms.ts'
import type { ChangedField, Deed } from '../../languages/direct-phrases.ts'
import type { State } from '../../marker.ts'
import { cleaned } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import type { Reading } from '../../reading/read-message.ts'
import { splitWords } from '../../reading/words.ts'
import { type NewTask, readNewTask } from '../../slots/new-task.ts'
import { postponed, readPostponement } from '../../slots/postpone.ts'
import { wholeQuote } from '../../slots/quote.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { addTask, askTitle } from '../adding/create.ts'
import { readChange } from '../changing/change.ts'
import { askChange, doDeed, type Wish } from '../changing/deeds.ts'
import { leadingField, textOf } from '../changing/field-words.ts'
import { trimmed } from '../changing/phrase-ends.ts'
import { isOfTitle } from '../changing/update.ts'
import { isSomething, valueFor } from '../changing/value.ts'
import { doToNamed, lookUp, notFound, propose } from '../finding/refer.ts'
import { resolveTask } from '../finding/resolve-task.ts'
import { PENDING_TASKS } from '../listing/filter.ts'
import { listTasks } from '../listing/list.ts'
import type { Act, Scene } from '../scene.ts'
import { addOffered } from '../several/add-several.ts'
import { doAll, proposedTasks, proposeSeveral } from '../several/do-several.ts'
import { readOpaque } from './read-opaque.ts'
import { onlyThat, selected } from './selected.ts'
import { AROUND_ANSWER, whenAnswered } from './when-answered.ts'

export function answerTo(state: State, message: string, scene: Scene): Act | undefined {
  switch (state) {
    case 'DELETE:SELECT_TASK':
    case 'COMPLETE:SELECT_TASK':
    case 'UPDATE:SELECT_TASK':
      return selected(openWish(state, scene), message, scene)
    case 'DELETE:ASK_TASK':
    case 'COMPLETE:ASK_TASK':
    case 'UPDATE:ASK_TASK':
      return named(openWish(state, scene), message, scene)
    case 'DELETE:ASK_CONFIRMATION':
    case 'COMPLETE:ASK_CONFIRMATION':
    case 'UPDATE:ASK_CONFIRMATION':
      return confirmed(openWish(state, scene), message, scene)
    case 'LIST:ASK_SHOW':
      return isYes(scene.reader, message, 'LIST_TASKS') ? listTasks(PENDING_TASKS, scene) : undefined
    case 'CREATE:ASK_ADD':
      return isYes(scene.reader, message, 'CREATE_TASK') || isBareAdd(message, scene) ? offered(scene) : undefined
    case 'CREATE:ASK_WHEN':
    case 'UPDATE:ASK_WHEN':
      return whenAnswered(state, message, scene)
    case 'UPDATE:ASK_CHANGE':
      return changed(message, scene)
    case 'CREATE:ASK_TITLE': {
      // ‘What did you write?’
      if (message.trim().endsWith('?')) return undefined
      const read = readNewTask(scene.reader, message, scene.moment)
      const { deadline, reminders, dates } = scene.context.fields
      const known = { ...(deadline && { deadline }), ...(reminders && { reminders }) }
      if (read === undefined) return askTitle(scene, { ...known, ...(dates && { dates }) })
      // ‘Remind me tomorrow at 7’: which seven it is, is asked when it is known what for.
      const isOpen = dates !== undefined && read.deadline === undefined && read.unsure === undefined
      return addTask({ ...known, ...read, ...(isOpen && { unsure: { title: read.title, dates } }) }, scene)
    }
    default:
      return undefined
  }
}

const isYes = (reader: Reader, message: string, intent: Reading['intent'], title?: string) =>
  readConfirmationOf(reader, message, intent, title) === 'yes'

/** ‘Add it’, תוסיפי: of what is offered. */
function isBareAdd(message: string, { reader }: Scene): boolean {
  const [reading, ...more] = readOpaque(reader, message)
  if (reading?.role !== 'create' || more.length > 0) return false
  const rest = message.slice(reading.from, reading.to)
  return trimmed(reader, splitWords(reader, rest), AROUND_ANSWER).every(({ text }) => reader.get(PRONOUNS).has(text))
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

const INTENTS = { delete: 'DELETE_TASK', complete: 'COMPLETE_TASK', update: 'UPDATE_TASK' } as const

const FIELDS: readonly string[] = ['title', 'description', 'priority', 'deadline', 'status'] satisfies ChangedField[]

/** What the open question is about. */
export function openWish(state: State, { context }: Scene): Wish {
  const deed: Deed = state.startsWith('DELETE') ? 'delete' : state.startsWith('COMPLETE') ? 'complete' : 'update'
  return { deed, fields: context.fields, asked: context.missing.find((one) => FIELDS.includes(one)) as ChangedField }
}

function named(wish: Wish, message: string, scene: Scene): Act | undefined {
  const { kind } = lookUp(wish.deed, message, scene)
  return kind === 'unnamed' || kind === 'all' ? undefined : doToNamed(wish, message, scene)
}

/** One that was renamed since is asked about again by its new name; one that is gone is said to be. */
function confirmed(wish: Wish, message: string, scene: Scene): Act | undefined {
  const { ref } = scene.context
  const several = proposedTasks(scene)
  if (several !== undefined) return severalConfirmed(wish, several, message, scene)
  if (ref?.task_id === undefined || !isYes(scene.reader, message, INTENTS[wish.deed], ref.title)) return undefined
  const task = scene.tasks.find(({ id }) => id === ref.task_id)
  if (task === undefined) return notFound(ref.title ?? ref.task_id, undefined, scene)
  return task.title === ref.title ? doDeed(wish, task, scene) : propose(wish, task, scene)
}

/** All or nothing: if one is gone or called otherwise since, what is left is asked about again. */
function severalConfirmed(
  wish: Wish,
  { tasks, isSame }: NonNullable<ReturnType<typeof proposedTasks>>,
  message: string,
  scene: Scene,
): Act | undefined {
  if (!isYes(scene.reader, message, INTENTS[wish.deed]))
    return onlyThose(wish, tasks, message, scene) ?? allBut(wish, tasks, message, scene)
  if (tasks.length === 0) return notFound(scene.context.ref?.titles?.[0] ?? '', undefined, scene)
  return isSame ? doAll(wish, tasks, scene) : proposeSeveral(wish, tasks, scene)
}

/** ‘No, only the gym’: one of those that were asked about, and no other. */
function onlyThose(wish: Wish, tasks: readonly KnownTask[], message: string, scene: Scene): Act | undefined {
  const which = onlyThat(scene.reader, message)
  const found = which === undefined ? undefined : resolveTask(scene.reader, which, { tasks, shown: tasks })
  return found?.kind === 'one' && found.how !== 'similar' ? doDeed(wish, found.task, scene) : undefined
}

/** ‘Yes, but not the present’: of deleting the others it is asked again, so that it is seen which these are. */
function allBut(wish: Wish, tasks: readonly KnownTask[], message: string, scene: Scene): Act | undefined {
  const patterns = scene.reader.all().flatMap(({ repairs }) => repairs.allBut)
  const which = patterns.map((one) => one.exec(cleaned(message))?.groups?.which).find((name) => name !== undefined)
  const found = which === undefined ? undefined : resolveTask(scene.reader, which, { tasks, shown: tasks })
  if (found?.kind !== 'one' || found.how === 'similar') return undefined
  const others = tasks.filter(({ id }) => id !== found.task.id)
  if (others.length === 0) return undefined
  const isYes = readConfirmation(scene.reader, message.split(/[\s,.!]/u, 1)[0] ?? '') === 'yes'
  return isYes && wish.deed !== 'delete' ? doAll(wish, others, scene) : proposeSeveral(wish, others, scene)
}

function offered(scene: Scene): Act {
  const several = addOffered(scene)
  if (several !== undefined) return several
  const { title, ...fields } = scene.context.fields
  return title === undefined ? askTitle(scene) : addTask({ title, ...fields } as NewTask, scene)
}

/** The task is known: whatever stands before ‘to’ is its name. */
const KNOWN = { isTitle: () => false, isTask: () => true }

/**
 * ‘Change title to call mom’, ‘title: call mom’, ‘high’, ‘Friday’. A bare phrase is what was asked for; if nothing was, it may
 * be the new title, or no answer at all, and is proposed [D38].
 */
function changed(message: string, scene: Scene): Act | undefined {
  const { asked } = openWish('UPDATE:ASK_CHANGE', scene)
  const id = scene.context.ref?.task_id ?? scene.tracked?.id
  const task = scene.tasks.find((one) => one.id === id)
  if (task === undefined)
    return id === undefined ? undefined : notFound(scene.context.ref?.title ?? id, undefined, scene)
  const [reading] = readOpaque(scene.reader, message)
  const isCommand = reading?.role !== undefined
  // The task is known: ‘it’ stands where the name would.
  const said = `it ${isCommand ? message.slice(reading.from) : message}`
  const isNamed = asked === undefined && leadingField(scene.reader, splitWords(scene.reader, message)) !== undefined
  const change = isCommand || isNamed ? readChange(scene.reader, said, scene.moment, KNOWN) : undefined
  if (change?.asked !== undefined) return askChange(task, change.asked, scene)
  const bare = textOf(message, trimmed(scene.reader, splitWords(scene.reader, message), AROUND_ANSWER))
  const ofWhole = valueFor(scene.reader, asked, message, scene.moment)
  // ‘Uh, maybe Monday’.
  const own = asked !== 'deadline' || isSomething(ofWhole) ? ofWhole : valueFor(scene.reader, asked, bare, scene.moment)
  const fields = change !== undefined && isSomething(change.fields) ? change.fields : own
  const by = isCommand || asked === 'title' ? undefined : readPostponement(scene.reader, message)
  const later = by && postponed(task.deadline, by, scene.moment)
  if (later !== undefined) return doDeed({ deed: 'update', fields: { deadline: later } }, task, scene)
  const isSaidAfterTo = isCommand && change?.fields.title !== undefined
  const isTitleMeant =
    asked === 'title' ||
    change?.isTitleSaid === true ||
    wholeQuote(scene.reader, message) !== undefined ||
    (isSaidAfterTo && isOfTitle(scene.reader, message.slice(reading.order, reading.from)))
  if (fields.title !== undefined && !isTitleMeant)
    return asked === undefined
      ? propose({ deed: 'update', fields: { title: cleaned(message) } }, task, scene)
      : askChange(task, asked, scene)
  return isSomething(fields) ? doDeed({ deed: 'update', fields }, task, scene) : askChange(task, asked, scene)
}
