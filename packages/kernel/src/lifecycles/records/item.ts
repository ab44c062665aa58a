// A question in an inbox: answered once, or withdrawn when what it asks about has moved on.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'
import { MESSAGE_FIELDS } from './message-fields.ts'

/** Whichever of them it is asked of: nobody is another's answerer. */
const ANSWERERS = ['system3', 'system4', 'system5', 'user'] as const

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
    tries: { holds: 'count', allowedIn: EVERY_STATUS, editable: ANSWERERS },
    problem: { holds: 'text', allowedIn: EVERY_STATUS, editable: ANSWERERS },
    retry_at: { holds: 'moment', allowedIn: EVERY_STATUS, editable: ANSWERERS },
    set_aside_because: { holds: 'text', allowedIn: ['set_aside', 'answered', 'withdrawn'], editable: ANSWERERS },
    answer: { holds: 'data', allowedIn: ['answered'] },
    // Which command or model gave it, if a program did.
    answered_with: { holds: 'data', allowedIn: ['answered'] },
  },
  destructiveTriggers: [],
  rules: [
    { from: 'open', to: 'set_aside', trigger: 'setItemAside', by: ANSWERERS, requiredFields: ['set_aside_because'] },
    {
      from: 'open',
      to: 'answered',
      trigger: 'answerItem',
      by: ANSWERERS,
      requiredFields: ['answer'],
      setFields: { answer: PROVIDED, answered_with: PROVIDED },
    },
    { from: 'open', to: 'withdrawn', trigger: 'withdrawItem', by: ['effect'] },
    {
      from: 'set_aside',
      to: 'answered',
      trigger: 'answerItem',
      by: ANSWERERS,
      requiredFields: ['answer'],
      setFields: { answer: PROVIDED, answered_with: PROVIDED },
    },
    { from: 'set_aside', to: 'withdrawn', trigger: 'withdrawItem', by: ['effect'] },
  ],
})
