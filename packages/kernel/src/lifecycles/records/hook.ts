// A hook: someone asked to be told of certain changes, at an address outside. Where exactly, and up to where in the log it
// has been told, is kept beside it (`operations/src/ports/hook-store.ts`): a copy of a store tells nobody.

import { defineLifecycle, EVERY_STATUS, PROVIDED } from '../../lifecycle.ts'

export const hook = defineLifecycle({
  name: 'hook',
  initial: ['active'],
  statuses: {
    active: { means: 'Tells of what happens' },
    paused: { means: 'Tells nothing until it is resumed; then it goes on where it was' },
    stopped: { means: 'Could not tell any more, and waits for its owner' },
    removed: { means: 'Tells nothing any more', terminal: true, end: 'dropped' },
  },
  fields: {
    name: { holds: 'text', allowedIn: EVERY_STATUS },
    // Of what it tells, as it was written.
    filter: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    format: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    // Without what is secret in it.
    address: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    // Whose it is: it tells what they may see.
    owner: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    language: { holds: 'text', allowedIn: EVERY_STATUS, always: true },
    because: { holds: 'text', allowedIn: ['stopped'] },
  },
  destructiveTriggers: ['removeHook'],
  rules: [
    { from: 'active', to: 'paused', trigger: 'pauseHook', by: ['subscriber', 'administrator'] },
    {
      from: 'active',
      to: 'stopped',
      trigger: 'stopHook',
      by: ['effect'],
      requiredFields: ['because'],
      setFields: { because: PROVIDED },
    },
    { from: 'paused', to: 'active', trigger: 'resumeHook', by: ['subscriber'], setFields: { address: PROVIDED } },
    { from: 'stopped', to: 'active', trigger: 'resumeHook', by: ['subscriber'], setFields: { address: PROVIDED } },
    { from: 'active', to: 'removed', trigger: 'removeHook', by: ['subscriber', 'administrator'] },
    { from: 'paused', to: 'removed', trigger: 'removeHook', by: ['subscriber', 'administrator'] },
    { from: 'stopped', to: 'removed', trigger: 'removeHook', by: ['subscriber', 'administrator'] },
  ],
})
