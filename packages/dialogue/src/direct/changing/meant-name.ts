// A task that is named to put something right: ‘wait, no, the budget’, ‘oops, not the present’, ‘I meant the flights’.
//
// MN1. Only right after something was done or asked. A task that was just changed is let be again; another gets the change.
// MN2. The words must name one task that is there: anything else is none of this.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import type { KnownTask } from '../../turn.ts'
import { type DirectStep, only } from '../chain.ts'
import { type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Naming } from '../gate.ts'
import type { Scene } from '../scene.ts'
import { withoutInto } from './change.ts'
import { doDeed, isPending } from './deeds.ts'
import type { Done } from './done.ts'
import { redone, wishAgain, withSameVerb } from './same-again.ts'
import { takeBack } from './undo.ts'

/** Nobody puts something right in more letters. */
const LONGEST = 80
const SURE: ReadonlySet<Naming> = new Set(['number', 'whole', 'called', 'part'] as const)

/** Right after a change: of a task it was not meant for, or for another one. */
export function meantByName(message: string, scene: Scene): DirectStep | undefined {
  const { justDone } = scene.context
  const [last, ...others] = justDone
  const swapped = last === undefined ? undefined : notThatBut(message, scene)
  if (swapped !== undefined) return swapped
  const { which: name, not } = (last === undefined ? undefined : nameIn(message, scene)) ?? {}
  if (last === undefined || name === undefined) return undefined
  const wrong = among(doneTasks(scene), name, scene)
  if (not !== undefined || wrong !== undefined) {
    const undone = not === undefined ? undefined : justDone.find(({ taskId }) => taskId === wrong?.id)
    if (undone !== undefined) return only(takeBack(undone, scene), 'UPDATE_TASK')
    // ‘I bought milk’, ‘but not the bread’: it is said to be open, and is.
    const open = not === undefined ? undefined : among(scene.tasks.filter(isOpen), name, scene)
    return open && only(doDeed({ deed: 'update', fields: { status: 'open' } }, open, scene), 'UPDATE_TASK')
  }
  const wish = others.length > 0 || last.command.intent === 'add_task' ? undefined : wishAgain(last)
  const isMeant = wish?.deed === 'complete' ? isPending : () => true
  const right = wish && (among(scene.tasks.filter(isMeant), name, scene) ?? atPlace(name, last, scene))
  return wish && right && redone(last, wish, right, scene)
}

/** ‘No, the third’, of what was shown, if the first was one of those. */
function atPlace(name: string, { taskId }: Done, scene: Scene): KnownTask | undefined {
  if (!scene.shown.some((task) => task?.id === taskId)) return undefined
  const found = resolveFitting(scene.reader, name, scene)
  return found.kind === 'one' && found.how === 'place' && found.task.id !== taskId ? found.task : undefined
}

/** ‘Not the slides, the summary’: what was done to the one is taken back, and done to the other. */
function notThatBut(message: string, scene: Scene): DirectStep | undefined {
  const text = cleaned(message)
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const { repairs } of languagesByScript(scene.reader, text))
    for (const pattern of repairs.notThatBut) {
      const { wrong, which } = (pattern.exec(text)?.groups ?? {}) as { wrong?: string; which?: string }
      if (wrong === undefined || which === undefined) continue
      const taken = among(doneTasks(scene), wrong, scene)
      const last = scene.context.justDone.find(({ taskId }) => taskId === taken?.id)
      const wish = last?.command.intent === 'add_task' ? undefined : last && wishAgain(last)
      const isMeant = wish?.deed === 'complete' ? isPending : () => true
      const right = wish && (among(scene.tasks.filter(isMeant), which, scene) ?? ofSameVerb(which, isMeant, scene))
      if (last !== undefined && wish !== undefined && right !== undefined && right.id !== last.taskId)
        return redone(last, wish, right, scene)
    }
  return undefined
}

/** ‘Not the gas, the water’: of those that are named, the one that is paid as well. */
function ofSameVerb(name: string, isMeant: (task: KnownTask) => boolean, scene: Scene): KnownTask | undefined {
  const found = resolveFitting(scene.reader, name, { tasks: scene.tasks.filter(isMeant), shown: [] })
  const alike = found.kind === 'several' ? withSameVerb(found.tasks, scene) : []
  return alike.length === 1 ? alike[0] : undefined
}

/** What was just done to the task of that name. */
export function doneNamed(name: string, scene: Scene): Done | undefined {
  const task = among(doneTasks(scene), name, scene)
  return scene.context.justDone.find(({ taskId }) => taskId === task?.id)
}

/** The one task that is said to be meant. */
export function meantTask(message: string, scene: Scene): KnownTask | undefined {
  const said = nameIn(message, scene)
  return said === undefined || said.not !== undefined ? undefined : among(scene.tasks, said.which, scene)
}

/** ‘Sorry, not the report’, of the task that was asked about. */
export function isNotMeant(message: string, asked: KnownTask, scene: Scene): boolean {
  const said = nameIn(message, scene)
  return said?.not !== undefined && among([asked], said.which, scene) !== undefined
}

interface MeantName {
  readonly which: string
  readonly not?: string
}

/** ‘No, the 19th’, ‘לא, ל-19’. */
const DAY_OR_HOUR = /^(?:the )?(?:[לב]-?|on |at |to )?\d{1,4}(?:th|st|nd|rd|:\d\d)?$/iu

/** A number said of a time is a day or an hour, and no task [D13]. */
function isOfTime(name: string, { context }: Scene): boolean {
  const { deadline, dates } = context.justDone.at(-1)?.command.fields ?? context.fields
  return (deadline != null || dates !== undefined) && DAY_OR_HOUR.test(name)
}

function nameIn(message: string, scene: Scene): MeantName | undefined {
  const said = nameSaid(message, scene)
  return said === undefined || isOfTime(said.which, scene) ? undefined : said
}

function nameSaid(message: string, { reader }: Scene): MeantName | undefined {
  const text = cleaned(message)
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const { repairs } of languagesByScript(reader, text))
    for (const pattern of repairs.meantName) {
      const said = pattern.exec(text)?.groups
      if (said?.which !== undefined) return said as unknown as MeantName
    }
  return undefined
}

const isOpen = ({ status }: KnownTask) => status === 'open'

/** By what they were called: what was deleted is no longer among the tasks. */
function doneTasks({ context, tasks }: Scene): readonly KnownTask[] {
  return context.justDone.map(({ taskId, title }) => {
    const number = tasks.find(({ id }) => id === taskId)?.number
    return { id: taskId, title, status: 'open', ...(number !== undefined && { number }) }
  })
}

function among(tasks: readonly KnownTask[], name: string, { reader }: Scene): KnownTask | undefined {
  const reach = { tasks, shown: [] }
  const found = oneOf(resolveFitting(reader, name, reach))
  // התכוונתי לדוח: the letter belongs to what was said before it.
  return found ?? oneOf(resolveFitting(reader, withoutInto(reader, name), reach))
}

const oneOf = (found: Resolution) => (found.kind === 'one' && SURE.has(found.how) ? found.task : undefined)
