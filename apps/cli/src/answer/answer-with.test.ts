// Answerers as people run them: a real command, a real address, and what they may not do.

import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { beginPawl, PAWL, runPawl, startPawl } from '../../../../testing/pawl-processes.ts'

const TASKS = { tasks: [{ title: 'one' }] }

/** An initiative that waits for System3, and a program that answers. */
async function waiting(env: Record<string, string> = {}) {
  const dataFolder = temporaryFolder()
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder, env })
  await pawl('initiative', 'start', 'Ship it')
  const answerWith = (...command: string[]) =>
    pawl('answer-with', '--for', 'system3', '--once', '--retry-after', '0.01', ...command)
  const inbox = async () =>
    ((await pawl('inbox')).document as { items: { type: string; state: string; body: object }[] }).items
  const lines = (output: string) =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { pawl, answerWith, inbox, lines, dataFolder }
}
const program = (source: string) => ['--', process.execPath, '-e', source]

test('[D35] the question goes in as JSON, the answer comes out as JSON, and what follows is done', async () => {
  const { answerWith, inbox } = await waiting()
  const source = `process.stdin.on('data', (q) => {
    const { type, to, answers } = JSON.parse(q)
    if (type !== 'InitiativeAssign' || to !== 'system3' || answers.type !== 'object') process.exit(1)
    console.log(${JSON.stringify(JSON.stringify(TASKS))})
  })`
  expect((await answerWith(...program(source))).code).toBe(0)
  expect(await inbox()).toMatchObject([{ type: 'RemediationRequest', body: { title: 'one' } }])
})

test('what fails is tried again and told why', async () => {
  const { answerWith, lines } = await waiting()
  const source = `process.stdin.on('data', (q) => {
    const { problem } = JSON.parse(q)
    console.log(JSON.stringify(problem === undefined ? { tasks: [], extra: 1 } : ${JSON.stringify(TASKS)}))
  })`
  const said = lines((await answerWith(...program(source))).stdout)
  expect(said).toMatchObject([
    { tryAgain: expect.any(String), detail: expect.any(String) },
    { answered: said[0].tryAgain },
  ])
})

test.each([
  ['fails', 'console.error("no idea"); process.exit(3)', 'code 3: no idea'],
  ['prints no JSON', 'console.log("yes")', 'did not print JSON: yes'],
  ['answers what is not allowed', 'console.log("{}")', 'answer.tasks'],
  ['is not there', undefined, 'ENOENT'],
  ['fails in colours', 'console.error("\\x1b[31mno\\x1b[0m \\x07idea"); process.exit(3)', 'code 3: no idea'],
  ['prints bytes that are no text', 'process.stdout.write(Buffer.from([0xff, 0, 0xd8, 27]))', 'did not print JSON'],
  [
    'fails with half an emoji',
    'process.stderr.write("😀".repeat(600) + "\\ud83d"); process.exit(1)',
    'exit code 1: 😀',
  ],
  [
    'floods its output',
    'const more = () => process.stdout.write("x".repeat(1e6), more); more()',
    'more than an answer may hold',
  ],
  [
    'floods its errors',
    'for (let i = 0; i < 2000; i++) process.stderr.write("y".repeat(1e4)); process.exitCode = 1',
    'exit code 1: y',
  ],
])('a command that %s three times leaves the question to a person', async (_, source, why) => {
  const { answerWith, inbox } = await waiting()
  const run = await answerWith(...(source === undefined ? ['--', '/nowhere/at/all'] : program(source)))
  expect(run.code).toBe(0)
  expect(await inbox()).toMatchObject([
    { state: 'set_aside', body: { set_aside_because: expect.stringContaining(why) } },
  ])
})

test('what its command started ends with it: when it ends, when it is stopped, and when it is killed', async () => {
  const { existsSync, readFileSync, rmSync } = await import('node:fs')
  const file = join(temporaryFolder(), 'pids')
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const pids = async () => {
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 20))
    return readFileSync(file, 'utf8').trim().split(' ').map(Number)
  }
  const leaves = (end: string) => ['sh', '-c', `sleep 1000 & echo $$ $! > "$0.new"; mv "$0.new" "$0"; ${end}`, file]
  for (const [end, signal] of [
    ['exit 1', undefined],
    ['wait', 'SIGTERM'],
    ['wait', 'SIGKILL'],
  ] as const) {
    rmSync(file, { force: true })
    const { dataFolder, inbox } = await waiting()
    const args = ['answer-with', '--for', 'system3', '--retry-after', '1000', '--', ...leaves(end)]
    const run = beginPawl(['--json', ...args], { dataFolder })
    const started = await pids()
    if (signal !== undefined) run.process.kill(signal)
    while (started.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20))
    if (signal === undefined) run.process.kill('SIGTERM')
    expect((await run.ended).code).toBe(signal === 'SIGKILL' ? -1 : 0)
    // Being stopped is no failure of the question.
    if (signal !== undefined)
      expect(await inbox()).toMatchObject([{ state: 'open', body: { type: 'InitiativeAssign' } }])
  }
}, 60_000)

