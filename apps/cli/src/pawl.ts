// The command `pawl`. Compiled code is kept beside it, so that the next run need not compile it again.

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import packageFile from '../package.json' with { type: 'json' }

enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))
const { main } = await import('./main.ts')

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe has had enough: `pawl list | head`.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`The output cannot be written: ${error.message}\n`)
  process.exit(1)
})
process.exitCode = await main(process.argv.slice(2), packageFile.version)
