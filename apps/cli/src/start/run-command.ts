// Begins one run of the command, and ends the process with what came of it.

import packageFile from '../../package.json' with { type: 'json' }
import type { main as Main } from '../main.ts'

export async function runCommand(load: () => Promise<{ readonly main: typeof Main }>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has had enough: `pawl list | head`.
    if (error.code === 'EPIPE') process.exit(0)
    process.stderr.write(`The output cannot be written: ${error.message}\n`)
    process.exit(1)
  })
  const { main } = await load()
  process.exitCode = await main(process.argv.slice(2), packageFile.version)
}
