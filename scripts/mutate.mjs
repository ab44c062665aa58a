// npm run mutate: Stryker changes the code in small ways and wants a test to fail for each. Arguments name the parts, as
// in scripts/mutation/; all of them if none is named. What begins with -- and follows is for Stryker, such as
// `--mutate <file>`. docs/mutation.md says what survives, and why.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { installIfNeeded } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

const END = '.config.mjs'
const folder = join(root, 'scripts', 'mutation')
const offered = readdirSync(folder).flatMap((file) => (file.endsWith(END) ? [file.slice(0, -END.length)] : []))
const given = process.argv.slice(2)
const firstOption = given.findIndex((argument) => argument.startsWith('--'))
const asked = firstOption === -1 ? given : given.slice(0, firstOption)
const options = given.slice(asked.length)
const unknown = asked.find((part) => !offered.includes(part))
if (unknown !== undefined) {
  process.stderr.write(`There is no part called ${unknown}. npm run mutate -- [${offered.join(' | ')}]\n`)
  process.exit(2)
}

await installIfNeeded()
process.env.INIT_CWD = root
let failed = false
for (const part of asked.length === 0 ? offered : asked) {
  const stryker = [tool('@stryker-mutator/core/bin/stryker.js'), 'run', join(folder, `${part}${END}`), ...options]
  if ((await runPinned(stryker)) !== 0) failed = true
}
process.exit(failed ? 1 : 0)
