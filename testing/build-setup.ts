// Before tests that start commands, servers or pages: the command is built as it is now, and the web app if it is older
// than its sources.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCommand } from '../scripts/build-command.mjs'
import { program } from '../scripts/paths.mjs'
import { prepare } from '../scripts/prepare.mjs'
import { oncePerRun } from './once-per-run.ts'

export default async function setup() {
  await oncePerRun('build', async () => {
    await buildCommand()
    await prepare()
    await keepCompiled()
    return { value: undefined, remove: () => {} }
  })
}

/**
 * A server that ends within seconds, as asked, leaves what it has compiled to those after it (`part-loader.ts`). Those of tests
 * are mostly killed, or go on for longer; without this each of hundreds would compile the same, a third of what its start costs.
 */
async function keepCompiled(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawl-compiled-'))
  const args = ['--min-semi-space-size=16', program, '--json', '--data', dataFolder, 'serve', '--port', '0']
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(server, 'exit')
  await Promise.race([once(server.stdout, 'data'), ended])
  server.kill()
  await ended
  rmSync(dataFolder, { recursive: true, force: true })
}
