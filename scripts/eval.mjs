// npm run eval -- <file.jsonl>…: how well messages are read.

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned } from './run-pinned.mjs'

await prepare()
process.exit(await runPinned([join(root, 'bench', 'evaluation', 'run.ts'), ...process.argv.slice(2)]))
