// The repository a worker was started in, and what the work of a task begins from: asked before anything is claimed.

import { createHash } from 'node:crypto'
import { fail, type RepositoryTrouble } from '@pawl/contract'
import { GitTrouble, git, line } from './git.ts'

export interface Repository {
  /** Where it was started; git is asked from here. */
  readonly folder: string
  /** A name for it that no other repository of the machine has. */
  readonly key: string
  /** The branch or commit that work begins from. */
  readonly base: string
  readonly branchPrefix: string
}

export interface WorktreeOptions {
  readonly base?: string | undefined
  readonly branchPrefix?: string | undefined
}

const PREFIX = 'pawl/'

/** Throws REPOSITORY_UNFIT. */
export async function openRepository(folder: string, options: WorktreeOptions): Promise<Repository> {
  const unfit = (reason: RepositoryTrouble, name: string | null = null) =>
    fail('REPOSITORY_UNFIT', { folder, reason, name })
  const ask = async (...args: string[]) => {
    try {
      return await git(folder, args, [0, 1, 128])
    } catch (error) {
      throw error instanceof GitTrouble && error.code === 'ENOENT' ? unfit('no_git') : error
    }
  }
  const bare = await ask('rev-parse', '--is-bare-repository')
  if (bare.code !== 0) throw unfit('no_repository')
  if (line(bare) === 'true') throw unfit('bare')
  const branchPrefix = options.branchPrefix ?? PREFIX
  const fits = await ask('check-ref-format', `refs/heads/${branchPrefix}1`)
  if (fits.code !== 0) throw unfit('bad_prefix', branchPrefix)
  const base = options.base ?? line(await ask('symbolic-ref', '--short', '--quiet', 'HEAD'))
  if (base === '') throw unfit('detached')
  const commit = await ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${base}^{commit}`)
  if (commit.code !== 0) throw unfit(options.base === undefined ? 'no_commit' : 'no_such_base', base)
  if (options.base === undefined) {
    const changed = await ask('status', '--porcelain', '--untracked-files=no')
    if (changed.output !== '') throw unfit('dirty', base)
  }
  const shared = line(await ask('rev-parse', '--path-format=absolute', '--git-common-dir'))
  const key = createHash('sha256').update(shared).digest('hex').slice(0, 12)
  return { folder, key, base, branchPrefix }
}
