// Answers about rights that are asked for with every request, kept while they cannot have changed.
//
// RR1. An answer is given again only if nobody has written to a table it is read from: not this process, which sees its own
//     statements, and no other, whose commits SQLite counts (`data_version`). A right that ends has ended for the next request.
// RR2. Nothing is kept from inside a transaction: it may be rolled back.

import type { DatabaseSync } from 'node:sqlite'

const MOST = 1_000
const CHANGES_RIGHTS = /\b(?:into|update|from)\s+(?:tokens|accounts|members|sign_ins|record_heads|identities)\b/
const READS = /^\s*select\b/

export class RememberedReads {
  readonly #database: DatabaseSync
  readonly #commitsOfOthers: { get(): unknown }
  readonly #answers = new Map<string, unknown>()
  #seenOfOthers: unknown

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#commitsOfOthers = database.prepare('pragma data_version')
  }

  read<Answer>(question: string, ask: () => Answer): Answer {
    if (this.#database.isTransaction) return ask()
    const { data_version: now } = this.#commitsOfOthers.get() as { data_version: unknown }
    if (now !== this.#seenOfOthers || this.#answers.size >= MOST) this.forget()
    this.#seenOfOthers = now
    const known = this.#answers.get(question) as Answer | undefined
    if (known !== undefined) return known
    const answer = ask()
    this.#answers.set(question, answer)
    return answer
  }

  forget(): void {
    this.#answers.clear()
  }
}

const remembered = new WeakMap<DatabaseSync, RememberedReads>()

/** One for all workspaces of a file: their statements go through the same connection. */
export function rememberedReads(database: DatabaseSync): RememberedReads {
  const own = remembered.get(database) ?? new RememberedReads(database)
  remembered.set(database, own)
  return own
}

/** Whether a statement may change what someone may. */
export function changesRights(sql: string): boolean {
  return !READS.test(sql) && CHANGES_RIGHTS.test(sql)
}
