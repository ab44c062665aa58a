// Whether a server can do its work is seen by writing, on a file too.

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'

const ready = async (server: PawlServer) => {
  const response = await fetch(new URL('/readyz', server.url))
  const body = (await response.json()) as { ready?: true; error?: { code: string } }
  return body.ready ? 'ready' : `${response.status} ${body.error?.code}`
}
const add = async (server: PawlServer) => {
  const body = JSON.stringify({ title: 'Large', description: 'x'.repeat(5_000) })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(new URL('/api/tasks', server.url), { method: 'POST', headers, body })).status
}
const alive = async (server: PawlServer) => (await fetch(new URL('/healthz', server.url))).status

test('a file that another program holds: alive, not ready, and ready again', async () => {
  const server = await startPawl()
  expect(await ready(server)).toBe('ready')
  const other = new DatabaseSync(join(server.dataFolder, 'pawl.db'))
  other.exec('begin immediate')
  await expect.poll(() => ready(server)).toMatch(/^503 STORE_(BUSY|UNAVAILABLE)$/)
  expect(await alive(server)).toBe(200)
  other.exec('rollback')
  other.close()
  await expect.poll(() => ready(server)).toBe('ready')
  await server.stop()
})

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts()
test.runIf(canMount)('a disk that is full: alive, not ready, and ready again when there is room', async () => {
  const disk = join(temporaryFolder(), 'disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
  const server = await startPawl({ dataFolder: disk })
  try {
    const ballast = join(disk, 'ballast')
    for (let size = 2 << 20; size >= 64; size >>= 1) {
      try {
        writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
      } catch {
        // Less, then.
      }
    }
    // What the log beside the file has room for is still written, until it is full too.
    for (let full = false; !full; ) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(server)))
      full = answers.every((status) => status === 507)
    }
    await expect.poll(() => ready(server)).toBe('503 STORE_FULL')
    expect(await alive(server)).toBe(200)
    rmSync(ballast)
    await expect.poll(() => ready(server)).toBe('ready')
  } finally {
    await server.stop()
    execFileSync('umount', [disk])
  }
})

function mounts(): boolean {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  }
}
