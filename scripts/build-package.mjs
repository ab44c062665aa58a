// What is published, and what `npm pack` packs: the program and the pages, built anew into dist/, without what earlier builds
// left and without sourcemaps. Runs by itself before npm packs (`prepack` in package.json).

import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildCommand } from './build-command.mjs'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const apps = join(root, 'dist', 'apps')
rmSync(apps, { recursive: true, force: true })
await buildCommand({ outdir: join(apps, 'cli', 'dist'), sourcemaps: false })
cpSync(join(root, 'apps', 'web', 'dist'), join(apps, 'web', 'dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.map'),
})
