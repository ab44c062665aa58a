// npm test: every test, with everything they need. Arguments go to vitest: npm test -- kernel

import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

await prepare()
const report = process.env.PAWL_TEST_REPORT
const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []
const vitest = [tool('vitest/vitest.mjs'), 'run', '--root', root, ...reporters, ...process.argv.slice(2)]
process.exit(await runPinned(vitest))
