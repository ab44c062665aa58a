// A process of its own that outlives `pawl work` by a moment: when that is killed, its pipe to here closes, and the
// commands it left behind are ended. Nothing else could tell them: kill -9 asks nobody.

import { createInterface } from 'node:readline'
import { signalGroup } from './process-group.ts'

const running = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const leader = Number(line.slice(1))
    if (line.startsWith('+')) running.add(leader)
    else running.delete(leader)
  })
  .on('close', () => {
    for (const leader of running) signalGroup(leader, 'SIGKILL')
  })
