// Work for agents in a room: every rule of document 001, in its order, plus D23, D24, D26, D37, D49 and D50.

import { defineLifecycle, EVERY_STATUS, INCREMENT, NOW, PROVIDED } from '../lifecycle.ts'
import type { TaskOf } from '../task.ts'

const LEVELS = ['low', 'medium', 'high'] as const

export const room = defineLifecycle({
  name: 'room',
  initial: ['pending', 'backlog', 'queued'],
  statuses: {
    pending: { means: 'Created, waiting for agent' },
    acknowledged: { means: 'Agent claimed via wait-for-task' },
    in_progress: { means: 'Agent started work via task-started' },
    completed: { means: 'Work finished', end: 'done' },
    backlog: { means: 'In backlog, not sent yet' },
    backlog_acknowledged: { means: 'Attached to message, visible to agent' },
    pending_user_review: { means: 'Agent done, awaiting user confirmation' },
    queued: { means: 'Waiting in queue' },
    closed: { means: 'Cancelled', end: 'dropped' },
  },
  fields: {
    chatroomId: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    content: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
    origin: { holds: ['backlog', 'chat'], allowedIn: EVERY_STATUS, always: true },
    // Whom it is for: an address, not a state.
    role: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
    sourceMessageId: { holds: 'text', allowedIn: EVERY_STATUS },
    queuePosition: { holds: 'number', allowedIn: EVERY_STATUS, editable: ['caretaker', 'effect'] },
    attachedTaskIds: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker', 'effect'] },
    // What it depends on [D50]: as it was said; those of it that are not done, and those that were dropped, about which a
    // person is asked; and the other direction. All but the first follow from it, in the same commit. An agent says it of new
    // work alone: it neither lets go of what people ordered, nor stops what another holds.
    blockedBy: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['caretaker', 'effect'], neverWithMoves: true },
    waitsFor: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    droppedBlockers: {
      holds: 'tasks',
      allowedIn: EVERY_STATUS,
      editable: ['caretaker', 'effect'],
      neverWithMoves: true,
      byItself: true,
    },
    blocks: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true, byItself: true },
    complexity: { holds: LEVELS, allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    value: { holds: LEVELS, allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    priority: { holds: 'number', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    // What whoever claims it has to offer, and what it is filed under.
    skills: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    labels: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    // What it was called where it was imported from.
    // Forgotten when the whole import is cancelled.
    importedFrom: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['effect'] },
    // While it has one a pending task is not claimed: a time that has not come. The same goes for `waitsFor`.
    pausedUntil: { holds: 'moment', allowedIn: ['pending'], editable: ['clock', 'caretaker'], neverWithMoves: true },
    assignedTo: {
      holds: 'text',
      allowedIn: ['acknowledged', 'in_progress', 'completed', 'pending_user_review', 'closed'],
    },
    acknowledgedAt: {
      holds: 'moment',
      allowedIn: ['acknowledged', 'in_progress', 'completed', 'pending_user_review', 'closed'],
    },
    startedAt: { holds: 'moment', allowedIn: ['in_progress', 'completed', 'pending_user_review', 'closed'] },
    completedAt: { holds: 'moment', allowedIn: ['completed'] },
    parentTaskIds: {
      holds: 'tasks',
      allowedIn: ['backlog_acknowledged', 'pending_user_review', 'completed', 'closed'],
      editable: ['effect'],
    },
    // Who holds it [D27]: the session, and how often it was claimed. The count only ever rises.
    claimedBy: { holds: 'text', allowedIn: ['acknowledged', 'in_progress'] },
    epoch: { holds: 'count', allowedIn: EVERY_STATUS },
    progress: { holds: 'text', allowedIn: ['acknowledged', 'in_progress'], editable: ['holder'] },
    // What people told whoever works on it, oldest first: it comes back with every report of progress.
    messages: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'], neverWithMoves: true },
    // When its holder last said something new of it: not a mere sign of life.
    progressedAt: { holds: 'moment', allowedIn: ['acknowledged', 'in_progress'], editable: ['holder'] },
    // What all attempts at it have used so far, as their holders told. Money in millionths: it is added up exactly.
    tokens: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['holder'] },
    costMicros: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['holder'] },
    model: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['holder'] },
    // How the process of the last attempt ended, where there was one.
    exitCode: {
      holds: 'number',
      allowedIn: ['pending', 'queued', 'backlog', 'completed', 'pending_user_review', 'closed'],
    },
    result: { holds: 'text', allowedIn: ['completed', 'pending_user_review', 'closed'] },
    // The role that goes on, if it was handed on.
    handedTo: { holds: 'text', allowedIn: ['completed', 'pending_user_review', 'closed'] },
    // How often in a row its worker died, and of what [D37].
    failures: { holds: 'count', allowedIn: EVERY_STATUS },
    lastFailure: { holds: 'text', allowedIn: EVERY_STATUS },
    // How long the attempts that failed took, all together.
    workedSeconds: { holds: 'count', allowedIn: EVERY_STATUS },
    // Why its last holder gave it back without a failure, and how often those who had it did: not what happened to them.
    releasedBecause: { holds: 'text', allowedIn: EVERY_STATUS },
    givenBack: { holds: 'count', allowedIn: EVERY_STATUS },
    // What its holder asks [D49], and of whom: a role, or `user`. It waits for an answer while the task is set aside.
    question: { holds: 'text', allowedIn: EVERY_STATUS },
    askedOf: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['effect'], neverWithMoves: true },
    // The task in which a role is asked, and the other way round the task whose question it answers.
    askedIn: { holds: 'task', allowedIn: ['pending_user_review'], editable: ['effect'], neverWithMoves: true },
    answersTask: { holds: 'task', allowedIn: EVERY_STATUS },
    answer: { holds: 'text', allowedIn: EVERY_STATUS },
    // What its holder says to the person it is handed to.
    setAsideBecause: { holds: 'text', allowedIn: ['pending_user_review', 'completed', 'closed'] },
    // Why a person stopped whoever worked on it.
    stoppedBecause: { holds: 'text', allowedIn: ['pending_user_review', 'completed', 'closed'] },
    // Why a reviewer sent it back. Work that was sent back is reviewed again when it is done [D49].
    sentBackBecause: { holds: 'text', allowedIn: EVERY_STATUS },
    reviewAgain: {
      holds: 'flag',
      allowedIn: ['pending', 'acknowledged', 'in_progress', 'pending_user_review', 'queued'],
      editable: ['effect'],
      neverWithMoves: true,
    },
  },
  destructiveTriggers: ['cancelTask', 'resetStuckTask'],
  rules: [
    // User message flow: pending → acknowledged → in_progress → completed
    {
      from: 'pending',
      to: 'acknowledged',
      trigger: 'claimTask',
      by: ['role'],
      validate: ['nothingBlocks', 'isNotPaused'],
      requiredFields: ['assignedTo'],
      setFields: { acknowledgedAt: NOW, assignedTo: PROVIDED, claimedBy: PROVIDED, epoch: INCREMENT },
    },
    {
      from: 'acknowledged',
      to: 'in_progress',
      trigger: 'startTask',
      // What is stopped before it was begun is begun and set aside at once.
      by: ['holder', 'effect'],
      validate: 'nothingBlocks',
      setFields: { startedAt: NOW },
    },
    {
      from: 'in_progress',
      to: 'completed',
      trigger: 'completeTask',
      by: ['holder'],
      validate: ['nothingBlocks', 'isNotToBeReviewedAgain'],
      setFields: { completedAt: NOW, result: PROVIDED, handedTo: PROVIDED, exitCode: PROVIDED },
      clearFields: ['failures', 'lastFailure', 'workedSeconds', 'givenBack'],
    },

    // Backlog flow: backlog → backlog_acknowledged → pending_user_review → completed
    {
      from: 'backlog',
      to: 'backlog_acknowledged',
      trigger: 'attachToMessage',
      by: ['role', 'caretaker', 'effect'],
      requiredFields: ['parentTaskIds'],
      setFields: { parentTaskIds: PROVIDED },
    },
    { from: 'backlog_acknowledged', to: 'pending_user_review', trigger: 'parentTaskAcknowledged', by: ['effect'] },
    {
      from: 'pending_user_review',
      to: 'completed',
      trigger: 'markBacklogComplete',
      by: ['reviewer'],
      validate: 'nothingBlocks',
      setFields: { completedAt: NOW },
    },

    // Rework: pending_user_review → pending
    {
      from: 'pending_user_review',
      to: 'pending',
      trigger: 'sendBackForRework',
      // By effect with the answer of the role that was asked [D49].
      by: ['reviewer', 'effect'],
      setFields: { answer: PROVIDED, sentBackBecause: PROVIDED, reviewAgain: PROVIDED },
      clearFields: [
        'sentBackBecause',
        'acknowledgedAt',
        'startedAt',
        'assignedTo',
        'completedAt',
        'parentTaskIds',
        'failures',
        'lastFailure',
        'workedSeconds',
        'givenBack',
      ],
    },
    // In a room that is full it waits its turn like everything else.
    {
      from: 'pending_user_review',
      to: 'queued',
      trigger: 'sendBackForRework',
      by: ['reviewer'],
      setFields: { answer: PROVIDED, sentBackBecause: PROVIDED, reviewAgain: PROVIDED },
      clearFields: [
        'sentBackBecause',
        'acknowledgedAt',
        'startedAt',
        'assignedTo',
        'completedAt',
        'parentTaskIds',
        'failures',
        'lastFailure',
        'workedSeconds',
        'givenBack',
      ],
    },

    // Queue promotion: queued → pending
    {
      from: 'queued',
      to: 'pending',
      trigger: 'promoteNextTask',
      by: ['effect'],
      clearFields: ['startedAt', 'assignedTo'],
    },

    // Cancellation: any active state → closed
    { from: 'pending', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },
    { from: 'acknowledged', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },
    { from: 'queued', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },
    { from: 'backlog', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },
    { from: 'backlog_acknowledged', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },
    { from: 'pending_user_review', to: 'closed', trigger: 'cancelTask', by: ['reviewer'] },
    // An agent at work can be stopped; its next write is refused as stale [D24].
    { from: 'in_progress', to: 'closed', trigger: 'cancelTask', by: ['caretaker'] },

    // Recovery: in_progress → pending
    {
      from: 'in_progress',
      to: 'pending',
      trigger: 'resetStuckTask',
      by: ['holder', 'supervisor', 'caretaker', 'roomRule'],
      setFields: {
        failures: PROVIDED,
        lastFailure: PROVIDED,
        exitCode: PROVIDED,
        workedSeconds: PROVIDED,
        pausedUntil: PROVIDED,
        releasedBecause: PROVIDED,
        givenBack: PROVIDED,
      },
      clearFields: ['startedAt', 'assignedTo', 'releasedBecause'],
    },
    // An agent that dies between claim and start does not strand the task [D23].
    {
      from: 'acknowledged',
      to: 'pending',
      trigger: 'resetStuckTask',
      by: ['holder', 'supervisor', 'caretaker', 'roomRule'],
      setFields: {
        failures: PROVIDED,
        lastFailure: PROVIDED,
        exitCode: PROVIDED,
        workedSeconds: PROVIDED,
        pausedUntil: PROVIDED,
        releasedBecause: PROVIDED,
        givenBack: PROVIDED,
      },
      clearFields: ['acknowledgedAt', 'assignedTo', 'releasedBecause'],
    },
    // Work that keeps failing goes to a person [D37]; so does a question, what is handed to a person, what was sent
    // back and is done [D49], and what a person stops.
    {
      from: 'in_progress',
      to: 'pending_user_review',
      trigger: 'setAside',
      // By the room's rule where its time limit was passed once too often.
      by: ['holder', 'supervisor', 'caretaker', 'roomRule'],
      setFields: {
        failures: PROVIDED,
        lastFailure: PROVIDED,
        result: PROVIDED,
        exitCode: PROVIDED,
        workedSeconds: PROVIDED,
        question: PROVIDED,
        askedOf: PROVIDED,
        askedIn: PROVIDED,
        setAsideBecause: PROVIDED,
        stoppedBecause: PROVIDED,
      },
      clearFields: ['question', 'askedOf', 'answer'],
    },

    // Reopening: completed/closed → pending_user_review
    {
      from: 'completed',
      to: 'pending_user_review',
      trigger: 'reopenBacklogTask',
      by: ['reviewer'],
      validate: 'originIsBacklog',
      clearFields: ['completedAt'],
    },
    {
      from: 'closed',
      to: 'pending_user_review',
      trigger: 'reopenBacklogTask',
      by: ['reviewer'],
      validate: 'originIsBacklog',
      clearFields: ['completedAt'],
    },

    // Backlog to queue: backlog → pending/queued
    {
      from: 'backlog',
      to: 'pending',
      trigger: 'moveToQueue',
      by: ['role', 'caretaker'],
      clearFields: ['startedAt', 'assignedTo', 'completedAt'],
    },
    {
      from: 'backlog',
      to: 'queued',
      trigger: 'moveToQueue',
      by: ['role', 'caretaker'],
      clearFields: ['startedAt', 'assignedTo', 'completedAt'],
    },
  ],
})

export type RoomTask = TaskOf<typeof room>
