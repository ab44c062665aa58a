// Who else there is to judge a result: members and holders of tokens that answer for System3.

import { systemsOf } from '@pawl/contract'
import { goodTokens } from '../access/good-token.ts'
import { isActive } from '../access/member-states.ts'
import type { Context } from '../context.ts'
import type { AccountStore } from '../ports/account-store.ts'
import type { RecordStore, StoredRecord } from '../ports/record-store.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { type Judges, NOBODY_ELSE } from './four-eyes.ts'
import type { JudgedBy } from './review.ts'

/** Of whom it is asked whether a result keeps to the policies. */
const JUDGE = 'system3'

export async function findJudges(
  { store, principal, now }: Context<TokenStore & RecordStore & AccountStore>,
  policies: readonly JudgedBy[],
): Promise<Judges> {
  if (principal.alone) return NOBODY_ELSE
  const holders = [
    ...(await goodTokens(store, now())).map(({ actor, role, systems }) => ({
      name: actor,
      role,
      ...(systems !== null && { systems }),
    })),
    ...(await store.listMembers())
      .filter(({ state }) => isActive(state))
      .map(({ person, role }) => ({ name: person, role })),
  ]
  const judging = holders.filter((one) => systemsOf({ ...one, alone: false }).includes(JUDGE))
  const makers = new Map<string, readonly StoredRecord[]>()
  for (const { policy_id } of policies) makers.set(policy_id, await store.recordVersions('policy', policy_id))
  return { others: judging.map(({ name }) => name).filter((name) => name !== principal.name), makers }
}
