// Where and how a browser signs in. Apart from the schemas, so that pages can know it without them.

export const SHORTEST_PASSWORD = 12

export const WORKSPACE_HEADER = 'pawl-workspace'
/** Repeats what only a page of ours can read: nothing is changed for a browser without it. */
export const CSRF_HEADER = 'pawl-csrf'

/** All are posted to. */
export const SIGN_IN_PATHS = {
  signIn: '/api/sign-in',
  showInvitation: '/api/join/look',
  join: '/api/join',
  signOut: '/api/sign-out',
  changePassword: '/api/password',
  enterWorkspace: '/api/enter',
} as const

export type SignInKey = keyof typeof SIGN_IN_PATHS
