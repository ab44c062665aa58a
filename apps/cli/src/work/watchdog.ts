// A process of its own that outlives `pawl work` by a moment: when that is killed, its pipe to here closes, and the
// commands it left behind are ended. Nothing else could tell them: kill -9 asks nobody.

import { createInterface } from 'node:readline'
import { signalGroup } from './process-group.ts'

const running = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
for await (const line of createInterface({ input: process.stdin })) {
  const leader = Number(line.slice(1))
  if (line.startsWith('+')) running.add(leader)
  else running.delete(leader)
}
for (const leader of running) signalGroup(leader, 'SIGKILL')
