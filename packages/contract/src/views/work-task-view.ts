// Tasks as whoever works on them is shown them: those of a room, and governed ones.

import { LIFECYCLE_NAMES } from '@pawl/kernel'
import * as z from 'zod'
import { once } from '../once.ts'

export const roomTaskView = once(() =>
  z
    .looseObject({
      id: z.string(),
      number: z.int(),
      lifecycle: z.enum(LIFECYCLE_NAMES),
      status: z.string(),
      version: z.int(),
      chatroomId: z.string(),
      content: z.string(),
      origin: z.enum(['backlog', 'chat']).optional(),
      role: z.string().optional().describe('Whom it is addressed to'),
      assignedTo: z.string().optional().describe('The role that has it'),
      claimedBy: z.string().optional().describe('The session that has it'),
      epoch: z.int().optional().describe('How often it was claimed'),
      queuePosition: z.number().optional(),
      attachedTaskIds: z.array(z.string()).optional(),
      parentTaskIds: z.array(z.string()).optional(),
      complexity: z.string().optional(),
      value: z.string().optional(),
      priority: z.number().optional(),
      progress: z.string().optional(),
      result: z.string().optional(),
      failures: z.int().optional(),
      lastFailure: z.string().optional(),
    })
    .meta({ id: 'RoomTask' }),
)
export type RoomTaskView = z.output<ReturnType<typeof roomTaskView>>

/** A governed task has no room; its content is its title and its description. */
export const workTaskView = once(() =>
  roomTaskView()
    .extend({
      chatroomId: z.string().optional(),
      initiative_id: z.string().optional().describe('Of a governed task'),
    })
    .meta({ id: 'WorkTask' }),
)
export type WorkTaskView = z.output<ReturnType<typeof workTaskView>>
