// Keeps files out of a git repository without changing anything that is shared: by a line in its own `info/exclude`.

import { appendFileSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { makeFolder } from '@pawl/storage'

/** The nearest folder upwards that is a working tree. */
export function repositoryAt(folder: string): string | undefined {
  for (let here = resolve(folder); ; here = dirname(here)) {
    if (statSync(join(here, '.git'), { throwIfNoEntry: false }) !== undefined) return here
    if (dirname(here) === here) return undefined
  }
}

/** Where there is none, or it cannot be written, nothing happens: it is a courtesy. */
export function keepOutOfGit(folder: string, pattern: string): void {
  try {
    const root = repositoryAt(folder)
    if (root === undefined) return
    const info = join(sharedFolder(join(root, '.git')), 'info')
    const before = textIn(join(info, 'exclude'))
    if (before.split(/\r?\n/).includes(pattern)) return
    makeFolder(info)
    appendFileSync(join(info, 'exclude'), `${before === '' || before.endsWith('\n') ? '' : '\n'}${pattern}\n`)
  } catch {}
}

/** Of a working tree made by `git worktree`, `.git` is a file that names its folder, which names the one they share. */
function sharedFolder(git: string): string {
  if (statSync(git).isDirectory()) return git
  const [, named = ''] = /^gitdir: (.+)$/m.exec(readFileSync(git, 'utf8')) ?? []
  const own = isAbsolute(named) ? named : join(dirname(git), named)
  const shared = textIn(join(own, 'commondir')).trim()
  return shared === '' ? own : resolve(own, shared)
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
