import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runPawl } from '../../../../testing/pawl-processes.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'

const inFolder =
  (folder: string, env: Record<string, string> = {}) =>
  (...args: string[]) =>
    runPawl(args, { folder, env })

test('[FH2] a project has its own data, which commands in the folders below find', async () => {
  const project = temporaryFolder()
  const below = join(project, 'src', 'deep')
  mkdirSync(below, { recursive: true })
  expect((await inFolder(project)('init')).stdout).toContain(join(project, '.pawl'))
  await inFolder(below)('add', 'Milk')
  expect((await inFolder(project)('--json', 'list')).document).toMatchObject({ tasks: [{ title: 'Milk' }] })
  expect(statSync(join(project, '.pawl')).mode & 0o777).toBe(0o700)
})

test('[FH2] a second time nothing happens; below, only if that is meant', async () => {
  const project = temporaryFolder()
  const below = join(project, 'part')
  mkdirSync(below)
  await inFolder(project)('init')
  await inFolder(project)('add', 'Milk')
  expect((await inFolder(project)('--json', 'init')).document).toMatchObject({ made: false })
  expect((await inFolder(below)('--json', 'init')).document).toEqual({ folder: join(project, '.pawl'), made: false })
  expect(existsSync(join(below, '.pawl'))).toBe(false)
  expect((await inFolder(below)('init', '--here')).stdout).toContain(join(below, '.pawl'))
  expect((await inFolder(below)('--json', 'list')).document).toMatchObject({ tasks: [] })
  expect((await inFolder(project)('--json', 'list')).document).toMatchObject({ tasks: [{ title: 'Milk' }] })
})

test('[FH2] the list of the home folder is no project', async () => {
  const home = temporaryFolder()
  const project = join(home, 'work')
  mkdirSync(project)
  const pawl = inFolder(project, { HOME: home })
  await pawl('add', 'mine')
  expect(existsSync(join(home, '.pawl'))).toBe(true)
  expect((await pawl('--json', 'init')).document).toEqual({ folder: join(project, '.pawl'), made: true })
})

test('git leaves it alone', async () => {
  const project = temporaryFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  await inFolder(project)('init')
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: project, encoding: 'utf8' })).toBe('')
})

test('what the environment says counts more, and is said', async () => {
  const project = temporaryFolder()
  const { stdout } = await inFolder(project, { PAWL_DATA: temporaryFolder() })('init')
  expect(stdout).toContain('PAWL_DATA')
})
