// The page for agents, taken at its word: every command in it is run as it stands, with its blanks filled in.

import { agentGuide } from '@pawl/contract'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'

const PLACE = { room: 'build', role: 'builder' }
const commands = agentGuide(PLACE)
  .split('\n')
  .flatMap((line) => (line.startsWith('    pawl ') ? [line.trim()] : []))

/** The words of a command line; what is optional is given too, and the first of several choices taken. */
function wordsOf(line: string, blanks: Readonly<Record<string, string>>): string[] {
  const filled = line.replaceAll(/[[\]]/g, '').replaceAll(/<([^>]+)>/g, (_, name: string) => blanks[name] ?? name)
  const words = [...filled.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string))
  return words.slice(1).map((word) => (/^\w+(\|\w+)+$/.test(word) ? (word.split('|')[0] as string) : word))
}

test('every command of the guide works as it stands, in its order', async () => {
  const dataFolder = temporaryFolder()
  const pawl = (...args: string[]) => runPawl(args, { dataFolder })
  await pawl('room', 'create', 'build', '--roles', 'builder,reviewer', '--parallel', '9')
  await pawl('room', 'post', 'build', 'the work')
  await pawl('room', 'post', 'build', 'more work')
  await pawl('backlog', 'add', 'an item', '--room', 'build')
  const blanks = { session: 's1', task: '1', 'next role': 'reviewer', role: 'reviewer', 'your task': '2' }
  const ran: string[] = []
  for (const line of commands) {
    const [word] = wordsOf(line, blanks)
    if (word === 'handoff') {
      await pawl('wait-for-task', '--room', 'build', '--role', 'builder', '--session', 's1')
      await pawl('task-started', '2', '--session', 's1')
    }
    const isStuck = ['task-blocked', 'task-failed', 'task-release'].includes(String(word))
    if (isStuck) {
      await pawl('room', 'post', 'build', 'hard work')
      const { stdout } = await pawl(
        '--json',
        'wait-for-task',
        '--room',
        'build',
        '--role',
        'builder',
        '--session',
        's1',
      )
      blanks.task = String(JSON.parse(stdout).task.number)
      await pawl('task-started', blanks.task, '--session', 's1')
    }
    const task = isStuck ? blanks.task : word === 'handoff' ? '2' : line.includes('backlog attach') ? '3' : '1'
    const parent = '4'
    const run = await pawl(...wordsOf(line, { ...blanks, task, 'your task': parent }))
    expect(run, `${line}\n${run.stderr}`).toMatchObject({ code: 0, stderr: '' })
    ran.push(String(word))
  }
  expect(ran.slice(0, 5)).toEqual(['wait-for-task', 'task-started', 'report-progress', 'task-complete', 'handoff'])
})

test('it is one page, and the same wherever it is printed', async () => {
  const { stdout } = await runPawl(['agent-guide', '--room', 'build', '--role', 'builder'])
  expect(stdout).toBe(agentGuide(PLACE))
  expect(stdout.split('\n').length).toBeLessThan(70)
  expect(stdout).not.toMatch(/room cancel|reset-stuck|backlog close/)
})

test('who has a PAWL_SESSION need not say it again', async () => {
  const dataFolder = temporaryFolder()
  const pawl = (...args: string[]) => runPawl(args, { dataFolder, env: { PAWL_SESSION: 'mine' } })
  await pawl('room', 'create', 'build', '--roles', 'builder')
  await pawl('room', 'post', 'build', 'work')
  await pawl('wait-for-task', '--room', 'build', '--role', 'builder')
  expect((await pawl('task-started', '1')).code).toBe(0)
  expect((await pawl('task-complete', '1')).code).toBe(0)
})
