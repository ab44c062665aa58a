// A list that a person comes back to: what it shows, kept under a name. It is theirs alone.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const view = defineLifecycle({
  name: 'view',
  initial: ['saved'],
  statuses: {
    saved: { means: 'Can be opened by its name' },
    removed: { means: 'Removed by its owner', terminal: true, end: 'dropped' },
  },
  fields: {
    name: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    // The filters, order and groups of the list, by name.
    shows: { holds: 'data', allowedIn: EVERY_STATUS, always: true, editable: ['owner'] },
  },
  destructiveTriggers: [],
  rules: [{ from: 'saved', to: 'removed', trigger: 'removeView', by: ['owner'] }],
})
