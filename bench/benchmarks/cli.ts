// Commands as a person runs them: the whole process, from the shell script to its exit, with the data file opened by
// itself and with a server that owns it. The floor is a Node that starts and does nothing.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openStore, sqlitePlace } from '@pawl/storage'
import type { Bench, Row } from '../benchmark.ts'
import { fillStore } from '../fill-store.ts'
import { compare } from '../measure.ts'
import { cleanEnvironment, startServerProcess } from '../server-process.ts'

const TASKS = 20
const COMMAND = fileURLToPath(new URL('../../bin/pawl', import.meta.url))
const SERVER = fileURLToPath(new URL('../../apps/cli/src/pawl.ts', import.meta.url))

export async function cli({ quick, say, cleanup, measure }: Bench): Promise<readonly Row[]> {
  if (process.platform === 'win32') throw new Error('bin/pawl is a shell script')
  const rounds = quick ? 5 : 61
  const alone = await filledFolder(cleanup.temporaryFolder())
  const served = await filledFolder(cleanup.temporaryFolder())
  const changed = await filledFolder(cleanup.temporaryFolder())
  await startServerProcess(cleanup, SERVER, ['serve', '--port', '0', '--json', '--data', served])

  say(`${rounds} rounds of one process each`)
  const environment = cleanEnvironment()
  const time = (command: string, args: string[], lines: number) => {
    const start = performance.now()
    const { status, stdout, stderr } = spawnSync(command, args, { env: environment, encoding: 'utf8' })
    const took = performance.now() - start
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
    if (stdout.split('\n').length < lines) throw new Error(`${command} ${args.join(' ')} printed too little`)
    return took
  }
  let done = 0
  const contestants = {
    floor: () => time(process.execPath, ['-e', '0'], 0),
    alone: () => time(COMMAND, ['list', '--data', alone], TASKS),
    served: () => time(COMMAND, ['list', '--data', served], TASKS),
    adding: () => time(COMMAND, ['add', 'Buy milk', '--data', changed], 1),
    // As many have been added before, and one more.
    doing: () => time(COMMAND, ['done', String(++done), '--data', changed], 1),
  }
  return measure(rounds, contestants, (figures) => {
    const row = (work: string, pawl: number[]): Row => ({
      work,
      against: 'node -e 0',
      unit: 'milliseconds',
      goal: { atMost: 2.5 },
      ...compare(pawl, figures.floor),
    })
    return [
      row('pawl list, whole process, no server', figures.alone),
      row('pawl list, whole process, through a server', figures.served),
      row('pawl add, whole process, no server', figures.adding),
      row('pawl done, whole process, no server', figures.doing),
    ]
  })
}

async function filledFolder(folder: string): Promise<string> {
  const opened = await openStore(sqlitePlace(folder))
  await fillStore(await opened.in(), TASKS)
  await opened.close()
  return folder
}
