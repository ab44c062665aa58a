// A message that tells and asks nothing. What it causes is stored in the same commit, so it never changes.

import { defineLifecycle } from '../../lifecycle.ts'
import { MESSAGE_FIELDS } from './message-fields.ts'

export const message = defineLifecycle({
  name: 'message',
  initial: ['handled', 'sent'],
  statuses: {
    handled: { means: 'What it says was done in the same commit', terminal: true, end: 'done' },
    sent: { means: 'A task was assigned; its System1 begins when it comes to it', terminal: true, end: 'done' },
  },
  fields: MESSAGE_FIELDS,
  destructiveTriggers: [],
  rules: [],
})
