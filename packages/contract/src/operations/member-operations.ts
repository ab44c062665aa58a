// The people of a workspace, the invitations by which they come, and the workspaces of a server.

import * as z from 'zod'
import { newPersonName, personName, workspaceName } from '../access/people.ts'
import { MEMBER_ROLES } from '../access/principal.ts'
import type { Form } from '../errors/texts.ts'
import { once } from '../once.ts'
import { declareOperation } from './operation.ts'

const memberView = once(() =>
  z
    .object({
      person: z.string().describe('What events name, such as person:dana'),
      role: z.enum(MEMBER_ROLES),
      state: z.string(),
      joinedAt: z.int(),
      signedIn: z.int().describe('In how many browsers'),
    })
    .meta({ id: 'Member' }),
)
export type MemberView = z.output<ReturnType<typeof memberView>>

const invitationView = once(() =>
  z
    .object({
      id: z.string(),
      role: z.enum(MEMBER_ROLES),
      person: z.string().nullable().describe('For whom; null is whoever has the link'),
      state: z.string(),
      createdBy: z.string(),
      createdAt: z.int(),
      expiresAt: z.int(),
      acceptedBy: z.string().nullable(),
    })
    .meta({ id: 'Invitation' }),
)
export type InvitationView = z.output<ReturnType<typeof invitationView>>

const invited = () =>
  z.object({
    invitation: invitationView(),
    link: z.string().describe('Put it behind the address of the server. It is shown once'),
  })

const role = once(() => z.enum(MEMBER_ROLES))
const member = () => personName().describe('The member, such as dana')
const lasts = () =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}[mhd]$/, { error: 'form:span' satisfies Form })
    .default('7d')
    .describe('For how long the link works')

export const createOwner = declareOperation({
  name: 'create-owner',
  summary: 'Make a link with which the first owner of this server joins, or an owner who is locked out gets back in.',
  right: 'admin',
  http: { method: 'POST', path: '/api/owners' },
  command: { words: ['owner', 'create'], positional: ['name'] },
  tellsSecret: true,
  input: () => z.strictObject({ name: newPersonName().describe('Who, such as dana'), expiresIn: lasts() }),
  result: invited,
})

export const inviteMember = declareOperation({
  name: 'invite-member',
  summary: 'Make a link by which someone joins this workspace, once.',
  right: 'admin',
  http: { method: 'POST', path: '/api/members/invite' },
  command: { words: ['member', 'invite'], positional: ['name'] },
  tellsSecret: true,
  neverLater: true,
  input: () =>
    z.strictObject({
      name: newPersonName().optional().describe('Under which name; they choose one if it is left out'),
      role: role().default('member').describe('What they will be here'),
      expiresIn: lasts(),
    }),
  result: invited,
})

export const listMembers = declareOperation({
  name: 'list-members',
  summary: 'Show the people of this workspace and the open invitations.',
  right: 'admin',
  http: { method: 'GET', path: '/api/members' },
  command: { words: ['member', 'list'] },
  staleAfter: { changesOf: ['record'] },
  input: () => z.strictObject({}),
  result: () => z.object({ members: z.array(memberView()), invitations: z.array(invitationView()) }),
})

export const changeMember = declareOperation({
  name: 'change-member',
  summary: 'Give a member another role.',
  right: 'admin',
  http: { method: 'PATCH', path: '/api/members/:member' },
  command: { words: ['member', 'change'], positional: ['member'] },
  neverLater: true,
  input: () => z.strictObject({ member: member(), role: role().describe('What they are from now on') }),
  result: () => z.object({ member: memberView() }),
})

export const removeMember = declareOperation({
  name: 'remove-member',
  summary: 'Take a member out of this workspace, at once.',
  right: 'admin',
  http: { method: 'DELETE', path: '/api/members/:member' },
  command: { words: ['member', 'remove'], positional: ['member'] },
  neverLater: true,
  input: () => z.strictObject({ member: member() }),
  result: () => z.object({ member: memberView() }),
})

export const signOutMember = declareOperation({
  name: 'sign-out-member',
  summary: 'Sign a member out of every browser, at once.',
  right: 'admin',
  http: { method: 'POST', path: '/api/members/:member/sign-out' },
  command: { words: ['member', 'sign-out'], positional: ['member'] },
  neverLater: true,
  input: () => z.strictObject({ member: member() }),
  result: () => z.object({ member: memberView() }),
})

export const withdrawInvitation = declareOperation({
  name: 'withdraw-invitation',
  summary: 'Stop the link of an invitation from working.',
  right: 'admin',
  http: { method: 'POST', path: '/api/invitations/:invitation/withdraw' },
  command: { words: ['member', 'withdraw'], positional: ['invitation'] },
  neverLater: true,
  input: () => z.strictObject({ invitation: z.string().min(1).max(64).describe('Its id') }),
  result: () => z.object({ invitation: invitationView() }),
})

export const createWorkspace = declareOperation({
  name: 'create-workspace',
  summary: 'Make another workspace on this server.',
  right: 'admin',
  http: { method: 'POST', path: '/api/workspaces' },
  command: { words: ['workspace', 'create'], positional: ['name'] },
  input: () => z.strictObject({ name: workspaceName().describe('What to call it') }),
  result: () => z.object({ workspace: z.string() }),
})

export const listWorkspaces = declareOperation({
  name: 'list-workspaces',
  summary: 'Show the workspaces you come into.',
  right: 'look',
  http: { method: 'GET', path: '/api/workspaces' },
  command: { words: ['workspace', 'list'] },
  input: () => z.strictObject({}),
  result: () =>
    z.object({
      workspaces: z.array(
        z.object({ name: z.string(), role: role(), current: z.boolean().describe('The one you are in') }),
      ),
    }),
})
