// npm run chaos [-- --agents 50 --tasks 5000 --processes 4 --servers 3 --kill-every 1500 --only sqlite|postgres|faults]:
// rooms under kill -9, at full size, on SQLite with one server, on PostgreSQL with several, and on PostgreSQL whose
// connections are terminated, whose processes crash and which stops to answer meanwhile. Prints what was done and what, if
// anything, was wrong.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freshDatabase, startPostgres } from './postgres-server.ts'
import { type Chaos, runChaos } from './room-chaos.ts'
import { measureWaiting, type WaitingFigures } from './waiting-agents.ts'
import { runWorktreeChaos } from './worktree-chaos.ts'

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: '50' },
    tasks: { type: 'string', default: '5000' },
    processes: { type: 'string', default: '4' },
    servers: { type: 'string', default: '3' },
    'kill-every': { type: 'string', default: '1500' },
    only: { type: 'string' },
    waiting: { type: 'string' },
    worktrees: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
})
const size = {
  agents: Number(values.agents),
  tasks: Number(values.tasks),
  processes: Number(values.processes),
  killEvery: Number(values['kill-every']),
}
const folder = mkdtempSync(join(tmpdir(), 'pawl-chaos-'))
process.env.PAWL_TEST_FOLDER = folder
if (values.worktrees || values.waiting !== undefined) {
  if (values.worktrees) await reportWorktrees()
  if (values.waiting !== undefined) await reportWaiting(Number(values.waiting))
  rmSync(folder, { recursive: true, force: true })
  process.exit()
}
const postgres = await startPostgres({ safe: true })
try {
  const wanted = (name: string) => values.only === undefined || values.only === name
  if (wanted('sqlite')) await report('SQLite, one server', { ...size, servers: 1 })
  const servers = Number(values.servers)
  if (wanted('postgres')) {
    const place = { postgresUrl: await freshDatabase(postgres.url) }
    await report(`PostgreSQL, ${servers} servers`, { ...size, place, servers })
  }
  if (wanted('faults')) {
    const place = { postgresUrl: await freshDatabase(postgres.url) }
    await report(`PostgreSQL in trouble, ${servers} servers`, {
      ...size,
      place,
      servers,
      trouble: { of: postgres, every: size.killEvery },
    })
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** npm run chaos -- --waiting 1000: so many agents that wait on one server, beside one. */
async function reportWaiting(agents: number): Promise<void> {
  const [one, many] = [await measureWaiting(1, 200), await measureWaiting(agents, 200)]
  const said = ({ p50, p99, memory }: WaitingFigures) =>
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${memory.toFixed(0)} MB`
  process.stdout.write(`message → agent has it, 1 waiting: ${said(one)}; ${agents} waiting: ${said(many)}; `)
  process.stdout.write(`p50 ${(many.p50 / one.p50).toFixed(2)} ×, p99 ${(many.p99 / one.p99).toFixed(2)} ×\n`)
}

/** npm run chaos -- --worktrees [--minutes 10]: ten shell agents in worktrees of one repository, a tenth of them dying. */
async function reportWorktrees(): Promise<void> {
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const chaos = { workers: 10, seconds: Number(values.minutes) * 60, dieOneIn: 10, say }
  const { problems, tasks, attempts, deaths, merged, forPeople, seconds } = await runWorktreeChaos(chaos)
  process.stdout.write(
    `Worktrees, 10 agents, ${seconds.toFixed(0)} s: ${tasks} tasks, ${attempts} attempts, ${deaths} of them died, ${merged} merged, ${forPeople} for people; `,
  )
  process.stdout.write(
    problems.length === 0 ? 'nothing wrong.\n' : `${problems.length} problems:\n${problems.join('\n')}\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}

async function report(name: string, chaos: Chaos): Promise<void> {
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`)
  const { problems, kills, faults, claims, takenOver, seconds } = await runChaos({ ...chaos, say })
  const facts = `${chaos.tasks} tasks, ${chaos.agents} agents in ${chaos.processes} processes, ${seconds.toFixed(0)} s`
  const deaths = `${kills.agents} agent processes and ${kills.servers} servers killed`
  const troubles = `${faults.terminations} connections terminated, ${faults.crashes} crashes and ${faults.freezes} freezes of the database`
  process.stdout.write(
    `${name}: ${facts}; ${deaths}; ${chaos.trouble ? `${troubles}; ` : ''}${claims} claims, ${takenOver} of them takeovers; `,
  )
  process.stdout.write(
    problems.length === 0 ? 'nothing wrong.\n' : `${problems.length} problems:\n${problems.join('\n')}\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}
