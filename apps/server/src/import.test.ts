// Importing over HTTP: whatever becomes of it, nothing is left behind in the temporary folder, and the server goes on.

import { mkdirSync, readdirSync, readFileSync, readlinkSync, utimesSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'

const HEADERS = { 'content-type': 'application/x-ndjson' }
const FIRST_LINE = JSON.stringify({
  kind: 'pawl-export',
  format: 2,
  exportedAt: 0,
  tasks: 0,
  events: 0,
  tokens: 0,
  conversations: 0,
})
const LONG = 40 * 1024 * 1024

describe('an import', () => {
  const temporary = temporaryFolder()
  let server: PawlServer
  beforeAll(async () => {
    server = await startPawl({ env: { TMPDIR: temporary } })
  })
  afterAll(() => server.stop())

  const send = async (body: string) => {
    const response = await fetch(new URL('/api/import', server.url), { method: 'POST', headers: HEADERS, body })
    return (await response.json()) as { error: { code: string; variables: object } }
  }
  /** Sends a part, and hands back how to go away. */
  const sendPart = (text: string) =>
    new Promise<() => void>((resolve) => {
      const part = request(new URL('/api/import', server.url), { method: 'POST', headers: HEADERS })
      part.on('error', () => {})
      part.write(text, () => resolve(() => part.destroy()))
    })
  const left = () => readdirSync(temporary)

  test('that is refused at its first line leaves nothing behind', async () => {
    expect(await send('hello\n')).toMatchObject({ error: { code: 'IMPORT_BAD_LINE', variables: { line: 1 } } })
    expect(left()).toEqual([])
  })

  test('that is refused half-way, or cut off, leaves nothing behind', async () => {
    expect(await send(`${FIRST_LINE}\nhello\n${FIRST_LINE}\n`)).toMatchObject({ error: { variables: { line: 2 } } })
    expect(await send(`${FIRST_LINE}\n`)).toMatchObject({ error: { code: 'IMPORT_INCOMPLETE' } })
    expect(left()).toEqual([])
  })

  test('with a line beyond the limit is told which line and what limit, and costs little memory', async () => {
    const answer = await send(`${FIRST_LINE}\n${'x'.repeat(LONG)}`)
    expect(answer).toMatchObject({
      error: { code: 'IMPORT_LINE_TOO_LONG', variables: { line: 2, limitBytes: 32 * 1024 * 1024 } },
    })
    expect(left()).toEqual([])
    if (process.platform === 'linux') expect(mostMemory(server)).toBeLessThan(400)
  })

  test('whose sender goes away leaves nothing behind, and the server goes on', async () => {
    const leave = await sendPart(`${FIRST_LINE}\n${'x'.repeat(100_000)}`)
    leave()
    await expect.poll(left).toEqual([])
    expect(await send('hello\n')).toMatchObject({ error: { code: 'IMPORT_BAD_LINE' } })
  })

  test('into a store that is in use leaves nothing behind', async () => {
    const body = JSON.stringify({ title: 'Milk' })
    await fetch(new URL('/api/tasks', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(await send(`${FIRST_LINE}\n`)).toMatchObject({ error: { code: 'IMPORT_INTO_USED_STORE' } })
    expect(left()).toEqual([])
  })

  test.runIf(process.platform === 'linux')('whose server is killed leaves nothing behind', async () => {
    const folder = temporaryFolder()
    const mortal = await startPawl({ env: { TMPDIR: folder } })
    const part = request(new URL('/api/import', mortal.url), { method: 'POST', headers: HEADERS })
    part.on('error', () => {})
    await new Promise<void>((resolve) => part.write('x'.repeat(100_000), () => resolve()))
    await expect.poll(() => openFiles(mortal)).toMatch(/pawl-import-.*\(deleted\)/)
    await mortal.kill()
    expect(readdirSync(folder)).toEqual([])
  })
})

test('what a server left behind that was killed in the wrong moment is removed at the next start', async () => {
  const folder = temporaryFolder()
  const left = join(folder, 'pawl-import-left')
  mkdirSync(left)
  utimesSync(left, 0, 0)
  mkdirSync(join(folder, 'pawl-import-in-use'))
  const server = await startPawl({ env: { TMPDIR: folder } })
  await expect.poll(() => readdirSync(folder)).toEqual(['pawl-import-in-use'])
  await server.stop()
})

/** In megabytes, since the process began. */
function mostMemory({ process: { pid } }: PawlServer): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** What the process has open; the system names a file that is removed, too. */
function openFiles({ process: { pid } }: PawlServer): string {
  return readdirSync(`/proc/${pid}/fd`)
    .map((file) => readLink(`/proc/${pid}/fd/${file}`))
    .join('\n')
}

function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    // Closed meanwhile.
    return ''
  }
}
