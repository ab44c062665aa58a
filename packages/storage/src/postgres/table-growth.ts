// PostgreSQL plans by what it last saw of a table, and looks again once a minute at most. A plan made while a table was small,
// and kept, reads the whole of it after it has grown. So whoever fills the tables asks it to look, each time they have doubled.
//
// TG1. It is a hint: if it fails, PostgreSQL looks by itself later.

import type { Task } from '@pawl/kernel'
import { present } from '@pawl/kernel'
import type { Pool } from './connect.ts'

/** Below so many rows no plan is slow. */
const SMALL = 100

export class TableGrowth {
  readonly #pool: Pool
  /** Events there were when it was last looked; undefined until that is known. */
  #known: number | undefined
  /** Since then. */
  #written = 0
  #isLooking = false

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Every write of a task adds an event. */
  hear(written: readonly Task[] = []): void {
    this.#written += written.length
    if (this.#written < Math.max(SMALL, this.#known ?? 0) || this.#isLooking) return
    this.#isLooking = true
    this.#look()
      .catch(() => {})
      .finally(() => {
        this.#isLooking = false
      })
  }

  async #look(): Promise<void> {
    if (this.#known === undefined) {
      this.#known = await this.#rows()
      // What another process, or PostgreSQL, has seen by now counts too.
      if (this.#written < this.#known) return
    }
    this.#known = Math.max(this.#known, 0) + this.#written
    this.#written = 0
    await this.#pool.query('analyze pawl.events, pawl.tasks, pawl.record_heads')
  }

  async #rows(): Promise<number> {
    const { rows } = await this.#pool.query(`select reltuples from pg_class where oid = 'pawl.events'::regclass`)
    return present(rows[0]).reltuples
  }
}
