// What an agent does next, with everything filled in but its own words: a fresh one with nothing but this can go on.

import { blanks, type OperationCall, type RoomSettings, splitSession } from '@pawl/contract'
import type { RoomTask } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { SessionStore } from '../ports/session-store.ts'
import { skillsOf } from './offered-skills.ts'

export function nextForClaimed(
  context: Pick<Context, 'language'>,
  task: RoomTask,
  session: string,
  { roles, entryRole }: Pick<RoomSettings, 'roles' | 'entryRole'>,
): OperationCall[] {
  const { number, fields } = task
  const start: OperationCall = { operation: 'startWork', input: { task: String(number), session } }
  // Something came before it: it was handed on, is asked by another role, was begun already, or waited for other work.
  const isHandedOn = fields.answersTask !== undefined || fields.role !== entryRole
  const hasBefore = (fields.epoch ?? 0) > 1 || isHandedOn || fields.blockedBy !== undefined
  const look: OperationCall = { operation: 'taskContext', input: { task: String(number) } }
  return [start, ...(hasBefore ? [look] : []), ...nextForStarted(context, task, session, roles)]
}

/** Completing and handing on are two ways to end it, asking is one to go on. */
export function nextForStarted(
  { language }: Pick<Context, 'language'>,
  { number, fields }: RoomTask,
  session: string,
  roles: readonly string[],
): OperationCall[] {
  const task = String(number)
  const { progress, result, handOn: message, question: ask } = blanks[language]
  const others = roles.filter((role) => role !== fields.assignedTo)
  return [
    { operation: 'reportProgress', input: { task, progress, session } },
    { operation: 'completeWork', input: { task, result, session } },
    ...others.map((to): OperationCall => {
      const input = { task, to, message, session }
      return { operation: 'handOff', input }
    }),
    { operation: 'blockWork', input: { task, ask, session } },
  ]
}

/** It waits again as it did before. */
export function nextForFree({ store }: Context<SessionStore>, task: RoomTask, session: string): OperationCall[] {
  const { chatroomId: room, assignedTo, role } = task.fields
  const skills = skillsOf(store, splitSession(session).name)
  return [{ operation: 'waitForTask', input: { room, role: assignedTo ?? role, session, ...skills } }]
}
