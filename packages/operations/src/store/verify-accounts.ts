// What must be true of the people of a workspace.
//
// VA1. Whoever is a member has an account, under one name.
// VA2. A workspace that has had an owner has one [ME1].
// VA3. An invitation that was accepted says by whom, and they are or were a member.

import { type Difference, personKey } from '@pawl/contract'
import type { AccountStore } from '../ports/account-store.ts'

export async function* accountProblems(store: AccountStore): AsyncGenerator<Difference> {
  const members = await store.listMembers()
  for (const { person } of members) {
    const account = await store.findAccount(personKey(person))
    if (account === undefined) yield { reason: 'member_without_account', person }
    else if (account.person !== person)
      yield { reason: 'member_with_anothers_account', person, account: account.person }
  }
  const owners = members.filter(({ role }) => role === 'owner')
  if (owners.length > 0 && !owners.some(({ state }) => state === 'active')) yield { reason: 'owner_lost' }
  const known = new Set(members.map(({ person }) => person))
  for (const { id, state, acceptedBy } of await store.listInvitations()) {
    if (state === 'accepted' && (acceptedBy === null || !known.has(acceptedBy)))
      yield { reason: 'invitation_of_no_member', invitation: id, person: acceptedBy ?? '—' }
  }
}
