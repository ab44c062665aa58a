// A task as a line of a list: its number, its title, and what matters of it.

import type { DaySaid, NarrowedBy } from '../../languages/list-phrases.ts'
import { quoted } from '../../marker.ts'
import { dayOf as dayNumber, isoDay, weekdayOf } from '../../slots/calendar.ts'
import type { KnownTask } from '../../turn.ts'
import { localOf, today } from '../../when/moment.ts'
import { isPending } from '../changing/deeds.ts'
import { type Scene, spoken } from '../scene.ts'
import { isOverdue, type TaskFilter } from './filter.ts'

export function lineOf(task: KnownTask, position: number, scene: Scene): string {
  const details = isPending(task) ? detailsOf(task, scene) : []
  const said = details.length === 0 ? '' : ` (${details.join(', ')})`
  return `${task.number ?? position}. ${isPending(task) ? '' : '✓ '}${spoken(task.title)}${said}`
}

export function linesOf(tasks: readonly KnownTask[], more: number, scene: Scene): readonly string[] {
  const lines = tasks.map((task, index) => lineOf(task, index + 1, scene))
  return more > 0 ? [...lines, speechOf(scene).listPhrases.goesOn(more)] : lines
}

/** When it is due, and how much it matters. */
export function detailsOf(task: KnownTask, scene: Scene): readonly string[] {
  const { listPhrases } = speechOf(scene)
  const rank = task.priority == null ? undefined : listPhrases.rank(task.priority)
  const due = dueOf(task, scene)
  return [...(due === undefined ? [] : [due]), ...(rank === undefined ? [] : [rank])]
}

export const speechOf = ({ reader, language }: Scene) => reader.speech(language)

/** ‘today at 15:00’, ‘2 days overdue’. */
function dueOf(task: KnownTask, scene: Scene): string | undefined {
  const said = dayOf(task, scene)
  if (said === undefined) return undefined
  const { listPhrases } = speechOf(scene)
  return isOverdue(task, scene.moment) ? listPhrases.overdue(-said.days, said.time) : listPhrases.day(said)
}

/** When a task is due, as it is said. */
export function dayOf({ deadline }: KnownTask, scene: Scene): DaySaid | undefined {
  const local = deadline == null ? undefined : localOf(deadline, scene.moment)
  if (local === undefined) return undefined
  return { ...daySaid(local.day, scene), ...(local.minutes !== undefined && { time: clock(local.minutes) }) }
}

function daySaid(day: number, scene: Scene): DaySaid {
  const { weekdayNames } = speechOf(scene).dates
  return { days: day - today(scene.moment), day: isoDay(day), weekday: weekdayNames[weekdayOf(day)] as string }
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** What the tasks were chosen by, besides their status; undefined if by nothing. */
export function narrowedText(
  { priority, due, done, added, tags, project, about, without, recurring }: TaskFilter,
  scene: Scene,
): string | undefined {
  const said = speechOf(scene).listPhrases.narrowed({
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { due: dueSaid(due, scene) }),
    ...(done !== undefined && { done: daysSaid(done, scene) }),
    ...(added !== undefined && { added: daysSaid(added, scene) }),
    ...(recurring !== undefined && { recurring }),
    ...(tags !== undefined && { tags: tags.map(quoted) }),
    ...(project !== undefined && { project: quoted(project) }),
    ...(about !== undefined && { about: quoted(about) }),
    ...(without !== undefined && { without: quoted(without) }),
  })
  return said === '' ? undefined : said
}

function dueSaid(due: string, scene: Scene): NonNullable<NarrowedBy['due']> {
  return due === 'overdue' || due === 'none' || due === 'any' ? due : daysSaid(due, scene)
}

function daysSaid(due: string, scene: Scene) {
  const [from = '', to = ''] = due.includes('/') ? due.split('/') : [due, due]
  return { from: isoSaid(from, scene), to: isoSaid(to, scene) }
}

function isoSaid(day: string, scene: Scene): DaySaid | undefined {
  const [year, month, of] = day.split('-').map(Number)
  if (year === undefined || month === undefined || of === undefined) return undefined
  return daySaid(dayNumber({ year, month, day: of }), scene)
}
