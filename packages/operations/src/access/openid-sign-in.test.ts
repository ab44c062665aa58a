// Who comes in by what a provider of OpenID Connect says of them, on both databases.

import type { Outcome } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'
import {
  type Context,
  changePassword,
  join,
  linkIdentity,
  type OpenIdPerson,
  type SignedIn,
  signIn,
  signInByOpenId,
} from '../index.ts'
import { freeName } from './openid-sign-in.ts'

const PASSWORD = 'correct horse battery'
const issuer = 'https://issuer.example'
const domains = ['Example.com']

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const visitor = () => ({
    store: now.context.store,
    open: (workspace: string) => now.opened.in(workspace),
    now: now.context.now,
    actor: '10.0.0.1',
  })
  const value = <Value>(outcome: Outcome<Value>): Value => {
    if (outcome.refused) throw new Error(outcome.refusal.code)
    return outcome.value
  }
  const codeOf = (outcome: Outcome<unknown>) => (outcome.refused ? outcome.refusal.code : undefined)
  /** Names and identities are those of the whole store, and its tests share one. */
  const named = (name: string) => `${name}-${now.workspace.replace(' ', '')}`
  const someone = (name: string, more: Partial<OpenIdPerson> = {}): OpenIdPerson => ({
    issuer,
    provider: 'Example',
    subject: named(name),
    preferredName: named(name),
    email: `${named(name)}@example.com`,
    isEmailVerified: true,
    ...more,
  })
  const invited = async (input: object = {}) => {
    const { link } = await asked(now.context).done('inviteMember', input)
    return link.slice(link.indexOf('#') + 1)
  }
  const enter = (who: OpenIdPerson, admission: { invitation?: string; domains?: readonly string[] } = {}) =>
    signInByOpenId(visitor(), who, { domains: [], ...admission })
  const members = async () => (await asked(now.context).done('listMembers', {})).members
  const as = ({ person }: SignedIn): Context => ({
    ...now.context,
    principal: { name: person, role: 'member', alone: false, by: 'sign-in' },
    actor: person,
  })

  test('[OI2] whoever is not known is refused, and nothing is made', async () => {
    expect(codeOf(await enter(someone('dana')))).toBe('OIDC_PERSON_UNKNOWN')
    const elsewhere = [
      'dana@elsewhere.example',
      'dana@notexample.com',
      'dana@example.com@evil.example',
      'example.com',
      '',
    ]
    for (const email of elsewhere)
      expect(codeOf(await enter(someone('dana', { email }), { domains }))).toBe('OIDC_PERSON_UNKNOWN')
    expect(codeOf(await enter(someone('dana', { isEmailVerified: false }), { domains }))).toBe('OIDC_PERSON_UNKNOWN')
    expect(codeOf(await enter(someone('dana'), { invitation: 'pawl_join_wrong', domains }))).toBe('INVITATION_NOT_GOOD')
    const { members: there, invitations } = await asked(now.context).done('listMembers', {})
    expect([there, invitations]).toEqual([[], []])
    expect(await now.context.store.listInvitations()).toEqual([])
    expect(await now.context.store.findIdentity(someone('dana'))).toBeUndefined()
  })

  test('[OI2] an open invitation lets one person in, who is known from then on', async () => {
    const invitation = await invited({ role: 'auditor' })
    const dana = value(await enter(someone('dana'), { invitation }))
    expect(dana).toMatchObject({ person: `person:${named('dana')}`, workspace: now.workspace })
    expect(await members()).toMatchObject([{ person: dana.person, role: 'auditor' }])
    expect(value(await enter(someone('dana', { preferredName: 'other' }))).person).toBe(dana.person)
    expect(codeOf(await enter(someone('eve'), { invitation }))).toBe('INVITATION_NOT_GOOD')
    const { events } = await asked(now.context).done('listSecurityEvents', {})
    const kinds = events.map(({ kind }) => kind)
    expect(kinds).toEqual(['signed_in', 'signed_in', 'member_joined', 'member_invited'])
  })

  test('[OI2] a verified address of an allowed domain joins as a member', async () => {
    const dana = value(await enter(someone('dana', { email: `${named('dana')}@EXAMPLE.com` }), { domains }))
    expect(await members()).toMatchObject([{ person: dana.person, role: 'member' }])
    expect((await asked(now.context).done('listMembers', {})).invitations).toEqual([])
  })

  test('[OI2] two browsers of one new person make one account', async () => {
    const both = await Promise.all([1, 2].map(() => enter(someone('dana'), { domains })))
    expect(both.filter(({ refused }) => !refused).length).toBeGreaterThan(0)
    expect(await members()).toHaveLength(1)
  })

  test('[OI3] whoever was removed does not come back by their domain, but by an invitation', async () => {
    const dana = value(await enter(someone('dana'), { domains }))
    await asked(now.context).done('removeMember', { member: dana.person })
    expect(codeOf(await enter(someone('dana'), { domains }))).toBe('OIDC_PERSON_UNKNOWN')
    const invitation = await invited()
    expect(value(await enter(someone('dana'), { invitation })).person).toBe(dana.person)
  })

  test('[OI1] no name and no invitation opens an account that has a password', async () => {
    const noa = value(await join(visitor(), { secret: await invited(), name: named('noa'), password: PASSWORD }))
    const alike = value(await enter(someone('noa'), { domains }))
    expect(alike.person).toBe(`${noa.person}-2`)
    const forNoa = await invited({ name: named('noa') })
    expect(codeOf(await enter(someone('eve'), { invitation: forNoa }))).toBe('PERSON_NAME_TAKEN')
    const { link } = await asked(now.context).done('createOwner', { name: named('noa') })
    const byOperator = link.slice(link.indexOf('#') + 1)
    expect(codeOf(await enter(someone('eve'), { invitation: byOperator }))).toBe('PERSON_NAME_TAKEN')
    expect(codeOf(await enter(someone('noa'), { invitation: byOperator }))).toBe('INVITATION_NOT_GOOD')
    expect(value(await signIn(visitor(), { name: named('noa'), password: PASSWORD })).person).toBe(noa.person)
  })

  test('[OI4] whoever is signed in links an identity, which stays theirs', async () => {
    const noa = value(await join(visitor(), { secret: await invited(), name: named('noa'), password: PASSWORD }))
    expect(value(await linkIdentity(as(noa), someone('far')))).toEqual({ person: noa.person })
    expect(value(await enter(someone('far'))).person).toBe(noa.person)
    const dana = value(await enter(someone('dana'), { domains }))
    expect(codeOf(await linkIdentity(as(dana), someone('far')))).toBe('OIDC_LINKED_TO_ANOTHER')
    expect(value(await enter(someone('far'))).person).toBe(noa.person)
  })

  test('an account that came by a provider has no password', async () => {
    await enter(someone('dana'), { domains })
    for (const password of ['', PASSWORD])
      expect(codeOf(await signIn(visitor(), { name: named('dana'), password }))).toBe('SIGN_IN_FAILED')
  })

  test('[SG3] whoever came by a provider sets a password once without one, and then signs in with it too', async () => {
    const dana = value(await enter(someone('dana'), { domains }))
    value(await changePassword(as(dana), 'this sign-in', { next: PASSWORD }))
    expect(value(await signIn(visitor(), { name: named('dana'), password: PASSWORD })).person).toBe(dana.person)
    const next = 'another horse battery'
    expect(codeOf(await changePassword(as(dana), 'this sign-in', { next }))).toBe('PASSWORD_WRONG')
    expect(codeOf(await changePassword(as(dana), 'this sign-in', { current: 'wrong', next }))).toBe('PASSWORD_WRONG')
    value(await changePassword(as(dana), 'this sign-in', { current: PASSWORD, next }))
  })
})

