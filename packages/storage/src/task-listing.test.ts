// What tasks are listed by on PostgreSQL: columns that say the same as the fields, and whose starts cost no index.

import { createTask, decide, type FieldChangesOf, type RoomTask, room } from '@pawl/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../../testing/databases.ts'
import { openStore, type Store } from './index.ts'
import { isMoveAlone, listingOf } from './postgres/task-listing.ts'

const fields = { chatroomId: 'build', content: 'a wheel', origin: 'chat', role: 'builder', queuePosition: 1 } as const
const made = createTask(room, { id: 't1', number: 1, by: 'person:dana', at: 1, status: 'pending', fields })

function moved(task: RoomTask, to: RoomTask['status'], given: FieldChangesOf<typeof room> = {}) {
  const decision = decide(room, task, { to, by: 'agent:builder/s1', as: ['role', 'holder'], at: 2, fields: given })
  if (decision.refused) throw new Error(decision.error.code)
  return decision
}

test('[TL2] what is claimed and started is listed as held all the while, by its role and session', () => {
  const claimed = moved(made.task, 'acknowledged', { assignedTo: 'builder', claimedBy: 's1' })
  const started = moved(claimed.task, 'in_progress')
  expect(listingOf(claimed.task)).toMatchObject({ listed_as: 'held', held_by: 'builder/s1' })
  expect(listingOf(started.task)).toEqual(listingOf(claimed.task))
  expect([claimed.event, started.event].map(isMoveAlone)).toEqual([true, true])
})

const [, postgres] = databases
describe.runIf(postgres !== undefined)('on PostgreSQL', () => {
  let opened: Store
  let client: pg.Client
  beforeAll(async () => {
    const place = (await postgres?.freshPlace()) as { postgresUrl: string }
    opened = await openStore(place)
    client = new pg.Client(place.postgresUrl)
    await client.connect()
    const intake = await (await opened.in()).openIntake()
    await intake.addEvents([made.event])
    await intake.addTasks([made.task])
    await intake.commit()
  })
  afterAll(async () => {
    await client.end()
    await opened.close()
  })
  const misfiled = async () => {
    const snapshot = await (await opened.in()).openSnapshot()
    const [first] = await snapshot.tasksAfter(0, 1)
    await snapshot.close()
    return first?.misfiled
  }

  test.each([
    ['listed_in', `'elsewhere'`],
    ['listed_as', `'held'`],
    ['listed_at', '99'],
    ['role', `'planner'`],
    ['claim_priority', '5'],
    ['queue_position', '7'],
    ['held_by', `'builder/s2'`],
    ['paused_until', '5'],
    ['waits', 'true'],
    ['shared_with', `'["noa"]'`],
  ])('[TL1] a task that is listed under another %s is found', async (column, value) => {
    expect(await misfiled()).toEqual([])
    await client.query('begin; set local session_replication_role = replica')
    const { rows } = await client.query(`select ${column} as before from pawl.tasks`)
    await client.query(`update pawl.tasks set ${column} = ${value}; commit`)
    expect(await misfiled()).toEqual([column])
    await client.query('begin; set local session_replication_role = replica')
    await client.query(`update pawl.tasks set ${column} = $1`, [rows[0].before])
    await client.query('commit')
  })
})
