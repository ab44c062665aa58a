// Supervised workers: real commands in real processes, stopped and killed at the worst moment.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../../testing/databases.ts'
import { beginPawl, type RunningPawl, runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const begun: RunningPawl[] = []
afterEach(async () => {
  for (const { process } of begun) process.kill('SIGKILL')
  await Promise.all(begun.splice(0).map(({ ended }) => ended))
})

const NODE = process.execPath
/** Leaves its process id in a file and goes on for ever. */
const endless = (file: string) => [
  NODE,
  '-e',
  `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`,
]
const stubborn = (file: string) => [NODE, '-e', `process.on('SIGTERM', () => {});${endless(file)[2]}`]

async function until<Value>(look: () => Promise<Value> | Value, most = 25_000): Promise<NonNullable<Value>> {
  const giveUpAt = performance.now() + most
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > giveUpAt) throw new Error('it did not happen')
    await pause(20)
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
const pidIn = (file: string) => until(() => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined))

const places: [string, () => Promise<{ dataFolder: string; env: Record<string, string>; stop(): Promise<void> }>][] = [
  ['straight to the store', async () => ({ dataFolder: temporaryFolder(), env: {}, stop: async () => {} })],
  [
    'through a server',
    async () => {
      const server = await startPawl()
      return { dataFolder: server.dataFolder, env: {}, stop: () => server.stop() }
    },
  ],
  [
    'on PostgreSQL',
    async () => {
      const place = (await databases[1]?.freshPlace()) as { postgresUrl: string }
      return { dataFolder: temporaryFolder(), env: { PAWL_DATABASE_URL: place.postgresUrl }, stop: async () => {} }
    },
  ],
]

async function room(open = places[0]?.[1] as (typeof places)[0][1], settings: string[] = [], retrySeconds = '0') {
  const { dataFolder, env, stop } = await open()
  const pawl = async (...args: string[]) => runPawl(['--json', ...args], { dataFolder, env })
  const begin = (...args: string[]) => {
    const running = beginPawl(args, { dataFolder, env })
    begun.push(running)
    return running
  }
  const options = ['work', '--room', 'build', '--role', 'builder']
  const work = (command: readonly string[], ...more: string[]) => begin(...options, ...more, '--', ...command)
  const once = (command: readonly string[], ...more: string[]) =>
    pawl(...options, '--once', '--timeout-seconds', '10', ...more, '--', ...command)
  const status = async () => (await pawl('room', 'status', 'build')).document as never as Record<string, Task[]>
  const task = async (number: number) =>
    ((await pawl('backlog', 'show', String(number))).document as { task: Task }).task
  const history = async (number: number) =>
    ((await pawl('history', String(number))).document as { events: { trigger: string }[] }).events
  await pawl('room', 'create', 'build', '--roles', 'builder,reviewer', '--retry-seconds', retrySeconds, ...settings)
  return { pawl, begin, work, once, status, task, history, dataFolder, stop }
}

interface Task {
  readonly number: number
  readonly status: string
  readonly [field: string]: unknown
}

describe.each(places)('%s', (_, open) => {
  test('the command gets the task and what it prints is progress and result', async () => {
    const { pawl, once, task, history, stop } = await room(open)
    await pawl('room', 'post', 'build', 'first line\nsecond $(line)')
    const script = `
      const { PAWL_TASK, PAWL_ROOM, PAWL_ROLE, PAWL_SESSION, PAWL_EPOCH, PAWL_TASK_JSON } = process.env
      const { task } = JSON.parse(PAWL_TASK_JSON)
      console.log('PAWL-PROGRESS: half')
      console.log('PAWL-RESULT: ' + [PAWL_TASK, PAWL_ROOM, PAWL_ROLE, PAWL_SESSION, PAWL_EPOCH, task.number].join(' '))
      process.stdin.on('data', (text) => console.log('PAWL-PROGRESS: ' + JSON.stringify(String(text))))`
    const run = await once([NODE, '-e', script], '--session', 'mine')
    expect(run).toMatchObject({ code: 0, document: { outcome: 'completed', ended: 'exit code 0' } })
    expect(await task(1)).toMatchObject({ status: 'completed', result: '1 build builder mine 1 1' })
    expect(JSON.stringify(await history(1))).toContain('second $(line)')
    await stop()
  })

  test('[D28] a command that is killed has its task on offer again at once, long before its lease would run out, with the reason', async () => {
    const { pawl, work, begin, task, stop } = await room(open)
    const file = join(temporaryFolder(), 'pid')
    await pawl('room', 'post', 'build', 'work')
    work(endless(file), '--once')
    const pid = await pidIn(file)
    const other = begin('--json', 'wait-for-task', '--room', 'build', '--role', 'builder', '--session', 'other')
    process.kill(pid, 'SIGKILL')
    expect((await other.ended).document).toMatchObject({ session: 'other', epoch: 2 })
    expect(await task(1)).toMatchObject({ claimedBy: 'other', failures: 1, lastFailure: 'signal SIGKILL' })
    await stop()
  })
})

