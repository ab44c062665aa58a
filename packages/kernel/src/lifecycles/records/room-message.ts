// A message of a room that someone changed while it waited. One that nobody changed has no record: what was said stands in
// the message itself.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'

export const roomMessage = defineLifecycle({
  name: 'roomMessage',
  initial: ['said'],
  statuses: {
    said: { means: 'Waits its turn, or has become a task' },
    cancelled: { means: 'Taken back before its turn came', end: 'dropped' },
  },
  fields: {
    content: { holds: 'text', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
    priority: { holds: 'number', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
    // Where it waits; what was taken back waits nowhere.
    queuePosition: { holds: 'number', allowedIn: ['said'], editable: ['caretaker'] },
    skills: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
    labels: { holds: 'texts', allowedIn: EVERY_STATUS, editable: ['caretaker'] },
  },
  destructiveTriggers: ['cancelMessage'],
  rules: [
    { from: 'said', to: 'cancelled', trigger: 'cancelMessage', by: ['caretaker'] },
    {
      from: 'cancelled',
      to: 'said',
      trigger: 'restoreMessage',
      by: ['caretaker'],
      requiredFields: ['queuePosition'],
      setFields: { queuePosition: PROVIDED },
    },
  ],
})
