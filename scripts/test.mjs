// npm test: every test, with everything they need; what cannot be had here is left out and said at the end. Arguments go
// to vitest: `npm test -- kernel`, `npm test -- --project pure`. What is to be built is built by the projects that need it.

import { join } from 'node:path'
import { root } from './paths.mjs'
import { installIfNeeded } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

await installIfNeeded()
const report = process.env.PAWL_TEST_REPORT
const leftOut = join(root, 'testing', 'left-out-reporter.ts')
const reporters = report
  ? ['--reporter=default', `--reporter=${leftOut}`, '--reporter=json', `--outputFile=${report}`]
  : []
const given = process.argv.slice(2)
const mode = given.includes('--watch') ? 'watch' : 'run'
const rest = given.filter((argument) => argument !== '--watch')
// Tests start many processes from the sources: what one of them has compiled the next need not.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
process.exit(await runPinned([tool('vitest/vitest.mjs'), mode, '--root', root, ...reporters, ...rest], { env }))
