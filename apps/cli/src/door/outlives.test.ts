// Commands that last, and a server that does not: killed, stopped, upgraded, not there yet, back at another port.

import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { overStdio } from '../../../../testing/mcp-clients.ts'
import {
  beginPawl,
  PAWL,
  type PawlServer,
  type RunningPawl,
  runPawl,
  startPawl,
} from '../../../../testing/pawl-processes.ts'

const begun: { kill(signal: NodeJS.Signals): void }[] = []
afterEach(() => {
  for (const process of begun.splice(0)) process.kill('SIGKILL')
})

async function until<Value>(what: string, look: () => Promise<Value> | Value): Promise<NonNullable<Value>> {
  const giveUpAt = performance.now() + 30_000
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > giveUpAt) throw new Error(`it did not happen: ${what}`)
    await pause(30)
  }
}

const AWAY = /is away\. Waiting/g
const BACK = /It is back/g
const times = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const portOf = ({ url }: PawlServer) => new URL(url).port

const TASKS = JSON.stringify({ tasks: [{ title: 'one' }] })
const ANSWER = `console.log(${JSON.stringify(TASKS)})`

async function scene(access: 'PAWL_URL' | 'the data folder', isThere: boolean) {
  const dataFolder = temporaryFolder()
  const first = await startPawl({ dataFolder })
  await runPawl(['room', 'create', 'build', '--roles', 'builder,reviewer,tester', '--parallel', '9'], { dataFolder })
  const port = portOf(first)
  if (!isThere) await first.stop()
  const place: { dataFolder: string; env: Record<string, string> } =
    access === 'PAWL_URL'
      ? { dataFolder: temporaryFolder(), env: { PAWL_URL: `http://127.0.0.1:${port}` } }
      : { dataFolder, env: {} }
  const begin = (...args: string[]): RunningPawl => {
    const running = beginPawl(args, place)
    begun.push(running.process)
    return running
  }
  const again = () => startPawl({ dataFolder, args: access === 'PAWL_URL' ? ['--port', port] : [] })
  return { dataFolder, first, place, begin, again }
}

/** Hands its task on to the reviewer. */
const HANDS_ON = [
  ...['sh', '-c', `"$0" "$1" handoff $PAWL_TASK --session $PAWL_SESSION --to reviewer --message 'look at it'`],
  ...[process.execPath, PAWL],
]

/** What is left in the working folder is left there. */
const workingFolder = temporaryFolder()

/** A process whose words are read as they come. */
function spoken(command: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, cwd: workingFolder })
  begun.push(child)
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { input: child.stdin, stdout: () => stripVTControlCharacters(stdout), stderr: () => stderr, ended }
}

const isTerminalHere = existsSync('/usr/bin/script')

describe.each([
  ['PAWL_URL', 'SIGTERM'],
  ['PAWL_URL', 'SIGKILL'],
  ['PAWL_URL', 'not there yet'],
  ['the data folder', 'SIGTERM'],
  ['the data folder', 'SIGKILL'],
] as const)('through %s, %s:', (access, how) => {
  test('every command that lasts goes on when the server is back, and says so once [D48]', async () => {
    const { dataFolder, first, place, begin, again } = await scene(access, how !== 'not there yet')
    const isRemote = access === 'PAWL_URL'
    const there = { PAWL_DATA: place.dataFolder, ...place.env }
    const wait = begin('--json', 'wait-for-task', '--room', 'build', '--role', 'reviewer', '--session', 'r1')
    const work = begin('--json', 'work', '--room', 'build', '--role', 'builder', '--', ...HANDS_ON)
    const answer = begin('--json', 'answer-with', '--for', 'system3', '--', process.execPath, '-e', ANSWER)
    const lasting = [wait, work, answer]
    const chat = spoken(process.execPath, [PAWL, '--lang', 'he', 'chat'], there)
    const board = isTerminalHere
      ? spoken('/usr/bin/script', ['-qfec', `exec ${process.execPath} ${PAWL} board`, '/dev/null'], there)
      : undefined
    const { client, close } = await overStdio('2025-11-25', { dataFolder: place.dataFolder, env: place.env })
    const call = (name: string, given: object) => client.callTool({ name, arguments: { ...given } })
    const waited = call('wait_for_task', { room: 'build', role: 'tester', session: 'm1' })
    if (how !== 'not there yet') {
      chat.input.write('add buy milk\n')
      await until('chat answers', () => chat.stdout().includes('\n'))
      if (board !== undefined) await until('the board is drawn', () => board.stdout().includes('build'))
      await (how === 'SIGTERM' ? first.stop() : first.kill())
    }
    chat.input.write('add buy bread\n')
    const added = call('add_task', { title: 'Buy tools' })
    if (isRemote) {
      await until('all say that it is away', () => lasting.every((one) => times(one.printed(), AWAY) === 1))
      await until('chat says so', () => chat.stderr().includes('ממתינים'))
      if (board !== undefined) await until('the board says so', () => times(board.stdout(), AWAY) > 0)
    }
    expect(lasting.map(({ process }) => process.exitCode)).toEqual([null, null, null])

    const server = await again()
    await runPawl(['room', 'post', 'build', 'build it'], { dataFolder })
    await runPawl(['initiative', 'start', 'Ship it'], { dataFolder })
    await until('the question is answered', () => answer.printed().includes('"answered"'))
    await until('the work is done', () => work.printed().includes('"completed"'))
    expect(await wait.ended).toMatchObject({ code: 0, document: { task: { content: 'look at it' }, session: 'r1' } })
    const { task } = (await wait.ended).document as { task: { number: number } }
    const { dataFolder: kept, env } = place
    const reviewer = (...args: string[]) => runPawl([...args, '--session', 'r1'], { dataFolder: kept, env })
    await reviewer('task-started', `${task.number}`)
    await reviewer('handoff', `${task.number}`, '--to', 'tester', '--message', 'test it')
    expect((await waited).structuredContent).toMatchObject({ task: { content: 'test it' } })
    const isAdded = !(await added).isError
    if (board !== undefined) {
      await until('the board is drawn again', () => board.stdout().includes('test it'))
      board.input.write('\x03')
      expect(await board.ended).toBe(0)
    }
    for (const one of [work, answer]) one.process.kill('SIGTERM')
    for (const one of lasting) {
      const { code, stdout, stderr } = await one.ended
      expect(code).toBe(0)
      for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).toBeTypeOf('object')
      expect([times(stderr, BACK), times(stderr, AWAY) <= 1]).toEqual([times(stderr, AWAY), true])
    }
    chat.input.end()
    expect(await chat.ended).toBe(0)
    if (isRemote) expect(chat.stderr()).toMatch(/^[^\n]*לא זמין כרגע[^\n]*\nהחיבור חזר. ממשיכים.\n$/)
    expect(chat.stdout()).not.toMatch(/ECONN|ממתינים/)
    const { document } = await runPawl(['--json', 'list'], { dataFolder })
    const titles = (document as { tasks: { title: string }[] }).tasks.map(({ title }) => title.toLowerCase()).toSorted()
    expect(titles).toEqual([
      'buy bread',
      ...(how === 'not there yet' ? [] : ['buy milk']),
      // Whether it was done is not known when an answer is lost: then the caller is told, and it is not done twice.
      ...(isAdded ? ['buy tools'] : titles.filter((title) => title === 'buy tools').slice(0, 1)),
    ])
    await close()
    await server.stop()
  }, 120_000)
})

