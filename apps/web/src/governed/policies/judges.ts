// Who may judge results here, and so be named by a policy: members and holders of tokens that answer for System3.

import { type MemberView, systemsOf, type TokenView } from '@pawl/contract'

const JUDGE = 'system3'

/** By name, each once. */
export function judgesAmong(
  members: readonly Pick<MemberView, 'person' | 'role'>[],
  tokens: readonly Pick<TokenView, 'actor' | 'role' | 'systems' | 'revokedAt' | 'expiresAt'>[],
  now: number,
): readonly string[] {
  const good = tokens.filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || expiresAt > now),
  )
  const holders = [
    ...members.map(({ person: name, role }) => ({ name, role, alone: false })),
    ...good.map(({ actor: name, role, systems }) => ({
      name,
      role,
      alone: false,
      ...(systems !== null && { systems }),
    })),
  ]
  const judging = holders.filter((one) => systemsOf(one).includes(JUDGE)).map(({ name }) => name)
  return [...new Set(judging)].sort()
}
