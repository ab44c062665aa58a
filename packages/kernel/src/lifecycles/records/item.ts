// A question in an inbox: answered once, or withdrawn when what it asks about has moved on.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'
import { MESSAGE_FIELDS } from './message-fields.ts'

export const item = defineLifecycle({
  name: 'item',
  initial: ['open'],
  statuses: {
    open: { means: 'Waits for an answer' },
    set_aside: { means: 'Waits for a person: the answerer could not answer' },
    answered: { means: 'Answered, and what follows was done', terminal: true, end: 'done' },
    withdrawn: { means: 'No longer asked: what it was about has moved on', terminal: true, end: 'dropped' },
  },
  fields: {
    ...MESSAGE_FIELDS,
    // How often an answerer has failed, what it said, and when the next may try.
    tries: { holds: 'count', allowedIn: EVERY_STATUS, editable: true },
    problem: { holds: 'text', allowedIn: EVERY_STATUS, editable: true },
    retry_at: { holds: 'moment', allowedIn: EVERY_STATUS, editable: true },
    set_aside_because: { holds: 'text', allowedIn: ['set_aside', 'answered', 'withdrawn'], editable: true },
    answer: { holds: 'data', allowedIn: ['answered'] },
  },
  destructiveTriggers: [],
  rules: [
    { from: 'open', to: 'set_aside', trigger: 'setItemAside', requiredFields: ['set_aside_because'] },
    {
      from: 'open',
      to: 'answered',
      trigger: 'answerItem',
      requiredFields: ['answer'],
      setFields: { answer: PROVIDED },
    },
    { from: 'open', to: 'withdrawn', trigger: 'withdrawItem' },
    {
      from: 'set_aside',
      to: 'answered',
      trigger: 'answerItem',
      requiredFields: ['answer'],
      setFields: { answer: PROVIDED },
    },
    { from: 'set_aside', to: 'withdrawn', trigger: 'withdrawItem' },
  ],
})
