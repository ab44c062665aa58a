// How PostgreSQL goes about the work of an agent, in a room that has just been filled, and about what was said: plans are kept, so
// one that is made for a small table must be good for a large one.

import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { freshPostgres } from '../../../testing/databases.ts'
import { asked, contextOf } from '../../../testing/operation-context.ts'
import { times } from '../../../testing/to-dos.ts'
import { openStore } from './index.ts'
import { connect, LIMITS } from './postgres/connect.ts'
import { SEE_SOME } from './postgres/initiative-view.ts'
import { OF_OWNER } from './postgres/statements/conversations.ts'
import { LAST_SAID } from './postgres/statements/messages.ts'

const TASKS = 150

test('what a round of an agent changes is found by its key, not among all tasks there are', async () => {
  const { ask, database } = await filledRoom()
  const statements = countStatements()
  const claim = { room: 'build', role: 'builder', session: 's1', timeoutSeconds: 0 }
  const { task, session, epoch } = await ask.done('waitForTask', claim)
  await ask.done('startWork', { task: String(task.number), session, epoch })
  await ask.done('completeWork', { task: String(task.number), session, epoch })
  const writes = statements.texts().filter(([name]) => /^(?:claim_first|update_moves)/.test(name))
  expect(new Set(writes.map(([name]) => name)).size).toBeGreaterThanOrEqual(2)
  for (const [name, text] of writes) {
    const plan = await lines(database, `explain (generic_plan) ${text}`)
    expect(plan, name).not.toMatch(/Seq Scan on tasks/)
    const [, condition] = /Scan using tasks_pkey on tasks task .*\n\s+Index Cond: (.*)/.exec(plan) ?? []
    expect(condition, name).toMatch(/workspace = \$1.*\bid = /)
  }
})

test('whether something waits is asked of what waits, however full the room is', async () => {
  const { database } = await filledRoom()
  const plan = await lines(
    database,
    `explain (analyze, buffers, timing off) select pawl.nothing_waits('default', 'build', 1)`,
  )
  // The second time: what PostgreSQL has to read to plan it is not counted.
  const again = await lines(
    database,
    `explain (analyze, buffers, timing off) select pawl.nothing_waits('default', 'build', 1)`,
  )
  expect(plan).toContain('Result')
  expect(Number(/shared hit=(\d+)/.exec(again)?.[1])).toBeLessThan(12)
})

test('[DESIGN 5.12] what was said is looked for in the conversations it is asked of', async () => {
  const { database } = await filledRoom()
  for (const statement of [LAST_SAID, OF_OWNER]) {
    const plan = await lines(database, `explain (generic_plan) ${statement}`)
    const reads = [...plan.matchAll(/Scan using \S+ on messages.*\n\s+Index Cond: (.*)/g)].map(
      ([, condition]) => condition,
    )
    expect(reads.length, plan).toBeGreaterThan(0)
    for (const condition of reads) expect(condition).toMatch(/workspace = \$1.*conversation_id = /)
    expect(plan).not.toMatch(/Bitmap Heap Scan on messages|Seq Scan on messages/)
  }
})

test('[DESIGN 5.12] how much a worker has is counted among what that worker has', async () => {
  const { database } = await filledRoom()
  const plan = await lines(database, `explain (generic_plan) ${SEE_SOME}`)
  expect(plan).toMatch(/Scan using governed_work on tasks.*\n\s+Index Cond: .*workspace = \$1.*held_by = /)
})

async function filledRoom() {
  const url = await freshPostgres()
  const store = await openStore({ postgresUrl: url })
  const database = connect(url, LIMITS)
  onTestFinished(async () => {
    await database.end()
    await store.close()
  })
  const ask = asked(contextOf(await store.in()))
  await ask.done('createRoom', { room: 'build', roles: ['builder'], parallel: 1_000 })
  await Promise.all(times(TASKS, (index) => ask.done('postMessage', { room: 'build', content: `Piece ${index}` })))
  return { ask, database }
}

async function lines(database: pg.Pool, sql: string): Promise<string> {
  const { rows } = await database.query(sql)
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}
