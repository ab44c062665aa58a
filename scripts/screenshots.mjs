// npm run screenshots: see web-screenshots.ts.

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
process.exit(await runPinned([join(root, 'scripts', 'web-screenshots.ts'), ...process.argv.slice(2)]))
