// Forms that are done now or not at all, before a server that is killed at every step: what was written stays, and is sent again
// by the same press. Whoever presses again does it once.

import { expect, test } from 'vitest'
import { type Form, got, inOrder, outliveKills } from './killed-forms.ts'

const FORMS: readonly (Form & { readonly name: string })[] = [
  {
    name: 'a hook',
    isDoneNow: true,
    path: '/hooks',
    fields: [
      ['Of what', 'todo → done'],
      ['Where to', 'https://%.example/hook'],
      ['Name, if you like', 'tell-%'],
    ],
    send: 'Add a hook',
    to: '^/api/hooks$',
    has: async (server, words) => {
      const { hooks } = await got(server, 'hooks')
      expect(inOrder(hooks.map(({ name }: { name: string }) => name))).toEqual(
        inOrder(words.map((word) => `tell-${word}`)),
      )
    },
  },
  {
    name: 'an invitation',
    isDoneNow: true,
    path: '/members',
    fields: [
      ['Name', 'noa-%'],
      ['Role', 'auditor'],
    ],
    send: 'Make a link',
    to: '/invite$',
    has: async (server, words) => {
      const { invitations } = await got(server, 'members')
      expect(inOrder(invitations.map(({ person }: { person: string }) => person))).toEqual(
        inOrder(words.map((word) => `person:noa-${word}`)),
      )
      for (const invitation of invitations) expect(invitation).toMatchObject({ role: 'auditor' })
    },
  },
  {
    name: 'an address for reminders',
    isDoneNow: true,
    path: '/account',
    fields: [['Email address', '%@example.org']],
    send: 'Remind me by email',
    to: '/channels',
    has: async (server, words) => {
      const { channels } = await got(server, 'channels')
      expect(inOrder(channels.map(({ address }: { address: string }) => address))).toEqual(
        inOrder(words.map((word) => `${word}@example.org`)),
      )
    },
  },
]

test.each(FORMS)(
  '[D48] of $name nothing is lost and nothing doubled by a server that is killed at any step',
  outliveKills,
  120_000,
)
