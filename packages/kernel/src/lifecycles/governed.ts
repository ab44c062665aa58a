// Work under policy: the transitions of document 003, with D30 and D31. One record is one attempt.
// Field names are those of document 003; D30 names two of the triggers, the others follow its manner.

import { defineLifecycle, EVERY_STATUS, INCREMENT, NOW, PROVIDED } from '../lifecycle.ts'
import type { TaskOf } from '../task.ts'

export const governed = defineLifecycle({
  name: 'governed',
  initial: ['pending'],
  statuses: {
    pending: { means: 'Defined, ready for assignment' },
    in_progress: { means: 'Being executed by System1' },
    blocked: { means: 'System1 could not complete it with its context or capability' },
    completed: { means: 'System1 returned a result, waiting for or under policy review' },
    approved: { means: 'The result satisfied the policies', terminal: true, end: 'done' },
    rejected: { means: 'The result failed policy review, to be archived and replaced' },
    canceled: { means: 'This attempt was stopped', terminal: true, end: 'dropped' },
  },
  fields: {
    initiative_id: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    title: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['effect'] },
    description: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['effect'] },
    follow_up_task_ids: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'] },
    replaces_task_id: { holds: 'task', allowedIn: EVERY_STATUS },
    invalid_review_resets: { holds: 'count', allowedIn: EVERY_STATUS },
    // Which attempt this is, counted along the chain of replacements [D34].
    attempt: { holds: 'count', allowedIn: EVERY_STATUS },
    // What it depends on [D50]: as it was said; those of it that are not done, and those that were dropped, about which a
    // person is asked; and the other direction. All but the first follow from it, in the same commit.
    blockedBy: {
      holds: 'tasks',
      allowedIn: EVERY_STATUS,
      editable: ['system3', 'user', 'caretaker', 'effect'],
      neverWithMoves: true,
    },
    waitsFor: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    droppedBlockers: {
      holds: 'tasks',
      allowedIn: EVERY_STATUS,
      editable: ['system3', 'user', 'caretaker', 'effect'],
      neverWithMoves: true,
      byItself: true,
    },
    blocks: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    // What it was called where it was imported from; forgotten when the whole import is cancelled.
    importedFrom: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['effect'] },
    skills: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['effect'] },
    assignee: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['effect'] },
    // How often it was begun: a result of an earlier beginning is refused.
    epoch: { holds: 'count', allowedIn: EVERY_STATUS },
    progress: { holds: 'text', allowedIn: ['in_progress'], editable: ['assignee'] },
    // When its System1 last said something new of it.
    progressedAt: { holds: 'moment', allowedIn: ['in_progress'], editable: ['assignee'] },
    // What all its beginnings have used so far, as told. Money in millionths: it is added up exactly.
    tokens: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['assignee'] },
    costMicros: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['assignee'] },
    model: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['assignee'] },
    // What people told whoever works on it, oldest first.
    messages: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'], neverWithMoves: true },
    // How many beginnings ended because the process of the System1 was seen to have ended [D28].
    workersLost: { holds: 'count', allowedIn: EVERY_STATUS },
    exitCode: {
      holds: 'number',
      allowedIn: ['pending', 'blocked', 'completed', 'approved', 'rejected', 'canceled'],
    },
    startedAt: {
      holds: 'moment',
      allowedIn: ['in_progress', 'blocked', 'completed', 'approved', 'rejected', 'canceled'],
    },
    owner: { holds: 'text', allowedIn: ['blocked'] },
    next_action: { holds: 'text', allowedIn: ['blocked'] },
    // Why a person stopped the System1 that worked on it.
    stoppedBecause: { holds: 'text', allowedIn: ['blocked', 'canceled'] },
    result: { holds: 'text', allowedIn: ['completed', 'approved', 'rejected', 'canceled'] },
    // With nothing to violate the event says so [D32].
    no_policy_applied: { holds: 'flag', allowedIn: ['approved'] },
    // Where two could not be told apart, or nobody else was left, an approval says that too [D42].
    not_separated: { holds: 'flag', allowedIn: ['approved'] },
    judged_alone_because: { holds: 'text', allowedIn: ['approved'] },
    completedAt: { holds: 'moment', allowedIn: ['completed', 'approved', 'rejected', 'canceled'] },
  },
  destructiveTriggers: ['cancel', 'archive'],
  rules: [
    {
      from: 'pending',
      to: 'in_progress',
      trigger: 'start',
      by: ['assignee'],
      validate: 'nothingBlocks',
      requiredFields: ['assignee'],
      setFields: { startedAt: NOW, assignee: PROVIDED, epoch: INCREMENT },
    },
    { from: 'pending', to: 'canceled', trigger: 'cancel', by: ['effect'] },

    {
      from: 'in_progress',
      to: 'completed',
      trigger: 'complete',
      by: ['assignee'],
      validate: 'nothingBlocks',
      requiredFields: ['result'],
      setFields: { completedAt: NOW, result: PROVIDED, exitCode: PROVIDED },
    },
    // A block without an owner and a next action would wait for nobody [D36]. A caretaker stops a System1 this way.
    {
      from: 'in_progress',
      to: 'blocked',
      trigger: 'block',
      by: ['assignee', 'caretaker', 'effect'],
      requiredFields: ['owner', 'next_action'],
      setFields: {
        owner: PROVIDED,
        next_action: PROVIDED,
        exitCode: PROVIDED,
        stoppedBecause: PROVIDED,
        workersLost: PROVIDED,
      },
    },
    // A review of work that is not ready for one sends it back, three times at most [D31].
    {
      from: 'in_progress',
      to: 'pending',
      trigger: 'resetInvalidReview',
      by: ['effect'],
      validate: 'invalidReviewResetsRemain',
      setFields: { invalid_review_resets: INCREMENT },
      clearFields: ['assignee', 'startedAt'],
    },

    // The same System1 goes on, or the task is assigned anew [D30].
    { from: 'blocked', to: 'in_progress', trigger: 'resume', by: ['effect'], clearFields: ['owner', 'next_action'] },
    {
      from: 'blocked',
      to: 'pending',
      trigger: 'restart',
      by: ['effect'],
      clearFields: ['assignee', 'startedAt', 'owner', 'next_action'],
    },
    { from: 'blocked', to: 'canceled', trigger: 'cancel', by: ['effect'] },

    {
      from: 'completed',
      to: 'approved',
      trigger: 'approve',
      by: ['effect'],
      setFields: { no_policy_applied: PROVIDED, not_separated: PROVIDED, judged_alone_because: PROVIDED },
    },
    { from: 'completed', to: 'rejected', trigger: 'reject', by: ['effect'] },
    { from: 'rejected', to: 'canceled', trigger: 'archive', by: ['effect'] },
  ],
})

export type GovernedTask = TaskOf<typeof governed>
