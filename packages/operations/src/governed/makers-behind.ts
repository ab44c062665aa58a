// Who is behind a command that has a token for its one task [D42]: whoever passed the task on came by a token too, and whoever made
// that one was shown its secret.

import { LOCAL_ACTOR, type Principal } from '@pawl/contract'
import { isTaskToken } from '../access/task-token-names.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { withoutSession } from './behind.ts'

export async function makersBehind(
  store: Pick<TokenStore, 'listTokens'>,
  { name, task, madeBy }: Principal,
): Promise<readonly string[]> {
  if (task === undefined) return []
  const passedOnBy = withoutSession(madeBy ?? name)
  const tokens = await store.listTokens()
  const makers = tokens.filter((token) => token.actor === passedOnBy && !isTaskToken(token) && token.revokedAt === null)
  return [...new Set(makers.map(({ createdBy }) => createdBy))].filter((maker) => maker !== LOCAL_ACTOR)
}
