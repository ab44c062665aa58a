// Signing in, members and workspaces.

import type { ErrorTexts } from '../../texts.ts'

export const people = {
  SIGN_IN_FAILED: {
    message: () => 'This name and password do not belong together.',
    next: () => 'Try again. Whoever runs the server can give you a new link if you forgot the password.',
  },
  SIGN_IN_SLOWED: {
    message: () => 'There were too many tries that failed.',
    next: ({ retryAfterSeconds }) => `Try again in ${retryAfterSeconds} seconds.`,
  },
  SIGN_IN_NEEDS_TLS: {
    message: () => 'Nobody signs in over a connection that others can read.',
    next: () =>
      'Open the https address of this server. Whoever runs it puts a proxy with TLS in front of it and names it with --trusted-proxy.',
  },
  OIDC_NOT_SET_UP: {
    message: () => 'Nobody signs in to this server with OpenID Connect.',
    next: () => 'Sign in with a name and a password. Whoever runs the server can set it up.',
  },
  OIDC_UNAVAILABLE: {
    message: ({ provider }) => `${provider} does not answer as it should, so nobody can sign in with it now.`,
    next: () => 'Try again later, or sign in with a name and a password.',
  },
  OIDC_NOT_STARTED_HERE: {
    message: () => 'This sign-in was not begun in this browser, or was begun too long ago.',
    next: () => 'Begin again on the sign-in page.',
  },
  OIDC_FAILED: {
    message: ({ provider, reason }) => `${provider} did not sign you in: ${reason}.`,
    next: () => 'Begin again on the sign-in page.',
  },
  OIDC_PERSON_UNKNOWN: {
    message: ({ provider }) => `${provider} knows you, but nobody has let you in here.`,
    next: () =>
      'Ask an owner for an invitation. If you have a password here, sign in with it and link the two on the page You.',
  },
  OIDC_LINKED_TO_ANOTHER: {
    message: ({ provider }) => `Your account at ${provider} belongs to someone else here.`,
    next: () => 'Sign in with it to see whose it is, or use another.',
  },
  SESSION_ENDED: {
    message: () => 'You are signed out.',
    next: () => 'Sign in again.',
  },
  CSRF_TOKEN_WRONG: {
    message: () => 'This change does not come from a page of this server.',
    next: () => 'Load the page again. A program sends a token in the Authorization header instead of a cookie.',
  },
  INVITATION_NOT_GOOD: {
    message: () => 'This invitation was used, was withdrawn or has expired.',
    next: () => 'Ask the one who invited you for a new link. If you have joined already, sign in.',
  },
  INVITATION_NOT_FOUND: {
    message: ({ invitation }) => `There is no open invitation ${invitation}.`,
    next: (_, point) => point('Those that are open', 'listMembers'),
  },
  PERSON_NAME_TAKEN: {
    message: ({ name }) => `There is already someone called ${name}.`,
    next: () => 'Choose another name. If it is you, give the password you have.',
  },
  PERSON_NAME_NEEDED: {
    message: () => 'A name is needed.',
    next: () => 'Choose the name that others will see.',
  },
  PASSWORD_WRONG: {
    message: () => 'This is not your password.',
    next: () => 'Give the password you sign in with now.',
  },
  MEMBER_NOT_FOUND: {
    message: ({ member }) => `There is no member ${member} here.`,
    next: (_, point) => point('Who is here', 'listMembers'),
  },
  PERSON_NOT_HERE: {
    message: ({ person }) => `There is nobody called ${person} in this workspace.`,
    next: () => 'Ask an owner how they are called here, or to invite them. Nothing was changed.',
  },
  LAST_OWNER: {
    message: ({ member }) => `${member} is the last owner of this workspace, and it cannot be without one.`,
    next: () => 'Make someone else an owner first.',
  },
  SERVER_OWNER_NEEDED: {
    message: () => 'Only an owner of the server may do this.',
    next: () => 'They are the owners of the workspace that a server has from the beginning.',
  },
  WORKSPACE_NOT_FOUND: {
    message: ({ workspace }) => `There is no workspace ${workspace}.`,
    next: (_, point) => point('Those you come into', 'listWorkspaces'),
  },
  WORKSPACE_TAKEN: {
    message: ({ workspace }) => `There is already a workspace ${workspace}.`,
    next: () => 'Choose another name.',
  },
} satisfies Partial<ErrorTexts>
