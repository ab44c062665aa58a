// The order of claims on both databases, and that each finds it by one index.

import { DatabaseSync } from 'node:sqlite'
import { defaultSettings } from '@pawl/contract'
import { createTask, decide, decideEdit, room as lifecycle, type RoomTask, type Task } from '@pawl/kernel'
import { newId, type RoomSettings, type WorkspaceStore } from '@pawl/operations'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases, type Place } from '../../../../testing/databases.ts'
import { EVERYONE } from '../../../../testing/everyone.ts'
import { twoStores } from '../../../../testing/two-stores.ts'
import { connect, LIMITS } from '../postgres/connect.ts'
import { Sender } from '../postgres/send.ts'
import { CLAIMABLE as ON_POSTGRES } from '../postgres/statements/room-tasks.ts'
import { NEXT_LIST, CLAIMABLE as ON_SQLITE } from '../sqlite/statements/room-tasks.ts'

const BY = 'agent:builder/s1'
const settings: RoomSettings = {
  ...defaultSettings(),
  roles: ['builder'],
  entryRole: 'builder',
  parallel: 9,
  leaseSeconds: 60,
  resetSuspects: false,
}

describe.each(databases)('on $name', ({ freshPlace }) => {
  const now = twoStores(freshPlace)
  let store: WorkspaceStore
  beforeEach(async () => {
    store = now.store
    await store.insertRoom({ id: 'build', settings, createdBy: 'person:dana', createdAt: 1 })
  })
  const add = async (...given: Partial<RoomTask['fields']>[]) => {
    const writes = given.map((fields) => {
      const creation = {
        id: newId(),
        by: BY,
        at: 1,
        status: 'pending' as const,
        fields: { chatroomId: 'build', content: 'work', origin: 'chat' as const, role: 'builder', ...fields },
      }
      return { insert: (number: number) => createTask(lifecycle, { ...creation, number }) }
    })
    await store.changeRoom('build', [], () => ({ refused: false, writes }))
  }
  const claim = async (session: string, skills: readonly string[] = [], at = store, role = 'builder', parallel = 9) => {
    const asking = { room: 'build', role, session, parallel, skills }
    const outcome = await at.claimNext(asking, (task) => {
      const fields = { assignedTo: role, claimedBy: session }
      const step = decide(lifecycle, task, { as: EVERYONE, to: 'acknowledged', by: BY, at: 2, fields })
      if (step.refused) throw new Error(step.error.code)
      return { refused: false, writes: [{ update: step }] }
    })
    return outcome.found === 'claimed' ? outcome.tasks[0]?.number : undefined
  }

  test('[D26] priority decides, then queue position, then age; none is 0, and below it there is room', async () => {
    await add({ queuePosition: 3 }, { queuePosition: 2, priority: -1 }, { queuePosition: 9, priority: 5 })
    await add({ queuePosition: 1 }, { queuePosition: 1, priority: 0 }, { queuePosition: 0, priority: 0.5 })
    const order = []
    for (let turn = 0; turn < 7; turn++) order.push(await claim(`s${turn}`))
    expect(order).toEqual([3, 6, 4, 5, 1, 2, undefined])
  })

  test('[D26] what another process puts first is claimed first, whatever was known to come next', async () => {
    await add({ queuePosition: 1 }, { queuePosition: 2 }, { queuePosition: 3 })
    expect(await claim('s1')).toBe(1)
    const urgent = { chatroomId: 'build', content: 'now', origin: 'chat' as const, role: 'builder', priority: 5 }
    const creation = { id: newId(), by: BY, at: 1, status: 'pending' as const, fields: urgent }
    const insert = (number: number) => createTask(lifecycle, { ...creation, number })
    await now.there.changeRoom('build', [], () => ({ refused: false, writes: [{ insert }] }))
    expect([await claim('s2'), await claim('s3'), await claim('s4')]).toEqual([4, 2, 3])
  })

  test('[D50] what waits for other work or for a time is not claimed, and takes no place', async () => {
    await add({ priority: 9, waitsFor: ['t1'] }, { priority: 8, pausedUntil: 99 }, {})
    let active = 0
    await store.changeRoom('build', [], (view) => {
      active = view.active
      return { refused: false, writes: [] }
    })
    expect([active, await store.countPending('build', 'builder', 9, [])]).toEqual([1, 1])
    expect([await claim('s1'), await claim('s2')]).toEqual([3, undefined])
  })

  test('[D26] a priority that is changed counts for the next claim', async () => {
    await add({}, {})
    await store.changeTask({ number: 2 }, (task: Task) => {
      const step = decideEdit(lifecycle, task as RoomTask, { as: EVERYONE, by: BY, at: 3, fields: { priority: 1 } })
      if (step.refused || 'unchanged' in step) throw new Error('not edited')
      return { refused: false, task: step.task, event: step.event }
    })
    expect(await claim('s1')).toBe(2)
  })

  test('[D35] whoever offers what a task needs gets it; a task that needs nothing goes to anyone', async () => {
    await add({ skills: ['rust', 'sql'] }, { skills: ['rust'] }, {})
    expect(await store.countPending('build', 'builder', 9, ['rust'])).toBe(2)
    const got = [await claim('s1'), await claim('s2'), await claim('s3', ['rust']), await claim('s4', ['rust', 'go'])]
    expect(got).toEqual([3, undefined, 2, undefined])
    expect(await claim('s5', ['sql', 'rust'])).toBe(1)
  })

  test('[D35] those who claim at once and offer different things each get what is for them', async () => {
    await add({ skills: ['rust'] }, { skills: ['go'] }, { skills: ['rust'] }, {})
    const asked = [claim('s1', ['rust']), claim('s2', ['go']), claim('s3'), claim('s4', ['rust']), claim('s5')]
    expect(await Promise.all(asked)).toEqual([1, 2, 4, 3, undefined])
  })

  test('[D26] of servers that give out work of different roles at once, no more is taken than there are places', async () => {
    for (let round = 0; round < 12; round++) {
      const role = (index: number) => ['builder', 'reviewer', 'tester'][index % 3] as string
      await add(...Array.from({ length: 6 }, (_, index) => ({ role: role(index) })))
      const asked = Array.from({ length: 6 }, (_, index) =>
        claim(`s${round}-${index}`, [], index % 2 === 0 ? store : now.there, role(index), round + 1),
      )
      await Promise.all(asked)
      const held = await store.roomTasks({ room: 'build', statuses: ['acknowledged'], limit: 99 })
      expect(held.length).toBeLessThanOrEqual(round + 1)
    }
  })

  test('[D39] a closed room gives out no work', async () => {
    await add({})
    const version = (number: number, state: string) => ({
      kind: 'chatroom' as const,
      id: 'build',
      version: number,
      subject: '',
      state,
      body: { settings },
      actor: 'person:dana',
      at: 1,
    })
    const records = [version(1, 'open'), version(2, 'closed')]
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], records }))
    expect(await claim('s1')).toBeUndefined()
    await store.changeRoom('build', [], () => ({ refused: false, writes: [], records: [version(3, 'open')] }))
    expect(await claim('s1')).toBe(1)
  })

  test('[D35] whatever a task needs, claims go by priority among all that is met; a skill that begins like another is another', async () => {
    await add(
      { skills: ['sql'], priority: 1 },
      { skills: ['rust', 'sql'], priority: 3 },
      { skills: ['rust+'], priority: 9 },
    )
    await add({ priority: 2 }, { skills: ['sql', 'rust'], priority: 4 }, { skills: ['go', 'rust'], priority: 9 })
    const order = []
    for (let turn = 0; turn < 5; turn++) order.push(await claim(`s${turn}`, ['rust', 'sql', 'zig']))
    expect(order).toEqual([5, 2, 4, 1, undefined])
  })

  test('[D35] what a task needs can be changed, and counts for the next claim', async () => {
    await add({ skills: ['rust'] })
    await store.changeTask({ number: 1 }, (task: Task) => {
      const step = decideEdit(lifecycle, task as RoomTask, { as: EVERYONE, by: BY, at: 3, fields: { skills: ['go'] } })
      if (step.refused || 'unchanged' in step) throw new Error('not edited')
      return { refused: false, task: step.task, event: step.event }
    })
    expect([await claim('s1', ['rust']), await claim('s1', ['go'])]).toEqual([undefined, 1])
  })

  test.each([[[]], [['rust', 'sql']]])(
    '[D35] a claim that offers %j reads the index of claims, and no task that asks for something else',
    async (skills) => {
      const others = (count: number) =>
        Array.from({ length: count }, (_, index) => ({
          queuePosition: index,
          priority: 1 + (index % 7),
          skills: [`other-${index % 40}`, `more-${index}`],
        }))
      await add(...others(300), { skills: ['rust'] }, {}, { skills: ['sql', 'rust'] })
      const [small] = [await planOf(now.place, store.workspace, skills)]
      expect(small.plan).toMatch(/room_claims/)
      expect(small.plan).not.toMatch(/room_tasks|B-TREE|Seq Scan on tasks|SCAN tasks/)
      await add(...others(3_000))
      const large = await planOf(now.place, store.workspace, skills)
      // Blocks that PostgreSQL looks at: ten times as much that is for others adds none but by a deeper index.
      expect(large.read).toBeLessThanOrEqual(small.read * 1.5 + 10)
    },
  )
})

