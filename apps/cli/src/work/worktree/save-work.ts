// What was done in a worktree becomes commits of its branch, so that the worktree can go.
//
// GW1. Nothing is lost: what was not committed is committed, and what was committed beside the branch gets a branch.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { git, line } from './git.ts'
import type { Owner } from './owner.ts'

export async function saveWork(folder: string, { branch, task, epoch }: Owner): Promise<void> {
  await removeLeftLocks(folder)
  await git(folder, ['add', '--all'])
  const staged = await git(folder, ['diff', '--cached', '--quiet', '--no-ext-diff'], [0, 1])
  if (staged.code === 1) {
    // No words of the task: they are somebody else's.
    const message = `Task ${task}: what attempt ${epoch} left uncommitted`
    await git(folder, ['commit', '--quiet', '--no-verify', '--message', message])
  }
  const current = line(await git(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD'], [0, 1]))
  if (current === '') await bringBranchAlong(folder, branch, epoch)
}

/** The command left no branch checked out, as in the middle of a rebase. */
async function bringBranchAlong(folder: string, branch: string, epoch: number): Promise<void> {
  const head = line(await git(folder, ['rev-parse', 'HEAD']))
  const ref = `refs/heads/${branch}`
  const tip = line(await git(folder, ['rev-parse', '--verify', '--quiet', ref], [0, 1]))
  if (await isWithin(folder, head, tip)) return
  const isAhead = await isWithin(folder, tip, head)
  // Created only: what stands there already is not moved.
  const [target, before] = isAhead ? [ref, tip] : [`${ref}-attempt-${epoch}`, '']
  await git(folder, ['update-ref', target, head, before])
}

export async function isWithin(folder: string, commit: string, other: string): Promise<boolean> {
  if (commit === '' || other === '') return false
  return (await git(folder, ['merge-base', '--is-ancestor', commit, other], [0, 1])).code === 0
}

/** A git that was killed leaves its locks; whoever worked here has ended. */
async function removeLeftLocks(folder: string): Promise<void> {
  const own = line(await git(folder, ['rev-parse', '--path-format=absolute', '--git-dir']))
  for (const name of ['index.lock', 'HEAD.lock']) rmSync(join(own, name), { force: true })
}
