// Who a room or an initiative is for. Without such a record it is for everyone of the workspace; a closed one is there for
// its members alone, and who of them reviews and looks after the work is said by name.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const access = defineLifecycle({
  name: 'access',
  initial: ['closed'],
  statuses: {
    closed: { means: 'There for its members alone' },
    open: { means: 'There for everyone of the workspace' },
  },
  fields: {
    members: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
    reviewers: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
    caretakers: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
  },
  destructiveTriggers: [],
  rules: [
    { from: 'closed', to: 'open', trigger: 'openToAll', by: ['caretaker'] },
    { from: 'open', to: 'closed', trigger: 'closeToMembers', by: ['caretaker'] },
  ],
})