test('whoever may only read is told so at once', async () => {
  const { dataFolder } = await waiting()
  const made = await runPawl(['--json', 'token', 'add', 's3', '--actor', 'system3', '--may', 'read'], { dataFolder })
  const { secret: PAWL_TOKEN } = made.document as { secret: string }
  const server = await startPawl({ dataFolder, args: ['--host', '0.0.0.0'] })
  const env = { PAWL_TOKEN, PAWL_URL: server.url.replace('0.0.0.0', '127.0.0.1') }
  const run = await runPawl(['--json', 'answer-with', '--for', 'system3', ...program('console.log("{}")')], { env })
  expect(run).toMatchObject({ code: 7, stdout: expect.stringContaining('NOT_ALLOWED') })
  await server.stop()
})

test('[N2] how often it was tried is kept with the question: whoever comes next does not begin anew', async () => {
  const { inbox, dataFolder } = await waiting()
  const hopeless = () => {
    const args = ['answer-with', '--for', 'system3', '--retry-after', '0', '--', 'false']
    return new Promise<void>((resolve) => {
      const run = beginPawl(['--json', ...args], { dataFolder })
      const look = setInterval(() => {
        if (!run.printed().includes('\n')) return
        clearInterval(look)
        run.process.kill('SIGKILL')
        resolve()
      }, 5)
    })
  }
  for (let time = 0; time < 5 && (await inbox())[0]?.state === 'open'; time++) await hopeless()
  expect(await inbox()).toMatchObject([{ state: 'set_aside', body: { tries: 3 } }])
}, 60_000)

test('it is woken by what is asked, and does not ask again and again', async () => {
  const dataFolder = temporaryFolder()
  const answer = `console.log(${JSON.stringify(JSON.stringify(TASKS))})`
  const args = ['answer-with', '--for', 'system3', '--', process.execPath, '-e', answer]
  const run = beginPawl(['--json', ...args], { dataFolder })
  await runPawl(['initiative', 'start', 'Ship it'], { dataFolder })
  while (!run.printed().includes('answered')) await new Promise((resolve) => setTimeout(resolve, 20))
  run.process.kill('SIGKILL')
  await run.ended
}, 60_000)

test('[003 U1] nobody but a person answers for the user', async () => {
  const { pawl } = await waiting()
  expect((await pawl('answer-with', '--for', 'user', '--', 'true')).code).toBe(2)
})

/** A model at an address of its own, and an initiative that asks it. */
async function withModel<Result>(
  answer: (asked: never, response: ServerResponse) => void,
  use: (initiative: Awaited<ReturnType<typeof waiting>>) => Promise<Result>,
): Promise<Result> {
  const model = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    answer(JSON.parse(await text(request)) as never, response)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}`
    return await use(await waiting({ PAWL_ANSWER_URL: url, PAWL_ANSWER_MODEL: 'any', PAWL_ANSWER_KEY: 'key-of-noa' }))
  } finally {
    model.close()
  }
}

test('a model is held to the schema of the answer, and what it leaves out is left out', async () => {
  const requests: { response_format: { json_schema: { strict: boolean; schema: object } } }[] = []
  const answer = (asked: (typeof requests)[number], response: ServerResponse) => {
    requests.push(asked)
    const tasks = [{ title: 'one', description: null, skills: null }]
    const content = JSON.stringify({ answer: { tasks } })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  }
  await withModel(answer, async ({ answerWith, inbox }) => {
    expect((await answerWith()).code).toBe(0)
    expect(await inbox()).toMatchObject([{ type: 'RemediationRequest', body: { title: 'one' } }])
    expect(requests[0]?.response_format.json_schema).toMatchObject({ strict: true, schema: { required: ['answer'] } })
  })
})

test('a model that gives no answer leaves the question to a person, who is told why, without the key', async () => {
  const answer = (_: never, response: ServerResponse) =>
    response.writeHead(401).end(JSON.stringify({ error: { message: 'Incorrect: key-of-noa' } }))
  await withModel(answer, async ({ answerWith, inbox }) => {
    expect((await answerWith()).code).toBe(0)
    const why = 'the server of the model does not accept the key: 401 Incorrect: …'
    expect(await inbox()).toMatchObject([{ state: 'set_aside', body: { set_aside_because: why } }])
  })
})

test('the example plays to its end: approved, vague, blocked, replaced, escalated', async () => {
  const { spawnSync } = await import('node:child_process')
  const script = join(import.meta.dirname, '../../../../examples/governed/run.mjs')
  const env = { ...process.env, PAWL_EXAMPLE_COMMAND: PAWL }
  const { stdout, stderr } = spawnSync(process.execPath, [script, temporaryFolder()], { encoding: 'utf8', env })
  expect(stderr).toBe('')
  for (const type of ['PolicyVague', 'BlockedResolution', 'RejectionDecision', 'RemediationRequest'])
    expect(stdout).toContain(type)
  expect(stdout.slice(stdout.indexOf('\n\n')).trim().split('\n')).toEqual([
    '#1 Announce the release: approved',
    '#2 Write the changelog: approved',
    '#3 Publish the package: approved',
    '#4 Describe the set-up: canceled',
    '#5 Answer when the next release comes: canceled',
    '#6 Describe the set-up: approved (attempt 2)',
  ])
}, 240_000)
