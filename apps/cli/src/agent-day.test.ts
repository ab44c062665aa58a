// A day of shell agents that know one page and what is printed to them. The commands are taken out of those texts, blanks are
// filled in, and nothing else is known to them.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { PAWL, type PawlServer, startPawl } from '../../../testing/pawl-processes.ts'

const dataFolder = temporaryFolder()
const programs = temporaryFolder()
writeFileSync(join(programs, 'pawl'), `#!/bin/sh\nexec "${process.execPath}" "${PAWL}" "$@"\n`)
chmodSync(join(programs, 'pawl'), 0o755)
let server: PawlServer
afterAll(() => server?.stop())

function shell(folder: string) {
  mkdirSync(folder, { recursive: true })
  const env = { PATH: `${programs}${delimiter}${process.env.PATH}`, HOME: folder, PAWL_DATA: dataFolder, LANG: 'C' }
  return (command: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, env, encoding: 'utf8' })
    return { code: status, printed: `${stdout}${stderr}` }
  }
}

/** Runs what a text says, with what belongs into its blanks. */
function agent(role: string) {
  const run = shell(join(temporaryFolder(), role))
  const page = run(`pawl agent-guide --room build --role ${role}`).printed
  let said = page
  const take = (text: string, word: string, blanks: Readonly<Record<string, string>>) => {
    const line = text.split('\n').find((one) => new RegExp(`^\\s*pawl ${word}( |$)`).test(one)) ?? ''
    return line
      .replaceAll(/ \[[^\]]*\]/g, '')
      .replaceAll(/(["']?)<([^>]*)>\1/g, (_, __, blank: string) => (blank in blanks ? `'${blanks[blank]}'` : ''))
      .replaceAll(/ --\w+(?= +--| *$)/g, '')
      .trim()
  }
  const act = (command: string) => {
    expect(command).toMatch(/^pawl /)
    const { code, printed } = run(command)
    said = printed
    return { code, printed }
  }
  return {
    byPage: (word: string, blanks: Readonly<Record<string, string>> = {}) => act(take(page, word, blanks)),
    asPrinted: (word: string, blanks: Readonly<Record<string, string>> = {}) => act(take(said, word, blanks)),
    asGuided: () => act(/^Run: (.*)$/m.exec(said)?.[1] ?? ''),
  }
}

test('[D27, D29, DESIGN 5.11] agents with one page and what is printed go through a forgotten step, a question, a failed attempt, a forgotten session, a server that dies, and a handoff', async () => {
  server = await startPawl({ dataFolder })
  const person = shell(temporaryFolder())
  person('pawl room create build --roles builder,reviewer')
  person("pawl room post build 'Build it'")
  const builder = agent('builder')
  const reviewer = agent('reviewer')

  // It forgets to say that it begins, and does what it is told instead.
  expect(builder.byPage('wait-for-task').printed).toContain('> Build it')
  expect(builder.asPrinted('task-complete', { 'what you did': 'Built' }).code).toBe(3)
  expect(builder.asGuided().printed).toContain('Task 1 was completed')

  // It asks, and a person answers; it fails, and tries again.
  person('pawl room change build --retry-seconds 0')
  person("pawl room post build 'Choose a colour'")
  expect(builder.asPrinted('wait-for-task').printed).toContain('> Choose a colour')
  builder.byPage('task-started')
  expect(builder.byPage('task-blocked', { 'your question': 'Which one?' }).code).toBe(0)
  expect(person('pawl answer 2 Green').code).toBe(0)
  expect(builder.byPage('wait-for-task').printed).toContain('Green')
  builder.byPage('task-started')
  expect(builder.byPage('task-failed', { 'what went wrong': 'No paint' }).code).toBe(0)
  expect(builder.byPage('wait-for-task').printed).toContain('No paint')
  builder.byPage('task-started')
  expect(builder.byPage('task-complete', { 'what you did': 'Green it is' }).code).toBe(0)

  // It forgets session and task, the server is killed, and it is started anew: the page alone leads on.
  person("pawl room post build 'Build more'")
  expect(builder.asPrinted('wait-for-task').printed).toContain('> Build more')
  expect(builder.byPage('task-started').printed).toContain('Task 3 was started')
  expect(builder.byPage('report-progress', { 'how far you are': 'half way' }).printed).toContain('Task 3')
  await server.kill()
  server = await startPawl({ dataFolder })
  expect(builder.byPage('wait-for-task').printed).toContain('You still have task 3')
  expect(builder.asPrinted('handoff', { 'what is to be done next': 'Look at it' }).printed).toContain(
    'task 4 is pending',
  )

  expect(reviewer.byPage('wait-for-task').printed).toContain('> Look at it')
  expect(reviewer.asPrinted('task-started').code).toBe(0)
  expect(reviewer.asPrinted('task-complete', { 'what you did': 'Good' }).printed).toContain('Task 4 was completed')
  expect(person('pawl verify').printed).toContain('Everything matches its events')
}, 120_000)
