// A result that was handed in. It never changes: better work is the next result [D33].

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const result = defineLifecycle({
  name: 'result',
  initial: ['submitted'],
  statuses: { submitted: { means: 'Handed in, as it is judged', terminal: true, end: 'done' } },
  fields: {
    result: { holds: 'text', allowedIn: EVERY_STATUS },
    version: { holds: 'count', allowedIn: EVERY_STATUS },
    worker: { holds: 'text', allowedIn: EVERY_STATUS },
    submitted_by: { holds: 'text', allowedIn: EVERY_STATUS },
    // Who is behind whoever handed it in: whose worker it was, who made the token.
    behind: { holds: 'texts', allowedIn: EVERY_STATUS },
  },
  destructiveTriggers: [],
  rules: [],
})
