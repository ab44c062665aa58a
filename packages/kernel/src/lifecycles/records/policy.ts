// A policy: what results are judged by. A retired one judges nothing and can be brought back.

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const policy = defineLifecycle({
  name: 'policy',
  initial: ['active'],
  statuses: {
    active: { means: 'Results are judged by it' },
    retired: { means: 'No longer applies', end: 'dropped' },
  },
  fields: {
    text: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['governor'] },
    clarifications: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor', 'effect'] },
  },
  destructiveTriggers: ['retirePolicy'],
  rules: [
    { from: 'active', to: 'retired', trigger: 'retirePolicy', by: ['governor'] },
    { from: 'retired', to: 'active', trigger: 'restorePolicy', by: ['governor', 'effect'] },
  ],
})
