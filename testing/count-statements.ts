// The statements that a test sends to PostgreSQL, by their names, until it is finished. Word to and from other servers is left out.

import pg from 'pg'
import { onTestFinished } from 'vitest'

export function countStatements() {
  const names: string[] = []
  const { query } = pg.Client.prototype
  const counting = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown }
  counting.query = function (this: pg.Client, ...given) {
    const [first] = given as [string | { readonly name?: string; readonly text: string }]
    const name = typeof first === 'string' ? first : (first.name ?? first.text)
    if (!/^(?:notify|listen)\b/.test(name)) names.push(name)
    return (query as (...given: unknown[]) => unknown).apply(this, given)
  }
  onTestFinished(() => {
    counting.query = query as (...given: unknown[]) => unknown
  })
  return { names: () => [...names] }
}
