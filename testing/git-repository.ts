// A repository of git to work in, with one commit on its branch `main`.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

export interface TestRepository {
  readonly folder: string
  /** What git prints, without the last line break. */
  git(...args: string[]): string
  write(name: string, text: string): void
}

export function newRepository(): TestRepository {
  const repository = repositoryIn(temporaryFolder())
  repository.git('init', '--quiet', '--initial-branch', 'main')
  repository.write('kept.txt', 'as it was\n')
  repository.git('add', '--all')
  repository.git('commit', '--quiet', '--message', 'The first')
  return repository
}

export function repositoryIn(folder: string): TestRepository {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']
  return {
    folder,
    git: (...args) =>
      execFileSync('git', [...identity, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim(),
    write: (name, text) => writeFileSync(join(folder, name), text),
  }
}
