// Several servers over one PostgreSQL: agents in many rooms claim, start and complete through whichever server they have, and
// streams on all of them are told of every change, in order. With the processor time of each part, for clients, servers and
// database share this machine: more servers cannot be quicker here than its cores.

import { Agent, get, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openStore } from '@pawl/storage'
import { freshDatabase } from '../../testing/postgres-server.ts'
import type { Bench, Row } from '../benchmark.ts'
import { fillRooms, ROLE } from '../fill-room.ts'
import { compare, interleave } from '../measure.ts'
import { postgresFor } from '../not-here.ts'
import { type ProcessorTime, processorTimeOf, processorTimeOfChildren } from '../processor-time.ts'
import { startServer } from '../server-process.ts'

const PAWL = fileURLToPath(new URL('../../apps/cli/src/pawl.ts', import.meta.url))
const COUNTS = [1, 2, 4] as const
const AGENTS = 32
/** Claim, start, complete. */
const EVENTS_OF_A_TASK = 3

interface Crew {
  /** Cycles a second. */
  readonly work: () => Promise<number>
}

export async function servers({ quick, say, cleanup }: Bench): Promise<readonly Row[]> {
  const sizes = quick
    ? { rooms: 20, tasks: 200, streams: 40, rounds: 1 }
    : { rooms: 200, tasks: 600, streams: 200, rounds: 2 }
  const server = await postgresFor(cleanup)
  const crew = async (count: number): Promise<Crew> => {
    const postgresUrl = await freshDatabase(server.url)
    const opened = await openStore({ postgresUrl })
    cleanup.later(() => opened.close())
    const store = await opened.in()
    const args = ['serve', '--port', '0', '--json']
    const running = await Promise.all(
      Array.from({ length: count }, () => startServer(cleanup, PAWL, args, { PAWL_DATABASE_URL: postgresUrl })),
    )
    const pids = running.map(({ pid }) => pid)
    let round = 0
    return {
      work: async () => {
        const rooms = Array.from({ length: sizes.rooms }, (_, index) => `room-${round}-${index}`)
        await fillRooms(store, rooms, sizes.tasks, AGENTS, round++ * sizes.tasks + 1)
        const urls = running.map(({ url }) => url)
        const streams = await followAll(urls, rooms, sizes.streams)
        const spent = () => ({
          servers: processorTimeOf(pids),
          database: processorTimeOfChildren(server.pid),
          clients: processorTimeOf([process.pid]),
        })
        const before = spent()
        const start = performance.now()
        const cycles = await workOff(urls, rooms)
        const seconds = (performance.now() - start) / 1000
        if (cycles !== sizes.tasks) throw new Error(`${sizes.tasks} tasks were there, ${cycles} were done`)
        await streams.all((sizes.tasks / sizes.rooms) * EVENTS_OF_A_TASK)
        const after = spent()
        const each = (part: keyof typeof after) => perCycle(before[part], after[part], cycles)
        say(
          `${count} servers, processor time of a cycle in microseconds: servers ${each('servers')}, ` +
            `database ${each('database')}, clients ${each('clients')}`,
        )
        streams.close()
        return cycles / seconds
      },
    }
  }
  say(`${AGENTS} agents, ${sizes.rooms} rooms, ${sizes.tasks} tasks, ${sizes.streams} streams, ${sizes.rounds} rounds`)
  const crews = { one: await crew(COUNTS[0]), two: await crew(COUNTS[1]), four: await crew(COUNTS[2]) }
  const figures = await interleave(sizes.rounds, {
    one: crews.one.work,
    two: crews.two.work,
    four: crews.four.work,
  })
  const row = { against: '1 server', unit: 'per second', goal: null } as const
  const work = (count: number) =>
    `claim, start, complete over HTTP, ${AGENTS} agents in ${sizes.rooms} rooms, ${sizes.streams} streams, ${count} servers`
  return [
    { ...row, work: work(2), ...compare(figures.two, figures.one) },
    { ...row, work: work(4), ...compare(figures.four, figures.one) },
  ]
}

function perCycle(before: ProcessorTime, after: ProcessorTime, cycles: number): string {
  return (((after.worked - before.worked) / cycles) * 1000).toFixed(0)
}

/** Each agent has rooms of its own and one server; all of them until there is nothing left. */
async function workOff(urls: readonly string[], rooms: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  let cycles = 0
  const work = async (index: number) => {
    const url = urls[index % urls.length] as string
    const post = (path: string, body: object) => posted(agent, url + path, body)
    for (const room of rooms.filter((_, place) => place % AGENTS === index)) {
      for (;;) {
        const input = { room, role: ROLE, session: `a${index}:secret-of-an-agent`, timeoutSeconds: 0 }
        const claimed = await post('/api/work/wait-for-task', input)
        if (claimed === undefined) break
        const { task, session, epoch } = claimed as { task: { number: number }; session: string; epoch: number }
        await post(`/api/work/${task.number}/task-started`, { session, epoch })
        await post(`/api/work/${task.number}/task-complete`, { session, epoch })
        cycles++
      }
    }
  }
  await Promise.all(Array.from({ length: AGENTS }, (_, index) => work(index)))
  agent.destroy()
  return cycles
}

/** Undefined if there is nothing to do. */
function posted(agent: Agent, url: string, body: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json' } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text))
        else if (text.includes('NOTHING_TO_DO')) resolve(undefined)
        else reject(new Error(text))
      })
    })
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** Follows rooms in turn, on servers in turn. `all` waits until each stream had so many events, each later than the one before. */
async function followAll(urls: readonly string[], rooms: readonly string[], count: number) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const open: Stream[] = []
  // One after the other: whose a connection is takes the system a while to say.
  for (let index = 0; index < count; index++)
    open.push(await follow(agent, `${urls[index % urls.length]}/api/events?room=${rooms[index % rooms.length]}`))
  return {
    all: async (events: number) => {
      await Promise.all(open.map((stream) => stream.had(events)))
    },
    close: () => agent.destroy(),
  }
}

interface Stream {
  readonly had: (events: number) => Promise<void>
}

function follow(agent: Agent, url: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const seen = new Set<string>()
    let wanted = Number.POSITIVE_INFINITY
    const all = Promise.withResolvers<void>()
    const look = () => seen.size >= wanted && all.resolve()
    const asked = get(url, { agent, headers: { accept: 'text/event-stream' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}`))
      answer.setEncoding('utf8')
      let rest = ''
      answer.on('data', (part: string) => {
        const lines = (rest + part).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const [, id] = /^id: ?(.+)/.exec(line) ?? []
          if (id === undefined) continue
          if (seen.has(id)) all.reject(new Error(`A stream was told of ${id} twice`))
          seen.add(id)
        }
        look()
      })
      answer.on('error', () => {})
      resolve({
        had: (events) => {
          wanted = events
          look()
          return all.promise
        },
      })
    })
    asked.on('error', reject)
  })
}
