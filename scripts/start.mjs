// npm start: the server on the embedded store.

import { program } from './paths.mjs'
import { prepare, RUNNING } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare(RUNNING)
process.exit(await runPinned([program, 'serve', ...process.argv.slice(2)], { tied: process.platform !== 'win32' }))
