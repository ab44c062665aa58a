// A worktree and a branch for one task, while one attempt at it lasts.
//
// TW1. A task has one branch for all its attempts: whatever one of them did, the next begins with it.
// TW2. Nothing is removed before it is saved. What cannot be saved stays where it is.
// TW3. A branch is deleted only if its base has all of it.

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkTaskView } from '@pawl/contract'
import { makeFolder } from '@pawl/storage'
import { pauseUnless } from '../../door/pause.ts'
import { GitTrouble, git, line } from './git.ts'
import { type HandedIn, lookAtBranch } from './handed-in.ts'
import { type Owner, readOwner, removeOwner, takeFromDead, writeOwner } from './owner.ts'
import type { Repository } from './repository.ts'
import { isWithin, saveWork } from './save-work.ts'

export interface TaskWorktree {
  readonly folder: string
  readonly branch: string
  /** What the branch begins from. */
  readonly base: string
  /** Commits what was not, and tells what the branch has. */
  gather(): Promise<HandedIn>
  /** The worktree goes; the branch stays if it has something. */
  close(): Promise<void>
}

export interface Worktrees {
  open(task: WorkTaskView, epoch: number): Promise<TaskWorktree>
  /** What workers left that were killed: saved and removed. Names what could not be. */
  tidyUp(): Promise<readonly string[]>
}

/** Whoever lost the task has so long to stop its command and leave. */
const LEAVING = 30_000
const LOOK_EACH = 200
const MOST_TRIES = 10
const PASSING = /No such file or directory|[Cc]ould not create|[Ff]ailed to read/

export function worktreesOf(dataFolder: string, repository: Repository, ownLock: string): Worktrees {
  const place = join(dataFolder, 'worktrees', repository.key)
  const { folder: from, base } = repository
  makeFolder(place)

  async function open(task: WorkTaskView, epoch: number): Promise<TaskWorktree> {
    const name = nameOf(task)
    const folder = join(place, name)
    const branch = `${repository.branchPrefix}${name}`
    await untilFree(folder)
    const owner: Owner = { state: 'being made', lock: ownLock, branch, task: task.number, epoch }
    writeOwner(folder, owner)
    await addPatiently(folder, branch)
    writeOwner(folder, { ...owner, state: 'in use' })
    return {
      folder,
      branch,
      base,
      gather: async () => {
        await saveWork(folder, owner)
        return lookAtBranch(folder, branch, base)
      },
      close: () => remove(folder, owner),
    }
  }

  /** Twice, so that one which was being made when its worker was killed goes as well. No other worktree is touched. */
  async function forget(folder: string): Promise<boolean> {
    return (await git(from, ['worktree', 'remove', '--force', '--force', folder], [0, 128])).code === 0
  }

  /** While git removes the last worktree of a repository it removes their folder too, under the hands of whoever adds one. */
  async function addPatiently(folder: string, branch: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await add(folder, branch)
      } catch (error) {
        if (!(error instanceof GitTrouble) || !PASSING.test(error.message) || attempt === MOST_TRIES) throw error
        await pauseUnless(LOOK_EACH, undefined)
      }
    }
  }

  async function add(folder: string, branch: string): Promise<void> {
    await forget(folder)
    const isThere = (await git(from, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`], [0, 1])).code === 0
    const what = isThere ? [folder, branch] : ['--no-track', '-b', branch, folder, base]
    await git(from, ['worktree', 'add', '--quiet', ...what])
  }

  /** Until nobody works in it any more; what was left in it is saved. */
  async function untilFree(folder: string): Promise<void> {
    const giveUpAt = performance.now() + LEAVING
    while (!(await tidy(folder))) {
      if (performance.now() > giveUpAt) throw new GitTrouble(['worktree'], `${folder} is still in use`)
      await pauseUnless(LOOK_EACH, undefined)
    }
  }

  /** False if its worker lives. */
  async function tidy(folder: string): Promise<boolean> {
    const owner = readOwner(folder)
    if (owner === undefined) {
      // Somebody put it there who says nothing of it: it is not ours to remove.
      if (existsSync(folder)) throw new GitTrouble(['worktree'], `${folder} is in the way`)
      return true
    }
    const taken = takeFromDead(owner, ownLock)
    if (taken === undefined) return false
    try {
      if (owner.state === 'in use' && existsSync(folder)) await saveWork(folder, owner)
      await remove(folder, owner)
    } finally {
      taken.release()
    }
    return true
  }

  async function remove(folder: string, owner: Owner): Promise<void> {
    writeOwner(folder, { ...owner, lock: ownLock, state: 'being removed' })
    const isForgotten = await forget(folder)
    rmSync(folder, { recursive: true, force: true })
    // git leaves a folder in which something still writes; once that is gone it forgets it.
    if (!isForgotten) await forget(folder)
    await deleteIfEmpty(owner.branch)
    removeOwner(folder)
  }

  async function deleteIfEmpty(branch: string): Promise<void> {
    const ref = `refs/heads/${branch}`
    const tip = line(await git(from, ['rev-parse', '--verify', '--quiet', ref], [0, 1]))
    if (!(await isWithin(from, tip, base))) return
    const inUse = await git(from, ['worktree', 'list', '--porcelain'])
    if (!inUse.output.includes(`branch ${ref}\n`)) await git(from, ['update-ref', '-d', ref, tip])
  }

  async function tidyUp(): Promise<readonly string[]> {
    const names = readdirSync(place).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    const left: string[] = []
    for (const name of names) {
      try {
        await tidy(join(place, name))
      } catch (error) {
        if (!(error instanceof GitTrouble)) throw error
        left.push(`${join(place, name)}: ${error.message}`)
      }
    }
    return left
  }

  return { open, tidyUp }
}

/** Two stores may have a task of the same number: the end of its id tells them apart. */
function nameOf({ id, number, chatroomId }: WorkTaskView & { readonly chatroomId?: string | undefined }): string {
  const tail = id.slice(-6)
  return chatroomId === undefined ? `${number}-${tail}` : `${chatroomId}-${number}-${tail}`
}
