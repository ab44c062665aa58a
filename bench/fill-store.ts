// Fills a store through its own intake, with tasks that the kernel made: what is measured on is what Pawl would hold.

import { setImmediate as turn } from 'node:timers/promises'
import { createTask, decide, type Task, type TaskEvent, type TodoTask, todo } from '@pawl/kernel'
import type { WorkspaceStore } from '@pawl/operations'

export const ACTOR = 'person:bench'

const BATCH = 5_000
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000
const PRIORITIES = todo.fields.priority.holds

/** Every `doneEvery`th task is done already; none if left out. */
export async function fillStore(store: WorkspaceStore, count: number, { doneEvery = 0 } = {}): Promise<void> {
  const intake = await store.openIntake()
  try {
    const chance = seededChance(count)
    for (let first = 1; first <= count; first += BATCH) {
      const tasks: Task[] = []
      const events: TaskEvent[] = []
      for (let number = first; number < Math.min(first + BATCH, count + 1); number++) {
        const made = makeTask(number, chance, doneEvery > 0 && number % doneEvery === 0)
        tasks.push(made.task)
        events.push(...made.events)
      }
      await intake.addEvents(events)
      await intake.addTasks(tasks)
      await turn()
    }
    await intake.commit()
  } catch (error) {
    await intake.abandon()
    throw error
  }
}

function makeTask(number: number, chance: () => number, done: boolean): { task: Task; events: TaskEvent[] } {
  const at = FIRST_DAY + number * 1000
  const created = createTask(todo, {
    id: makeId(at, chance),
    number,
    by: ACTOR,
    at,
    fields: makeFields(number, chance),
  })
  if (!done) return { task: created.task, events: [created.event] }
  const completed = decide(todo, created.task, { to: 'done', by: ACTOR, as: ['owner'], at: at + 500 })
  if (completed.refused) throw new Error(completed.error.message)
  return { task: completed.task, events: [created.event, completed.event] }
}

export function fillTitle(number: number): string {
  return `Prepare the figures of branch ${number} for the meeting`
}

/** Half of them have a deadline, three in four a priority. */
function makeFields(number: number, chance: () => number): TodoTask['fields'] {
  const title = fillTitle(number)
  const priority = PRIORITIES[Math.floor(chance() * (PRIORITIES.length + 4 / 3))]
  const due = chance() < 0.5 ? FIRST_DAY + Math.floor(chance() * 1000) * DAY : undefined
  return {
    title,
    ...(priority !== undefined && { priority }),
    ...(due !== undefined && { deadline: new Date(due).toISOString().slice(0, 10) }),
  }
}

/** As `newId` makes them, so that the index grows as it would: six characters of the second, eight by chance. */
function makeId(at: number, chance: () => number): string {
  let seconds = Math.floor(at / 1000)
  let time = ''
  for (let place = 0; place < 6; place++) {
    time = (ALPHABET[seconds % 32] as string) + time
    seconds = Math.floor(seconds / 32)
  }
  let rest = ''
  for (let place = 0; place < 8; place++) rest += ALPHABET[Math.floor(chance() * 32)]
  return time + rest
}

/** The same sequence in every run (mulberry32). */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
