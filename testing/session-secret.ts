// Agents in tests know the secrets of their sessions: each has the same one behind its name.

export const SECRET = ':secret-of-this-agent'

/** Where a session is given by its name alone, the whole of it. */
export function withSecret<Given extends object>(input: Given): Given {
  const { session } = input as { readonly session?: unknown }
  const isName = typeof session === 'string' && !('worker' in input) && !session.includes(':')
  return isName ? { ...input, session: `${session}${SECRET}` } : input
}

/** An answer as the command shows it: sessions by their names. */
export function withoutSecret<Outcome>(outcome: Outcome): Outcome {
  return JSON.parse(JSON.stringify(outcome).replaceAll(SECRET, ''))
}
