// Published figures are older than the code they measured as soon as it changes. Which rows those are is written into the
// page by `npm run docs` and said by the check; measuring again is for people to decide, so it fails nothing.

import { spawnSync } from 'node:child_process'

export const FIGURES = 'bench/README.md'

/** What each row depends on, by how it begins. Whatever is not listed depends on everything. */
const DEPENDS_ON: readonly (readonly [row: RegExp, paths: readonly string[]])[] = [
  [/^decide /, ['packages/kernel/src']],
  [/^understand |^the same with 100,000|^the same, a task/, ['packages/dialogue/src']],
  [/on PostgreSQL|, PostgreSQL/, ['packages/kernel/src', 'packages/operations/src', 'packages/storage/src/postgres']],
  [/on SQLite|, SQLite/, ['packages/kernel/src', 'packages/operations/src', 'packages/storage/src/sqlite']],
  [/^pawl /, ['apps/cli/src', 'packages/contract/src', 'packages/storage/src', 'scripts/build-command.mjs']],
]
const EVERYTHING = ['packages', 'apps/server/src']
const MEASURED = /^<!-- measured (\S+) at (\w+); load: (.+) -->$/
const BLOCK = /<!-- stale rows -->\n[\s\S]*?<!-- end of stale rows -->/

/** Whether something at the paths has changed since the commit. One that is not known has. */
export type HasChanged = (commit: string, paths: readonly string[]) => boolean

export function staleRows(page: string, hasChanged: HasChanged): string[] {
  const stale: string[] = []
  let measured: { date: string; commit: string } | undefined
  for (const line of page.split('\n')) {
    const [, date, commit] = MEASURED.exec(line) ?? []
    if (date !== undefined && commit !== undefined) measured = { date, commit }
    const [, work = ''] = /^\| (.+?) \|/.exec(line) ?? []
    if (measured === undefined || work === '' || work === 'work' || work.startsWith('-')) continue
    const paths = DEPENDS_ON.find(([row]) => row.test(work))?.[1] ?? EVERYTHING
    if (hasChanged(measured.commit, paths)) stale.push(`${work} (${measured.date})`)
  }
  return [...new Set(stale)]
}

export function withStaleRows(page: string, stale: readonly string[]): string {
  const said =
    stale.length === 0
      ? 'No row is older than its code.'
      : `**Stale**, because the code they measured has changed since:\n\n${stale.map((row) => `- ${row}`).join('\n')}`
  return page.replace(BLOCK, `<!-- stale rows -->\n${said}\n<!-- end of stale rows -->`)
}

export function changedSince(root: string): HasChanged {
  return (commit, paths) =>
    spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', ...paths], { cwd: root, stdio: 'ignore' }).status !== 0
}
