// What a room is asked for again and again, by a rule of RFC 5545 in someone's time zone.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const schedule = defineLifecycle({
  name: 'schedule',
  initial: ['active'],
  statuses: {
    active: { means: 'Posts to its room when its time comes' },
    paused: { means: 'Posts nothing until it goes on' },
    ended: { means: 'Its rule has no further time', terminal: true, end: 'done' },
    removed: { means: 'Taken away by a person', terminal: true, end: 'dropped' },
  },
  fields: {
    content: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    // What else the work has: priority, skills, labels.
    asks: { holds: 'data', allowedIn: EVERY_STATUS },
    // The words it was said in, the rule they mean, and the next time: a moment in UTC and as clocks show it there.
    every: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    rule: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['clock'] },
    next: { holds: 'date', allowedIn: EVERY_STATUS, always: true, editable: ['clock', 'caretaker'] },
    nextLocal: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['clock', 'caretaker'] },
    // Whether it posts although what it posted last is still open.
    overlap: { holds: 'flag', allowedIn: EVERY_STATUS, always: true },
    language: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    // The message it posted last, for which time, and how often it posted nothing since the one before was open.
    lastMessage: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['clock'] },
    lastDue: { holds: 'date', allowedIn: EVERY_STATUS, editable: ['clock'] },
    lastLate: { holds: 'flag', allowedIn: EVERY_STATUS, editable: ['clock'] },
    skipped: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['clock'] },
  },
  destructiveTriggers: ['removeSchedule'],
  rules: [
    { from: 'active', to: 'paused', trigger: 'pauseSchedule', by: ['caretaker'] },
    { from: 'paused', to: 'active', trigger: 'resumeSchedule', by: ['caretaker'] },
    { from: 'active', to: 'ended', trigger: 'endSchedule', by: ['clock'] },
    { from: 'active', to: 'removed', trigger: 'removeSchedule', by: ['caretaker'] },
    { from: 'paused', to: 'removed', trigger: 'removeSchedule', by: ['caretaker'] },
  ],
})
