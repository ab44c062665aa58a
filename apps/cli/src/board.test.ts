import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { PAWL, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

async function room(dataFolder: string) {
  const pawl = (...args: string[]) => runPawl(args, { dataFolder })
  await pawl('room', 'create', 'build', '--roles', 'planner,builder', '--lease-seconds', '5')
  await pawl('room', 'post', 'build', 'Plan it\nwith care')
  await pawl('room', 'post', 'build', 'Then this')
  for (const item of ['one', 'two', 'three', 'four', 'five', 'six'])
    await pawl('backlog', 'add', item, '--room', 'build')
  return pawl
}

test('the board says who works on what, what waits, and who has gone silent', async () => {
  const pawl = await room(temporaryFolder())
  await pawl('wait-for-task', '--room', 'build', '--role', 'planner', '--session', 's1')
  await pawl('task-started', '1', '--session', 's1')
  await pawl('report-progress', '1', 'half', '--session', 's1')
  const { code, stdout } = await pawl('board', '--room', 'build')
  expect(code).toBe(0)
  expect(stdout).toMatch(/working +1 +Plan it +planner s1 +\d s +half\n/)
  expect(stdout).toMatch(/queued +Then this\n/)
  expect(stdout).toMatch(/backlog +2 +one\n/)
  expect(stdout).toContain('and 1 more: pawl backlog list --room build')
  expect((await pawl('--json', 'board')).document).toMatchObject({
    rooms: [{ room: { room: 'build' }, working: [{ number: 1, state: 'alive' }], backlog: { count: 6 } }],
  })
  await expect.poll(async () => (await pawl('board')).stdout, { interval: 500 }).toMatch(/! silent +1 +Plan it/)
  expect((await pawl('--lang', 'he', 'board')).stdout).toContain('! שקט')
})

test('a room that is not there is refused', async () => {
  expect(await runPawl(['board', '--room', 'x'], { dataFolder: temporaryFolder() })).toMatchObject({ code: 4 })
})

// A terminal can be had from `script` where there is one.
describe.skipIf(!existsSync('/usr/bin/script'))('in a terminal', () => {
  test.each([
    ['straight to the store', async () => ({ dataFolder: temporaryFolder(), stop: async () => {} })],
    ['through a server', () => startPawl()],
  ])('%s it is drawn again when something happens, and the screen is given back', async (_, open) => {
    const { dataFolder, stop } = await open()
    const pawl = await room(dataFolder)
    const command = `exec ${process.execPath} ${PAWL} --data ${dataFolder} board`
    const terminal = spawn('/usr/bin/script', ['-qfec', command, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] })
    let raw = ''
    terminal.stdout.on('data', (chunk) => {
      raw += chunk
    })
    const seen = async (text: string) => {
      while (!stripVTControlCharacters(raw).includes(text)) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await seen('Plan it')
    await pawl('backlog', 'score', '2', '--priority', '77')
    await seen('77')
    const ended = new Promise((resolve) => terminal.once('exit', resolve))
    // Ctrl+C, as typed.
    terminal.stdin.write('\x03')
    expect(await ended).toBe(0)
    expect(raw).toContain('\x1b[?1049l')
    await stop()
  })
})
