// Whether there is someone of a name in the workspace: a member, or whoever comes with a token.

import { personActor, personKey } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { goodTokens } from './good-token.ts'
import { isActive } from './member-states.ts'

/** As events name them: `dana` is person:dana, an agent is named in full. */
export async function someoneHere(
  { store, now }: Context<AccountStore & TokenStore>,
  name: string,
): Promise<string | undefined> {
  const isPerson = !name.includes(':') || name.startsWith('person:')
  const known = isPerson ? ((await store.findAccount(personKey(name)))?.person ?? personActor(name)) : name
  const members = await store.listMembers()
  if (members.some(({ person, state }) => person === known && isActive(state))) return known
  return (await goodTokens(store, now(), known)).length > 0 ? known : undefined
}
