// What people who sign in need of a store. Accounts, sign-ins and the workspaces are those of the whole store; members and
// invitations are those of this workspace, unless it is said otherwise.
//
// AC1. Of passwords and secrets there are only hashes.
// AC2. The members of a workspace change one at a time: whoever decides sees how many owners there are.
// AC3. An invitation is used in the commit that makes its account and member, so it is used once.
// AC4. Whoever is still served under what ends here is told (`onRecords`).

import type { MemberRole, Outcome } from '@pawl/contract'
import type { Receipt } from './receipt-store.ts'
import type { RecordOf } from './record-store.ts'
import type { StoredToken } from './token-store.ts'

export interface StoredAccount {
  /** What events name, such as person:dana. */
  readonly person: string
  /** Two spellings of one name have one key. */
  readonly key: string
  /** With its salt and parameters. */
  readonly passwordHash: string
  readonly createdAt: number
  /** 0 if there is none: they came by a provider. */
  readonly passwordAt: number
  /** What was made on the machine, before anyone had an account, is theirs. One person's at most. */
  readonly ownsLocal: boolean
}

export interface StoredMember {
  readonly person: string
  readonly role: MemberRole
  readonly state: string
  readonly joinedAt: number
  readonly changedAt: number
  readonly changedBy: string
}

export interface StoredInvitation {
  readonly id: string
  readonly role: MemberRole
  /** Under which name; null lets whoever has the link choose. */
  readonly person: string | null
  /** Made by whoever has the store itself: sets the password of an account that is there, and takes over what is local. */
  readonly byOperator: boolean
  readonly secretHash: string
  readonly state: string
  readonly createdBy: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly acceptedBy: string | null
  readonly endedAt: number | null
}

/** One browser in which someone is signed in. It ends by being forgotten. */
export interface StoredSignIn {
  readonly secretHash: string
  readonly person: string
  readonly workspace: string
  readonly createdAt: number
  /** To the minute. */
  readonly lastUsedAt: number
}

/** A room or an initiative that is for some alone, and what is said of them. */
export type ClosedPlace = Pick<RecordOf<'access'>, 'id' | 'body'>

export interface FoundSignIn extends StoredSignIn {
  /** In the workspace it is in; null if they are no member of it any more. */
  readonly role: MemberRole | null
  readonly ownsLocal: boolean
  /** In that workspace, as of the same moment. */
  readonly closedPlaces: readonly ClosedPlace[]
}

/** Who someone is at a provider of OpenID Connect. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** What joining by an invitation makes or changes. */
export interface Joining {
  readonly invitation: StoredInvitation
  readonly account: StoredAccount
  readonly member: StoredMember
}

export interface JoiningView {
  readonly invitation: StoredInvitation
  readonly account: StoredAccount | undefined
  readonly member: StoredMember | undefined
  /** Whose is what was made on the machine. */
  readonly localOwner: string | undefined
  /** Whose the identity is that they come with. */
  readonly identityOf: string | undefined
}

export interface FoundToken {
  readonly workspace: string
  readonly token: StoredToken
  /** It stands for the person who has what was made on the machine. */
  readonly ownsLocal: boolean
  /** What whoever it stands for is in the workspace, removed or not; null if they never were a member. */
  readonly member: Pick<StoredMember, 'role' | 'state'> | null
  /** In the workspace, as of the same moment. */
  readonly closedPlaces: readonly ClosedPlace[]
}

export interface Membership {
  readonly workspace: string
  readonly role: MemberRole
}

export interface AccountStore {
  /** Which of the workspaces this store is in. */
  readonly workspace: string
  listWorkspaces(): Promise<readonly string[]>
  /** With its first member, if it has one. False if the name is taken. */
  insertWorkspace(name: string, owner: StoredMember | undefined, receipt?: Receipt<string>): Promise<boolean>
  /** Whether anyone has an account in the whole store. */
  hasAccounts(): Promise<boolean>
  /** Everyone who has an account, by name. */
  listPeople(): Promise<readonly string[]>
  findAccount(key: string): Promise<StoredAccount | undefined>
  /** Ends every sign-in of the account but the one that is kept. */
  setPassword(account: StoredAccount, keptSignIn: string | undefined): Promise<void>
  /** Whose an identity is. */
  findIdentity(identity: Identity): Promise<string | undefined>
  /** An identity stays whose it is: answers whose it is by now. */
  linkIdentity(identity: Identity, person: string, at: number): Promise<string>
  /** Where a person is an active member, by name. */
  membershipsOf(person: string): Promise<readonly Membership[]>
  /** By name. */
  listMembers(): Promise<readonly StoredMember[]>
  /** Undefined if there is no such member. */
  changeMember(
    person: string,
    decide: (member: StoredMember, owners: number) => Outcome<StoredMember>,
    receipt?: Receipt<StoredMember>,
  ): Promise<Outcome<StoredMember> | undefined>
  insertInvitation(invitation: StoredInvitation, receipt?: Receipt<StoredInvitation>): Promise<void>
  /** Newest first. */
  listInvitations(): Promise<readonly StoredInvitation[]>
  /** Of any workspace. */
  findInvitation(secretHash: string): Promise<{ workspace: string; invitation: StoredInvitation } | undefined>
  /** Undefined if there is none of this id. */
  changeInvitation(
    id: string,
    decide: (invitation: StoredInvitation) => Outcome<StoredInvitation>,
    receipt?: Receipt<StoredInvitation>,
  ): Promise<Outcome<StoredInvitation> | undefined>
  /** The account under this key joins this workspace; an identity is linked to it. Undefined if there is no such invitation here. */
  join(
    id: string,
    key: string,
    decide: (view: JoiningView) => Outcome<Joining>,
    identity?: Identity,
  ): Promise<Outcome<Joining> | undefined>
  insertSignIn(signIn: StoredSignIn): Promise<void>
  findSignIn(secretHash: string): Promise<FoundSignIn | undefined>
  /** Never goes back. */
  noteSignInUse(secretHash: string, at: number): Promise<void>
  enterWorkspace(secretHash: string, workspace: string): Promise<void>
  /** Those that were used last, or begun, before. */
  forgetSignIns(usedBefore: number, begunBefore: number): Promise<void>
  endSignIn(secretHash: string): Promise<void>
  endSignIns(person: string): Promise<void>
  /** Those that were used after one moment and begun after another; by person. */
  countSignIns(usedAfter: number, begunAfter: number): Promise<ReadonlyMap<string, number>>
  /** A token of any workspace. */
  findToken(secretHash: string): Promise<FoundToken | undefined>
  /** What belongs to no account yet and was begun under one name is another's from now on. */
  claimConversations(from: string, to: string): Promise<void>
}
