// An agent in a process of its own: waits, claims, starts and completes, as often as it is told to, and prints when it
// has claimed each task. For tests and measurements.

import { openStore } from '../packages/storage/src/index.ts'
import type { Place } from './databases.ts'
import { asked, contextOf } from './operation-context.ts'

export interface WaitingAgent {
  readonly place: Place
  readonly workspace: string
  readonly rounds: number
  readonly session: string
}

const { place, workspace, rounds, session } = JSON.parse(process.argv[2] as string) as WaitingAgent
const opened = await openStore(place)
const { done } = asked({ ...contextOf(await opened.in(workspace)), now: Date.now })
console.log('waiting')
for (let round = 0; round < rounds; round++) {
  const { task } = await done('waitForTask', { room: 'build', role: 'builder', session, timeoutSeconds: 60 })
  console.log(performance.timeOrigin + performance.now())
  const held = { task: String(task.number), session }
  await done('startWork', held)
  await done('completeWork', held)
}
await opened.close()
