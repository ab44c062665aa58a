// npm run docs: writes the generated pages anew.

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
process.exit(await runPinned([join(root, 'scripts', 'generate-docs.ts'), ...process.argv.slice(2)]))
