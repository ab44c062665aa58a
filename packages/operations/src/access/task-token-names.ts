// The name of a token that was made for one claim says which: the number of the task and how often it had been claimed.
// Nobody else can make a token with such a name (`contract/src/operations/token-operations.ts`).

import type { StoredToken } from '../ports/token-store.ts'

interface ClaimName {
  readonly number: number
  readonly epoch: number
}

export function taskTokenName({ number, epoch }: ClaimName, distinct: string): string {
  return `task.${number}.${epoch}.${distinct}`
}

/** Undefined if the token is no task's. */
export function claimOf({ name }: Pick<StoredToken, 'name'>): ClaimName | undefined {
  const [, number, epoch] = /^task\.(\d+)\.(\d+)\./.exec(name) ?? []
  return number === undefined ? undefined : { number: Number(number), epoch: Number(epoch) }
}

export const isTaskToken = (token: Pick<StoredToken, 'name'>) => claimOf(token) !== undefined

/** The session a task's token stands for. A System1 has none. */
export function sessionOfToken(token: Pick<StoredToken, 'name' | 'actor'>): string | undefined {
  return isTaskToken(token) ? token.actor.split('/')[1] : undefined
}

/** With whose rights a token ends: `tokenAnywhere` (`storage/src/account-sql.ts`) looks up the same. */
export function standsWith(token: Pick<StoredToken, 'name' | 'actor' | 'createdBy'>): string {
  return isTaskToken(token) ? token.createdBy : token.actor
}
