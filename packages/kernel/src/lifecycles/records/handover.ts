// A question of the inbox that was handed to one person. It is kept under the id of the question, so that one which is asked
// anew is in everyone's inbox again. Who may answer it is not changed by this.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'

export const handover = defineLifecycle({
  name: 'handover',
  initial: ['shared'],
  statuses: {
    shared: { means: 'In the inbox of everyone who may answer it' },
    handed: { means: 'In the inbox of one person; others see it among what was handed over' },
  },
  fields: {
    // A room or an initiative, as `room:mill`; a question about a to-do is in none.
    place: { holds: 'text', allowedIn: EVERY_STATUS },
    to: { holds: 'text', allowedIn: ['handed'], editable: ['answerer'] },
  },
  destructiveTriggers: [],
  rules: [
    {
      from: 'shared',
      to: 'handed',
      trigger: 'handItem',
      by: ['answerer'],
      requiredFields: ['to'],
      setFields: { to: PROVIDED },
    },
    { from: 'handed', to: 'shared', trigger: 'returnItem', by: ['answerer'] },
  ],
})
