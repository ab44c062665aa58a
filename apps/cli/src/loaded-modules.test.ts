// What a plain command loads: everything it does not need is time that everyone waits for.

import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'

// An import of one of Node's modules, instead of asking for it, loads threads and more (`scripts/build-command.mjs`).
const TELL_LOADED = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => process.stderr.write(process.moduleLoadList.join("\\n")))',
)}`

test.each([['list'], ['show', '1'], ['room', 'list'], ['add', 'Tea'], ['done', '1']])(
  'pawl %s loads neither crypto nor what starts programs, nor all that Node has',
  async (...args) => {
    const dataFolder = temporaryFolder()
    await runPawl(['add', 'Milk'], { dataFolder })
    const { code, stderr } = await runPawl(args, { dataFolder, env: { NODE_OPTIONS: `--import ${TELL_LOADED}` } })
    const loaded = stderr.split('\n')
    expect([code, loaded.includes('NativeModule sqlite')]).toEqual([0, true])
    expect(
      loaded.filter((name) => /NativeModule (?:crypto|child_process|http|readline|worker_threads)$/.test(name)),
    ).toEqual([])
  },
)
