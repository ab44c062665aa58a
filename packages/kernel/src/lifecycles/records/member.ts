// A person's place in a workspace: with which role, while it lasts. One that was removed can be invited again.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const member = defineLifecycle({
  name: 'member',
  initial: ['active'],
  statuses: {
    active: { means: 'Comes into the workspace' },
    removed: { means: 'Does not come in any more', end: 'dropped' },
  },
  fields: {
    role: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['administrator', 'effect'] },
  },
  destructiveTriggers: ['removeMember'],
  rules: [
    { from: 'active', to: 'removed', trigger: 'removeMember', by: ['administrator'] },
    { from: 'removed', to: 'active', trigger: 'rejoinWorkspace', by: ['effect'] },
  ],
})
