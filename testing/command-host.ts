// Runs commands one after the other in one process, each as if it had been started by itself: with its own environment,
// input and output, through the same `main` of the same bundle. Starting Node for each takes ten times as long as most of
// them. `pawl-processes.ts` starts one for a file of tests and says which commands get a process of their own.

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import packageFile from '../apps/cli/package.json' with { type: 'json' }
import type { main as Main } from '../apps/cli/src/main.ts'

export interface HostedCommand {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly input: string
  readonly folder: string
}

export interface HostedRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const bundle = join(import.meta.dirname, '..', 'apps', 'cli', 'dist')
enableCompileCache(join(bundle, 'compile-cache'))
const { main } = (await import(join(bundle, 'main.cjs'))) as { main: typeof Main }

process.on('message', async ({ args, env, input, folder }: HostedCommand) => {
  process.chdir(folder)
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  const stdout = standIn('stdout')
  const stderr = standIn('stderr')
  Object.defineProperty(process, 'stdin', {
    value: Readable.from([Buffer.from(input)], { objectMode: false }),
    configurable: true,
  })
  const code = await main(args, packageFile.version)
  process.send?.({ code, stdout: stdout(), stderr: stderr() } satisfies HostedRun)
})
process.on('disconnect', () => process.exit())

/** What is written to the stream from now on. */
function standIn(name: 'stdout' | 'stderr'): () => string {
  const chunks: Buffer[] = []
  const stream = new Writable({
    write: (chunk, _, done) => {
      chunks.push(chunk)
      done()
    },
  })
  Object.defineProperty(process, name, { value: stream, configurable: true })
  return () => Buffer.concat(chunks).toString()
}
