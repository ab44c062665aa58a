// A System1 profile. One that is disabled keeps what it has begun and is given nothing new [D35].

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const worker = defineLifecycle({
  name: 'worker',
  initial: ['enabled'],
  statuses: {
    enabled: { means: 'Can be given tasks' },
    disabled: { means: 'Is given no tasks', end: 'dropped' },
  },
  fields: {
    skills: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['governor', 'effect'] },
    // Who runs it, and so does not judge what it makes [D42].
    owner: { holds: 'text', allowedIn: EVERY_STATUS, editable: ['governor'] },
    configuration: { holds: 'data', allowedIn: EVERY_STATUS, editable: ['governor', 'effect'] },
  },
  destructiveTriggers: ['disableWorker'],
  rules: [
    { from: 'enabled', to: 'disabled', trigger: 'disableWorker', by: ['governor', 'effect'] },
    { from: 'disabled', to: 'enabled', trigger: 'enableWorker', by: ['governor', 'effect'] },
  ],
})
