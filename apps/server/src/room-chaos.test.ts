// [DESIGN 5.4] [DESIGN 5.5] Agents and servers killed at random while they work. The full size: npm run chaos

import { expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { freshDatabase, startPostgres } from '../../../testing/postgres-server.ts'
import { runChaos } from '../../../testing/room-chaos.ts'

test.each([
  { ...databases[0], servers: 1 },
  { ...databases[1], servers: 2 },
])(
  '[X1–X4] on $name: killed at random, every task is delivered to one holder at a time and completed once',
  { timeout: 120_000 },
  async ({ name, servers, freshPlace }) => {
    const place = name === 'SQLite' ? undefined : await freshPlace?.()
    const aftermath = await runChaos({ place, servers, processes: 2, agents: 8, tasks: 120, killEvery: 500 })
    expect(aftermath.problems).toEqual([])
    expect(aftermath.kills.agents).toBeGreaterThan(0)
  },
)

test('[X1–X4] on PostgreSQL that is terminated, crashes and freezes meanwhile: the same, and every server recovers', {
  timeout: 120_000,
}, async () => {
  const database = await startPostgres({ safe: 'from crashes' })
  const place = { postgresUrl: await freshDatabase(database.url) }
  const trouble = { of: database, every: 400 }
  const chaos = { place, trouble, servers: 2, processes: 2, agents: 8, tasks: 80, killEvery: 2_000 }
  try {
    const { problems, faults } = await runChaos(chaos)
    expect(problems).toEqual([])
    expect(faults.terminations + faults.crashes + faults.freezes).toBeGreaterThan(0)
  } finally {
    await database.stop()
  }
})
