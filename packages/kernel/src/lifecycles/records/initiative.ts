// An initiative: planned or begun, reviewed when its tasks are over, and closed with a summary [003 A0–A02, IR2].

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'

export const initiative = defineLifecycle({
  name: 'initiative',
  initial: ['active', 'planned'],
  statuses: {
    planned: { means: 'Written down, not begun' },
    active: { means: 'Its tasks are named, worked on and judged' },
    under_review: { means: 'Its tasks are over; System4 says what comes next' },
    closed: { means: 'Reviewed and over', terminal: true, end: 'done' },
    canceled: { means: 'Stopped by a person', terminal: true, end: 'dropped' },
  },
  fields: {
    title: { holds: 'text', allowedIn: EVERY_STATUS },
    description: { holds: 'text', allowedIn: EVERY_STATUS },
    require_policy: { holds: 'flag', allowedIn: EVERY_STATUS },
    // The initiative that this one was picked after.
    follows: { holds: 'text', allowedIn: EVERY_STATUS },
    summary: { holds: 'text', allowedIn: ['closed'] },
  },
  destructiveTriggers: ['cancelInitiative'],
  rules: [
    {
      from: 'planned',
      to: 'active',
      trigger: 'beginInitiative',
      by: ['caretaker', 'effect'],
      setFields: { follows: PROVIDED },
    },
    { from: 'planned', to: 'canceled', trigger: 'cancelInitiative', by: ['caretaker'] },
    { from: 'active', to: 'under_review', trigger: 'reviewInitiative', by: ['effect'] },
    { from: 'active', to: 'canceled', trigger: 'cancelInitiative', by: ['caretaker'] },
    {
      from: 'under_review',
      to: 'closed',
      trigger: 'closeInitiative',
      by: ['effect'],
      requiredFields: ['summary'],
      setFields: { summary: PROVIDED },
    },
    { from: 'under_review', to: 'canceled', trigger: 'cancelInitiative', by: ['caretaker'] },
  ],
})
