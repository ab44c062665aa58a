// What a command is given along: the environment of its caller without what opens Pawl's doors, and a token for its one task.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { freshPostgres, temporaryFolder } from '../../../../testing/databases.ts'
import {
  beginPawl,
  PAWL,
  type PawlServer,
  type RunningPawl,
  runPawl,
  startPawl,
} from '../../../../testing/pawl-processes.ts'

const begun: (RunningPawl | PawlServer)[] = []
afterEach(async () => {
  for (const { process } of begun.splice(0)) process.kill('SIGKILL')
})

const NODE = process.execPath
/** Writes its environment down, and prints what each of these commands answered. */
const SCRIPT = `
const { spawnSync } = require('node:child_process')
const fs = require('node:fs')
const [pawl, environment, ...commands] = process.argv.slice(1)
fs.writeFileSync(environment, JSON.stringify(process.env))
for (const command of commands) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [pawl, '--json', ...command.split(' ')], { encoding: 'utf8' })
  fs.appendFileSync(environment + '.said', JSON.stringify({ command, status, said: stdout || stderr }) + '\\n')
}
console.log('PAWL-RESULT: done')`
const SECRETS = {
  PAWL_NLG_KEY: 'model-key',
  PAWL_ANSWER_KEY: 'answer-key',
  OTHER_KEY: 'the caller’s own',
}
const codeOf = (said: string) => JSON.parse(said).error?.code ?? 'done'

async function worked(commands: readonly string[], options: { dataFolder: string; env?: Record<string, string> }) {
  const file = join(temporaryFolder(), 'environment')
  const args = ['--json', 'work', '--room', 'build', '--role', 'builder', '--once', '--timeout-seconds', '20', '--']
  const run = await runPawl([...args, NODE, '-e', SCRIPT, PAWL, file, ...commands], {
    dataFolder: options.dataFolder,
    env: { ...SECRETS, ...options.env },
  })
  const said = existsSync(`${file}.said`) ? readFileSync(`${file}.said`, 'utf8').trim().split('\n') : []
  return {
    run,
    environment: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    answers: Object.fromEntries(
      said.map((line) => JSON.parse(line)).map(({ command, said }) => [command, codeOf(said)]),
    ),
  }
}

/** Two rooms with a task each, and a to-do. */
async function furnished(options: { dataFolder: string; env?: Record<string, string> }) {
  const pawl = (...args: string[]) => runPawl(['--json', ...args], options)
  for (const room of ['build', 'vault']) {
    await pawl('room', 'create', room, '--roles', 'builder')
    await pawl('room', 'post', room, `Work in ${room}`)
  }
  await pawl('add', 'A private errand')
  return pawl
}

const TRIED = ['whoami', 'list', 'add x', 'token list', 'show 3', 'room status vault', 'room status build', 'history 1']

