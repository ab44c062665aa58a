// What waits in a room, changed while it waits: one tool, for few tokens.

import { type OperationKey, operations } from '@pawl/contract'
import { keysOf } from '@pawl/kernel'
import * as z from 'zod'
import { DOES_ANYTHING, type Tool } from './tool.ts'

const { editMessage } = operations

const ACTIONS = {
  edit: 'editMessage',
  move: 'moveMessage',
  cancel: 'cancelMessage',
  restore: 'restoreMessage',
  'move-task': 'moveRoomTask',
} as const satisfies Record<string, OperationKey>

const flag = () => z.boolean().optional()
// The operation reads them: a pattern for each would be read by the model too.
const name = () => z.string().optional()

export const queueTools: readonly Tool[] = [
  {
    name: 'queue',
    operation: ACTIONS,
    title: 'Queue',
    description:
      'What waits in a room, for people who look after it. All but move-task take room and message, such as m3; move and move-task one of first, last, before, after.',
    input: z.strictObject({
      action: z.enum(keysOf(ACTIONS)),
      room: name(),
      message: name(),
      task_id: z.union([z.int().positive(), z.string()], { error: 'form:task' }).optional(),
      content: name().describe('With edit'),
      priority: editMessage.input.shape.priority.describe('With edit'),
      first: flag(),
      last: flag(),
      before: name(),
      after: name(),
    }),
    answer: z.looseObject({ message: z.looseObject({}).optional(), task: z.looseObject({}).optional() }),
    hints: DOES_ANYTHING,
  },
]