test('[D37] the third failure in a row sets the task aside, with the exit code and the last lines', async () => {
  const { pawl, work, task } = await room()
  await pawl('room', 'post', 'build', 'hopeless')
  const worker = work(['sh', '-c', 'echo trying; echo \x1b[31mbroken\x1b[0m >&2; exit 7'])
  await until(() => worker.printed().includes('set aside'))
  expect(await task(1)).toMatchObject({ status: 'pending_user_review', failures: 3 })
  expect(String((await task(1)).lastFailure)).toMatch(/^exit code 7\n(trying\nbroken|broken\ntrying)$/)
  await pawl('backlog', 'send-back', '1')
  await until(async () => (await task(1)).failures === 1)
})

test.each([
  [
    'takes too long',
    ['--attempt-seconds', '0.5'],
    'while :; do echo still here; sleep 0.1; done',
    'took longer than 0.5 seconds',
  ],
  ['prints nothing', ['--quiet-seconds', '0.5'], 'sleep 1000', 'printed nothing for 0.5 seconds'],
])(
  '[W6] a command that %s is stopped, however alive it is, and its task rests before it is tried again',
  async (_, limit, script, why) => {
    const { pawl, work, task, begin } = await room(undefined, [], '600')
    await pawl('room', 'post', 'build', 'work')
    const worker = work(['sh', '-c', script], ...limit)
    await until(() => worker.printed().includes(why))
    const resting = await task(1)
    expect(resting).toMatchObject({ status: 'pending', failures: 1, pausedUntil: expect.any(Number) })
    expect(String(resting.lastFailure)).toContain(why)
    const status = await begin('room', 'status', 'build').ended
    expect(status.stdout).toMatch(new RegExp(`#1 work  → builder  paused until .*, because attempt 1 failed: ${why}`))
  },
)

test('a worker that is stopped ends its command and gives the task back, which does not count as a failure', async () => {
  const { pawl, work, task } = await room()
  const file = join(temporaryFolder(), 'pid')
  await pawl('room', 'post', 'build', 'work')
  const worker = work(endless(file))
  const pid = await pidIn(file)
  worker.process.kill('SIGTERM')
  expect((await worker.ended).code).toBe(0)
  expect(isAlive(pid)).toBe(false)
  const given = await task(1)
  expect(given.status).toBe('pending')
  expect(given.failures).toBeUndefined()
})

test('a server that is killed during the work does not lose its end, and one that waits goes on', async () => {
  const server = await startPawl()
  const open = async () => ({ dataFolder: server.dataFolder, env: {}, stop: async () => {} })
  const { pawl, work, task } = await room(open)
  const worker = work(['sh', '-c', 'sleep 1; echo finished'])
  await until(() => worker.printed().includes('Working as'))
  await pawl('room', 'post', 'build', 'one')
  await until(() => worker.printed().includes('Task 1'))
  await server.kill()
  await until(async () => (await task(1)).result === 'finished')
  const again = await startPawl({ dataFolder: server.dataFolder })
  await pawl('room', 'post', 'build', 'two')
  await until(async () => (await task(2)).result === 'finished')
  worker.process.kill('SIGTERM')
  expect((await worker.ended).code).toBe(0)
  await again.stop()
})

