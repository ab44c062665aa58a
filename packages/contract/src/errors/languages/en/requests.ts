import { expectedList, problemList } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { reasonText } from '../../texts.ts'
import { bytes, usage } from './reasons.ts'

export const requests = {
  INVALID_INPUT: {
    message: ({ problems }) => `The input is not right: ${problemList(problems)}.`,
    next: ({ problems }) => `Expected: ${expectedList(problems)}. Nothing was changed.`,
  },
  INVALID_JSON: {
    message: ({ detail }) => `The body is not valid JSON: ${detail}.`,
    next: () => 'Send one JSON object in UTF-8. Nothing was changed.',
  },
  INVALID_CURSOR: {
    message: () => 'This cursor is not one that Pawl gave out for this list.',
    next: () => 'Ask for the first page without a cursor, with the same filters, and use its nextCursor.',
  },
  BODY_TOO_LARGE: {
    message: ({ limitBytes }) => `The body is larger than ${bytes(limitBytes)}.`,
    next: () => 'Send less at once. Nothing was changed.',
  },
  UNSUPPORTED_CONTENT_TYPE: {
    message: ({ contentType }) => `Pawl does not read ${contentType || 'a body without a content type'}.`,
    next: () => 'Send application/json.',
  },
  UNKNOWN_ROUTE: {
    message: ({ method, path }) => `There is no ${method} ${path}.`,
    next: () => 'GET /openapi.json lists every route.',
  },
  UNKNOWN_COMMAND: {
    message: ({ command }) => `There is no command ‘${command}’.`,
    next: ({ closest, below }) => {
      if (closest) return `Did you mean ‘${closest}’? For help: pawl ${closest} --help`
      return below === undefined ? 'Every command: pawl help' : `There are: pawl ${below.join(', pawl ')}`
    },
  },
  WRONG_USAGE: {
    message: (facts) => reasonText(usage, facts),
    next: ({ command }) => `For help: ${command} --help`,
  },
  IDEMPOTENCY_KEY_REUSED: {
    message: () => 'This Idempotency-Key was sent before with another request. Nothing was changed.',
    next: ({ operation }) =>
      `Give this ${operation} a key of its own. Only a request that is sent again unchanged keeps its key.`,
  },
  ANSWER_NOT_KEPT: {
    message: ({ operation }) =>
      `This ${operation} was done when it was first sent. Its answer was too long to be kept. Nothing was changed now.`,
    next: () => 'Do not send it again. Look at what it was about.',
  },
} satisfies Partial<ErrorTexts>
