// The command as a process, with what a stranger sends it: answers and errors of a server, what a worker's command prints,
// what is typed. Of all it writes the bytes are looked at.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OperationDeclaration, operations } from '@pawl/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { HOSTILE_TEXTS } from '../../../testing/hostile-texts.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'
import { sampleDocument } from '../../../testing/sample-document.ts'

const EVERYTHING = HOSTILE_TEXTS.join(' ')
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u

let server: Server
let url: string
let answer: { status: number; body: unknown }

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json', 'pawl-instance': 'strange' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const asked = (args: readonly string[]) => runPawl(['--url', url, ...args], { dataFolder: temporaryFolder() })

describe.each([[[]], [['--json']]])('[PT1] with %j', (options: readonly string[]) => {
  test.each([
    ['listTasks', ['list']],
    ['showTask', ['show', '1']],
    ['taskHistory', ['history', '1']],
    ['roomStatus', ['room', 'status', 'r']],
    ['inbox', ['inbox']],
    ['listTokens', ['token', 'list']],
  ] as const)('an answer to %s', async (key, args) => {
    const { result } = operations[key] as OperationDeclaration
    answer = { status: 200, body: sampleDocument(result, EVERYTHING, { body: { title: EVERYTHING }, moves: [] }) }
    const { stdout, stderr, code } = await asked([...options, ...args])
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/zero/)
    expect(stdout).not.toMatch(OBEYED)
  })

  test.each(['SOMETHING_NEW', 'TASK_NOT_FOUND'])('an error called %s', async (code) => {
    const error = { code, message: EVERYTHING, aiGuidance: EVERYTHING, variables: { task: EVERYTHING } }
    answer = { status: 404, body: { success: false, error } }
    const { stdout, stderr } = await asked([...options, 'show', '1'])
    expect(stdout + stderr).toMatch(/zero/)
    expect(stdout + stderr).not.toMatch(OBEYED)
  })

  test.each(HOSTILE_TEXTS.filter((text) => !text.includes('\u0000')))('what was typed: %j', async (text) => {
    const { stdout, stderr, code } = await runPawl([...options, text], { dataFolder: temporaryFolder() })
    expect(code).toBe(2)
    expect(stdout + stderr).not.toMatch(OBEYED)
  })
})

test('[PT1] what the command of a worker prints is shown without its sequences', async () => {
  const dataFolder = temporaryFolder()
  await runPawl(['room', 'create', 'r', '--roles', 'builder'], { dataFolder })
  await runPawl(['room', 'post', 'r', 'work'], { dataFolder })
  const program = `process.stdout.write(${JSON.stringify(EVERYTHING)}); process.stderr.write(${JSON.stringify(EVERYTHING)})`
  const command = ['--', process.execPath, '-e', program]
  const { stdout, stderr } = await runPawl(['work', '--room', 'r', '--role', 'builder', '--once', ...command], {
    dataFolder,
  })
  expect(stderr).toMatch(/zero/)
  expect(stdout + stderr).not.toMatch(OBEYED)
})
