// What each field of each lifecycle may hold. Every way in goes by this: adding, editing, moving, importing. What an
// operation takes into a field has the shape of the field, so that nothing is stored that could not be imported again.

import {
  type FieldOf,
  type FieldValue,
  type governed,
  type LifecycleName,
  type LifecycleTable,
  room,
  todo,
  type ValueOf,
} from '@pawl/kernel'
import * as z from 'zod'
import { actorName } from '../actor.ts'
import type { InputProblem } from '../errors/reasons.ts'
import type { Language } from '../language.ts'
import { once } from '../once.ts'
import { deadline, priority } from '../views/task-view.ts'
import { checklist, comment, localTime, position, project, recurrence, reminders, tags } from './planner-fields.ts'
import { problemsIn } from './read-input.ts'
import { labels, roleName, roomContent, roomName, sessionName, skills, toldTexts } from './room-names.ts'
import { description, linesOfText, name, note, title } from './text-rules.ts'

/** The last moment JavaScript has. */
export const LAST_MOMENT = 8_640_000_000_000_000

/** With so many people one to-do is shared at the most. */
const MOST_SHARED = 100

const moment = () => z.int().min(0).max(LAST_MOMENT)
const id = () => z.string().regex(/^[\w-]{1,64}$/)
const tasks = () => z.array(id())
const count = () => z.int().min(0)
/** `taskwarrior:` and what it is called there. */
const importedFrom = () => z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/)

/** The fields of a to-do in which one occurrence of a series may differ from the others. */
const seriesFields = () =>
  z
    .strictObject({
      title: title(),
      description: description().nullable(),
      priority: priority().nullable(),
      project: project().nullable(),
      tags: tags().nullable(),
      reminders: reminders().nullable(),
      checklist: checklist().nullable(),
    })
    .partial() as z.ZodType<FieldValue>

/** One for each field of the table, with what the field holds: the compiler refuses one that is missing or too many. */
type Shapes<Table extends LifecycleTable> = {
  [field in FieldOf<Table>]: z.ZodType<ValueOf<Table['fields'][field]['holds']> | null>
}

const shapes: { readonly [lifecycle in LifecycleName]: () => z.ZodObject } = {
  todo: once(() =>
    z.strictObject({
      title: title(),
      description: description().nullable(),
      priority: priority().nullable(),
      deadline: deadline().nullable(),
      deadlineLocal: localTime().nullable(),
      project: project().nullable(),
      tags: tags().nullable(),
      recurrence: recurrence().nullable(),
      recurrenceText: title().nullable(),
      recurrenceFrom: z.enum(todo.fields.recurrenceFrom.holds).nullable(),
      occurrence: deadline().nullable(),
      previousOccurrence: id(),
      series: seriesFields().nullable(),
      reminders: reminders().nullable(),
      remindedUntil: moment().nullable(),
      snoozedUntil: moment().nullable(),
      checklist: checklist().nullable(),
      position: position().nullable(),
      blockedBy: tasks().nullable(),
      waitsFor: tasks().nullable(),
      droppedBlockers: tasks().nullable(),
      blocks: tasks().nullable(),
      comment: comment().nullable(),
      commentCount: count().nullable(),
      importedFrom: importedFrom(),
      ownedBy: actorName(),
      sharedWith: z.array(actorName()).min(1).max(MOST_SHARED).nullable(),
      editors: z.array(actorName()).min(1).max(MOST_SHARED).nullable(),
      startedAt: moment(),
      completedAt: moment(),
      deletedAt: moment(),
      deletedFrom: z.enum(todo.fields.deletedFrom.holds),
    } satisfies Shapes<typeof todo>),
  ),
  room: once(() =>
    z.strictObject({
      chatroomId: roomName(),
      content: roomContent(),
      origin: z.enum(room.fields.origin.holds),
      role: roleName(),
      sourceMessageId: id(),
      queuePosition: z.number().nullable(),
      attachedTaskIds: z.array(id()).nullable(),
      blockedBy: tasks().nullable(),
      waitsFor: tasks().nullable(),
      droppedBlockers: tasks().nullable(),
      blocks: tasks().nullable(),
      complexity: z.enum(room.fields.complexity.holds).nullable(),
      value: z.enum(room.fields.value.holds).nullable(),
      priority: z.number().nullable(),
      skills: skills().nullable(),
      labels: labels().nullable(),
      importedFrom: importedFrom().nullable(),
      pausedUntil: moment().nullable(),
      assignedTo: name(),
      acknowledgedAt: moment(),
      startedAt: moment(),
      completedAt: moment(),
      parentTaskIds: z.array(id()),
      claimedBy: sessionName(),
      epoch: count(),
      progress: note().nullable(),
      messages: toldTexts().nullable(),
      progressedAt: moment().nullable(),
      tokens: count().nullable(),
      costMicros: count().nullable(),
      model: name().nullable(),
      exitCode: z.int(),
      result: note(),
      handedTo: roleName(),
      failures: count(),
      lastFailure: note(),
      workedSeconds: count(),
      releasedBecause: note(),
      givenBack: count(),
      question: roomContent(),
      askedOf: roleName(),
      askedIn: id(),
      answersTask: id(),
      answer: roomContent(),
      setAsideBecause: roomContent(),
      stoppedBecause: roomContent(),
      sentBackBecause: roomContent(),
      reviewAgain: z.boolean(),
    } satisfies Shapes<typeof room>),
  ),
  governed: once(() =>
    z.strictObject({
      initiative_id: id(),
      title: title(),
      description: roomContent().nullable(),
      follow_up_task_ids: z.array(id()).nullable(),
      replaces_task_id: id(),
      invalid_review_resets: count(),
      attempt: z.int().min(1),
      blockedBy: tasks().nullable(),
      waitsFor: tasks().nullable(),
      droppedBlockers: tasks().nullable(),
      blocks: tasks().nullable(),
      importedFrom: importedFrom().nullable(),
      skills: z.array(name()).max(50).nullable(),
      assignee: name().nullable(),
      epoch: count(),
      progress: note().nullable(),
      progressedAt: moment().nullable(),
      tokens: count().nullable(),
      costMicros: count().nullable(),
      model: name().nullable(),
      messages: toldTexts().nullable(),
      workersLost: count(),
      exitCode: z.int(),
      startedAt: moment(),
      owner: name(),
      next_action: note(),
      stoppedBecause: roomContent(),
      result: note(),
      no_policy_applied: z.boolean(),
      not_separated: z.boolean(),
      judged_alone_because: linesOfText(10_000),
      completedAt: moment(),
    } satisfies Shapes<typeof governed>),
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
