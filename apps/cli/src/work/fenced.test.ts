// A worker whose task was taken from it: its command ends with everything it started, and what is said is so.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { beginPawl, PAWL, type RunningPawl, runPawl } from '../../../../testing/pawl-processes.ts'
import { SECRET } from '../../../../testing/session-secret.ts'
import { openLocalDoor } from '../door/local-door.ts'
import type { Ask } from '../door/patient-door.ts'
import { tellEnd } from './tell-end.ts'

const begun: RunningPawl[] = []
afterEach(() => {
  for (const { process } of begun.splice(0)) process.kill('SIGKILL')
})

async function until<Value>(what: string, look: () => Promise<Value> | Value): Promise<NonNullable<Value>> {
  const giveUpAt = performance.now() + 30_000
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > giveUpAt) throw new Error(`it did not happen: ${what}`)
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

/** Leaves its process id and that of its child in a file, and says again and again that it is at work. */
const ENDLESS = `sleep 1000 & echo $$ $! > "$0.new"; mv "$0.new" "$0"; while :; do echo "PAWL-PROGRESS: $((n+=1))"; sleep 0.3; done`
const endless = (file: string) => ['sh', '-c', ENDLESS, file]
/** Ignores being asked to stop, as its child does. */
const stubborn = (file: string) => ['sh', '-c', `trap '' TERM; ${ENDLESS}`, file]
const pidsIn = (file: string) =>
  until('the command runs', () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').map(Number) : null))

async function room(...settings: string[]) {
  const dataFolder = temporaryFolder()
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
  await pawl('room', 'create', 'build', '--roles', 'builder', ...settings)
  await pawl('room', 'post', 'build', 'work')
  const work = (...command: string[]) => {
    const running = beginPawl(['work', '--room', 'build', '--role', 'builder', '--once', '--', ...command], {
      dataFolder,
    })
    begun.push(running)
    return running
  }
  const takeOver = async () => {
    await pawl('room', 'reset-stuck', '1')
    await pawl('wait-for-task', '--room', 'build', '--role', 'builder', '--session', 'other')
    await pawl('task-started', '1', '--session', 'other')
  }
  const task = async () => ((await pawl('backlog', 'show', '1')).document as { task: Record<string, unknown> }).task
  return { pawl, work, takeOver, task, dataFolder }
}

test.each(['still at it', 'done with it', 'closed'])(
  '[D27] a task that was taken away (%s) ends the command with its children, and is not called completed',
  async (how) => {
    const { pawl, work, takeOver, task } = await room('--lease-seconds', '1')
    const file = join(temporaryFolder(), 'pids')
    const worker = work(...(how === 'done with it' ? stubborn(file) : endless(file)))
    const pids = await pidsIn(file)
    if (how === 'closed') await pawl('room', 'cancel', '1')
    else await takeOver()
    if (how === 'done with it') await pawl('task-complete', '1', '--session', 'other', '--result', 'theirs')
    const { code, stdout } = await worker.ended
    expect(code).toBe(5)
    await until('all of it is gone', () => !pids.some(isAlive))
    expect(stdout).toMatch(/Task 1 is no longer yours/)
    expect(stdout).not.toMatch(/was completed\./)
    if (how === 'done with it') expect(await task()).toMatchObject({ status: 'completed', result: 'theirs' })
  },
  60_000,
)

test('[D27] a command that succeeds after another has done its task has not completed it', async () => {
  const { pawl, work, takeOver, task } = await room()
  const [begins, ends] = [join(temporaryFolder(), 'begins'), join(temporaryFolder(), 'ends')]
  const worker = work('sh', '-c', 'touch "$0"; while [ ! -f "$1" ]; do sleep 0.05; done; echo mine', begins, ends)
  await until('the command runs', () => existsSync(begins))
  await takeOver()
  await pawl('task-complete', '1', '--session', 'other', '--result', 'theirs')
  writeFileSync(ends, '')
  expect(await worker.ended).toMatchObject({ code: 5, stdout: expect.stringContaining('no longer yours') })
  expect(await task()).toMatchObject({ result: 'theirs' })
})

describe('for a System1', () => {
  async function assigned() {
    const dataFolder = temporaryFolder()
    const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
    await pawl('worker', 'add', 'ada')
    const { document } = await pawl('initiative', 'start', 'Ship it')
    const [item] = (document as { items: { id: string }[] }).items
    await pawl('answer', item?.id ?? '', '--answer', JSON.stringify({ tasks: [{ title: 'Write it' }] }))
    const task = async () => ((await pawl('show', '1')).document as { task: Record<string, unknown> }).task
    return { pawl, task, dataFolder }
  }

  test('[D31] a task that was reset, and assigned to the same worker again, ends the command', async () => {
    const { pawl, task, dataFolder } = await assigned()
    const file = join(temporaryFolder(), 'pids')
    const worker = beginPawl(['work', '--worker', 'ada', '--once', '--', ...endless(file)], { dataFolder })
    begun.push(worker)
    const pids = await pidsIn(file)
    await pawl('--as', 'system3', 'review', '1')
    const { code, stdout } = await worker.ended
    expect(code).toBe(5)
    await until('all of it is gone', () => !pids.some(isAlive))
    expect(stdout).toContain('taken back since, and is pending now')
    expect(await task()).toMatchObject({ status: 'pending', assignee: 'ada' })
  }, 60_000)

  test('a command that blocks its task itself has moved it on, whatever its exit code', async () => {
    const { task, dataFolder } = await assigned()
    const script = `"$0" "$1" task-blocked $PAWL_TASK --owner dana --action 'say how' --session $PAWL_SESSION`
    const command = ['sh', '-c', script, process.execPath, PAWL]
    const run = await runPawl(['--json', 'work', '--worker', 'ada', '--once', '--', ...command], { dataFolder })
    expect(run).toMatchObject({ code: 0, document: { outcome: 'movedOn', task: { status: 'blocked' } } })
    expect(await task()).toMatchObject({ status: 'blocked', next_action: 'say how' })
  })
})

test.each([
  ['\u0007bell', '\\u0007bell'],
  ['half \ud83d', 'half \\ud83d'],
  ['\u202eturned', '\\u202eturned'],
])('[T1] a result that is refused for how it is written completes the task all the same: %j', async (text, stored) => {
  const dataFolder = temporaryFolder()
  const door = await openLocalDoor({ json: true, language: 'en', actor: 'person:local', dataFolder })
  const ask: Ask = (key, input) => door.run(key, input)
  await ask('createRoom', { room: 'build', roles: ['builder'] })
  await ask('postMessage', { room: 'build', content: 'work' })
  await ask('waitForTask', { room: 'build', role: 'builder', session: `s${SECRET}` })
  const held = { task: '1', session: `s${SECRET}`, epoch: 1 }
  await ask('startWork', held)
  const late = new AbortController().signal
  const told = await tellEnd({ ask, held, late }, 'completeWork', {}, { field: 'result', text, instead: '' })
  expect(told).toMatchObject({
    refused: false,
    value: {
      task: { status: 'completed', result: stored },
    },
  })
  await door.close()
})
