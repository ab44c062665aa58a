// Agents and servers that are killed at random moments while they work off a room, with a database that gets into trouble
// if it is said; and what must be true afterwards.
//
// CH1. `verify` finds nothing.
// CH2. Under one epoch a task was given to one session, and every claim has an epoch of its own.
// CH3. Once nobody holds anything any more nothing is left: every task is completed, and was completed exactly once.
// CH4. What an agent was told is done is done.
// CH5. A checker that knows only the events finds nothing wrong in them.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { localPrincipal } from '../packages/contract/src/index.ts'
import type { TaskEvent } from '../packages/kernel/src/index.ts'
import { type Context, newId, streams } from '../packages/operations/src/index.ts'
import { openStore, sqlitePlace } from '../packages/storage/src/index.ts'
import { checkHistory } from './check-history.ts'
import { type FaultCounts, troubleDatabase } from './database-faults.ts'
import type { Place } from './databases.ts'
import { type PawlServer, startPawl } from './pawl-processes.ts'
import type { PostgresServer } from './postgres-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const ROOM = 'mill'
/** How long a crew is waited for that gets no work, in milliseconds. */
const PATIENCE = 10_000

export interface Chaos {
  /** SQLite, in a folder of its own, unless it is said. */
  readonly place?: Place | undefined
  readonly servers: number
  readonly processes: number
  readonly agents: number
  readonly tasks: number
  /** How long between two kills, in milliseconds, at the longest. */
  readonly killEvery: number
  /** The database itself gets into trouble, about so often. */
  readonly trouble?: { readonly of: PostgresServer; readonly every: number }
  readonly say?: (text: string) => void
}

export interface Aftermath {
  readonly problems: readonly string[]
  readonly kills: { readonly agents: number; readonly servers: number }
  readonly faults: FaultCounts
  readonly claims: number
  readonly takenOver: number
  readonly seconds: number
}

interface Crew {
  readonly process: ChildProcess
  /** Settled when one of its agents has been given a task. */
  readonly hasWork: Promise<void>
}

interface Told {
  readonly given: Map<string, Set<string>>
  readonly completed: Set<string>
}

export async function runChaos(chaos: Chaos): Promise<Aftermath> {
  const { place, tasks, say = () => {} } = chaos
  const dataFolder = temporaryFolder()
  const servers: PawlServer[] = []
  const told: Told = { given: new Map(), completed: new Set() }
  const crews: Crew[] = []
  const kills = { agents: 0, servers: 0 }
  const faults: FaultCounts = { terminations: 0, crashes: 0, freezes: 0 }
  const begun = performance.now()
  let over = false
  try {
    for (let index = 0; index < chaos.servers; index++) servers.push(await startPawl({ dataFolder, place }))
    const urls = servers.map(({ url }) => url)
    const ask = asker(urls)
    await ask('/api/rooms', { room: ROOM, roles: ['builder'], parallel: 10_000, leaseSeconds: 2, resetSuspects: true })
    const posting = postAll(ask, tasks)
    const crew = (index: number, life: number) => {
      const sessions = Array.from(
        { length: Math.ceil(chaos.agents / chaos.processes) },
        // Some come back as who they were, some as someone else.
        (_, agent) => `p${index}-${agent}${agent % 2 === 0 ? '' : `-${life}`}`,
      )
      crews[index] = startCrew(sessions, urls, told)
    }
    for (let index = 0; index < chaos.processes; index++) crew(index, 0)
    const killAgents = async () => {
      for (let life = 1; !over; life++) {
        const index = Math.floor(Math.random() * chaos.processes)
        const { process, hasWork } = crews[index] as Crew
        // On a slow machine nothing would ever be done between two kills: whoever is killed has begun to work.
        await Promise.race([hasWork, pause(PATIENCE)])
        await pause(Math.random() * chaos.killEvery)
        await killed(process)
        kills.agents++
        if (!over) crew(index, life)
      }
    }
    const killServers = async () => {
      while (!over) {
        await pause(chaos.killEvery * (1 + Math.random()))
        const index = Math.floor(Math.random() * servers.length)
        const { port } = new URL((servers[index] as PawlServer).url)
        await servers[index]?.kill()
        kills.servers++
        servers[index] = await startPawl({ dataFolder, place, args: ['--port', port] })
      }
    }
    const killing = [killAgents(), killServers()]
    const { of: database, every = 0 } = chaos.trouble ?? {}
    const trouble = database && troubleDatabase(database, { every, isOver: () => over })
    // Should a killer or the database itself fail, nobody would ever be done.
    const failed = Promise.all([...killing, trouble]).then(() => new Promise<never>(() => {}))
    await Promise.race([posting, failed])
    say(`${tasks} posted`)
    // The killing stops a little before the end, so that the end can come.
    await Promise.race([untilLeft(ask, Math.min(100, tasks / 10), say), failed])
    over = true
    await Promise.all(killing)
    Object.assign(faults, await trouble)
    await untilLeft(ask, 0, say)
  } finally {
    over = true
    for (const { process } of crews) await killed(process)
    for (const server of servers) await server.stop()
  }
  const seconds = (performance.now() - begun) / 1000
  return { kills, faults, seconds, ...(await examine(place ?? sqlitePlace(dataFolder), tasks, told)) }
}

