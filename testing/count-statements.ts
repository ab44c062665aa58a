// The statements that a test sends to PostgreSQL, by their names, until it is finished. Word to and from other servers is left out,
// and so is which workspace a statement is about, as long as it goes out with that statement.

import pg from 'pg'
import { onTestFinished } from 'vitest'

export function countStatements() {
  const names: string[] = []
  const texts: [name: string, text: string][] = []
  const roundTrips: string[] = []
  const unanswered = new Map<pg.Client, number>()
  /** Where a workspace was said, and nothing sent behind it yet. */
  const ahead = new Set<pg.Client>()
  const { query } = pg.Client.prototype
  const counting = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  counting.query = function (this: pg.Client, ...given) {
    const [first] = given as [string | { readonly name?: string; readonly text: string }]
    const name = typeof first === 'string' ? first : (first.name ?? first.text)
    const sent = (query as (...given: unknown[]) => unknown).apply(this, given)
    if (/^(?:notify|listen|select pg_backend_pid)\b/.test(name)) return sent
    if (name === 'set_workspace') {
      ahead.add(this)
      const answered = () => ahead.delete(this) && roundTrips.push(name)
      if (sent instanceof Promise) sent.then(answered, answered)
      return sent
    }
    ahead.delete(this)
    names.push(name)
    texts.push([name, typeof first === 'string' ? first : first.text])
    const before = unanswered.get(this) ?? 0
    if (before === 0) roundTrips.push(name)
    if (sent instanceof Promise) {
      unanswered.set(this, before + 1)
      const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
      sent.then(answered, answered)
    }
    return sent
  }
  onTestFinished(() => {
    counting.query = query as (...given: unknown[]) => unknown
  })
  /** Round trips by what was sent first: what goes behind something that is not answered yet is none of its own. */
  return { names: () => [...names], texts: () => [...texts], roundTrips: () => [...roundTrips] }
}
