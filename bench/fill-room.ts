// Fills a room through the store's intake, with tasks that the kernel made: all of them pending, the oldest first.

import { setImmediate as turn } from 'node:timers/promises'
import { defaultSettings } from '@pawl/contract'
import { createTask, room as lifecycle, type Task, type TaskEvent } from '@pawl/kernel'
import { newId, type WorkspaceStore } from '@pawl/operations'
import { ACTOR } from './fill-store.ts'

export const ROOM = 'bench'
export const ROLE = 'builder'
const BATCH = 5_000
const AT = Date.UTC(2026, 0, 1)

export function fillRoom(store: WorkspaceStore, count: number, parallel = 10_000): Promise<void> {
  return fillRooms(store, [ROOM], count, parallel)
}

/** So many tasks in all, a room after the other in turn, numbered from the first on. */
export async function fillRooms(
  store: WorkspaceStore,
  rooms: readonly string[],
  count: number,
  parallel = 10_000,
  firstNumber = 1,
): Promise<void> {
  const intake = await store.openIntake()
  try {
    const settings = { ...defaultSettings(), roles: [ROLE], entryRole: ROLE, parallel, leaseSeconds: 600 }
    await intake.addRooms(rooms.map((id) => ({ id, settings, createdBy: ACTOR, createdAt: AT })))
    const end = firstNumber + count
    for (let first = firstNumber; first < end; first += BATCH) {
      const tasks: Task[] = []
      const events: TaskEvent[] = []
      for (let number = first; number < Math.min(first + BATCH, end); number++) {
        const { task, event } = createTask(lifecycle, {
          id: newId(),
          number,
          by: ACTOR,
          at: AT + number,
          status: 'pending',
          fields: {
            chatroomId: rooms[number % rooms.length] as string,
            content: `Piece ${number} of the work`,
            origin: 'chat',
            role: ROLE,
            queuePosition: number,
          },
        })
        tasks.push(task)
        events.push(event)
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
