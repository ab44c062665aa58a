// npm run check: the one gate. `--without-tests` leaves out the tests, for whoever has just run them.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

await prepare()
process.env.INIT_CWD = root

const typed = ['packages', 'apps']
  .flatMap((group) => readdirSync(join(root, group)).map((one) => join(group, one)))
  .concat('testing', 'scripts', 'bench', 'examples', 'tsconfig.tests.json')
  .filter((path) => path.endsWith('.json') || existsSync(join(root, path, 'tsconfig.json')))

/** What was right the last time and has not changed since is not looked at again: a second check takes a tenth of the time. */
function remembering(path) {
  const file = join(root, 'node_modules', '.cache', 'types', `${path.replaceAll(/[\\/.]/g, '-')}.tsbuildinfo`)
  // One checker a program: with several, each looks at the shared types anew, which two processors do not win back.
  return ['--incremental', '--tsBuildInfoFile', file, '--checkers', '1']
}

const steps = [
  ['format and lint', [tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings']],
  ...typed.map((path) => [
    `types of ${path}`,
    [tool('typescript/bin/tsc'), '-p', join(root, path), ...remembering(path)],
  ]),
  [
    'direction of dependencies',
    [tool('dependency-cruiser/bin/dependency-cruiser.mjs'), 'packages', 'apps', '--config', '.dependency-cruiser.mjs'],
  ],
  ['unused code', [tool('knip/bin/knip.js')]],
  ['licences', [join(root, 'scripts', 'licences.mjs')]],
  ['generated pages', [join(root, 'scripts', 'generate-docs.ts'), '--check']],
]
if (!process.argv.includes('--without-tests')) steps.push(['tests', [join(root, 'scripts', 'test.mjs')]])

const failed = []
for (const [name, args] of steps) {
  process.stdout.write(`— ${name}\n`)
  if ((await runPinned(args)) !== 0) failed.push(name)
}
process.stdout.write(failed.length === 0 ? 'All checks passed.\n' : `Failed: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
