// What each field of each lifecycle may hold. Every way in goes by this: adding, editing, moving, importing.

import type { LifecycleName } from '@pawl/kernel'
import * as z from 'zod'
import type { InputProblem } from './errors/catalogue.ts'
import type { Language } from './language.ts'
import { once } from './once.ts'
import { problemsIn } from './read-input.ts'
import { roleName, roomContent, roomName, sessionName } from './room-names.ts'
import { deadline, priority } from './task-view.ts'
import { description, name, title } from './text-rules.ts'

/** The last moment JavaScript has. */
export const LAST_MOMENT = 8_640_000_000_000_000

const moment = () => z.int().min(0).max(LAST_MOMENT)
const id = () => z.string().regex(/^[\w-]{1,64}$/)
const level = () => z.enum(['low', 'medium', 'high'])
const longText = () => description.refine((text) => text.trim() !== '', { params: { problem: 'nothing_visible' } })

const shapes: { readonly [lifecycle in LifecycleName]: () => z.ZodObject } = {
  todo: once(() =>
    z.strictObject({
      ...{ title, description: description.nullable(), priority: priority.nullable(), deadline: deadline.nullable() },
      ...{
        startedAt: moment(),
        completedAt: moment(),
        deletedAt: moment(),
        deletedFrom: z.enum(['open', 'in_progress', 'done']),
      },
    }),
  ),
  room: once(() =>
    z.strictObject({
      ...{ chatroomId: roomName(), role: roleName(), claimedBy: sessionName(), epoch: z.int().min(0) },
      ...{ progress: longText().nullable(), result: longText(), failures: z.int().min(0), lastFailure: longText() },
      ...{ content: roomContent(), origin: z.enum(['backlog', 'chat']), sourceMessageId: id() },
      ...{ queuePosition: z.number().nullable(), attachedTaskIds: z.array(id()).max(1000).nullable() },
      ...{ complexity: level().nullable(), value: level().nullable(), priority: z.number().nullable() },
      ...{ assignedTo: name, acknowledgedAt: moment(), startedAt: moment(), completedAt: moment() },
      parentTaskIds: z.array(id()).max(1000),
    }),
  ),
  governed: once(() =>
    z.strictObject({
      ...{ initiative_id: id(), title, description: description.nullable(), assignee: name.nullable() },
      ...{
        follow_up_task_ids: z.array(id()).max(1000).nullable(),
        replaces_task_id: id(),
        invalid_review_resets: z.int().min(0),
        attempt: z.int().min(1),
        no_policy_applied: z.boolean(),
        skills: z.array(name).max(50).nullable(),
      },
      ...{ owner: name, next_action: longText(), result: longText(), startedAt: moment(), completedAt: moment() },
    }),
  ),
}

/** What is wrong with these fields; those the lifecycle does not have are left for the kernel to refuse. */
export function fieldProblems(lifecycle: string, fields: object, language: Language): InputProblem[] {
  const shape = shapes[lifecycle as LifecycleName]().shape
  return Object.entries(fields).flatMap(([field, value]) => {
    const schema = Object.hasOwn(shape, field) ? (shape[field] as z.ZodType) : undefined
    return schema === undefined ? [] : problemsIn(schema, value, language, field)
  })
}

/** Fields as they are stored: all of them known, none of them null. */
export function storedFields(lifecycle: LifecycleName): z.ZodType {
  return shapes[lifecycle]()
    .partial()
    .refine((fields) => Object.values(fields).every((value) => value !== null))
}
