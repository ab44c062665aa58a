// What share of the machine's processors is busy while this process only waits: what others take from a measurement.

import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK = 400

export async function othersShare(): Promise<number> {
  const before = times()
  await pause(LOOK)
  const after = times()
  const all = after.all - before.all
  return all === 0 ? 0 : (after.busy - before.busy) / all
}

function times(): { busy: number; all: number } {
  let busy = 0
  let all = 0
  for (const { times: spent } of cpus()) {
    const used = spent.user + spent.nice + spent.sys + spent.irq
    busy += used
    all += used + spent.idle
  }
  return { busy, all }
}
