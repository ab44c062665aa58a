// People, invitations and workspaces, on both databases.

import { type Outcome, operations } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { all, asked, contextOf, freshContexts } from '../../../../testing/operation-context.ts'
import { tamperWith } from '../../../../testing/tamper.ts'
import { streams } from '../dispatch/handlers.ts'
import {
  type Context,
  changePassword,
  enterWorkspace,
  hashSecret,
  join,
  runOperation,
  type SignedIn,
  showInvitation,
  signIn,
} from '../index.ts'

const PASSWORD = 'correct horse battery'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const visitor = () => ({
    store: now.context.store,
    open: (workspace: string) => now.opened.in(workspace),
    now: now.context.now,
    actor: '10.0.0.1',
  })
  const secretIn = (link: string) => link.slice(link.indexOf('#') + 1)
  const value = <Value>(outcome: Outcome<Value>): Value => {
    if (outcome.refused) throw new Error(outcome.refusal.code)
    return outcome.value
  }
  const invited = async (input: object = {}) => {
    const { link, invitation } = await asked(now.context).done('inviteMember', input)
    return { secret: secretIn(link), invitation }
  }
  /** Names are those of the whole store, and its tests share one. */
  const named = (name: string) => `${name}-${now.workspace.replace(' ', '')}`
  const joined = async (name: string, role: 'owner' | 'member' = 'member'): Promise<SignedIn> => {
    const { secret } = await invited({ role })
    return value(await join(visitor(), { secret, name: named(name), password: PASSWORD }))
  }
  const as = ({ person }: SignedIn): Context => ({
    ...now.context,
    principal: { name: person, role: 'owner', alone: false, by: 'sign-in' },
    actor: person,
  })
  const roles = async () =>
    (await asked(now.context).done('listMembers', {})).members.map(({ person, role }) => [person, role])

  test('[ME2] an invitation lets one person in, once', async () => {
    const { secret, invitation } = await invited({ role: 'auditor' })
    expect(invitation).toMatchObject({ role: 'auditor', state: 'open', createdBy: 'person:local' })
    expect(value(await showInvitation(visitor(), { secret }))).toMatchObject({ role: 'auditor', person: null })
    const dana = value(await join(visitor(), { secret, name: named('Dana'), password: PASSWORD }))
    expect(dana).toMatchObject({ person: `person:${named('Dana')}`, workspace: now.workspace })
    expect(await roles()).toEqual([[dana.person, 'auditor']])
    for (const again of [secret, 'pawl_join_wrong'])
      expect(await join(visitor(), { secret: again, name: named('eve'), password: PASSWORD })).toMatchObject({
        refusal: { code: 'INVITATION_NOT_GOOD' },
      })
    expect((await asked(now.context).done('listMembers', {})).invitations).toEqual([])
  })

  test('[VA1, VA2, VA3] verify names a member without an account, a workspace without its owner, and an invitation that nobody used', async () => {
    const dana = await joined('dana', 'owner')
    const problems = async () =>
      (await all(streams.verifyStore(now.context))).flatMap((line) =>
        line.kind === 'difference' ? [line.problem] : [],
      )
    expect(await problems()).toEqual([])
    const of = `workspace = '${now.workspace}'`
    await tamperWith(now.place, [
      `update members set person = 'person:nobody', state = 'removed' where ${of} and person = '${dana.person}'`,
    ])
    expect(await problems()).toEqual([
      'member person:nobody has no account',
      'the workspace has no owner any more',
      expect.stringMatching(/^invitation \w+ was accepted by person:dana/),
    ])
  })

  test('[AC3] of two who use one link at once one joins', async () => {
    const { secret } = await invited()
    const both = await Promise.all(
      ['ann', 'ben'].map((name) => join(visitor(), { secret, name: named(name), password: PASSWORD })),
    )
    expect(both.filter(({ refused }) => !refused)).toHaveLength(1)
    expect(await roles()).toHaveLength(1)
  })

  test('a link that expired or was withdrawn opens nothing', async () => {
    const { secret, invitation } = await invited()
    await asked(now.context).done('withdrawInvitation', { invitation: invitation.id })
    const { refused } = asked(now.context)
    expect(await refused('withdrawInvitation', { invitation: invitation.id })).toMatchObject({
      code: 'INVITATION_NOT_FOUND',
    })
    const late = await invited({ expiresIn: '1m' })
    const later = { ...visitor(), now: () => now.context.now() + 60_001 }
    for (const [who, one] of [
      [visitor(), secret],
      [later, late.secret],
    ] as const) {
      expect(await showInvitation(who, { secret: one })).toMatchObject({ refusal: { code: 'INVITATION_NOT_GOOD' } })
      expect(await join(who, { secret: one, name: named('eve'), password: PASSWORD })).toMatchObject({ refused: true })
    }
  })

  test('[NM3] nobody joins under a name that only looks like another’s', async () => {
    const scope = await joined('scope')
    const { secret } = await invited()
    const alike = `${scope.person.slice('person:'.length).replace('0', 'o').replace('scope', 'sc0pe')}`
    expect(await join(visitor(), { secret, name: alike, password: PASSWORD })).toMatchObject({
      refusal: { code: 'NAME_LOOKS_ALIKE', variables: { kind: 'actor', other: scope.person } },
    })
    expect(await roles()).toEqual([[scope.person, 'member']])
  })

  test('[PE1] a name that looks like another’s is that name: only its password joins again', async () => {
    const dana = await joined('dana')
    const { secret } = await invited({ role: 'auditor' })
    const again = (password: string) => join(visitor(), { secret, name: named('ＤＡＮＡ').normalize('NFKC'), password })
    expect(await again('another password')).toMatchObject({ refusal: { code: 'PERSON_NAME_TAKEN' } })
    expect(value(await again(PASSWORD)).person).toBe(dana.person)
    expect(await roles()).toEqual([[dana.person, 'member']])
  })

  test('[NM3] a name that is drawn like another’s is refused, and one of two scripts too', async () => {
    await joined('dana')
    const { secret } = await invited()
    const drawnAlike = named('dana')
      .replace('n', 'ո')
      .replaceAll(/[a-z]/g, (letter) => ({ d: 'ԁ', a: 'а' })[letter] ?? letter)
    expect(await join(visitor(), { secret, name: drawnAlike, password: PASSWORD })).toMatchObject({
      refusal: { code: 'NAME_LOOKS_ALIKE' },
    })
    expect(operations.inviteMember.input.safeParse({ name: 'dаna' }).success).toBe(false)
  })

  test('[SG2] a wrong password and an unknown name are refused alike', async () => {
    const dana = await joined('dana')
    const name = dana.person.slice('person:'.length)
    const right = value(await signIn(visitor(), { name, password: PASSWORD }))
    expect(right).toMatchObject({ person: dana.person, workspace: now.workspace })
    const wrong = await signIn(visitor(), { name, password: 'wrong horse battery' })
    const unknown = await signIn(visitor(), { name: 'nobody', password: PASSWORD })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ refusal: { code: 'SIGN_IN_FAILED' } })
  })

  test('[ME1] the last owner is neither removed nor made anything else', async () => {
    const dana = await joined('dana', 'owner')
    const eve = await joined('eve')
    const { done, refused } = asked(now.context)
    for (const call of [
      () => refused('removeMember', { member: dana.person }),
      () => refused('changeMember', { member: dana.person, role: 'member' }),
    ])
      expect(await call()).toMatchObject({ code: 'LAST_OWNER' })
    await done('changeMember', { member: eve.person, role: 'owner' })
    await done('removeMember', { member: dana.person })
    expect(await roles()).toEqual([[eve.person, 'owner']])
    expect(await refused('removeMember', { member: dana.person })).toMatchObject({ code: 'MEMBER_NOT_FOUND' })
  })

  test('[AC2] two owners who remove each other at once do not both succeed', async () => {
    const [dana, eve] = [await joined('dana', 'owner'), await joined('eve', 'owner')]
    const outcomes = await Promise.all(
      [dana, eve].map(({ person }) => runOperation(now.context, 'removeMember', { member: person })),
    )
    expect(outcomes.filter(({ refused }) => !refused)).toHaveLength(1)
  })

  test('whoever was removed is signed in nowhere here, and comes back by an invitation in its role', async () => {
    const dana = await joined('dana')
    const found = () => now.context.store.findSignIn(hashSecret(dana.secret))
    expect(await found()).toMatchObject({ role: 'member' })
    await asked(now.context).done('removeMember', { member: dana.person })
    expect(await found()).toMatchObject({ role: null })
    const { secret } = await invited({ role: 'auditor', name: dana.person })
    expect(value(await showInvitation(visitor(), { secret }))).toMatchObject({ isKnown: true, resets: false })
    await join(visitor(), { secret, password: PASSWORD })
    expect(await roles()).toEqual([[dana.person, 'auditor']])
  })

  test('[SG3] a new password ends the other sign-ins; signing out everywhere ends all', async () => {
    const dana = await joined('dana')
    const name = dana.person.slice('person:'.length)
    const other = value(await signIn(visitor(), { name, password: PASSWORD }))
    const isIn = async ({ secret }: SignedIn) => (await now.context.store.findSignIn(hashSecret(secret))) !== undefined
    const next = 'another long password'
    expect(await changePassword(as(dana), hashSecret(dana.secret), { current: next, next })).toMatchObject({
      refusal: { code: 'PASSWORD_WRONG' },
    })
    value(await changePassword(as(dana), hashSecret(dana.secret), { current: PASSWORD, next }))
    expect([await isIn(dana), await isIn(other)]).toEqual([true, false])
    expect(await signIn(visitor(), { name, password: PASSWORD })).toMatchObject({ refused: true })
    value(await signIn(visitor(), { name, password: next }))
    expect((await asked(now.context).done('listMembers', {})).members).toMatchObject([{ signedIn: 2 }])
    await asked(now.context).done('signOutMember', { member: name })
    expect(await isIn(dana)).toBe(false)
  })

  test('the first owner takes over what was local, and a lost password is set anew by whoever has the store', async () => {
    const { done, refused } = asked({ ...now.context, actor: 'person:local' })
    const { conversation_id } = (await done('takeTurn', { message: 'hello' })) as { conversation_id: string }
    const name = named('dana')
    const { link } = await done('createOwner', { name })
    const dana = value(await join(visitor(), { secret: secretIn(link), password: PASSWORD }))
    expect(await roles()).toEqual([[dana.person, 'owner']])
    const own = asked({ ...as(dana), actor: dana.person })
    expect((await own.done('listConversations', {})).conversations).toMatchObject([{ id: conversation_id }])
    expect(await own.refused('createOwner', { name })).toMatchObject({ code: 'SERVER_OWNER_NEEDED' })
    const anew = await done('createOwner', { name })
    const next = 'another long password'
    value(await join(visitor(), { secret: secretIn(anew.link), password: next }))
    value(await signIn(visitor(), { name, password: next }))
    expect(await now.context.store.findSignIn(hashSecret(dana.secret))).toBeUndefined()
    expect(await refused('changeMember', { member: name, role: 'member' })).toMatchObject({ code: 'LAST_OWNER' })
  })

  test('an owner makes no token in the name of another who signs in', async () => {
    const [dana, eve] = [await joined('dana', 'owner'), await joined('eve')]
    const { done, refused } = asked(as(dana))
    expect(await refused('addToken', { name: 'x', actor: eve.person })).toMatchObject({ code: 'ACTOR_NOT_YOURS' })
    await done('addToken', { name: 'mine', actor: dana.person })
    await done('addToken', { name: 'builder', actor: 'agent:builder' })
  })

  test('workspaces are made in the first one, and each person comes into their own', async () => {
    const first = contextOf(await now.opened.in())
    const name = `design-${now.workspace.replace(' ', '')}`
    const owner = await joined('noa', 'owner')
    const { refused } = asked(as(owner))
    expect(await refused('createWorkspace', { name })).toMatchObject({ code: 'SERVER_OWNER_NEEDED' })
    await asked(first).done('createWorkspace', { name })
    expect(await asked(first).refused('createWorkspace', { name })).toMatchObject({ code: 'WORKSPACE_TAKEN' })
    const dana = await joined('dana')
    const { workspaces } = await asked(as(dana)).done('listWorkspaces', {})
    expect(workspaces).toEqual([{ name: now.workspace, role: 'member', current: true }])
    expect(await enterWorkspace(as(dana), hashSecret(dana.secret), { workspace: name })).toMatchObject({
      refusal: { code: 'WORKSPACE_NOT_FOUND' },
    })
    const { link } = await asked(contextOf(await now.opened.in(name))).done('inviteMember', { name: dana.person })
    value(await join(visitor(), { secret: secretIn(link), password: PASSWORD }))
    value(await enterWorkspace(as(dana), hashSecret(dana.secret), { workspace: name }))
    expect(await now.context.store.findSignIn(hashSecret(dana.secret))).toMatchObject({ workspace: name })
  })

  test('no password, secret or hash is in the log, the lists or an export', async () => {
    const { secret } = await invited({ name: named('dana') })
    const dana = value(await join(visitor(), { secret, password: PASSWORD }))
    const listed = await asked(now.context).done('listMembers', {})
    const log = await asked(now.context).done('listSecurityEvents', {})
    expect(log.events.map(({ kind }) => kind)).toEqual(['signed_in', 'member_joined', 'member_invited'])
    const outcome = await runOperation(now.context, 'exportStore', {})
    const exported = outcome.refused ? [] : await all(outcome.value)
    const told = JSON.stringify([listed, log, exported])
    for (const hidden of [PASSWORD, secret, dana.secret, hashSecret(secret), hashSecret(dana.secret), 'argon2id'])
      expect(told).not.toContain(hidden)
  })
})
