// What is claimed next in each role, as far as this process knows: read ahead with an earlier claim, or written here itself. It
// is a guess. The claim is stored only if the database finds the same tasks first, so that a guess that is wrong costs a round
// trip and never the order.

import { isTaskOf, type RoomTask, type Task, room as table } from '@pawl/kernel'
import { LruCache } from '../lru-cache.ts'
import { attachedTo } from '../room-rows.ts'
import { type Claimers, listingOf } from './task-listing.ts'

/** So many more than are claimed are read: a look for sixteen costs as much as it saves several times. */
export const AHEAD = 64
const MOST_LINES = 200
/** As many as one process adds before they are read again. */
const LONGEST = 128

type Line = Pick<Claimers, 'room' | 'role' | 'skills'>

interface Known {
  readonly line: Line
  tasks: RoomTask[]
  /** Whether there is nothing behind them. */
  isWhole: boolean
}

export class ClaimLines {
  readonly #known = new LruCache<string, Known>(MOST_LINES)
  readonly #byRoom = new Map<string, Set<string>>()

  /** The first of them, if so many are known. */
  first(line: Line, count: number): readonly RoomTask[] | undefined {
    const known = this.#known.get(keyOf(line))
    return known === undefined || known.tasks.length < count ? undefined : known.tasks.slice(0, count)
  }

  /** What was found behind those that are being claimed. With a task that something is attached to, more than itself moves. */
  set(line: Line, behind: readonly RoomTask[], isWhole: boolean): void {
    const end = behind.findIndex(hasAttached)
    const tasks = end === -1 ? [...behind] : behind.slice(0, end)
    this.#known.set(keyOf(line), { line, tasks, isWhole: isWhole && end === -1 })
    const here = this.#byRoom.get(line.room) ?? new Set<string>()
    this.#byRoom.set(line.room, here.add(keyOf(line)))
  }

  forget(line: Line): void {
    this.#known.delete(keyOf(line))
  }

  /** Told of what this process has stored. */
  hear(written: readonly Task[] = []): void {
    for (const task of written) {
      if (!isTaskOf(table, task)) continue
      const here = this.#byRoom.get(task.fields.chatroomId) ?? []
      for (const key of here) {
        const known = this.#known.get(key)
        if (known === undefined) this.#byRoom.get(task.fields.chatroomId)?.delete(key)
        else if (known.line.role === task.fields.role) note(known, task)
      }
    }
  }
}

function note(known: Known, task: RoomTask): void {
  known.tasks = known.tasks.filter(({ id }) => id !== task.id)
  const { skills = [] } = task.fields
  if (listingOf(task).listed_as !== 'pending' || !skills.every((skill) => known.line.skills.includes(skill))) return
  if (known.isWhole && known.tasks.length < LONGEST && !hasAttached(task)) known.tasks.push(task)
  else known.isWhole = false
}

const hasAttached = (task: RoomTask) => attachedTo(task).length > 0
const keyOf = ({ room, role, skills }: Line) => `${room}/${role}/${skills.join(' ')}`
