// Whoever works alone on a machine is asked for nothing; everyone else on it is.

import { spawn } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'
import { type RunningServer, startServer } from '../start-server.ts'

const isRoot = process.getuid?.() === 0
const isLinux = process.platform === 'linux'
/** A user that has nothing; it need not be in any list of users. */
const STRANGER = 12_345
/** Theirs to read and run, wherever the folder of the project is. */
const STRANGERS_NODE = join(tmpdir(), `pawl-test-node-${process.pid}`)

let dataFolder: string
let server: RunningServer
const started: RunningServer[] = []
const start = async (options: Partial<Parameters<typeof startServer>[0]> = {}) => {
  const folder = options.dataFolder ?? temporaryFolder()
  const running = await startServer({ dataFolder: folder, port: 0, version: 'test', log: false, ...options })
  started.push(running)
  return running
}
const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL('/api/me', url), { headers })).status
const recordIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'))

beforeAll(async () => {
  if (isRoot) copyFileSync(process.execPath, STRANGERS_NODE)
  dataFolder = temporaryFolder()
  server = await start({ dataFolder })
})
afterAll(async () => {
  rmSync(STRANGERS_NODE, { force: true })
  for (const one of started) await one.close()
})

/** What another user of this machine prints who runs this script. */
function asStranger(script: string): Promise<string> {
  const child = spawn(STRANGERS_NODE, ['-e', script], { uid: STRANGER, gid: STRANGER, cwd: '/', env: {} })
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.stderr.on('data', (chunk) => {
      printed += chunk
    })
    child.once('error', reject)
    child.once('close', () => resolve(printed.trim()))
  })
}

describe.skipIf(!isLinux)('[D41, DESIGN 5.7] where the system says whose a connection is', () => {
  test('its owner is asked for nothing, and is the owner of the store', async () => {
    const answer = await fetch(new URL('/api/me', server.url))
    expect(await answer.json()).toEqual({
      actor: 'person:local',
      principal: 'person:local',
      role: 'owner',
      alone: true,
      by: 'machine',
      workspace: 'default',
      answersFor: ['system3', 'system4', 'system5', 'user'],
    })
  })

  test.skipIf(!isRoot)('another user of the machine gets nothing, and is told the way in', async () => {
    const script = `fetch('${server.url}/api/tasks').then(async (r) => console.log(r.status, await r.text()))`
    const printed = await asStranger(script)
    expect(printed).toMatch(/^401 /)
    expect(printed).toContain('TOKEN_REQUIRED')
  })

  test.skipIf(!isRoot)('[SO1] a connection whose owner has gone is not taken for root’s', async () => {
    const body = JSON.stringify({ title: 'from a stranger' })
    const lines = ['POST /api/tasks HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json']
    const request = `${[...lines, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`
    const { port } = new URL(server.url)
    await asStranger(
      `const net = require('node:net')
       for (let i = 0; i < 50; i++) {
         const s = net.connect(${port}, '127.0.0.1', () => s.end(${JSON.stringify(request)}, () => s.destroy()))
         s.on('error', () => {})
       }`,
    )
    const { tasks } = (await (await fetch(new URL('/api/tasks', server.url))).json()) as { tasks: unknown[] }
    expect(tasks).toEqual([])
  })

  test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'])(
    '[LA3] what came through a proxy (%s) is from elsewhere',
    async (header) => {
      expect(await statusOf(server.url, { [header]: '127.0.0.1' })).toBe(401)
      const { secret } = recordIn(dataFolder)
      expect(await statusOf(server.url, { [header]: '127.0.0.1', authorization: `Bearer ${secret}` })).toBe(401)
    },
  )

  test('a proxy that is named is no person, also if it says nothing', async () => {
    expect(await statusOf((await start({ trustedProxies: ['127.0.0.1'] })).url)).toBe(401)
  })

  test('a server on which everyone signs in asks its own user too', async () => {
    const folder = temporaryFolder()
    const strict = await start({ dataFolder: folder, requireSignIn: true })
    expect(await statusOf(strict.url)).toBe(401)
    expect(recordIn(folder)).not.toHaveProperty('secret')
  })
})

describe('[D41] where the system does not say', () => {
  test('whoever can read the data folder is known, and nobody else', async () => {
    const folder = temporaryFolder()
    const { url } = await start({ dataFolder: folder, socketOwner: async () => undefined })
    expect(await statusOf(url)).toBe(401)
    expect(await statusOf(url, { authorization: 'Bearer pawl_local_x' })).toBe(401)
    expect(await statusOf(url, { authorization: `Bearer ${recordIn(folder).secret}` })).toBe(200)
    expect(await runPawl(['--json', 'whoami'], { dataFolder: folder })).toMatchObject({
      code: 0,
      document: { principal: 'person:local', alone: true },
    })
  })
})

test('[D40] an actor that is named is acted under; who was authenticated stays', async () => {
  const headers = { authorization: `Bearer ${recordIn(dataFolder).secret}`, 'pawl-actor': 'agent:builder' }
  const answer = await fetch(new URL('/api/me', server.url), { headers })
  expect(await answer.json()).toMatchObject({ actor: 'agent:builder', principal: 'person:local', role: 'agent' })
  const run = await runPawl(['--json', '--as', 'agent:builder', 'whoami'], { dataFolder: temporaryFolder() })
  expect(run.document).toMatchObject({ actor: 'agent:builder', principal: 'person:local', role: 'agent' })
})
