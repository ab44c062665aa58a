// A conversation in direct mode whose commands are done to tasks in memory, as the store would do them.

import { createReader } from '../packages/dialogue/src/create-reader.ts'
import {
  type Command,
  type HistoryMessage,
  type KnownTask,
  type Turn,
  takeTurn,
} from '../packages/dialogue/src/index.ts'
import { readRule } from '../packages/dialogue/src/languages/recurrence.ts'
import { dayOf, isoDay } from '../packages/dialogue/src/slots/calendar.ts'
import { firstDay } from '../packages/dialogue/src/when/first-day.ts'

const reader = createReader()

export class TaskBoard {
  tasks: readonly KnownTask[]
  history: readonly HistoryMessage[] = []
  readonly #before = new Map<string, KnownTask[]>()
  readonly #now: number
  readonly #utcOffset: number
  #added = 0

  constructor(tasks: readonly (KnownTask | string)[] = [], now: number = Date.UTC(2026, 0, 7, 10), utcOffset = 0) {
    this.tasks = tasks.map((task, index) =>
      typeof task === 'string' ? { id: `a${index + 1}`, number: index + 1, title: task, status: 'open' } : task,
    )
    this.#now = now
    this.#utcOffset = utcOffset
  }

  say(message: string): Turn {
    const turn = this.hear(message)
    const executed = turn.commands
      .filter(({ ready, intent }) => ready && intent !== 'list_tasks')
      .map((command) => ({ success: true, task: this.#carryOut(command) }))
    const { reply, command, commands } = turn
    this.history = [
      ...this.history,
      { role: 'user', content: message },
      { role: 'assistant', content: reply, command, commands, executed },
    ]
    return turn
  }

  /** What would be answered; nothing is done. */
  hear(message: string): Turn {
    return takeTurn(reader, {
      history: this.history,
      tasks: this.tasks,
      message,
      mode: 'direct',
      now: this.#now,
      utcOffset: this.#utcOffset,
      newTaskId: (index) => `n${this.#added + index}`,
      nextTime,
    })
  }

  titles(): readonly string[] {
    return this.tasks.filter(({ status }) => status !== 'deleted').map(({ title }) => title)
  }

  task(title: string): KnownTask | undefined {
    return this.tasks.find((one) => one.title === title)
  }

  #carryOut({ intent, fields, ref }: Command): string {
    if (intent === 'add_task') {
      const id = `n${this.#added++}`
      const task = { id, number: this.tasks.length + 1, status: 'open', createdAt: this.#now, ...fields } as KnownTask
      this.tasks = [...this.tasks, task]
      return id
    }
    const id = ref?.task_id as string
    const task = this.tasks.find((one) => one.id === id)
    if (task === undefined) throw new Error(`there is no task ${id}`)
    const isUndo = fields.undo === true && intent === 'update_task'
    const before = this.#before.get(id) ?? []
    if (!isUndo) this.#before.set(id, [...before, task])
    const after = isUndo
      ? (before.pop() as KnownTask)
      : ({ ...task, ...(intent === 'delete_task' ? { status: 'deleted' } : fields) } as KnownTask)
    this.tasks = this.tasks.map((one) => (one.id === id ? after : one))
    return id
  }
}

/** The next day of a rule that comes every day or week, with the time it has. */
function nextTime({ recurrence, deadline }: KnownTask): string | undefined {
  const rule = recurrence ? readRule(recurrence) : undefined
  const [, year, month, day, time = ''] = /^(\d{4})-(\d{2})-(\d{2})(T.*)?$/.exec(deadline ?? '') ?? []
  if (rule === undefined || year === undefined) return undefined
  const due = dayOf({ year: Number(year), month: Number(month), day: Number(day) })
  const next = firstDay(rule, due + 1)
  return next === undefined ? undefined : `${isoDay(next)}${time}`
}
