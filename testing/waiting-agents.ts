// Many agents that wait on one server, as requests over HTTP: how long a message takes until one of them has it, beside a single
// one that waits, and how much memory the waiting takes.

import { readFileSync } from 'node:fs'
import { startPawl } from './pawl-processes.ts'
import { SECRET } from './session-secret.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface WaitingFigures {
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Of the server, in megabytes, while they wait. */
  readonly memory: number
}

const ROOM = 'mill'
/** Shorter than a request may take. */
const WAIT_SECONDS = 50

export async function measureWaiting(agents: number, messages: number): Promise<WaitingFigures> {
  const server = await startPawl({ dataFolder: temporaryFolder() })
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await (await fetch(new URL(path, server.url), init)).json()) as never
  }
  let over = false
  let got: (number: number) => void = () => {}
  const agent = async (name: string) => {
    const session = `${name}${SECRET}`
    while (!over) {
      const wait = { room: ROOM, role: 'miller', session, timeoutSeconds: WAIT_SECONDS }
      const { task } = (await post('/api/work/wait-for-task', wait)) as { task?: { number: number } }
      if (task === undefined) continue
      got(task.number)
      await post(`/api/work/${task.number}/task-started`, { session })
      await post(`/api/work/${task.number}/task-complete`, { session })
    }
  }
  try {
    await post('/api/rooms', { room: ROOM, roles: ['miller'], parallel: 10_000 })
    for (let index = 0; index < agents; index++) agent(`a${index}`).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 2_000 + agents * 5))
    const memory = memoryOf(server.process.pid as number)
    const times: number[] = []
    for (let message = 0; message < messages; message++) {
      const { promise, resolve } = Promise.withResolvers<number>()
      got = resolve
      const begun = performance.now()
      await post(`/api/rooms/${ROOM}/messages`, { content: `piece ${message}` })
      await promise
      times.push(performance.now() - begun)
      // Whoever had it has finished and waits again.
      await new Promise((rested) => setTimeout(rested, 50))
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number
    return { p50: at(0.5), p99: at(0.99), memory }
  } finally {
    over = true
    await server.kill()
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
