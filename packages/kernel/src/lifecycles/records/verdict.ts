// A verdict on one result by one version of one policy. It never changes: what is judged again is a verdict of its own [D33].

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const verdict = defineLifecycle({
  name: 'case',
  initial: ['Satisfied', 'Vague', 'Violated'],
  statuses: {
    Satisfied: { means: 'The result keeps to the policy', terminal: true, end: 'done' },
    Vague: { means: 'The policy does not say; System5 is asked what it means', terminal: true },
    Violated: { means: 'The result breaks the policy', terminal: true, end: 'dropped' },
  },
  fields: {
    task_id: { holds: 'task', allowedIn: EVERY_STATUS },
    policy_id: { holds: 'text', allowedIn: EVERY_STATUS },
    policy_version: { holds: 'count', allowedIn: EVERY_STATUS },
    result_version: { holds: 'count', allowedIn: EVERY_STATUS },
    verdict: { holds: 'text', allowedIn: EVERY_STATUS },
    reasoning: { holds: 'text', allowedIn: EVERY_STATUS },
    // Who made the token of whoever judged.
    behind: { holds: 'texts', allowedIn: EVERY_STATUS },
    // What an approval by it has to say [D42].
    not_separated: { holds: 'flag', allowedIn: EVERY_STATUS },
    judged_alone_because: { holds: 'text', allowedIn: EVERY_STATUS },
  },
  destructiveTriggers: [],
  rules: [],
})
