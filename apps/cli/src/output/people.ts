// Members, invitations and workspaces for the eyes of a person.

import type { Operations, ResultOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { serverAddress } from './server-address.ts'
import { table } from './table.ts'

export function renderInvited(
  { invitation, link }: ResultOf<Operations['inviteMember']>,
  { phrases, paint, place }: Screen,
): string {
  const { people } = phrases
  return [
    people.invited(invitation.person, invitation.role, moment(invitation.expiresAt)),
    people.linkOnce,
    '',
    `  ${paint('bold', `${serverAddress(place)}${link}`)}`,
    '',
  ].join('\n')
}

export async function renderMembers(
  { members, invitations }: ResultOf<Operations['listMembers']>,
  screen: Screen,
): Promise<string> {
  const { headings, people } = screen.phrases
  const shown = await table(
    members,
    [
      { heading: headings.who, text: ({ person }) => person },
      { heading: headings.may, text: ({ role }) => role },
      { heading: headings.joined, text: ({ joinedAt }) => moment(joinedAt) },
      { heading: headings.signedIn, text: ({ signedIn }) => (signedIn === 0 ? '' : String(signedIn)), align: 'right' },
    ],
    screen,
  )
  const open = await table(
    invitations,
    [
      { heading: headings.invitation, text: ({ id }) => id },
      { heading: headings.who, text: ({ person }) => person ?? people.anyone },
      { heading: headings.may, text: ({ role }) => role },
      { heading: headings.until, text: ({ expiresAt }) => moment(expiresAt) },
    ],
    screen,
  )
  const parts = [members.length === 0 ? people.none : shown, ...(invitations.length === 0 ? [] : [open])]
  return parts.join('\n\n')
}

export function renderWorkspaces({ workspaces }: ResultOf<Operations['listWorkspaces']>, screen: Screen) {
  const { headings } = screen.phrases
  return table(
    workspaces,
    [
      { heading: headings.name, text: ({ name }) => name, style: ({ current }) => (current ? 'bold' : undefined) },
      { heading: headings.may, text: ({ role }) => role },
    ],
    screen,
  )
}
