// npm run chaos [-- --agents 50 --tasks 5000 --processes 4 --servers 3 --kill-every 1500 --only sqlite|postgres]: rooms
// under kill -9, at full size, on SQLite with one server and on PostgreSQL with several. Prints what was done and what, if
// anything, was wrong.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freshDatabase, startPostgres } from './postgres-server.ts'
import { type Chaos, runChaos } from './room-chaos.ts'

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: '50' },
    tasks: { type: 'string', default: '5000' },
    processes: { type: 'string', default: '4' },
    servers: { type: 'string', default: '3' },
    'kill-every': { type: 'string', default: '1500' },
    only: { type: 'string' },
  },
})
const size = {
  ...{ agents: Number(values.agents), tasks: Number(values.tasks), processes: Number(values.processes) },
  killEvery: Number(values['kill-every']),
}
const folder = mkdtempSync(join(tmpdir(), 'pawl-chaos-'))
process.env.PAWL_TEST_FOLDER = folder
const postgres = await startPostgres({ safe: true })
try {
  if (values.only !== 'postgres') await report('SQLite, one server', { ...size, servers: 1 })
  if (values.only !== 'sqlite') {
    const place = { postgresUrl: await freshDatabase(postgres.url) }
    await report(`PostgreSQL, ${values.servers} servers`, { ...size, place, servers: Number(values.servers) })
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function report(name: string, chaos: Chaos): Promise<void> {
  const say = (text: string) => process.stderr.write(`${name}: ${text}\n`)
  const { problems, kills, claims, takenOver, seconds } = await runChaos({ ...chaos, say })
  const facts = `${chaos.tasks} tasks, ${chaos.agents} agents in ${chaos.processes} processes, ${seconds.toFixed(0)} s`
  const deaths = `${kills.agents} agent processes and ${kills.servers} servers killed`
  process.stdout.write(`${name}: ${facts}; ${deaths}; ${claims} claims, ${takenOver} of them takeovers; `)
  process.stdout.write(
    problems.length === 0 ? 'nothing wrong.\n' : `${problems.length} problems:\n${problems.join('\n')}\n`,
  )
  if (problems.length > 0) process.exitCode = 1
}
