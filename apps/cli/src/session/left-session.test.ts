import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { PAWL, runPawl } from '../../../../testing/pawl-processes.ts'

let dataFolder: string
let folder: string
const pawl = (...args: string[]) => runPawl(args, { dataFolder, folder })
const wait = (role = 'builder', ...more: string[]) =>
  pawl('--json', 'wait-for-task', '--room', 'build', '--role', role, '--timeout-seconds', '0', ...more)
const path = (name = 'builder') => join(folder, `.pawl-session-${name}`)
const left = (name = 'builder') => JSON.parse(readFileSync(path(name), 'utf8'))

beforeEach(async () => {
  dataFolder = temporaryFolder()
  folder = temporaryFolder()
  await pawl('room', 'create', 'build', '--roles', 'builder,reviewer', '--parallel', '9')
  await pawl('room', 'post', 'build', 'Build it')
  await pawl('room', 'post', 'build', 'Build more')
})

test('[D27, D40] whoever forgot session and task goes on: both are in a file of the folder that only this user can read', async () => {
  const { document } = (await wait()) as unknown as { document: { session: string } }
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  expect(left()).toMatchObject({ room: 'build', role: 'builder', session: document.session, task: 1 })

  expect((await pawl('task-started')).stdout).toContain('Task 1 was started')
  expect((await pawl('report-progress', 'half', 'way')).stdout).toContain('Task 1 has your progress report')
  expect((await pawl('--json', 'show', '1')).stdout).toContain('"progress":"half way"')
  expect((await wait()).document).toMatchObject({ resumed: true, session: document.session, task: { number: 1 } })
  expect((await pawl('task-complete', '--result', 'Built')).stdout).toContain('Task 1 was completed')

  // The session goes on; it holds nothing.
  expect(left()).not.toHaveProperty('task')
  const again = `pawl wait-for-task --room build --role builder --session ${document.session}`
  expect((await pawl('task-complete')).stderr).toContain(`holds no task; to get one, run ${again}`)
  expect((await wait()).document).toMatchObject({ session: document.session, task: { number: 2 } })
})

test('[D27] whoever forgot room and role waits where they waited before, if that is one place', async () => {
  const bare = ['--json', 'wait-for-task', '--timeout-seconds', '0']
  expect((await pawl(...bare)).code).toBe(2)
  await wait()
  await pawl('task-started')
  await pawl('task-complete', '--result', 'Built')
  expect((await pawl(...bare)).document).toMatchObject({ task: { number: 2, role: 'builder' } })
  await wait('reviewer', '--session', 'r1')
  expect((await pawl(...bare)).code).toBe(2)
  expect((await pawl(...bare, '--session', 'r1')).code).toBe(6)
})

test('a task of a room says where it is and what became of it, wherever it is shown', async () => {
  await wait()
  await pawl('task-started')
  await pawl('task-failed', '--because', 'no network')
  for (const words of [
    ['show', '1'],
    ['backlog', 'show', '1'],
  ]) {
    const { stdout } = await pawl(...words)
    expect(stdout).toMatch(/Room: build.*With: builder.*no network/s)
  }
})

test('[D35] whoever waits again offers what its session offered before', async () => {
  await wait('reviewer', '--skills', 'rust,sql')
  expect((await wait('reviewer')).stdout).toContain('"skills":["rust","sql"]')
  expect(left('reviewer')).toMatchObject({ skills: ['rust', 'sql'] })
})

test('[D40] the secret is in the file: the session goes on where the data folder has forgotten it', async () => {
  await wait('builder', '--session', 'b1')
  rmSync(join(dataFolder, 'sessions'), { recursive: true })
  expect((await pawl('task-started')).code).toBe(0)
  expect((await pawl('task-complete', '--session', 'b1')).code).toBe(0)
})

test('[D27] where as many have died as there may be in a folder, the oldest of them makes room', async () => {
  await wait()
  const died = { ...left(), process: 4_194_303, session: 'dead' }
  for (let place = 2; place <= 64; place++)
    writeFileSync(path(`builder-${place}`), JSON.stringify({ ...died, session: `dead-${place}` }), { mode: 0o600 })
  utimesSync(path('builder-40'), 1_700_000_000, Date.now() / 1000 - 3_600)
  expect((await wait('builder', '--session', 'fresh')).code).toBe(0)
  expect(left('builder-40').session).toBe('fresh')
  expect(left('builder-41').session).toBe('dead-41')
})

