// What may be used in a room, in an initiative or by an agent. Once it is used up nothing new is begun there until a person says
// how to go on, or a new period begins; work in hand may be finished.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'

export const budget = defineLifecycle({
  name: 'budget',
  initial: ['open'],
  statuses: {
    open: { means: 'Work goes on' },
    spent: { means: 'Used up: nothing new is begun until a person says how to go on' },
    stopped: { means: 'Stopped by a person: nothing new is begun' },
    removed: { means: 'No longer holds', end: 'dropped' },
  },
  fields: {
    // How much, of one or both.
    costMicros: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
    tokens: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
    per: { holds: ['day', 'week', 'total'], allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
    // When the period began that is counted now, and how often the same amount was allowed again in it.
    since: { holds: 'moment', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker', 'clock'] },
    again: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['caretaker', 'clock'] },
  },
  destructiveTriggers: [],
  rules: [
    { from: 'open', to: 'spent', trigger: 'spendBudget', by: ['effect'] },
    // A person raises it or lets it go on once, or a new period has begun.
    {
      from: 'spent',
      to: 'open',
      trigger: 'reopenBudget',
      by: ['caretaker', 'clock'],
      setFields: { costMicros: PROVIDED, tokens: PROVIDED, per: PROVIDED, since: PROVIDED, again: PROVIDED },
    },
    { from: 'spent', to: 'stopped', trigger: 'stopBudget', by: ['caretaker'] },
    { from: 'open', to: 'stopped', trigger: 'stopBudget', by: ['caretaker'] },
    // Only by hand: who stopped it meant it for the next period too.
    {
      from: 'stopped',
      to: 'open',
      trigger: 'reopenBudget',
      by: ['caretaker'],
      setFields: { costMicros: PROVIDED, tokens: PROVIDED, per: PROVIDED, since: PROVIDED, again: PROVIDED },
    },
    { from: 'open', to: 'removed', trigger: 'removeBudget', by: ['caretaker'] },
    { from: 'spent', to: 'removed', trigger: 'removeBudget', by: ['caretaker'] },
    { from: 'stopped', to: 'removed', trigger: 'removeBudget', by: ['caretaker'] },
    // Set again.
    {
      from: 'removed',
      to: 'open',
      trigger: 'reopenBudget',
      by: ['caretaker'],
      setFields: { costMicros: PROVIDED, tokens: PROVIDED, per: PROVIDED, since: PROVIDED, again: PROVIDED },
    },
  ],
})
