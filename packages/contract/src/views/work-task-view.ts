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
      skills: z.array(z.string()).optional().describe('What whoever claims it must offer'),
      labels: z.array(z.string()).optional(),
      importedFrom: z.string().optional().describe('What it was called where it was imported from'),
      progress: z.string().optional(),
      messages: z.array(z.string()).optional().describe('What people told whoever works on it, oldest first'),
      result: z.string().optional(),
      failures: z.int().optional(),
      lastFailure: z.string().optional(),
      pausedUntil: z.int().optional().describe('It failed, and rests until then before it is tried again'),
      workedSeconds: z.int().optional().describe('How long the attempts that failed took, all together'),
      releasedBecause: z.string().optional().describe('Why it was given back last'),
      givenBack: z.int().optional().describe('How often in a row those who had it gave it back'),
      question: z.string().optional().describe('What its holder asked last'),
      askedOf: z.string().optional().describe('Whom: a role, or user'),
      askedIn: z.string().optional().describe('The task in which a role is asked'),
      answersTask: z.string().optional().describe('The task whose question this one answers'),
      answer: z.string().optional(),
      stoppedBecause: z.string().optional().describe('Why a person stopped whoever worked on it'),
      setAsideBecause: z.string().optional().describe('What was said when it was handed to a person'),
      sentBackBecause: z.string().optional().describe('What the reviewer said'),
      reviewAgain: z.boolean().optional().describe('It was sent back, and is reviewed again when it is done'),
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
