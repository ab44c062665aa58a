// npm run web-figures: see web-figures.ts.

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
process.exit(await runPinned([join(root, 'scripts', 'web-figures.ts'), ...process.argv.slice(2)]))
