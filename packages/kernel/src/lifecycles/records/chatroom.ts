// A room: what is set of it, who works in it. Its tasks have a table of their own (`../room.ts`).

import { defineLifecycle, EVERY_STATUS } from '../../lifecycle.ts'

export const chatroom = defineLifecycle({
  name: 'chatroom',
  initial: ['open'],
  statuses: {
    open: { means: 'Takes messages, and gives out work' },
    closed: { means: 'Takes no messages and gives out no work; what is in work goes on' },
  },
  fields: {
    settings: { holds: 'data', allowedIn: EVERY_STATUS, always: true, editable: ['caretaker'] },
  },
  destructiveTriggers: [],
  rules: [
    { from: 'open', to: 'closed', trigger: 'closeRoom', by: ['caretaker'] },
    { from: 'closed', to: 'open', trigger: 'openRoom', by: ['caretaker'] },
  ],
})
