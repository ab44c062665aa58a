// A token: whoever has its secret is let in until it is revoked, for good.

import { defineLifecycle, EVERY_STATUS, NOW } from '../../lifecycle.ts'

export const token = defineLifecycle({
  name: 'token',
  initial: ['active'],
  statuses: {
    active: { means: 'Lets its bearer in' },
    revoked: { means: 'Lets nobody in', terminal: true, end: 'dropped' },
  },
  fields: {
    actor: { holds: 'text', allowedIn: EVERY_STATUS },
    role: { holds: 'text', allowedIn: EVERY_STATUS },
    // Which of them; null is all.
    rooms: { holds: 'data', allowedIn: EVERY_STATUS },
    systems: { holds: 'data', allowedIn: EVERY_STATUS },
    secretHash: { holds: 'text', allowedIn: EVERY_STATUS },
    revokedAt: { holds: 'moment', allowedIn: ['revoked'] },
  },
  destructiveTriggers: ['revokeToken'],
  rules: [
    { from: 'active', to: 'revoked', trigger: 'revokeToken', by: ['administrator'], setFields: { revokedAt: NOW } },
  ],
})
