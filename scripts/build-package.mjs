// What is published, and what `npm pack` packs: the program, its manual page and the pages, built anew into dist/, without what
// earlier builds left and without sourcemaps. Runs by itself before npm packs (`prepack` in package.json).

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommand } from './build-command.mjs'
import { pinnedNode, root } from './paths.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const apps = join(root, 'dist', 'apps')
rmSync(apps, { recursive: true, force: true })
await buildCommand({ outdir: join(apps, 'cli', 'dist'), sourcemaps: false })
cpSync(join(root, 'apps', 'web', 'dist'), join(apps, 'web', 'dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.map'),
})

// npm installs it where `man pawl` finds it.
const manual = join(root, 'dist', 'man')
mkdirSync(manual, { recursive: true })
const command = [join(apps, 'cli', 'dist', 'pawl.cjs'), '--lang', 'en', 'man']
const isWindows = process.platform === 'win32'
writeFileSync(join(manual, 'pawl.1'), execFileSync(pinnedNode, command, { shell: isWindows }))