/** How the database goes about a claim, and how much it reads for it where it says so. */
async function planOf(
  place: Place,
  workspace: string,
  skills: readonly string[],
): Promise<{ readonly plan: string; readonly read: number }> {
  if ('sqliteFile' in place) {
    const database = new DatabaseSync(place.sqliteFile)
    const asked = [workspace, 'build', 'builder'] as const
    const plans = [
      database.prepare(`explain query plan ${ON_SQLITE}`).all(...asked, skills.length === 0 ? null : '["rust"]'),
      database.prepare(`explain query plan ${NEXT_LIST}`).all(...asked, ''),
    ]
    database.close()
    const lines = plans.flat().map(({ detail }) => String(detail))
    // Every part of the index before the order is looked up, the skills too.
    expect(
      lines.filter((line) => /room_claims \(workspace=\? AND <expr>=\? AND <expr>=\? AND <expr>[=>]\?\)/.test(line)),
    ).toHaveLength(2)
    return { plan: lines.join('\n'), read: 0 }
  }
  const pool = connect(place.postgresUrl, LIMITS)
  await pool.query('vacuum analyze pawl.tasks')
  const sender = new Sender(pool, workspace)
  const values = ['build', 'builder', ['builder/s1'], skills, 16, 9]
  const sql = `explain (analyze, buffers, timing off) ${ON_POSTGRES[skills.length === 0 ? 'nothing' : 'skills']}`
  await sender.readOnce(sql, ...values)
  const rows = await sender.readOnce<{ 'QUERY PLAN': string }>(sql, ...values)
  await pool.end()
  const lines = rows.map((row) => String(row['QUERY PLAN']))
  const plan = lines.join('\n')
  // What the sessions hold already, and how many are held, are other questions: each is read from an index alone.
  const claiming = plan.replaceAll(/Index (?:Only )?Scan using room_(?:tasks|holders).*\n/g, '')
  return { plan: claiming, read: Number(/shared hit=(\d+)/.exec(plan)?.[1] ?? 0) }
}
