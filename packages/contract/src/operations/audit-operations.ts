// The log of security events: who came in, who was refused, what was made, taken out and brought in.

import * as z from 'zod'
import { declareOperation } from './operation.ts'

export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'refused',
  'limited',
  'token_made',
  'token_revoked',
  'calendar_made',
  'calendar_revoked',
  'member_invited',
  'member_joined',
  'member_changed',
  'member_removed',
  'password_changed',
  'identity_linked',
  'workspace_made',
  'policy_changed',
  'exported',
  'imported',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

const MOST = 500

export const listSecurityEvents = declareOperation({
  name: 'list-security-events',
  summary: 'Show the log of security events, newest first.',
  right: 'audit',
  http: { method: 'GET', path: '/api/audit' },
  command: { words: ['audit'] },
  input: () =>
    z.strictObject({
      since: z.iso.date().optional().describe('Only from this day on, as 2026-11-30, in UTC'),
      who: z.string().min(1).max(200).optional().describe('Only of this principal, or this address'),
      kind: z.enum(SECURITY_EVENT_KINDS).optional().describe('Only of this kind'),
      limit: z.int().min(1).max(MOST).default(100).describe('How many at most'),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional()
        .describe('Where the page before ended'),
    }),
  result: () =>
    z.object({
      events: z.array(
        z
          .object({
            position: z.int(),
            at: z.int(),
            kind: z.enum(SECURITY_EVENT_KINDS),
            who: z.string().describe('Who was authenticated; an address where nobody was'),
            actor: z.string().describe('The name acted under'),
            about: z.string().nullable().describe('The token, policy, member or operation'),
            times: z.int().describe('How often, where a flood was counted together'),
            details: z.record(z.string(), z.unknown()),
          })
          .meta({ id: 'SecurityEvent' }),
      ),
      nextCursor: z.string().nullable(),
    }),
})