describe('[D40, D43] through a server', () => {
  test('a command has a token for its task, no other credential, and reaches nothing beside that task', async () => {
    const server = await startPawl()
    begun.push(server)
    const { dataFolder } = server
    const pawl = await furnished({ dataFolder })
    const made = await pawl('token', 'add', 'builder', '--actor', 'agent:builder', '--rooms', 'build')
    const { secret } = made.document as { secret: string }
    const { run, environment, answers } = await worked([...TRIED, 'report-progress 1 half'], {
      dataFolder,
      env: { PAWL_TOKEN: secret, PAWL_URL: server.url },
    })
    expect(run).toMatchObject({ code: 0, document: { outcome: 'completed', task: { result: 'done' } } })
    expect(JSON.stringify(environment)).not.toMatch(new RegExp(`${secret}|model-key|answer-key`))
    expect(environment).toMatchObject({ OTHER_KEY: SECRETS.OTHER_KEY, PAWL_TASK: '1', PAWL_URL: server.url })
    expect(answers).toEqual({
      whoami: 'done',
      list: 'NOT_ALLOWED',
      'add x': 'NOT_ALLOWED',
      'token list': 'NOT_ALLOWED',
      'show 3': 'TASK_NOT_FOUND',
      'room status vault': 'NOT_ALLOWED',
      'room status build': 'NOT_ALLOWED',
      'history 1': 'done',
      'report-progress 1 half': 'done',
    })
    // Over, and so is the token, on HTTP as in the command.
    const headers = { authorization: `Bearer ${environment.PAWL_TOKEN}` }
    const after = await fetch(new URL('/api/whoami', server.url), { headers })
    expect([after.status, ((await after.json()) as { error: { code: string } }).error.code]).toEqual([
      401,
      'TOKEN_INVALID',
    ])
    const late = await runPawl(['--json', 'room', 'status', 'build'], { dataFolder, env: environment })
    expect(late.document).toMatchObject({ error: { code: 'TOKEN_INVALID' } })
    expect((await pawl('token', 'list')).document).toMatchObject({ tokens: [{ name: 'builder' }] })
  }, 60_000)

  test('it works on HTTP with the name of the session alone, and ends when the task is taken away or the giver’s is revoked', async () => {
    const server = await startPawl()
    begun.push(server)
    const { dataFolder } = server
    const pawl = await furnished({ dataFolder })
    await pawl('room', 'post', 'build', 'More work')
    const made = await pawl('token', 'add', 'builder', '--actor', 'agent:builder')
    const { secret } = made.document as { secret: string }
    const ask = async (environment: Record<string, string>, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${environment.PAWL_TOKEN}`, 'content-type': 'application/json' }
      const request = body && { method: 'POST', body: JSON.stringify(body) }
      return (await fetch(new URL(path, server.url), { headers, ...request })).status
    }
    for (const ending of ['taken away', 'revoked']) {
      const [file, end] = [join(temporaryFolder(), 'environment'), join(temporaryFolder(), 'end')]
      const wait = `${SCRIPT}; setInterval(() => fs.existsSync(${JSON.stringify(end)}) && process.exit(0), 50)`
      const work = ['work', '--room', 'build', '--role', 'builder', '--once', '--', NODE, '-e', wait, PAWL, file]
      const worker = beginPawl(work, { dataFolder, env: { PAWL_TOKEN: secret } })
      begun.push(worker)
      await expect
        .poll(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('}'), { timeout: 20_000 })
        .toBe(true)
      const environment = JSON.parse(readFileSync(file, 'utf8'))
      const { PAWL_TASK: task, PAWL_SESSION: session } = environment
      expect(await ask(environment, `/api/work/${task}/report-progress`, { session, progress: 'half' })).toBe(200)
      if (ending === 'revoked') await pawl('token', 'revoke', 'builder')
      else await pawl('room', 'cancel', task)
      expect(await ask(environment, '/api/rooms/build')).toBe(401)
      writeFileSync(end, '')
      await worker.ended
    }
  }, 60_000)
})

describe('[D40, D43] straight to the store', () => {
  test('a command gets the data folder, and has the rights of an agent there', async () => {
    const dataFolder = temporaryFolder()
    const pawl = await furnished({ dataFolder })
    await pawl('backlog', 'add', 'Later', '--room', 'build')
    const { run, environment, answers } = await worked(
      ['token list', 'room cancel 1', 'backlog complete 4', 'report-progress 1 half'],
      { dataFolder, env: { PAWL_TOKEN: 'pawl_x' } },
    )
    expect(run.code).toBe(0)
    expect(environment).toMatchObject({ PAWL_DATA: dataFolder, PAWL_ACTOR: 'agent:builder' })
    expect(Object.keys(environment).filter((name) => /TOKEN|DATABASE|KEY/.test(name))).toEqual(['OTHER_KEY'])
    expect(answers).toEqual({
      'token list': 'NOT_ALLOWED',
      'room cancel 1': 'NOT_ALLOWED',
      'backlog complete 4': 'NOT_ALLOWED',
      'report-progress 1 half': 'done',
    })
  }, 60_000)

  test('one that works on a database is not told where that is, and finds no other store instead', async () => {
    const options = { dataFolder: temporaryFolder(), env: { PAWL_DATABASE_URL: await freshPostgres() } }
    await furnished(options)
    const { run, environment, answers } = await worked(['list'], options)
    expect(run.code).toBe(0)
    expect(JSON.stringify(environment)).not.toMatch(/postgres/)
    expect(answers).toEqual({ list: 'SERVER_UNREACHABLE' })
  }, 60_000)
})

test('[D40] a command that answers gets no credential either', async () => {
  const dataFolder = temporaryFolder()
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
  await pawl('initiative', 'start', 'Ship it')
  const file = join(temporaryFolder(), 'environment')
  const script = `${SCRIPT.replace("console.log('PAWL-RESULT: done')", '')}; console.log(JSON.stringify({ tasks: [{ title: 'Write it' }] }))`
  const run = await runPawl(
    ['answer-with', '--for', 'system3', '--once', '--', NODE, '-e', script, PAWL, file, 'token list', 'policy list'],
    { dataFolder, env: { ...SECRETS, PAWL_TOKEN: 'pawl_x' } },
  )
  expect(run.code).toBe(0)
  const environment = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  expect(Object.keys(environment).filter((name) => /TOKEN|DATABASE|KEY/.test(name))).toEqual(['OTHER_KEY'])
  const said = readFileSync(`${file}.said`, 'utf8').trim().split('\n')
  expect(said.map((line) => codeOf(JSON.parse(line).said))).toEqual(['NOT_ALLOWED', 'done'])
}, 60_000)
