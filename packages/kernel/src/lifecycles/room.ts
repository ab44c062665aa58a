// Work for agents in a room: every rule of document 001, in its order, plus D23, D24 and D37.

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
    queuePosition: { holds: 'number', allowedIn: EVERY_STATUS, editable: ['effect'] },
    attachedTaskIds: { holds: 'tasks', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker', 'effect'] },
    complexity: { holds: LEVELS, allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    value: { holds: LEVELS, allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
    priority: { holds: 'number', allowedIn: EVERY_STATUS, editable: ['role', 'caretaker'] },
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
    result: { holds: 'text', allowedIn: ['completed', 'pending_user_review', 'closed'] },
    // How often in a row its worker died, and of what [D37].
    failures: { holds: 'count', allowedIn: EVERY_STATUS },
    lastFailure: { holds: 'text', allowedIn: EVERY_STATUS },
  },
  destructiveTriggers: ['cancelTask', 'resetStuckTask'],
  rules: [
    // User message flow: pending → acknowledged → in_progress → completed
    {
      from: 'pending',
      to: 'acknowledged',
      trigger: 'claimTask',
      by: ['role'],
      requiredFields: ['assignedTo'],
      setFields: { acknowledgedAt: NOW, assignedTo: PROVIDED, claimedBy: PROVIDED, epoch: INCREMENT },
    },
    { from: 'acknowledged', to: 'in_progress', trigger: 'startTask', by: ['holder'], setFields: { startedAt: NOW } },
    {
      from: 'in_progress',
      to: 'completed',
      trigger: 'completeTask',
      by: ['holder'],
      setFields: { completedAt: NOW, result: PROVIDED },
      clearFields: ['failures', 'lastFailure'],
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
      setFields: { completedAt: NOW },
    },

    // Rework: pending_user_review → pending
    {
      from: 'pending_user_review',
      to: 'pending',
      trigger: 'sendBackForRework',
      by: ['reviewer'],
      clearFields: [
        'acknowledgedAt',
        'startedAt',
        'assignedTo',
        'completedAt',
        'parentTaskIds',
        'failures',
        'lastFailure',
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
      setFields: { failures: PROVIDED, lastFailure: PROVIDED },
      clearFields: ['startedAt', 'assignedTo'],
    },
    // An agent that dies between claim and start does not strand the task [D23].
    {
      from: 'acknowledged',
      to: 'pending',
      trigger: 'resetStuckTask',
      by: ['holder', 'supervisor', 'caretaker', 'roomRule'],
      setFields: { failures: PROVIDED, lastFailure: PROVIDED },
      clearFields: ['acknowledgedAt', 'assignedTo'],
    },
    // Work that keeps failing goes to a person [D37].
    {
      from: 'in_progress',
      to: 'pending_user_review',
      trigger: 'setAside',
      by: ['holder', 'supervisor'],
      setFields: { failures: PROVIDED, lastFailure: PROVIDED, result: PROVIDED },
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
