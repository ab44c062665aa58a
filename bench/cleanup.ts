// Leaves nothing behind: what was started is stopped and what was made is removed, last first, also after a failure or
// a signal.

import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What does not stop within this time is left to the system. */
const PATIENCE = 15_000
/** How Linux names a file system in memory. */
const TMPFS = 0x01021994

export class Cleanup {
  readonly #root: string
  #undos: (() => unknown)[] = []

  constructor() {
    this.#root = mkdtempSync(join(tmpdir(), 'pawl-bench-'))
    // PostgreSQL runs as another user when this is root, and must get to its folder below this one.
    chmodSync(this.#root, 0o755)
    // Whatever else asks for a temporary folder gets it below the one that is removed at the end.
    process.env.TMPDIR = this.#root
    process.once('exit', () => rmSync(this.#root, { recursive: true, force: true }))
  }

  isInMemory(): boolean {
    return statfsSync(this.#root).type === TMPFS
  }

  later(undo: () => unknown): void {
    this.#undos.push(undo)
  }

  temporaryFolder(): string {
    const folder = mkdtempSync(join(this.#root, 'data-'))
    this.later(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  async run(): Promise<void> {
    const undos = this.#undos.reverse()
    this.#undos = []
    for (const undo of undos) {
      try {
        await withinPatience(undo())
      } catch (error) {
        process.stderr.write(`Cleaning up: ${(error as Error).message}\n`)
      }
    }
  }
}

async function withinPatience(work: unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('something did not stop in time')), PATIENCE)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
