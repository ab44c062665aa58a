// Whether there is someone of a name in the workspace: a member, or whoever comes with a token.

import { personActor, personKey } from '@pawl/contract'
import type { Context } from '../context.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { TokenStore } from '../ports/token-store.ts'

/** As events name them: `dana` is person:dana, an agent is named in full. */
export async function someoneHere(
  { store, now }: Context<AccountStore & TokenStore>,
  name: string,
): Promise<string | undefined> {
  const isPerson = !name.includes(':') || name.startsWith('person:')
  const known = isPerson ? ((await store.findAccount(personKey(name)))?.person ?? personActor(name)) : name
  const members = await store.listMembers()
  if (members.some(({ person, state }) => person === known && state === 'active')) return known
  const tokens = await store.listTokens()
  const isGood = ({ revokedAt, expiresAt }: (typeof tokens)[number]) =>
    revokedAt === null && (expiresAt === null || now() < expiresAt)
  return tokens.some((token) => token.actor === known && isGood(token)) ? known : undefined
}
