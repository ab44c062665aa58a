// A task is worked on in a worktree of its own: made before its command runs, saved when that has ended, and removed once somebody was
// told how it ended.

import { fail } from '@pawl/contract'
import type { Claim } from '../command-input.ts'
import type { Finished, HeldTask } from '../held-task.ts'
import { GitTrouble } from './git.ts'
import { type HandedIn, type HandedInPhrases, resultText } from './handed-in.ts'
import type { TaskWorktree, Worktrees } from './task-worktree.ts'

export interface Workplaces {
  readonly worktrees: Worktrees
  readonly phrases: HandedInPhrases
  /** Told of what could not be saved. */
  readonly left: (trouble: string) => void
}

export interface Workplace {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** The result with what is on the branch; or why that could not be had. */
  gather(said: string): Promise<{ readonly result: string; readonly trouble?: string }>
}

/** With a branch that another worktree has, the trouble is this task's alone. */
const IN_USE = /already (?:checked out|used by worktree)|is still in use|in the way/

export async function workInPlace(
  { worktrees, phrases, left }: Workplaces,
  { task, epoch }: Claim,
  held: HeldTask,
  work: (place: Workplace) => Promise<Finished>,
): Promise<Finished> {
  let worktree: TaskWorktree
  try {
    worktree = await worktrees.open(task, epoch)
  } catch (error) {
    const { message } = asTrouble(error)
    if (IN_USE.test(message)) return held.failed(message, message)
    const { refusal } = fail('REPOSITORY_UNFIT', { folder: process.cwd(), reason: 'git_failed', name: message })
    return { ...(await held.unharmed('interrupted', message)), why: refusal }
  }
  const { folder, branch, base: from } = worktree
  let handedIn: HandedIn | undefined
  const gather: Workplace['gather'] = async (said) => {
    try {
      handedIn = await worktree.gather()
      return { result: resultText(said, handedIn, phrases) }
    } catch (error) {
      return { result: said, trouble: `${folder}: ${asTrouble(error).message}` }
    }
  }
  const finished = await work({ folder, env: { PAWL_WORKTREE: folder, PAWL_BRANCH: branch, PAWL_BASE: from }, gather })
  if (handedIn === undefined) return finished
  try {
    await worktree.close()
  } catch (error) {
    left(`${folder}: ${asTrouble(error).message}`)
  }
  const { base, count } = handedIn
  return { ...finished, worktree: { branch: count > 0 ? branch : null, base, commits: count } }
}

/** Anything but what git or the disk says is a defect. */
function asTrouble(error: unknown): Error {
  if (error instanceof GitTrouble || (error instanceof Error && 'code' in error)) return error
  throw error
}
