// How long processes had a processor, and how long they waited for one while they could have run. Linux tells both to the
// nanosecond; elsewhere nothing is known.

import { readdirSync, readFileSync } from 'node:fs'

/** In milliseconds. */
export interface ProcessorTime {
  readonly worked: number
  readonly waited: number
}

/** Of all threads of these processes together. Those that have ended are not counted. */
export function processorTimeOf(pids: readonly number[]): ProcessorTime {
  let worked = 0
  let waited = 0
  for (const file of pids.flatMap(threadsOf)) {
    const [on = 0, queued = 0] = read(file).split(' ').map(Number)
    worked += on / 1e6
    waited += queued / 1e6
  }
  return { worked, waited }
}

/** Of all that this process has started, those that have ended too: the system adds them to whoever waited for their end. */
export function processorTimeOfChildren(pid: number): ProcessorTime {
  const { worked, waited } = processorTimeOf(
    read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number),
  )
  // The name, in brackets, may have blanks in it; the thirteenth and fourteenth field behind it are in hundredths of a second.
  const [userOfEnded = 0, systemOfEnded = 0] = (read(`/proc/${pid}/stat`).split(') ')[1] ?? '')
    .split(' ')
    .slice(13, 15)
    .map(Number)
  return { worked: worked + (userOfEnded + systemOfEnded) * 10, waited }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
