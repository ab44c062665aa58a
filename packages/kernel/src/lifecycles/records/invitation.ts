// An invitation into a workspace: whoever has its secret joins, once, until it expires or is withdrawn.

import { defineLifecycle, EVERY_STATUS, NOW, PROVIDED } from '../../lifecycle.ts'

export const invitation = defineLifecycle({
  name: 'invitation',
  initial: ['open'],
  statuses: {
    open: { means: 'Lets the one who has its link join, until it expires' },
    accepted: { means: 'Someone has joined by it', terminal: true, end: 'done' },
    withdrawn: { means: 'Lets nobody join', terminal: true, end: 'dropped' },
  },
  fields: {
    role: { holds: 'text', allowedIn: EVERY_STATUS },
    // Under which name; whoever joins chooses one if there is none.
    person: { holds: 'text', allowedIn: EVERY_STATUS },
    secretHash: { holds: 'text', allowedIn: EVERY_STATUS },
    acceptedBy: { holds: 'text', allowedIn: ['accepted'] },
    endedAt: { holds: 'moment', allowedIn: ['accepted', 'withdrawn'] },
  },
  destructiveTriggers: ['withdrawInvitation'],
  rules: [
    {
      from: 'open',
      to: 'accepted',
      trigger: 'acceptInvitation',
      by: ['invitee'],
      requiredFields: ['acceptedBy'],
      setFields: { acceptedBy: PROVIDED, endedAt: NOW },
    },
    {
      from: 'open',
      to: 'withdrawn',
      trigger: 'withdrawInvitation',
      by: ['administrator'],
      setFields: { endedAt: NOW },
    },
  ],
})
