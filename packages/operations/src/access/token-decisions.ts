// Tokens get their states here, by their table: a new one, and when one is revoked. What Y1 says of records holds for them too
// (`record-decisions.ts`).

import { standingOf } from '@pawl/contract'
import { createTask, decide, recordLifecycles, type StatusOf, type TaskOf } from '@pawl/kernel'
import type { Context } from '../context.ts'
import type { StoredToken } from '../ports/token-store.ts'
import { NO_NUMBER, type Tables } from '../record-decisions.ts'
import { signed } from './acting.ts'

export function newToken(
  context: Context<unknown>,
  {
    lastsFor,
    ...made
  }: Pick<StoredToken, 'name' | 'actor' | 'role' | 'rooms' | 'systems' | 'secretHash'> & {
    readonly lastsFor: number | null
  },
): StoredToken {
  const { name, ...fields } = made
  const creation = { ...signed(context), id: name, number: NO_NUMBER }
  const { task } = createTask(recordLifecycles.token, { ...creation, fields })
  const { createdAt } = task
  return {
    ...made,
    createdBy: context.principal.name,
    createdAt,
    expiresAt: lastsFor === null ? null : createdAt + lastsFor,
    lastUsedAt: null,
    revokedAt: null,
  }
}

/** When the token is revoked, if it can be; one that was revoked before keeps its time. */
export function revokedAt(context: Context<unknown>, token: StoredToken): number {
  const { name, createdAt, revokedAt: before } = token
  const task: TaskOf<Tables['token']> = {
    id: name,
    number: NO_NUMBER,
    lifecycle: 'token',
    status: tokenState(token),
    version: 1,
    createdBy: context.actor,
    createdAt,
    updatedAt: before ?? createdAt,
    fields: {},
  }
  const as = standingOf(context.principal)
  const change = { ...signed(context), to: 'revoked', trigger: 'revokeToken', as } as const
  const decision = decide(recordLifecycles.token, task, change)
  return decision.refused ? (before ?? createdAt) : (decision.task.fields.revokedAt ?? change.at)
}

function tokenState(token: Pick<StoredToken, 'revokedAt'>): StatusOf<Tables['token']> {
  return token.revokedAt === null ? 'active' : 'revoked'
}
