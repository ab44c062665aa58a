// npm test: every test, with everything they need; what cannot be had here is left out and said at the end. Arguments go
// to vitest: npm test -- kernel

import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

await prepare()
const report = process.env.PAWL_TEST_REPORT
const leftOut = join(root, 'testing', 'left-out-reporter.ts')
const reporters = report
  ? ['--reporter=default', `--reporter=${leftOut}`, '--reporter=json', `--outputFile=${report}`]
  : []
const vitest = [tool('vitest/vitest.mjs'), 'run', '--root', root, ...reporters, ...process.argv.slice(2)]
process.exit(await runPinned(vitest))
