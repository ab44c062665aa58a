// Worktrees of tasks in a real repository; what `pawl work` does with them is in `work-in-worktrees.test.ts`.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkTaskView } from '@pawl/contract'
import { takeLock } from '@pawl/storage'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../testing/databases.ts'
import { newRepository, repositoryIn, type TestRepository } from '../../../../../testing/git-repository.ts'
import { readOwner, writeOwner } from './owner.ts'
import { openRepository } from './repository.ts'
import { worktreesOf } from './task-worktree.ts'

const task = (number: number) =>
  ({ id: `abcdefgh${String(number).padStart(6, '0')}`, number, chatroomId: 'build' }) as unknown as WorkTaskView
const BRANCH = 'pawl/build-7-000007'

/** A worker that lives until it is told to die, as `kill -9` would have it: with nothing tidied up. */
async function worker(repository: TestRepository, dataFolder: string, name: string) {
  const file = join(dataFolder, `${name}.lock`)
  const lock = takeLock(file)
  const worktrees = worktreesOf(dataFolder, await openRepository(repository.folder, {}), file)
  return { ...worktrees, die: () => lock?.release() }
}

async function alone() {
  const [repository, dataFolder] = [newRepository(), temporaryFolder()]
  return { repository, dataFolder, one: await worker(repository, dataFolder, 'one') }
}

test('[TW2] what is committed and what is not are on the branch when the worktree goes, and nothing of it in the checkout', async () => {
  const { repository, one } = await alone()
  const { folder, branch, gather, close } = await one.open(task(7), 1)
  const inside = repositoryIn(folder)
  inside.write('first.txt', 'one\n')
  inside.git('add', '--all')
  inside.git('commit', '--quiet', '--message', 'By the command')
  inside.write('second.txt', 'two\n')
  const handedIn = await gather()
  await close()
  expect(branch).toBe(BRANCH)
  expect(handedIn).toMatchObject({ base: 'main', count: 2, isPatchCut: false })
  expect(handedIn.commits.map((commit) => commit.replace(/^\w+ /, ''))).toEqual([
    'By the command',
    'Task 7: what attempt 1 left uncommitted',
  ])
  expect(handedIn.stat).toContain('2 files changed')
  expect(handedIn.patch).toContain('+two')
  expect(existsSync(folder)).toBe(false)
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  expect(repository.git('show', `${branch}:second.txt`)).toBe('two')
  expect(readdirSync(repository.folder).sort()).toEqual(['.git', 'kept.txt'])
})

test('[TW3] a task that changed nothing leaves no branch', async () => {
  const { repository, one } = await alone()
  const { gather, close } = await one.open(task(7), 1)
  expect(await gather()).toMatchObject({ count: 0, patch: '' })
  await close()
  expect(repository.git('branch', '--format', '%(refname:short)')).toBe('main')
})

test('[TW1] what a killed worker left, committed or not, is where the next attempt begins', async () => {
  const { repository, dataFolder, one } = await alone()
  const { folder } = await one.open(task(7), 1)
  writeFileSync(join(folder, 'half.txt'), 'half\n')
  // Killed in the middle of a commit, with the lock of git left behind.
  writeFileSync(join(repository.folder, '.git', 'worktrees', 'build-7-000007', 'index.lock'), '')
  one.die()
  const two = await worker(repository, dataFolder, 'two')
  const next = await two.open(task(7), 2)
  expect(readFileSync(join(next.folder, 'half.txt'), 'utf8')).toBe('half\n')
  expect((await next.gather()).commits).toEqual([expect.stringContaining('Task 7: what attempt 1 left uncommitted')])
})

test('[TW2] what killed workers left is saved and removed when another begins; what the living have is not touched', async () => {
  const { repository, dataFolder, one } = await alone()
  const dead = await one.open(task(7), 1)
  writeFileSync(join(dead.folder, 'half.txt'), 'half\n')
  const two = await worker(repository, dataFolder, 'two')
  const living = await two.open(task(8), 1)
  writeFileSync(join(living.folder, 'mine.txt'), 'mine\n')
  one.die()
  const three = await worker(repository, dataFolder, 'three')
  expect(await three.tidyUp()).toEqual([])
  expect(existsSync(dead.folder)).toBe(false)
  expect(repository.git('show', `${BRANCH}:half.txt`)).toBe('half')
  expect(repositoryIn(living.folder).git('status', '--porcelain')).toBe('?? mine.txt')
})

