// What a browser sends and gets when someone signs in or out. These are no operations: nobody is known yet, or the answer
// is a cookie.

import * as z from 'zod'
import { once } from '../once.ts'
import { newPassword, newPersonName, password, personName, workspaceName } from './people.ts'
import { MEMBER_ROLES } from './principal.ts'
import type { SignInKey } from './sign-in-paths.ts'

const secret = once(() => z.string().min(1).max(200))

export const signInInputs = once(
  () =>
    ({
      signIn: z.strictObject({ name: personName(), password: password() }),
      showInvitation: z.strictObject({ secret: secret() }),
      join: z.strictObject({ secret: secret(), name: newPersonName().optional(), password: newPassword() }),
      signOut: z.strictObject({ everywhere: z.boolean().optional() }),
      changePassword: z.strictObject({
        current: password().optional().describe('Left out by whoever came by a provider and has none yet'),
        next: newPassword(),
      }),
      enterWorkspace: z.strictObject({ workspace: workspaceName() }),
      showSignInWays: z.strictObject({}),
      startOidc: z.strictObject({
        secret: secret().optional().describe('Of the invitation to join by'),
        link: z.boolean().optional().describe('Link it to the account one is signed in to'),
      }),
    }) as const satisfies Record<SignInKey, z.ZodObject>,
)

export const signInAnswers = once(
  () =>
    ({
      signIn: z.object({ person: z.string(), workspace: z.string() }),
      showInvitation: z.object({
        workspace: z.string(),
        role: z.enum(MEMBER_ROLES),
        person: z.string().nullable().describe('Whose name it is for; null lets them choose'),
        isKnown: z.boolean().describe('There is an account of that name: its password is asked for'),
        resets: z.boolean().describe('A new password is set for that account'),
        invitedBy: z.string(),
        expiresAt: z.int(),
      }),
      join: z.object({ person: z.string(), workspace: z.string() }),
      signOut: z.object({ signedOut: z.literal(true) }),
      changePassword: z.object({ changed: z.literal(true) }),
      enterWorkspace: z.object({ workspace: z.string() }),
      showSignInWays: z.object({
        oidc: z.string().nullable().describe('The name of the provider of OpenID Connect; null if there is none'),
      }),
      startOidc: z.object({ address: z.string().describe('Where the browser goes next') }),
    }) as const,
)

export type SignInInput<Key extends SignInKey> = z.output<ReturnType<typeof signInInputs>[Key]>
export type SignInAnswer<Key extends SignInKey> = z.output<ReturnType<typeof signInAnswers>[Key]>
