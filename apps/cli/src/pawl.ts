// The command `pawl`. Compiled code is kept beside it, so that the next run need not compile it again; where the folder of the
// program belongs to someone else, in the home folder.

import { constants, enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packageFile from '../package.json' with { type: 'json' }

const { status } = enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))
if (status === constants.compileCacheStatus.FAILED) enableCompileCache(join(homedir(), '.cache', 'pawl'))

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has had enough: `pawl list | head`.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output cannot be written: ${error.message}\n`)
  process.exit(1)
})

// No await at the top: the built command is CommonJS.
async function run(): Promise<void> {
  const { main } = await import('./main.ts')
  process.exitCode = await main(process.argv.slice(2), packageFile.version)
}

void run()
