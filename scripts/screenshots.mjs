// npm run screenshots: the picture of the terminal (terminal-picture.ts), then those of the pages (web-screenshots.ts).

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
await runPinned([join(root, 'scripts', 'terminal-picture.ts')])
process.exit(await runPinned([join(root, 'scripts', 'web-screenshots.ts'), ...process.argv.slice(2)]))
