// npm run site: the documentation as a site in dist/site, to be put on any server of files. Its generator is installed in site/ the
// first time, by itself: neither `npm start` nor `npm test` knows of it.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const site = join(root, 'site')
const generator = join(site, 'node_modules', 'vitepress', 'bin', 'vitepress.js')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

// By the lock file, but not with `npm ci`: that wants packages of other systems in it, which not every registry has.
if (!existsSync(generator)) run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], site)
run(process.execPath, [generator, 'build', join(root, 'docs')], root)

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: command.endsWith('.cmd') })
  if (status !== 0) process.exit(status ?? 1)
}