test('a command that ignores being asked to stop is killed, at once when asked twice', async () => {
  const { pawl, work, task } = await room()
  const file = join(temporaryFolder(), 'pid')
  await pawl('room', 'post', 'build', 'work')
  const worker = work(stubborn(file))
  const pid = await pidIn(file)
  worker.process.kill('SIGINT')
  await pause(600)
  expect(isAlive(pid)).toBe(true)
  worker.process.kill('SIGINT')
  expect((await worker.ended).code).toBe(0)
  expect(isAlive(pid)).toBe(false)
  expect((await task(1)).status).toBe('pending')
})

test('[D37] a worker that is killed leaves no command behind; the next one of this machine counts it and goes on', async () => {
  const { pawl, work, task, status } = await room(undefined, ['--lease-seconds', '1'])
  const [file, again] = [join(temporaryFolder(), 'pid'), join(temporaryFolder(), 'again')]
  await pawl('room', 'post', 'build', 'work')
  const worker = work(stubborn(file))
  const pid = await pidIn(file)
  worker.process.kill('SIGKILL')
  await until(() => !isAlive(pid), 2_000)
  expect((await task(1)).status).toBe('in_progress')
  await until(async () => (await status()).working?.[0]?.state === 'suspect')
  const next = work(endless(again))
  await pidIn(again)
  expect(next.printed()).toContain('given back: the worker was killed over it')
  expect(await task(1)).toMatchObject({ epoch: 2, failures: 1, lastFailure: 'the worker was killed over it' })
  await pause(1_500)
  expect((await status()).working?.[0]?.state).toBe('alive')
})

test('[TO1] of two workers one is killed: the other sees it, gives its task back and takes it over, long before the lease runs out', async () => {
  const { pawl, work, task, status } = await room()
  const [file, again] = [join(temporaryFolder(), 'pid'), join(temporaryFolder(), 'again')]
  await pawl('room', 'post', 'build', 'work')
  const worker = work(stubborn(file))
  const pid = await pidIn(file)
  const survivor = work(endless(again))
  await until(() => survivor.printed().includes('Working as'))
  worker.process.kill('SIGKILL')
  await pidIn(again)
  expect(isAlive(pid)).toBe(false)
  expect(survivor.printed()).toMatch(/Task 1 was taken back from \S+-1, whose process has ended/)
  expect(await task(1)).toMatchObject({ epoch: 2, failures: 1, lastFailure: 'the worker was killed over it' })
  expect((await status()).working?.[0]?.holder).toMatch(/-2$/)
})

test('[D37] a task that kills its worker three times goes to a person', async () => {
  const { pawl, work, task } = await room()
  await pawl('room', 'post', 'build', 'deadly')
  for (let deaths = 0; deaths < 3; deaths++) {
    const worker = work(['sh', '-c', 'kill -9 $PPID; sleep 60'])
    await worker.ended
  }
  const last = work(['true'])
  await until(() => last.printed().includes('set aside'))
  expect(await task(1)).toMatchObject({ status: 'pending_user_review', failures: 3 })
})

test('two workers of a machine have sessions of their own; a named one is had once', async () => {
  const { pawl, work, task } = await room(undefined, ['--parallel', '2'])
  await pawl('room', 'post', 'build', 'one')
  await pawl('room', 'post', 'build', 'two')
  const files = [join(temporaryFolder(), 'pid'), join(temporaryFolder(), 'pid')] as const
  work(endless(files[0]))
  work(endless(files[1]))
  await Promise.all(files.map(pidIn))
  expect((await task(1)).claimedBy).not.toBe((await task(2)).claimedBy)
  const taken = await work(['true'], '--session', String((await task(1)).claimedBy)).ended
  expect(taken).toMatchObject({ code: 5, stderr: expect.stringContaining('Another pawl work') })
})

test('a task that is taken away ends the command, and the worker goes on', async () => {
  const { pawl, work, task } = await room(undefined, ['--lease-seconds', '1'])
  const file = join(temporaryFolder(), 'pid')
  await pawl('room', 'post', 'build', 'work')
  const worker = work(endless(file))
  const pid = await pidIn(file)
  await pawl('room', 'cancel', '1')
  await until(() => !isAlive(pid))
  await until(() => worker.printed().includes('not yours any more'))
  expect((await task(1)).status).toBe('closed')
})

