import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Below the folder of this run, which is removed at its end. Of use outside of tests too. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.PAWL_TEST_FOLDER || tmpdir(), 'pawl-test-'))
}