type Ask = (path: string, body?: object) => Promise<Record<string, never>>

/** Until someone answers who can: what was posted when a server was killed or the store went away may be there or not. */
function asker(urls: readonly string[]): Ask {
  let turn = 0
  return async (path, body) => {
    for (;;) {
      try {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
        const response = await fetch(new URL(path, urls[turn++ % urls.length]), body === undefined ? {} : init)
        const document = (await response.json()) as { error?: { code: string } }
        if (!document.error?.code.startsWith('STORE_')) return document as Record<string, never>
      } catch {
        // The server was killed.
      }
      await pause(20)
    }
  }
}

/** A message whose answer was lost is posted again: there may be more tasks than messages wanted, never fewer. */
async function postAll(ask: Ask, tasks: number): Promise<void> {
  let left = tasks
  const post = async () => {
    while (left-- > 0) await ask(`/api/rooms/${ROOM}/messages`, { content: `piece ${left}` })
  }
  await Promise.all(Array.from({ length: 16 }, post))
}

/** Until no more than so many are left. The status shows two hundred of a kind at the most. */
async function untilLeft(ask: Ask, most: number, say: (text: string) => void): Promise<void> {
  for (let looks = 0; ; looks++) {
    const { working, pending, queue } = (await ask(`/api/rooms/${ROOM}`)) as Record<string, readonly unknown[]>
    const left = (working?.length ?? 0) + (pending?.length ?? 0) + (queue?.length ?? 0)
    if (looks % 25 === 0) say(`${left >= 200 ? 'hundreds' : left} left`)
    if (left <= most) return
    await pause(200)
  }
}

function startCrew(sessions: readonly string[], urls: readonly string[], told: Told): Crew {
  const file = join(import.meta.dirname, 'chaos-agent.ts')
  const child = spawn(process.execPath, [file, ROOM, sessions.join(','), urls.join(',')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise: hasWork, resolve } = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (text) => {
    if (!text.endsWith('}')) return
    const line = JSON.parse(text) as { given?: string; completed?: string; epoch: number; session: string }
    if (line.completed !== undefined) told.completed.add(line.completed)
    if (line.given === undefined) return
    resolve()
    const key = `${line.given}@${line.epoch}`
    told.given.set(key, (told.given.get(key) ?? new Set()).add(line.session))
  })
  return { process: child, hasWork }
}

async function examine(place: Place, wanted: number, told: Told) {
  const problems: string[] = []
  const opened = await openStore(place)
  const store = await opened.in()
  const context: Context = {
    store,
    principal: localPrincipal(true),
    actor: 'person:local',
    language: 'en',
    now: Date.now,
    newId,
  }
  for await (const line of streams.verifyStore(context))
    if (line.kind === 'difference') problems.push(`[CH1] ${line.number} ${line.problem}`)
  for (const [key, sessions] of told.given)
    if (sessions.size > 1) problems.push(`[CH2] ${key} was given to ${[...sessions].join(' and ')}`)
  const histories = new Map<string, TaskEvent[]>()
  const events: TaskEvent[] = []
  for (let position: string | null = null; ; ) {
    const page = await store.eventsAfter(position, 5000)
    events.push(...page.map(({ event }) => event))
    for (const { event } of page) histories.set(event.taskId, [...(histories.get(event.taskId) ?? []), event])
    if (page.length === 0) break
    position = page.at(-1)?.position ?? null
  }
  for (const problem of checkHistory(events, { mostAttempts: 3, isQuiet: true, inLogOrder: true }))
    problems.push(`[CH5] ${problem}`)
  if (histories.size < wanted) problems.push(`[CH3] ${wanted} were posted, ${histories.size} are there`)
  let claims = 0
  for (const [id, events] of histories) {
    const completions = events.filter(({ trigger }) => trigger === 'completeTask').length
    const epochs = events.flatMap(({ trigger, set }) => (trigger === 'claimTask' ? [set.epoch] : []))
    claims += epochs.length
    if (completions !== 1 || events.at(-1)?.to !== 'completed')
      problems.push(`[CH3] ${id} was completed ${completions} times and is ${events.at(-1)?.to}`)
    if (epochs.some((epoch, index) => epoch !== index + 1)) problems.push(`[CH2] ${id} has the epochs ${epochs.join()}`)
  }
  for (const key of told.given.keys()) {
    const [id = '', epoch] = key.split('@')
    const isThere = histories
      .get(id)
      ?.some(({ trigger, set }) => trigger === 'claimTask' && set.epoch === Number(epoch))
    if (!isThere) problems.push(`[CH2] ${key} was given but not stored`)
  }
  for (const id of told.completed)
    if (!histories.get(id)?.some(({ to }) => to === 'completed')) problems.push(`[CH4] ${id} was said to be done`)
  await opened.close()
  return { problems, claims, takenOver: claims - histories.size }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await exited
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
