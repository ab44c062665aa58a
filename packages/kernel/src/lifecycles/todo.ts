// A person's to-do list [D2]. Every status can be left again: nothing a person does to a to-do is final.
// A deleted task remembers what it was, so that restoring it cannot make it something else.

import { defineLifecycle, EVERY_STATUS, NOW } from '../lifecycle.ts'
import type { TaskOf } from '../task.ts'

/** What may be changed by someone it is shared with for that. Throwing it away and sharing it stay the owner's [D41]. */
const BOTH = ['owner', 'editor'] as const

export const todo = defineLifecycle({
  name: 'todo',
  initial: ['open'],
  statuses: {
    open: { means: 'To be done' },
    in_progress: { means: 'Being worked on' },
    done: { means: 'Finished', end: 'done' },
    deleted: { means: 'Out of sight, can be restored', end: 'dropped' },
  },
  fields: {
    title: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: BOTH },
    description: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    priority: { holds: ['low', 'medium', 'high', 'urgent'], allowedIn: EVERY_STATUS, editable: BOTH },
    deadline: { holds: 'date', allowedIn: EVERY_STATUS, editable: BOTH },
    // The deadline as it was written, with its time zone: `2026-11-20T15:00[Asia/Jerusalem]`, or a day with a zone (RFC 9557).
    deadlineLocal: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    project: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    tags: { holds: 'texts', allowedIn: EVERY_STATUS, editable: BOTH },
    // A rule of RFC 5545 (`FREQ=WEEKLY;BYDAY=FR`), the words it came from, and whether it counts from the date (if not
    // said otherwise) or from when the task was done.
    recurrence: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    recurrenceText: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    recurrenceFrom: { holds: ['date', 'completion'], allowedIn: EVERY_STATUS, editable: BOTH },
    // Which occurrence of the series this task is: moving its deadline does not move the series.
    occurrence: { holds: 'date', allowedIn: EVERY_STATUS, editable: BOTH },
    previousOccurrence: { holds: 'task', allowedIn: EVERY_STATUS },
    // What the next occurrence gets where this one alone was edited.
    series: { holds: 'data', allowedIn: EVERY_STATUS, editable: BOTH },
    // Each as iCalendar has it: before the deadline (`-PT30M`), or a time of its own with its zone.
    reminders: { holds: 'texts', allowedIn: EVERY_STATUS, editable: BOTH },
    // Until when reminders have been sent: those of a later moment are still to come. And the later moment one was put off to.
    remindedUntil: { holds: 'moment', allowedIn: EVERY_STATUS, editable: ['clock'], neverWithMoves: true },
    snoozedUntil: { holds: 'moment', allowedIn: EVERY_STATUS, editable: ['owner'] },
    checklist: { holds: 'data', allowedIn: EVERY_STATUS, editable: BOTH },
    // Where it stands in an order made by hand: sorted as text.
    position: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['owner'] },
    // What it depends on [D50]: as it was said; those of it that are not done, and those that were dropped, about which a
    // person is asked; and the other direction. All but the first follow from it, in the same commit.
    blockedBy: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: [...BOTH, 'effect'], neverWithMoves: true },
    waitsFor: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    droppedBlockers: {
      holds: 'tasks',
      allowedIn: EVERY_STATUS,
      editable: [...BOTH, 'effect'],
      neverWithMoves: true,
      byItself: true,
    },
    blocks: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    // The last one; those before it are in the history.
    comment: { holds: 'text', allowedIn: EVERY_STATUS, editable: BOTH },
    commentCount: { holds: 'count', allowedIn: EVERY_STATUS, editable: BOTH },
    // What it was called in the program it was brought from, so that it is brought only once.
    importedFrom: { holds: 'text', allowedIn: EVERY_STATUS },
    // Whose it is [D41]. Without it, that of the person of this machine.
    ownedBy: { holds: 'text', allowedIn: EVERY_STATUS },
    // For whom it is there too, and who of them may change it.
    sharedWith: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['owner'], neverWithMoves: true },
    editors: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['owner'], neverWithMoves: true },
    startedAt: { holds: 'moment', allowedIn: ['in_progress', 'done', 'deleted'] },
    completedAt: { holds: 'moment', allowedIn: ['done', 'deleted'] },
    deletedAt: { holds: 'moment', allowedIn: ['deleted'] },
    deletedFrom: { holds: ['open', 'in_progress', 'done'], allowedIn: ['deleted'] },
  },
  destructiveTriggers: ['deleteTask'],
  rules: [
    { from: 'open', to: 'in_progress', trigger: 'startTask', by: BOTH, setFields: { startedAt: NOW } },
    {
      from: 'open',
      to: 'done',
      trigger: 'completeTask',
      by: BOTH,
      validate: 'nothingBlocks',
      setFields: { completedAt: NOW },
    },
    {
      from: 'open',
      to: 'deleted',
      trigger: 'deleteTask',
      by: ['owner'],
      setFields: { deletedAt: NOW, deletedFrom: 'open' },
    },

    { from: 'in_progress', to: 'open', trigger: 'stopTask', by: BOTH, clearFields: ['startedAt'] },
    {
      from: 'in_progress',
      to: 'done',
      trigger: 'completeTask',
      by: BOTH,
      validate: 'nothingBlocks',
      setFields: { completedAt: NOW },
    },
    {
      from: 'in_progress',
      to: 'deleted',
      trigger: 'deleteTask',
      by: ['owner'],
      setFields: { deletedAt: NOW, deletedFrom: 'in_progress' },
    },

    { from: 'done', to: 'open', trigger: 'reopenTask', by: BOTH, clearFields: ['startedAt', 'completedAt'] },
    {
      from: 'done',
      to: 'in_progress',
      trigger: 'startTask',
      by: BOTH,
      setFields: { startedAt: NOW },
      clearFields: ['completedAt'],
    },
    {
      from: 'done',
      to: 'deleted',
      trigger: 'deleteTask',
      by: ['owner'],
      setFields: { deletedAt: NOW, deletedFrom: 'done' },
    },

    {
      from: 'deleted',
      to: 'open',
      trigger: 'restoreTask',
      by: ['owner'],
      validate: 'deletedWhileOpen',
      clearFields: ['deletedAt', 'deletedFrom'],
    },
    {
      from: 'deleted',
      to: 'in_progress',
      trigger: 'restoreTask',
      by: ['owner'],
      validate: 'deletedWhileInProgress',
      clearFields: ['deletedAt', 'deletedFrom'],
    },
    {
      from: 'deleted',
      to: 'done',
      trigger: 'restoreTask',
      by: ['owner'],
      validate: 'deletedWhileDone',
      clearFields: ['deletedAt', 'deletedFrom'],
    },
  ],
})

export type TodoTask = TaskOf<typeof todo>
