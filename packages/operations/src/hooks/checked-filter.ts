// What a hook is to tell of: that it can happen, and that whoever asks may know of the place.

import { type HookFilter, narrowed, type Outcome, readHookFilter, refuse } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import type { Context } from '../context.ts'

export async function checkedFilter({ store }: Context, on: string): Promise<Outcome<HookFilter>> {
  const read = readHookFilter(on)
  if (read.refused) return read
  const { room, initiative, task } = read.value
  if (room !== undefined && (await store.findRoom(room)) === undefined) return refuse('ROOM_NOT_FOUND', { room })
  if (initiative !== undefined && (await store.findRecord('initiative', initiative)) === undefined)
    return refuse('RECORD_NOT_FOUND', { kind: 'initiative', id: initiative })
  if (task === undefined) return read
  const found = await store.findTask({ number: task })
  return found === undefined
    ? refuse('TASK_NOT_FOUND', { task: String(task) })
    : narrowed(read.value, found.lifecycle as LifecycleName, on)
}