describe('the name of someone new', () => {
  const nobody = { issuer, provider: 'Example', subject: '1', isEmailVerified: true }
  test.each([
    [{ preferredName: 'dana' }, 'person:dana'],
    [{ preferredName: 'dana@example.com' }, 'person:dana'],
    [{ preferredName: ' Dana  Levi ' }, 'person:Dana-Levi'],
    [{ preferredName: '<script>' }, 'person:script'],
    [{ preferredName: 'person:local', email: 'x@example.com' }, 'person:person-local'],
    [{ preferredName: 'local', email: 'dana@example.com' }, 'person:dana'],
    [{ preferredName: '!!', email: 'dana.levi@example.com' }, 'person:dana.levi'],
    [{ preferredName: 'dаna' /* a Cyrillic а */, email: 'd@example.com' }, 'person:d'],
    [{ preferredName: 'דנה' }, 'person:דנה'],
    [{ preferredName: 'x'.repeat(300) }, `person:${'x'.repeat(56)}`],
    [{}, 'person:member'],
  ])('[PE1] of %j is %s', (said, person) => {
    expect(freeName({ ...nobody, ...said }, new Set(['person:local']))).toBe(person)
  })
  test('[NM3] is numbered where it is taken, or looks like another', () => {
    const taken = new Set(['person:local', 'person:Dana', 'person:dana-2', 'agent:eve'])
    expect(freeName({ ...nobody, preferredName: 'dana' }, taken)).toBe('person:dana-3')
    expect(freeName({ ...nobody, preferredName: 'DANA' }, taken)).toBe('person:DANA-3')
  })
})
