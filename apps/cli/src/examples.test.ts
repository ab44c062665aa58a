// The examples, run as they are.

import { spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { PAWL, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

const EXAMPLES = join(import.meta.dirname, '../../../examples')

/** Each look is a command on the same file, whose time the worker would have to wait for. */
const SELDOM = { interval: 250 }

/** A folder with a `pawl` in it, for the PATH. */
function folderWithPawl(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'pawl'), `#!/bin/sh\nexec '${process.execPath}' '${PAWL}' "$@"\n`)
  chmodSync(join(folder, 'pawl'), 0o755)
  return folder
}

async function workBy(dataFolder: string, program: string, args: string[], env: Record<string, string>) {
  const pawl = (...given: string[]) => runPawl(['--json', ...given], { dataFolder })
  await pawl('room', 'create', 'build', '--roles', 'builder', '--parallel', '9')
  await pawl('room', 'post', 'build', 'three words here')
  await pawl('room', 'post', 'build', 'and two')
  const worker = spawn(program, args, {
    env: { ...process.env, PAWL_DATA: dataFolder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const result = async (task: string) =>
    ((await pawl('backlog', 'show', task)).document as { task: { result?: string } }).task.result
  try {
    await expect.poll(() => result('2'), SELDOM).toBe('2 words')
    expect(await result('1')).toBe('3 words')
    await pawl('room', 'post', 'build', 'one more while it waits')
    await expect.poll(() => result('3'), SELDOM).toBe('5 words')
  } finally {
    worker.kill()
    await new Promise((resolve) => worker.once('exit', resolve))
  }
}

test('the worker in shell', async () => {
  const PATH = `${folderWithPawl()}${delimiter}${process.env.PATH}`
  await workBy(temporaryFolder(), join(EXAMPLES, 'worker.sh'), ['build', 'builder'], { PATH })
})

test('the worker in TypeScript', async () => {
  const server = await startPawl()
  const args = [join(EXAMPLES, 'worker.ts'), 'build', 'builder']
  await workBy(server.dataFolder, process.execPath, args, { PAWL_URL: server.url })
  await server.stop()
})
