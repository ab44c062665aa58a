// Accounts, members, invitations and sign-ins as rows. Both databases have the same columns.

import type { MemberRole } from '@pawl/contract'
import type {
  ClosedPlace,
  FoundSignIn,
  FoundToken,
  StoredAccount,
  StoredInvitation,
  StoredMember,
  StoredSignIn,
} from '@pawl/operations'
import { type TokenRow, toToken } from './rows.ts'

export interface AccountRow {
  readonly key: string
  readonly person: string
  readonly password_hash: string
  readonly created_at: number
  readonly password_at: number
  /** A number in SQLite. */
  readonly owns_local: number | boolean
}

export interface MemberRow {
  readonly person: string
  readonly role: string
  readonly state: string
  readonly joined_at: number
  readonly changed_at: number
  readonly changed_by: string
}

export interface InvitationRow {
  readonly workspace: string
  readonly id: string
  readonly role: string
  readonly person: string | null
  /** A number in SQLite. */
  readonly by_operator: number | boolean
  readonly secret_hash: string
  readonly state: string
  readonly created_by: string
  readonly created_at: number
  readonly expires_at: number
  readonly accepted_by: string | null
  readonly ended_at: number | null
}

export interface SignInRow {
  readonly secret_hash: string
  readonly person: string
  readonly workspace: string
  readonly created_at: number
  readonly last_used_at: number
  readonly role: string | null
  readonly owns_local: number | boolean
  readonly closed_places: ClosedPlaces
}

/** A text in SQLite. */
type ClosedPlaces = string | readonly ClosedPlace[]

/** Beside the columns of the token: of which workspace it is, what whoever it stands for has, and what they are there. */
export interface AnyTokenRow {
  readonly workspace: string
  readonly owns_local: number | boolean | null
  readonly member_role: string | null
  readonly member_state: string | null
  readonly closed_places: ClosedPlaces
}

export function toAccount(row: AccountRow): StoredAccount {
  const { key, person, password_hash: passwordHash, created_at: createdAt, password_at: passwordAt } = row
  return { key, person, passwordHash, createdAt, passwordAt, ownsLocal: Boolean(row.owns_local) }
}

export function toMember(row: MemberRow): StoredMember {
  const { person, role, state, joined_at: joinedAt, changed_at: changedAt, changed_by: changedBy } = row
  return { person, role: role as MemberRole, state, joinedAt, changedAt, changedBy }
}

export function toInvitation(row: InvitationRow): StoredInvitation {
  return {
    id: row.id,
    role: row.role as MemberRole,
    person: row.person,
    byOperator: Boolean(row.by_operator),
    secretHash: row.secret_hash,
    state: row.state,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    acceptedBy: row.accepted_by,
    endedAt: row.ended_at,
  }
}

export function toSignIn(row: SignInRow): FoundSignIn {
  const { secret_hash: secretHash, person, workspace, created_at: createdAt, last_used_at: lastUsedAt, role } = row
  const found = { secretHash, person, workspace, createdAt, lastUsedAt, role: role as MemberRole | null }
  return { ...found, ownsLocal: Boolean(row.owns_local), closedPlaces: placesIn(row) }
}

export function toFoundToken(row: TokenRow & AnyTokenRow): FoundToken {
  const { workspace, member_role: role, member_state: state } = row
  const member = role === null || state === null ? null : { role: role as MemberRole, state }
  const closedPlaces = placesIn(row)
  return { workspace, token: toToken(row), ownsLocal: Boolean(row.owns_local), member, closedPlaces }
}

const NONE: readonly ClosedPlace[] = []

function placesIn({ closed_places: places }: { readonly closed_places: ClosedPlaces }): readonly ClosedPlace[] {
  if (places === '[]') return NONE
  return typeof places === 'string' ? (JSON.parse(places) as ClosedPlace[]) : places
}

export function accountValues({ key, person, passwordHash, createdAt, passwordAt }: StoredAccount) {
  return [key, person, passwordHash, createdAt, passwordAt] as const
}

export function memberValues({ person, role, state, joinedAt, changedAt, changedBy }: StoredMember) {
  return [person, role, state, joinedAt, changedAt, changedBy] as const
}

export function invitationValues(invitation: StoredInvitation) {
  const { id, role, person, secretHash, state, createdBy, createdAt, expiresAt, acceptedBy, endedAt } = invitation
  return [id, role, person, secretHash, state, createdBy, createdAt, expiresAt, acceptedBy, endedAt] as const
}

export function signInValues({ secretHash, person, workspace, createdAt, lastUsedAt }: StoredSignIn) {
  return [secretHash, person, workspace, createdAt, lastUsedAt] as const
}

export function ownersIn(members: readonly StoredMember[]): number {
  return members.filter(({ role, state }) => role === 'owner' && state === 'active').length
}
