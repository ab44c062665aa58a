// What depends on what, and what can be begun: one tool, for few tokens.

import { type OperationKey, operations } from '@pawl/contract'
import { keysOf } from '@pawl/kernel'
import * as z from 'zod'
import { DOES_ANYTHING, type Tool } from './tool.ts'

const { unblockTask } = operations

const ACTIONS = {
  ready: 'readyTasks',
  next: 'nextTask',
  blocked: 'blockedTasks',
  show: 'showDependencies',
  depend: 'dependTask',
  unblock: 'unblockTask',
} as const satisfies Record<string, OperationKey>

const numbers = () => z.array(z.string()).optional()
const task = z.looseObject({ number: z.int(), status: z.string() })

export const dependencyTools: readonly Tool[] = [
  {
    name: 'dependencies',
    operation: ACTIONS,
    title: 'Dependencies',
    description:
      'ready, next: what can be begun; blocked: what waits. depend: on or notOn other tasks. unblock: answer, where a blocker was dropped.',
    input: z.strictObject({
      action: z.enum(keysOf(ACTIONS)),
      task_id: z.union([z.int().positive(), z.string()], { error: 'form:task' }).optional(),
      // The operation reads them: a pattern for each would be read by the model too.
      on: numbers(),
      notOn: numbers(),
      answer: unblockTask.input.shape.answer.optional().describe('wait_for takes on'),
      room: z.string().optional(),
      initiative: z.string().optional(),
    }),
    answer: z.looseObject({ task: task.nullable().optional(), tasks: z.array(z.looseObject({})).optional() }),
    hints: DOES_ANYTHING,
  },
]
