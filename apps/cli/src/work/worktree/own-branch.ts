// What the command of `pawl work --worktree` hands in or on by itself has its branch in the result: the next role begins elsewhere,
// and would not find the work.
//
// OB1. Only of the command's own task, only if there is something on the branch or about to be, and only once.

import { GitTrouble, git, line } from './git.ts'
import type { HandedInPhrases } from './handed-in.ts'

/** So much of a result is left for the branch. */
const LONGEST_RESULT = 9_000

type Input = Record<string, unknown>

export async function withOwnBranch(
  input: Input,
  { PAWL_BRANCH, PAWL_BASE, PAWL_WORKTREE, PAWL_TASK, PAWL_ROOM }: Readonly<Record<string, string | undefined>>,
  phrases: HandedInPhrases,
): Promise<Input> {
  if (!PAWL_BRANCH || !PAWL_BASE || !PAWL_WORKTREE) return input
  const said = typeof input.result === 'string' ? input.result : ''
  const isOwn = input.task === undefined || String(input.task).replace(/^#/, '') === PAWL_TASK
  // Governed work needs a result, and its branch alone is none.
  const isEnough = said !== '' || PAWL_ROOM !== undefined
  if (!isOwn || !isEnough || said.includes(PAWL_BRANCH) || said.length > LONGEST_RESULT) return input
  if (!(await hasWork(PAWL_WORKTREE, PAWL_BASE))) return input
  return { ...input, result: [said, phrases.onBranch(PAWL_BRANCH, PAWL_BASE)].filter(Boolean).join('\n\n') }
}

/** What is not committed yet is, once the command has ended. */
async function hasWork(folder: string, base: string): Promise<boolean> {
  try {
    if ((await git(folder, ['status', '--porcelain'])).output !== '') return true
    return line(await git(folder, ['rev-list', '--count', `${base}..HEAD`])) !== '0'
  } catch (error) {
    if (error instanceof GitTrouble) return false
    throw error
  }
}
