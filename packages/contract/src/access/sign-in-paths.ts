// Where and how a browser signs in. Apart from the schemas, so that pages can know it without them.

export const SHORTEST_PASSWORD = 12

export const WORKSPACE_HEADER = 'pawl-workspace'
/** Repeats what only a page of ours can read: nothing is changed for a browser without it. */
export const CSRF_HEADER = 'pawl-csrf'

/** Where a provider of OpenID Connect sends people back to. */
export const OIDC_CALLBACK = '/api/oidc/callback'

/** All are posted to. To begin with OpenID Connect a browser may also go there. */
export const SIGN_IN_PATHS = {
  signIn: '/api/sign-in',
  showInvitation: '/api/join/look',
  join: '/api/join',
  signOut: '/api/sign-out',
  changePassword: '/api/password',
  enterWorkspace: '/api/enter',
  showSignInWays: '/api/sign-in/ways',
  startOidc: '/api/oidc/start',
} as const

export type SignInKey = keyof typeof SIGN_IN_PATHS
