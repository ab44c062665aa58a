// The server, and its limits.

import type { ErrorTexts } from '../../texts.ts'
import { systemText } from '../../texts.ts'
import { seconds, system } from './reasons.ts'

export const server = {
  SERVER_ALREADY_RUNNING: {
    message: ({ url }) => `A server already runs on this data${url ? `, at ${url}` : ''}.`,
    next: () => 'Use that one, or choose another folder with --data.',
  },
  SERVER_UNREACHABLE: {
    message: (facts) => `No answer from the server at ${facts.url}: ${systemText(system, facts)}.`,
    next: ({ sentAs }) =>
      sentAs === undefined
        ? 'Check that it runs and that PAWL_URL is right.'
        : `It may have been done. Once the server is there, run the same command with --idempotency-key ${sentAs} added: it is done once.`,
  },
  AWAY_TOO_LONG: {
    message: () => 'The server or the store was away until the time-out; whether there is a task is not known.',
    next: ({ again }) => `Wait again: ${again}`,
  },
  WRONG_SERVER: {
    message: () => 'This is not the server that owns that data.',
    next: () => 'Ask again: the address in the data folder is out of date.',
  },
  CANNOT_LISTEN: {
    message: (facts) => `Cannot listen on ${facts.host}, port ${facts.port}: ${systemText(system, facts)}.`,
    next: () => 'Choose another address with --host, or another port with --port.',
  },
  PORT_TAKEN: {
    message: ({ port }) => `Port ${port} is in use.`,
    next: () => 'Choose another with --port or PAWL_PORT.',
  },
  NAME_LOOKS_ALIKE: {
    message: ({ name, other }) =>
      `‘${name}’ looks like ‘${other}’, which is there already: people would take one for the other.`,
    next: () => 'Choose a name that cannot be confused with it.',
  },
  RATE_LIMITED: {
    message: ({ who, limit, windowSeconds }) =>
      `Too many requests of ${who}: more than ${limit} in ${seconds(windowSeconds)}.`,
    next: ({ retryAfterSeconds }) => `Nothing was done. Send it again in ${seconds(retryAfterSeconds)}.`,
  },
  TOO_MANY_OPEN: {
    message: ({ who, what, limit }) =>
      `${who} has ${limit} ${what === 'streams' ? 'live streams' : 'waits'} open already, and no more are allowed.`,
    next: ({ retryAfterSeconds }) => `Close one, or try again in ${seconds(retryAfterSeconds)}.`,
  },
  REQUEST_TOO_SLOW: {
    message: ({ limitSeconds }) => `The request did not arrive whole within ${seconds(limitSeconds)}.`,
    next: () => 'Nothing was done. Send it again in one go.',
  },
  INTERNAL_ERROR: {
    message: ({ reference }) => `Something went wrong inside Pawl (reference ${reference}).`,
    next: () => 'Try again. If it stays, look for the reference in the log of the server.',
  },
} satisfies Partial<ErrorTexts>
