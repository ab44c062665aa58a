// Of what a hook tells: `room:mill in_progress → completed`, `* → question`. A closed grammar, read here and nowhere else.
//
//   filter = where [ from ] ( "→" | "->" ) what
//   where  = "*" | "todo" | "room" | "governed" | "room:" NAME | "initiative:" ID | "task:" NUMBER     (NAME and ID may be *)
//   from   = a status that the task leaves
//   what   = a status that it comes to | a trigger | "question" | "*"
//
// HF1. A filter that nothing can ever fit is refused, with what there is.
// HF2. Whether an event fits follows from the event and from where its task belongs, which never changes.

import {
  CREATE_TRIGGER,
  EDIT_TRIGGER,
  isOneOf,
  LIFECYCLE_NAMES,
  type Lifecycle,
  type LifecycleName,
  lifecycles,
  type Task,
  type TaskEvent,
} from '@pawl/kernel'
import { type Outcome, refuse, succeed } from '../errors/refusal.ts'

const ANY = '*'
const QUESTION = 'question'
const ARROW = /\s*(?:→|->)\s*/
/** What has no rule of a table: a task begins, and its fields are changed. */
const WITHOUT_RULE: readonly string[] = [CREATE_TRIGGER, EDIT_TRIGGER]
export const HOOK_FILTER_LIMIT = 200

export interface HookFilter {
  /** Those its tasks can be of. */
  readonly lifecycles: readonly LifecycleName[]
  readonly room?: string
  readonly initiative?: string
  readonly task?: number
  readonly from?: string
  /** One of these three; any change if there is none. */
  readonly to?: string
  readonly trigger?: string
  readonly question?: true
}

type Where = Pick<HookFilter, 'lifecycles' | 'room' | 'initiative' | 'task'>

/** Whether it can fit anything is looked at with the lifecycles it is about (`refuseIfNever`). */
export function readHookFilter(text: string): Outcome<HookFilter> {
  const [left = '', right, ...more] = text.trim().split(ARROW)
  const [place = '', from, ...rest] = left.split(/\s+/)
  if (right === undefined || right === '' || more.length > 0 || rest.length > 0) return unknown(text, text, EXAMPLES)
  const where = whereOf(place)
  if (where === undefined) return unknown(text, place, WHERES)
  const before = from === undefined || from === ANY ? {} : { from }
  if (right === ANY) return checked(text, { ...where, ...before })
  if (right === QUESTION) return checked(text, { ...where, ...before, question: true })
  const isStatus = where.lifecycles.some((name) => right in lifecycles[name].statuses)
  return checked(text, { ...where, ...before, ...(isStatus ? { to: right } : { trigger: right }) })
}

/** Of a task it is known of which lifecycle it is. */
export function narrowed(filter: HookFilter, lifecycle: LifecycleName, text: string): Outcome<HookFilter> {
  return checked(text, { ...filter, lifecycles: [lifecycle] })
}

export function fitsHook(filter: HookFilter, event: TaskEvent, task: Pick<Task, 'lifecycle' | 'fields' | 'number'>) {
  const { room, initiative, from, to, trigger, question } = filter
  if (!isOneOf(filter.lifecycles, task.lifecycle)) return false
  if (filter.task !== undefined && filter.task !== task.number) return false
  if (room !== undefined && task.fields.chatroomId !== room) return false
  if (initiative !== undefined && task.fields.initiative_id !== initiative) return false
  if (from !== undefined && event.from !== from) return false
  if (to !== undefined) return event.to === to && event.from !== to
  if (trigger !== undefined) return event.trigger === trigger
  return question === undefined || asksQuestion(event)
}

/** An agent has asked someone: it is stuck in a room, or blocked in governed work. */
function asksQuestion({ lifecycle, set, from, to }: TaskEvent): boolean {
  return QUESTION in set || (lifecycle === lifecycles.governed.name && to === 'blocked' && from !== to)
}

function whereOf(place: string): Where | undefined {
  if (place === ANY) return { lifecycles: LIFECYCLE_NAMES }
  const named = LIFECYCLE_NAMES.find((name) => name === place)
  if (named !== undefined) return { lifecycles: [named] }
  const [, kind, name = ''] = /^(room|initiative|task):([^\s:]+)$/.exec(place) ?? []
  switch (kind) {
    case 'room':
      return { lifecycles: ['room'], ...(name !== ANY && { room: name }) }
    case 'initiative':
      return { lifecycles: ['governed'], ...(name !== ANY && { initiative: name }) }
    case 'task':
      return /^#?\d{1,15}$/.test(name)
        ? { lifecycles: LIFECYCLE_NAMES, task: Number(name.replace('#', '')) }
        : undefined
    default:
      return undefined
  }
}

function checked(text: string, filter: HookFilter): Outcome<HookFilter> {
  const tables: readonly Lifecycle[] = filter.lifecycles.map((name) => lifecycles[name])
  const { from, trigger } = filter
  const statuses = tables.flatMap((table) => Object.keys(table.statuses))
  if (from !== undefined && !statuses.includes(from)) return unknown(text, from, statuses)
  const triggers = [...tables.flatMap(({ rules }) => rules.map((rule) => rule.trigger)), ...WITHOUT_RULE]
  if (trigger !== undefined && !triggers.includes(trigger))
    return unknown(text, trigger, [...statuses, ...triggers, QUESTION, ANY])
  if (tables.some((table) => canFit(table, filter))) return succeed(filter)
  const ways = tables.flatMap(({ rules }) => rules.filter((rule) => isNear(rule, filter)))
  return refuse('HOOK_NEVER_TELLS', { filter: text, exist: listed(ways.map((rule) => `${rule.from} → ${rule.to}`)) })
}

function canFit({ rules, initial, statuses, fields, name }: Lifecycle, { from, to, trigger, question }: HookFilter) {
  if (from !== undefined && !(from in statuses)) return false
  if (question) return QUESTION in fields || name === lifecycles.governed.name
  if (trigger === CREATE_TRIGGER) return from === undefined
  if (trigger === EDIT_TRIGGER) return true
  if (to !== undefined && from === undefined && initial.includes(to)) return true
  if (to === undefined && trigger === undefined) return true
  return rules.some(
    (rule) =>
      (from === undefined || rule.from === from) &&
      (to === undefined || rule.to === to) &&
      (trigger === undefined || rule.trigger === trigger),
  )
}

/** What may have been meant: from there, or to there, or by that. */
function isNear(rule: Lifecycle['rules'][number], { from, to, trigger }: HookFilter): boolean {
  return rule.from === from || rule.to === to || rule.trigger === trigger
}

const WHERES = ['*', 'todo', 'room', 'governed', 'room:NAME', 'initiative:ID', 'task:NUMBER']
const EXAMPLES = ['room:* → pending_user_review', 'todo → done', 'room:mill in_progress → completed', '* → question']

function unknown(filter: string, part: string, exist: readonly string[]) {
  return refuse('HOOK_FILTER_UNKNOWN', { filter, part, exist: listed(exist) })
}

function listed(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