test('[D27] a second agent whose script runs beside the first gets a session and a task of its own', async () => {
  const script = `"$0" "$1" --json wait-for-task --room build --role builder
    read -r go
    "$0" "$1" task-started`
  const begin = () => {
    const child = spawn('bash', ['-c', script, process.execPath, PAWL], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, PAWL_DATA: dataFolder, LANG: 'C' },
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk
    })
    const ended = new Promise<string>((resolve) => child.once('close', () => resolve(printed)))
    return { child, printed: () => printed, ended }
  }
  const one = begin()
  await expect.poll(one.printed).toContain('"number":1')
  const other = begin()
  await expect.poll(other.printed).toContain('"number":2')
  expect(existsSync(path('builder-2'))).toBe(true)
  one.child.stdin.end('go\n')
  other.child.stdin.end('go\n')
  expect(await one.ended).toContain('Task 1 was started')
  expect(await other.ended).toContain('Task 2 was started')
})

test('of several agents in one folder none is taken for another: the task says which, or the role, or it is asked', async () => {
  await wait('builder', '--session', 'b1')
  await pawl('task-started', '1')
  await pawl('handoff', '1', '--to', 'reviewer', '--message', 'Look')
  await wait('reviewer', '--session', 'r1')
  const asked = await pawl('task-started')
  expect(asked).toMatchObject({ code: 2 })
  expect(asked.stderr).toContain('--session b1 (builder), --session r1 (reviewer)')
  expect((await pawl('--lang', 'he', 'task-started')).stderr).toContain('עובדים כמה סוכנים')
  const asReviewer = { dataFolder, folder, env: { PAWL_ROLE: 'reviewer' } }
  expect((await runPawl(['task-started'], asReviewer)).stdout).toContain('Task 3')
  expect((await pawl('task-complete', '3')).stdout).toContain('Task 3 was completed')
})

test('a task that was taken back is not in the file any more, nor a session that never was', async () => {
  await wait()
  await pawl('room', 'reset-stuck', '1')
  expect((await pawl('task-started')).code).toBe(5)
  expect(left()).not.toHaveProperty('task')
  await pawl('wait-for-task', '--room', 'nowhere', '--role', 'cook', '--timeout-seconds', '0')
  await pawl('wait-for-task', '--room', 'build', '--role', 'bilder', '--timeout-seconds', '0')
  expect(readdirSync(folder)).toEqual(['.pawl-session-builder'])
})

test('[SF1] links and what others can read are neither followed nor believed', async () => {
  await wait('builder', '--session', 'b1')
  const elsewhere = join(temporaryFolder(), 'theirs')
  writeFileSync(elsewhere, readFileSync(path()), { mode: 0o600 })
  rmSync(path())
  symlinkSync(elsewhere, path())
  expect((await pawl('task-started', '1')).code).toBe(2)
  const before = readFileSync(elsewhere, 'utf8')
  expect((await wait('builder', '--session', 'b1')).code).toBe(0)
  expect(readFileSync(elsewhere, 'utf8')).toBe(before)
  chmodSync(path('builder-2'), 0o644)
  expect((await pawl('task-started', '1')).code).toBe(2)
})

test('it stays out of the repository, also in a worktree, and is found from a folder below', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: folder }).toString()
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'x')
  git('worktree', 'add', '-q', 'tree')
  folder = join(folder, 'tree')
  await wait()
  await wait('reviewer')
  expect(git('status', '--porcelain')).toBe('')
  mkdirSync(join(folder, 'below'))
  const run = await runPawl(['task-started', '1'], { dataFolder, folder: join(folder, 'below') })
  expect(run.code).toBe(0)
})

// Where nobody writes, whoever they are.
test.skipIf(process.platform !== 'linux')('a folder that cannot be written is said, and no failure', async () => {
  const args = ['wait-for-task', '--room', 'build', '--role', 'builder', '--session', 'b1']
  const run = await runPawl(args, { dataFolder, folder: '/proc' })
  expect(run).toMatchObject({ code: 0 })
  expect(run.stderr).toContain('Pass it with every command: --session b1')
})
