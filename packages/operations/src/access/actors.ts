// The names of actors there are in a workspace: its members', those of its tokens, and whoever has the store itself.

import { LOCAL_ACTOR } from '@pawl/contract'
import type { AccountStore } from '../ports/account-store.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { isTaskToken } from './task-token-names.ts'

export async function actorsIn(store: Pick<TokenStore, 'listTokens'> & AccountStore): Promise<ReadonlySet<string>> {
  const tokens = (await store.listTokens()).filter((token) => !isTaskToken(token))
  return new Set([LOCAL_ACTOR, ...(await store.listPeople()), ...tokens.map(({ actor }) => actor)])
}
