// npm run bump: makes the next version of what waits in .changeset/: the list of changes, the version of every package, the lock
// file. Commits and tags nothing: whoever releases looks at it first.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { nextVersion, readChange, withRelease } from './release-notes.mjs'

const folder = join(root, '.changeset')
const changelog = join(root, 'CHANGELOG.md')
const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
const changes = names.map((name) => readChange(readFileSync(join(folder, name), 'utf8')))
const wrong = names.filter((_, place) => changes[place] === undefined)
if (wrong.length > 0) stop(`Not in the form that .changeset/README.md shows: ${wrong.join(', ')}`)
if (names.length === 0) stop('No change waits in .changeset/.')

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const next = nextVersion(version, changes)
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const everywhere = [
  'version',
  next,
  '--workspaces',
  '--include-workspace-root',
  '--no-git-tag-version',
  '--no-workspaces-update',
]
execFileSync(npm, everywhere, { cwd: root, stdio: 'ignore', shell: npm.endsWith('.cmd') })
const day = new Date().toISOString().slice(0, 10)
writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), next, day, changes))
for (const name of names) rmSync(join(folder, name))
process.stdout.write(`${version} → ${next}. Look at CHANGELOG.md, commit, and tag it v${next}.\n`)

function stop(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