test.each(['being made', 'being removed'] as const)(
  '[O1] half a checkout, %s when its worker died, is not taken for work',
  async (state) => {
    const { repository, dataFolder, one } = await alone()
    const { folder } = await one.open(task(7), 1)
    repositoryIn(folder).git('rm', '--quiet', 'kept.txt')
    writeOwner(folder, { ...(readOwner(folder) as NonNullable<ReturnType<typeof readOwner>>), state })
    one.die()
    const two = await worker(repository, dataFolder, 'two')
    const next = await two.open(task(7), 2)
    expect(existsSync(join(next.folder, 'kept.txt'))).toBe(true)
    expect(await next.gather()).toMatchObject({ count: 0 })
  },
)

test('[GW1] what was committed beside the branch is on it or on one of its own', async () => {
  const { repository, one } = await alone()
  const ahead = await one.open(task(7), 1)
  repositoryIn(ahead.folder).git('checkout', '--quiet', '--detach')
  writeFileSync(join(ahead.folder, 'ahead.txt'), 'ahead\n')
  expect(await ahead.gather()).toMatchObject({ count: 1 })
  await ahead.close()
  const apart = await one.open(task(7), 2)
  repositoryIn(apart.folder).git('checkout', '--quiet', '--detach', 'main')
  writeFileSync(join(apart.folder, 'apart.txt'), 'apart\n')
  await apart.gather()
  await apart.close()
  expect(repository.git('show', `${BRANCH}:ahead.txt`)).toBe('ahead')
  expect(repository.git('show', `${BRANCH}-attempt-2:apart.txt`)).toBe('apart')
})

test('[GW2] ten workers in one repository do not meet', async () => {
  const { repository, dataFolder } = await alone()
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
  await Promise.all(
    numbers.map(async (number) => {
      const own = await worker(repository, dataFolder, `w${number}`)
      for (const epoch of [1, 2]) {
        const { folder, gather, close } = await own.open(task(number), epoch)
        writeFileSync(join(folder, `${number}-${epoch}.txt`), '')
        await gather()
        await close()
      }
    }),
  )
  const branches = repository.git('branch', '--list', 'pawl/*', '--format', '%(refname:short)').split('\n')
  expect(branches).toHaveLength(10)
  for (const branch of branches) expect(repository.git('rev-list', '--count', `main..${branch}`)).toBe('2')
})

test.each([
  ['in no repository', 'no_repository', (repository: TestRepository) => ({ folder: join(repository.folder, '..') })],
  [
    'in a bare one',
    'bare',
    (repository: TestRepository) => {
      repository.git('clone', '--quiet', '--bare', '.', 'bare')
      return { folder: join(repository.folder, 'bare') }
    },
  ],
  [
    'with no branch checked out',
    'detached',
    (repository: TestRepository) => {
      repository.git('checkout', '--quiet', '--detach')
      return {}
    },
  ],
  [
    'with changes that no worktree would have',
    'dirty',
    (repository: TestRepository) => {
      repository.write('kept.txt', 'changed')
      return {}
    },
  ],
  ['from a branch that is not there', 'no_such_base', () => ({ options: { base: '--help' } })],
  ['with a prefix no branch can have', 'bad_prefix', () => ({ options: { branchPrefix: 'a..b' } })],
])('%s it is refused, with the reason', async (_, reason, prepare) => {
  const repository = newRepository()
  const { folder = repository.folder, options = {} } = prepare(repository) as { folder?: string; options?: object }
  await expect(openRepository(folder, options)).rejects.toMatchObject({
    refusal: { code: 'REPOSITORY_UNFIT', variables: { reason } },
  })
})

test('with a base that is named neither changes in the checkout nor a missing branch matter', async () => {
  const repository = newRepository()
  repository.git('checkout', '--quiet', '--detach')
  repository.write('kept.txt', 'changed')
  expect(await openRepository(repository.folder, { base: 'main' })).toMatchObject({ base: 'main' })
})
