// Who else there is to judge a result: members and holders of tokens that answer for System3.

import { LOCAL_ACTOR, type Principal, personKey, systemsOf } from '@pawl/contract'
import { goodTokens } from '../access/good-token.ts'
import { isActive } from '../access/member-states.ts'
import type { Context } from '../context.ts'
import type { AccountStore, StoredMember } from '../ports/account-store.ts'
import type { RecordStore, StoredRecord } from '../ports/record-store.ts'
import type { TokenStore } from '../ports/token-store.ts'
import { behind } from './behind.ts'
import { type Judges, NOBODY_ELSE } from './four-eyes.ts'
import type { JudgedBy } from './review.ts'

/** Of whom it is asked whether a result keeps to the policies. */
const JUDGE = 'system3'

export async function findJudges(
  { store, principal, now }: Context<TokenStore & RecordStore & AccountStore>,
  policies: readonly JudgedBy[],
): Promise<Judges> {
  if (principal.alone) return NOBODY_ELSE
  const members = (await store.listMembers()).filter(({ state }) => isActive(state))
  const holders: Pick<Principal, 'name' | 'role' | 'systems' | 'madeBy'>[] = [
    ...(await goodTokens(store, now())).map(({ actor, role, systems, createdBy }) => ({
      name: actor,
      role,
      ...(systems !== null && { systems }),
      ...(createdBy !== actor && { madeBy: createdBy }),
    })),
    ...members.map(({ person, role }) => ({ name: person, role })),
  ]
  const judging = holders.filter((one) => systemsOf({ ...one, alone: false }).includes(JUDGE))
  const byName = Map.groupBy(judging, ({ name }) => name)
  const makers = new Map<string, readonly StoredRecord[]>()
  for (const { policy_id } of policies) makers.set(policy_id, await store.recordVersions('policy', policy_id))
  return {
    others: [...byName]
      .filter(([name]) => name !== principal.name)
      .map(([name, ways]) => ({ name, behind: ways.map(behind) })),
    sameAs: principal.name === LOCAL_ACTOR ? await ownersOfTheMachine(store, members) : [],
    makers,
  }
}

/** Whoever runs the server is the owner whose things those of the machine are. */
async function ownersOfTheMachine(store: AccountStore, members: readonly StoredMember[]): Promise<readonly string[]> {
  const accounts = await Promise.all(
    members.filter(({ role }) => role === 'owner').map(({ person }) => store.findAccount(personKey(person))),
  )
  return accounts.filter((account) => account?.ownsLocal).map((account) => account?.person ?? '')
}
