// When the disk is full, the file is locked or the connection is lost: a clear error, nothing half-written, and work
// again when the cause is gone.

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuse } from '@pawl/contract'
import { createTask, decide, lifecycleOf, todo } from '@pawl/kernel'
import { type Decided, newId, type WorkspaceStore } from '@pawl/operations'
import { describe, expect, test } from 'vitest'
import { emptyPostgres, temporaryFolder } from '../../../testing/databases.ts'
import { EVERYONE } from '../../../testing/everyone.ts'
import { freePort } from '../../../testing/free-port.ts'
import { openStore } from './index.ts'
import { openSqliteStore } from './sqlite/store.ts'

const add = (store: WorkspaceStore, title = 'x', description = '') => {
  const creation = { id: newId(), by: 'person:dana', at: 1, fields: { title, description } }
  return store.insertTask((number) => createTask(todo, { ...creation, number }))
}
const finish = (store: WorkspaceStore, id: string) =>
  store.changeTask({ id }, (task): Decided => {
    const decision = decide(lifecycleOf(task), task, { as: EVERYONE, to: 'done', by: 'person:dana', at: 2 })
    return decision.refused ? refuse('TASK_INVALID_TRANSITION', decision.error.variables) : decision
  })
const codeOf = (error: { refusal?: { code: string } }) => error.refusal?.code

describe('a locked SQLite file', () => {
  test('is waited for, and if it stays locked the caller is told and nothing is stored', async () => {
    const path = join(temporaryFolder(), 'pawl.db')
    const opened = await openSqliteStore(path, { patience: 400 })
    const store = await opened.in()
    const { task } = await add(store)
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    const outcomes = await Promise.allSettled([finish(store, task.id), add(store), add(store)])
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && codeOf(outcome.reason))).toEqual(
      Array(3).fill('STORE_BUSY'),
    )
    expect((await store.findTask({ id: task.id }))?.status).toBe('open')

    const patient = finish(store, task.id)
    setTimeout(() => other.exec('rollback'), 150)
    expect(await patient).toMatchObject({ refused: false })
    other.close()
    await opened.close()
  })

  test('does not stop this process from doing other things meanwhile', async () => {
    const path = join(temporaryFolder(), 'pawl.db')
    const opened = await openSqliteStore(path, { patience: 500 })
    const store = await opened.in()
    await add(store)
    const other = new DatabaseSync(path)
    other.exec('begin immediate')
    let ticks = 0
    const timer = setInterval(() => ticks++, 10)
    await add(store).catch(() => {})
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(3)
    expect(await store.findTask({ number: 1 })).toBeDefined()
    other.close()
    await opened.close()
  })
})

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mounts()
describe.runIf(canMount)('a full disk', () => {
  test('is said so, nothing is half-written, and it works again when there is room', async () => {
    const disk = join(temporaryFolder(), 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
    try {
      const opened = await openStore({ sqliteFile: join(disk, 'pawl.db') })
      const store = await opened.in()
      const { task } = await add(store, 'before')
      const ballast = join(disk, 'ballast')
      fill(ballast)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, () => add(store, 'too much', 'x'.repeat(9000))),
      )
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [codeOf(outcome.reason)] : []))
      const kept = outcomes.length - failures.length
      expect(failures.length).toBeGreaterThan(0)
      expect(new Set(failures)).toEqual(new Set(['STORE_FULL']))

      rmSync(ballast)
      expect(await finish(store, task.id)).toMatchObject({ refused: false })
      const snapshot = await store.openSnapshot()
      expect(await snapshot.counts()).toMatchObject({ tasks: 1 + kept, events: 2 + kept })
      await snapshot.close()
      await opened.close()
    } finally {
      execFileSync('umount', [disk])
    }
  })
})

describe('a lost connection to PostgreSQL', () => {
  test('is said so, and the store works again when the database is back', async () => {
    const url = new URL(await emptyPostgres())
    const wire = await openWire(Number(url.port || 5432), url.hostname)
    url.host = `127.0.0.1:${wire.port}`
    const opened = await openStore({ postgresUrl: url.href })
    const store = await opened.in()
    const { task } = await add(store)

    await wire.cut()
    const outcomes = await Promise.allSettled([finish(store, task.id), add(store), store.findTask({ id: task.id })])
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && codeOf(outcome.reason))).toEqual(
      Array(3).fill('STORE_UNAVAILABLE'),
    )

    await wire.mend()
    expect((await store.findTask({ id: task.id }))?.status).toBe('open')
    expect(await finish(store, task.id)).toMatchObject({ refused: false })
    await opened.close()
    await wire.cut()
  })

  test('a database that is not there is said so at once', async () => {
    const error = await openStore({ postgresUrl: `postgres://pawl@127.0.0.1:${await freePort()}/none` }).catch(
      (thrown) => thrown,
    )
    expect(codeOf(error)).toBe('STORE_UNAVAILABLE')
  })
})

/** A wire to the database that can be cut. */
async function openWire(port: number, host: string) {
  const sockets = new Set<Socket>()
  let server: Server
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(port, host)
        for (const socket of [near, far]) {
          sockets.add(socket)
          socket.on('error', () => {})
        }
        near.pipe(far).pipe(near)
      })
      server.listen(at, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
    })
  const own = await listen(0)
  return {
    port: own,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    mend: () => listen(own),
  }
}

function fill(path: string): void {
  for (let size = 2 << 20; size >= 4096; size >>= 1) {
    try {
      writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Less, then.
    }
  }
}

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
