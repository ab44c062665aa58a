// A question of the inbox that a person has put off for themselves: until then it is not in their list. Nobody else is concerned,
// and whoever else can answers it as before.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const snooze = defineLifecycle({
  name: 'snooze',
  initial: ['snoozed'],
  statuses: {
    snoozed: { means: 'Out of the list of one person until a moment' },
    ended: { means: 'Back in the list before that', terminal: true, end: 'dropped' },
  },
  fields: {
    item: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    until: { holds: 'moment', allowedIn: EVERY_STATUS, always: true, editable: ['owner'] },
  },
  destructiveTriggers: [],
  rules: [{ from: 'snoozed', to: 'ended', trigger: 'wakeItem', by: ['owner'] }],
})
