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
    // Who judges by it, and how many of them have to agree; anyone who may judge, and one, if it does not say.
    approvers: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor'] },
    quorum: { holds: 'count', allowedIn: EVERY_STATUS, editable: ['governor'] },
    // What it applies to: these initiatives, tasks that need one of these skills; everything if it does not say.
    initiatives: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor'] },
    skills: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor'] },
    // Written by nothing any more, and read by nothing: the versions of a policy say what it applied to before. It stays in the
    // table because records that have it are kept as they are, and `verify` goes by the table.
    applied_before: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor'] },
    // Who made the token of whoever changed it last.
    behind: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor', 'effect'] },
    // Why it was last changed.
    reason: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['governor'] },
  },
  destructiveTriggers: ['retirePolicy'],
  rules: [
    { from: 'active', to: 'retired', trigger: 'retirePolicy', by: ['governor'] },
    { from: 'retired', to: 'active', trigger: 'restorePolicy', by: ['governor', 'effect'] },
  ],
})
