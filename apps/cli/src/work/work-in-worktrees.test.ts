// `pawl work --worktree`: real commands in real worktrees, killed with everything around them.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { newRepository } from '../../../../testing/git-repository.ts'
import { beginPawl, type RunningPawl, runPawl } from '../../../../testing/pawl-processes.ts'

const begun: RunningPawl[] = []
afterEach(async () => {
  for (const { process } of begun) process.kill('SIGKILL')
  await Promise.all(begun.splice(0).map(({ ended }) => ended))
})

async function room() {
  const [repository, dataFolder] = [newRepository(), temporaryFolder()]
  const { folder } = repository
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
  const options = ['work', '--room', 'build', '--role', 'builder', '--worktree']
  const once = (script: string, ...more: string[]) =>
    runPawl(['--json', ...options, '--once', '--timeout-seconds', '20', ...more, '--', 'sh', '-c', script], {
      dataFolder,
      folder,
    })
  const work = (script: string) => {
    const running = beginPawl([...options, '--', 'sh', '-c', script], { dataFolder, folder })
    begun.push(running)
    return running
  }
  const task = async () => ((await pawl('backlog', 'show', '1')).document as { task: Record<string, unknown> }).task
  await pawl('room', 'create', 'build', '--roles', 'builder', '--retry-seconds', '0')
  await pawl('room', 'post', 'build', '; touch "$(pwd)/harm" `touch harm`')
  return { repository, pawl, once, work, task }
}

test('the result has the branch, its commits and the changes; the checkout stays as it was', async () => {
  const { repository, once, task } = await room()
  const run = await once(
    'cp kept.txt new.txt; echo more >> new.txt; echo "$PAWL_BRANCH" > branch.txt; pwd > where.txt; echo "PAWL-RESULT: It is there"',
  )
  expect(run).toMatchObject({ code: 0, document: { outcome: 'completed', worktree: { base: 'main', commits: 1 } } })
  const { branch } = (run.document as { worktree: { branch: string } }).worktree
  const { result } = await task()
  expect(result).toMatch(
    /^It is there\n\nBranch pawl\/build-1-\w{6}: 1 commit beyond main\n\w+ Task 1: what attempt 1 left uncommitted\n/,
  )
  expect(result).toContain('+more')
  expect(repository.git('show', `${branch}:branch.txt`)).toBe(branch)
  expect(repository.git('show', `${branch}:where.txt`)).toContain(`build-1-${branch.slice(-6)}`)
  expect(repository.git('status', '--porcelain')).toBe('')
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('[TW1] a worker that is killed with its command loses no work: the next attempt goes on with it', async () => {
  const { repository, work, once, task } = await room()
  const file = join(temporaryFolder(), 'pid')
  const worker = work(`echo half > half.txt; echo $$ > ${file}; sleep 1000`)
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20)
  const pid = Number(readFileSync(file, 'utf8'))
  worker.process.kill('SIGKILL')
  process.kill(-pid, 'SIGKILL')
  await worker.ended
  const run = await once('cat half.txt; echo whole > whole.txt')
  const { branch } = JSON.parse(run.stdout.trim().split('\n').at(-1) as string).worktree
  expect(String((await task()).result)).toMatch(/^half\n\nBranch .*: 2 commits beyond main/)
  expect(repository.git('show', `${branch}:half.txt`)).toBe('half')
  expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
})

test('[OB1] what the command hands on itself names its branch; where nothing was changed there is none', async () => {
  const { pawl, once } = await room()
  await pawl('room', 'change', 'build', '--add-role', 'reviewer', '--parallel', '3')
  const command = `node ${join(import.meta.dirname, '../../dist/pawl.cjs')}`
  const run = await once(`echo new > new.txt; ${command} handoff 1 --to reviewer --message Look --result Made`)
  const { branch } = (run.document as { worktree: { branch: string } }).worktree
  const resultOf = async (task: string) =>
    ((await pawl('backlog', 'show', task)).document as { task: { result: string } }).task.result
  expect(await resultOf('1')).toBe(`Made\n\nBranch ${branch}, from main`)
  const before = (await pawl('task-context', '2')).document
  expect(JSON.stringify(before)).toContain(branch)
  await pawl('room', 'post', 'build', 'Nothing to do')
  await once(`${command} task-complete --result Same`)
  expect(await resultOf('3')).toBe('Same')
})

test('outside of a repository nothing is claimed', async () => {
  const dataFolder = temporaryFolder()
  await runPawl(['room', 'create', 'build', '--roles', 'builder'], { dataFolder })
  const args = ['--lang', 'he', 'work', '--room', 'build', '--role', 'builder', '--worktree', '--', 'true']
  const run = await runPawl(args, { dataFolder, folder: temporaryFolder() })
  expect(run).toMatchObject({ code: 3, stderr: expect.stringContaining('לא נמצאת בתוך מאגר git') })
})
