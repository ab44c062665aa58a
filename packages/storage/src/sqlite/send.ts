// Statements on their way to the file, each prepared once. The workspace is always the first value. What SQLite says when
// one fails is translated here, so that every read and every write of the store gives an error of the catalogue.
//
// PO1. What is prepared once is planned once. SQLite plans a statement anew each time a value is given for a limit, or for a column
//     that the condition of an index names, because another plan may fit that value: five times the cost of a small read. So a
//     limit is written `+?`, which hides that it is a value, and the values of such columns stand in the statement.

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { translated } from './errors.ts'
import { changesRights, type RememberedReads, rememberedReads } from './remembered-reads.ts'

export class Sender {
  readonly workspace: string
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  readonly #changingRights = new Set<string>()
  readonly #remembered: RememberedReads

  constructor(database: DatabaseSync, workspace: string) {
    this.#database = database
    this.workspace = workspace
    this.#remembered = rememberedReads(database)
  }

  all<Row>(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return translated(() => this.#prepare(sql).all(this.workspace, ...values) as Row[])
  }

  /** The first row. */
  get<Row>(sql: string, ...values: readonly SQLInputValue[]): Row | undefined {
    return translated(() => this.#prepare(sql).get(this.workspace, ...values) as Row | undefined)
  }

  /** How many rows it changed. */
  run(sql: string, ...values: readonly SQLInputValue[]): number {
    return translated(() => Number(this.#prepare(sql).run(this.workspace, ...values).changes))
  }

  /** What is about no workspace, or about another. */
  everywhere<Row>(sql: string, ...values: readonly SQLInputValue[]): Row[] {
    return translated(() => this.#prepare(sql).all(...values) as Row[])
  }

  /** The same, for what depends on rights alone and is asked with every request. Not to be changed by whoever gets it. */
  remembered<Row>(name: string, sql: string, value: string): readonly Row[] {
    return translated(() =>
      this.#remembered.read(`${name} ${value}`, () => this.#prepare(sql).all(value) as unknown as Row[]),
    )
  }

  /** Several reads that see the same. */
  reading<Value>(work: () => Value): Value {
    translated(() => this.#database.exec('begin'))
    try {
      return work()
    } finally {
      translated(() => this.#database.exec('rollback'))
    }
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql)
    if (statement === undefined) {
      statement = this.#database.prepare(sql)
      this.#prepared.set(sql, statement)
      if (changesRights(sql)) this.#changingRights.add(sql)
    }
    if (this.#changingRights.has(sql)) this.#remembered.forget()
    return statement
  }
}