describe('what is not an absence is not waited out', () => {
  const wait = ['--json', 'wait-for-task', '--room', 'build', '--role', 'builder']
  const work = ['--json', 'work', '--room', 'build', '--role', 'builder', '--', 'true']
  const answer = ['--json', 'answer-with', '--for', 'system3', '--', 'true']

  test('a wrong token ends each of them at once, with 7', async () => {
    const dataFolder = temporaryFolder()
    await runPawl(['token', 'add', 'dana', '--actor', 'person:dana'], { dataFolder })
    const server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
    const env = { PAWL_URL: server.url.replace('0.0.0.0', '127.0.0.1'), PAWL_TOKEN: 'pawl_wrong' }
    for (const run of await Promise.all([wait, work, answer].map((args) => runPawl(args, { env }))))
      expect(run).toMatchObject({ code: 7, stdout: expect.stringContaining('TOKEN_INVALID'), stderr: '' })
    await server.stop()
  })

  test('what is no address is said at once', async () => {
    expect(await runPawl([...wait, '--url', 'nonsense'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('SERVER_UNREACHABLE'),
    })
  })

  test('the time-out holds while the server is away: 6, and how to wait again', async () => {
    const run = await runPawl([...wait, '--session', 's1', '--timeout-seconds', '0.5', '--url', 'http://127.0.0.1:9'])
    expect(run).toMatchObject({ code: 6, document: { error: { code: 'AWAY_TOO_LONG' } } })
    expect(run.stdout).toContain('Wait again: pawl wait-for-task --room build --role builder --session s1')
    const working = await runPawl([
      '--url',
      'http://127.0.0.1:9',
      'work',
      '--timeout-seconds',
      '0.5',
      '--room',
      'build',
      '--role',
      'builder',
      '--',
      'true',
    ])
    expect(working.code).toBe(6)
  })

  test('--patience is how long it may be away', async () => {
    const run = await runPawl([...wait, '--patience', '0.3', '--url', 'http://127.0.0.1:9'])
    expect(run).toMatchObject({ code: 1, document: { error: { code: 'SERVER_UNREACHABLE' } } })
    expect(times(run.stderr, AWAY)).toBe(1)
    expect((await runPawl([...wait, '--patience', 'long'])).code).toBe(2)
  })

  test('whoever waits for a server can be stopped', async () => {
    const env = { PAWL_URL: 'http://127.0.0.1:9' }
    for (const args of [work, answer]) {
      const running = beginPawl(args, { env })
      begun.push(running.process)
      await until('it waits', () => times(running.printed(), AWAY) === 1)
      running.process.kill('SIGTERM')
      expect((await running.ended).code).toBe(0)
    }
  })
})

test('a command outlives the files it was started from: after an upgrade it goes on', async () => {
  const dataFolder = temporaryFolder()
  const server = await startPawl({ dataFolder })
  await runPawl(['room', 'create', 'build', '--roles', 'builder'], { dataFolder })
  const installed = join(temporaryFolder(), 'dist')
  cpSync(dirname(PAWL), installed, { recursive: true })
  const program = join(installed, 'pawl.cjs')
  const args = ['--json', '--data', dataFolder, 'wait-for-task', '--room', 'build', '--role', 'builder']
  const waiting = spawn(process.execPath, [program, ...args], { cwd: workingFolder })
  begun.push(waiting)
  let stdout = ''
  waiting.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  await until('it waits', async () => (await (await fetch(`${server.url}/metrics`)).text()).includes('pawl_waits 1'))
  for (const file of readdirSync(installed)) if (file.endsWith('.cjs')) rmSync(join(installed, file))
  await server.stop()
  await runPawl(['room', 'post', 'build', 'build it'], { dataFolder })
  await until('it has the task', () => stdout.includes('build it'))
}, 60_000)
