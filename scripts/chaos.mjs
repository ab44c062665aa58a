// npm run chaos: rooms under kill -9, at full size.

import { join } from 'node:path'
import { buildCommand } from './build-command.mjs'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
await buildCommand()
process.exit(await runPinned([join(root, 'testing', 'run-chaos.ts'), ...process.argv.slice(2)]))
