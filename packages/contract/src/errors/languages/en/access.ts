// Tokens, and who may.

import { RELATIONS } from '@pawl/kernel'
import { isAgent } from '../../../actor.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'

export const access = {
  TOKEN_REQUIRED: {
    message: () => 'This server does not know you.',
    next: () =>
      'Sign in on its page, or bring a token from whoever runs it: as a bearer token in the Authorization header, or as PAWL_TOKEN for the command line. Unless it asks everyone to sign in, whoever runs it is known by their user on this machine.',
  },
  TOKEN_INVALID: {
    message: () => 'This token is not known, was revoked, or has expired.',
    next: () => 'Ask whoever runs this server for a new one.',
  },
  NOT_ALLOWED: {
    message: (facts) =>
      facts.needed === undefined
        ? `You may not do this: it is for ${facts.could.map((who) => RELATIONS[who]).join(', or ')}.`
        : facts.only === undefined
          ? `You may not do this: it needs the right ‘${facts.needed}’, and you are ${facts.granted} here.`
          : `You may not do this: your token is for ${'task' in facts.only ? `task ${facts.only.task}` : `the rooms ${facts.only.rooms.join(', ')}`} alone.`,
    next: (facts) =>
      'only' in facts && facts.only !== undefined
        ? 'Go on with what it is for. For the rest ask whoever gave it to you.'
        : `${facts.needed === undefined ? '' : `Who may: ${facts.could.join(', ')}. `}Ask one of them, or whoever gave you your access.`,
  },
  ACTOR_NOT_YOURS: {
    message: ({ actor, claimed }) => `You are ${actor} here, not ${claimed}.`,
    next: ({ actor, claimed }, point) =>
      said(
        isAgent(actor) && isAgent(claimed)
          ? `This is for ${claimed}. Leave it, and wait for work of your own role.`
          : 'Leave the name out, or come with a token made for it.',
        point('Who you are here', 'whoAmI'),
      ),
  },
  FOREIGN_HOST: {
    message: ({ host }) => `This server does not answer to the name ${host}.`,
    next: () => 'Use 127.0.0.1 or localhost, with the port the server printed.',
  },
  FOREIGN_ORIGIN: {
    message: ({ origin }) => `A page from ${origin ?? 'another site'} may not use this server.`,
    next: () => 'Open the address the server printed.',
  },
  TOKENS_NEEDED: {
    message: ({ host }) =>
      `Pawl does not listen on ${host} while nobody could come in: there are no tokens and no people.`,
    next: (_, point) =>
      point('Make a token for yourself, or the first owner, then start again', 'addToken', {
        name: 'mine',
        actor: 'person:local',
        may: 'admin',
      }),
  },
  TOKEN_NAME_TAKEN: {
    message: ({ name }) => `There is already a token called ${name}.`,
    next: (_, point) => said('Choose another name.', point('Those in use', 'listTokens')),
  },
  TOKEN_ABOVE_MEMBER: {
    message: ({ actor, role, member }) =>
      member === null
        ? `${actor} was removed from this workspace: a token in their name opens nothing.`
        : `${actor} is ${member} here: a token in their name cannot be ${role}.`,
    next: (_, point) => said('Give the token less, or change what they are.', point('The members', 'listMembers')),
  },
  TOKEN_NOT_FOUND: {
    message: ({ name }) => `There is no token called ${name}.`,
    next: (_, point) => point('The tokens there are', 'listTokens'),
  },
} satisfies Partial<ErrorTexts>