test('[D49] a task that a person stops ends its command, stubborn or not, and the attempt says why', async () => {
  const { pawl, work, task } = await room()
  const file = join(temporaryFolder(), 'pid')
  await pawl('room', 'post', 'build', 'work')
  const worker = work(stubborn(file))
  const pid = await pidIn(file)
  await pawl('room', 'stop', '1', '--because', 'The wrong branch')
  await until(() => !isAlive(pid))
  await until(() => worker.printed().includes('not yours any more'))
  expect(await task(1)).toMatchObject({ status: 'pending_user_review', stoppedBecause: 'The wrong branch' })
  const { attempts } = JSON.parse((await pawl('attempts', '1')).stdout)
  expect(attempts).toMatchObject([{ outcome: 'stopped', because: 'The wrong branch', endedBy: 'person:local' }])
})

test('a command may hand its task on by itself', async () => {
  const { pawl, once, task } = await room()
  await pawl('room', 'post', 'build', 'build it')
  const script = `"$0" "$1" handoff $PAWL_TASK --session $PAWL_SESSION --to reviewer --message 'look at it'`
  const { PAWL } = await import('../../../../testing/pawl-processes.ts')
  const run = await once(['sh', '-c', script, NODE, PAWL])
  expect(run).toMatchObject({ code: 0, document: { outcome: 'completed' } })
  expect(await task(2)).toMatchObject({ status: 'pending', role: 'reviewer', content: 'look at it' })
})

test('100 MB of output are read, not kept', async () => {
  const { pawl, once, task } = await room()
  await pawl('room', 'post', 'build', 'talk')
  const script = `
    const { stdout } = process
    const block = Buffer.alloc(1024 * 1024, 'x')
    let left = 100
    const more = () => left-- > 0 ? stdout.write(block, more) : stdout.write('\\nPAWL-PROGRESS: ' + 'y'.repeat(50000) + '\\nthe end\\n')
    more()`
  const run = await once(['sh', '-c', 'exec "$0" -e "$1"', NODE, script])
  expect(run.code).toBe(0)
  expect(String((await task(1)).result)).toMatch(/the end$/)
  expect(String((await task(1)).result).length).toBeLessThan(10_000)
})

test('what is left running by a command ends with it', async () => {
  const { pawl, once } = await room()
  const file = join(temporaryFolder(), 'pid')
  await pawl('room', 'post', 'build', 'leave something behind')
  const run = await once(['sh', '-c', 'sleep 1000 & echo $! > "$0"', file])
  expect(run.code).toBe(0)
  const pid = await pidIn(file)
  await until(() => !isAlive(pid))
})

test('a long content in any script reaches the command whole', async () => {
  const { pawl, once, task } = await room()
  const content = 'א'.repeat(60_000)
  await pawl('room', 'post', 'build', content)
  const script = `const { task, shortened } = JSON.parse(process.env.PAWL_TASK_JSON)
    let read = ''
    process.stdin.setEncoding('utf8').on('data', (text) => { read += text })
      .on('end', () => console.log(shortened, task.content.length, read.trim().length))`
  await once([NODE, '-e', script])
  expect((await task(1)).result).toBe('true 200 60000')
})

test.each([
  ['a role with shell characters', ['--room', 'build', '--role', 'x;rm -rf /', '--', 'true'], 2, /INVALID_INPUT/],
  ['a role of no room', ['--room', 'build', '--role', 'cook', '--', 'true'], 3, /ROLE_NOT_IN_ROOM/],
  ['a room that is not there', ['--room', 'nowhere', '--role', 'builder', '--', 'true'], 4, /ROOM_NOT_FOUND/],
  [
    'a session that is a path',
    ['--room', 'build', '--role', 'builder', '--session', '../x', '--', 'true'],
    2,
    /INVALID/,
  ],
  ['no command', ['--room', 'build', '--role', 'builder', '--'], 2, /WRONG_USAGE/],
  ['a command that does not exist', ['--room', 'build', '--role', 'builder', '--', 'no-such'], 2, /COMMAND_NOT_FOUND/],
  ['a command that may not run', ['--room', 'build', '--role', 'builder', '--', '/etc/passwd'], 2, /COMMAND_NOT_FOUND/],
])('%s is refused before anything is claimed', async (_, args, code, error) => {
  const { pawl, task } = await room()
  await pawl('room', 'post', 'build', 'work')
  const run = await pawl('work', ...args)
  expect(run.code).toBe(code)
  expect(run.stdout).toMatch(error)
  expect((await task(1)).status).toBe('pending')
})

test('with --once the exit code says how it went', async () => {
  const { pawl, once, work } = await room()
  await pawl('room', 'post', 'build', 'work')
  expect((await once(['false'])).code).toBe(3)
  const said = await work(['sh', '-c', 'exit 4'], '--once').ended
  expect(said).toMatchObject({ code: 3, stderr: expect.stringContaining('did not succeed: exit code 4') })
  expect((await once(['true'])).code).toBe(0)
  expect((await once(['true'], '--timeout-seconds', '0')).code).toBe(6)
})

describe('for a System1', () => {
  async function assigned() {
    const dataFolder = temporaryFolder()
    const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
    await pawl('worker', 'add', 'ada')
    const { document } = await pawl('initiative', 'start', 'Ship it')
    const { items } = document as { items: { id: string }[] }
    const tasks = [{ title: 'Write it', description: 'on one page' }]
    await pawl('answer', items[0]?.id ?? '', '--answer', JSON.stringify({ tasks }))
    const work = (...command: string[]) => pawl('work', '--worker', 'ada', '--once', '--', ...command)
    const task = async () => ((await pawl('show', '1')).document as { task: Task }).task
    return { pawl, work, task, dataFolder }
  }

  test('the command gets the task, and what it says is the result', async () => {
    const { work, task } = await assigned()
    expect(await work('cat')).toMatchObject({ code: 0, document: { outcome: 'completed' } })
    expect(await task()).toMatchObject({ status: 'approved', result: 'Write it\n\non one page' })
  })

  test('a command that fails blocks the task, and System3 is asked', async () => {
    const { pawl, work, task } = await assigned()
    expect(await work('sh', '-c', 'echo no key; exit 3')).toMatchObject({ code: 3, document: { outcome: 'blocked' } })
    expect(await task()).toMatchObject({ status: 'blocked', next_action: 'exit code 3\nno key' })
    expect((await pawl('inbox')).document).toMatchObject({ items: [{ type: 'BlockedResolution', to: 'system3' }] })
  })

  test('a worker that is stopped keeps its task and takes it up again; a second of the same profile is refused', async () => {
    const { work, task, dataFolder } = await assigned()
    const file = join(temporaryFolder(), 'pid')
    const first = beginPawl(['work', '--worker', 'ada', '--', ...endless(file)], { dataFolder })
    begun.push(first)
    await pidIn(file)
    expect((await work('true')).stdout).toContain('SESSION_IN_USE')
    first.process.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    expect(await task()).toMatchObject({ status: 'in_progress', assignee: 'ada', epoch: 1 })
    expect(await work('echo', 'done')).toMatchObject({ code: 0 })
    expect(await task()).toMatchObject({ status: 'approved', result: 'done', epoch: 1 })
  })

  test('[TO1] one that is killed is seen by another System1 of this machine, which is given the task and does it', async () => {
    const { pawl, task, dataFolder } = await assigned()
    const [file, again] = [join(temporaryFolder(), 'pid'), join(temporaryFolder(), 'again')]
    const first = beginPawl(['work', '--worker', 'ada', '--', ...stubborn(file)], { dataFolder })
    begun.push(first)
    const pid = await pidIn(file)
    await pawl('worker', 'add', 'bob')
    const survivor = beginPawl(['work', '--worker', 'bob', '--', ...endless(again)], { dataFolder })
    begun.push(survivor)
    await until(() => survivor.printed().includes('Working as'))
    first.process.kill('SIGKILL')
    await pidIn(again)
    expect(isAlive(pid)).toBe(false)
    expect(survivor.printed()).toContain('Task 1 was taken back from ada, whose process has ended')
    expect(await task()).toMatchObject({ status: 'in_progress', assignee: 'bob', epoch: 2, workersLost: 1 })
    await pawl('room', 'stop', '1', '--because', 'The wrong page')
    await until(() => survivor.printed().includes('not yours any more'))
    expect(await task()).toMatchObject({ status: 'blocked', stoppedBecause: 'The wrong page' })
  })
})
