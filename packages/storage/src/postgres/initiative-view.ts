// What a change of an initiative is decided on, in two statements: the first locks, the second sees what whoever held the
// lock before has left. One statement could not do both: it would see what was there before it had to wait.

import { type GovernedTask, governed } from '@pawl/kernel'
import {
  type InitiativeNeeds,
  type InitiativeView,
  LIVE,
  type PolicyHistory,
  type RecordOf,
  WAITING,
} from '@pawl/operations'
import { changedSince } from '../changed-since.ts'
import { RECORD_COLUMNS, type RecordRow, toRecord } from '../record-rows.ts'
import { TASK_COLUMNS, type TaskRow, toTasksOf } from '../rows.ts'
import type { Sender } from './send.ts'
import { lockedInitiatives, recordVersions } from './statements/records.ts'
import { tasksById } from './statements/tasks.ts'

const GOVERNED = `pawl.tasks where workspace = $1 and lifecycle = 'governed'`
const NOT_OVER = `listed_as in (${LIVE.map((status) => `'${status}'`).join(', ')})`
const HEADS = `select ${RECORD_COLUMNS} from pawl.record_heads where workspace = $1`

const listOf = (select: string, order: string) =>
  `(select coalesce(json_agg(one order by ${order}), '[]') from (${select}) as one)`

/** Each part in the order of the index: in one, all of them would be sorted for the two. */
const freeIn = (which: 'waits' | 'not waits') => `(select ${TASK_COLUMNS} from ${GOVERNED} and listed_in = initiative.id
      and listed_as = 'pending' and held_by is null and ${which} order by number limit 2)`

/** $2: the initiative and the others. $3: tasks. $4: items. $5: the initiative alone. */
const see = (asked: string, waiting: string) => `with asked as materialized (${asked}),
free as materialized (
  select found.* from unnest($2::text[]) as initiative (id) cross join lateral (
    ${freeIn('not waits')} union all ${freeIn('waits')} limit 2) as found)
select ${listOf('select * from asked', 'number')} as tasks,
  ${listOf('select * from free', 'number')} as unassigned,
  ${listOf(`select id from ${GOVERNED} and listed_in = $5 and ${NOT_OVER} limit 2`, 'id')} as live,
  ${listOf(
    // Counted for one worker after the other, by the index: all at once the planner would read every task there is. Ids of records are
    // sorted by bytes, and who holds a task is not: compared as the former, the index could not be used.
    `select id as worker, (select count(*) from ${GOVERNED} and held_by = worker.id collate "default") as count
      from pawl.record_heads as worker where workspace = $1 and kind = 'worker'`,
    'worker',
  )} as loads,
  ${listOf(`${HEADS} and kind = 'policy'`, 'id')} as policies,
  ${listOf(`${HEADS} and kind = 'worker'`, 'id')} as workers,
  ${listOf(`${HEADS} and kind in ('result', 'case') and subject = any($3)`, 'id')} as made,
  ${listOf(`${HEADS} and kind = 'item' and id = any($4)`, 'id')} as items,
  ${listOf(`${HEADS} and kind = 'item' and state in (${WAITING.map((state) => `'${state}'`).join(', ')}) and ${waiting}`, 'id')} as waiting`

export const SEE_SOME = see(
  `select ${TASK_COLUMNS} from pawl.tasks where workspace = $1 and id = any($3)`,
  // As an array the ids are looked up one by one, however many items there are.
  `about_task = any(array(select id from asked union all select id from free))`,
)
const SEE_ALL = see(
  `select ${TASK_COLUMNS} from ${GOVERNED} and listed_in = $5 and ${NOT_OVER}`,
  `about_initiative = $5`,
)

interface SeenRow {
  readonly tasks: TaskRow[]
  readonly unassigned: TaskRow[]
  readonly live: { id: string }[]
  readonly loads: { worker: string; count: number }[]
  readonly policies: RecordRow[]
  readonly workers: RecordRow[]
  readonly made: RecordRow[]
  readonly items: RecordRow[]
  readonly waiting: RecordRow[]
}

/** Undefined if there is no such initiative. */
export async function lockedView(
  own: Sender,
  id: string,
  { tasks = [], items = [], others = [], all = false, policyHistory = false }: InitiativeNeeds,
): Promise<InitiativeView | undefined> {
  const ids = [...new Set([id, ...others])]
  const locked = (await lockedInitiatives(own, ids)).map(toRecord<'initiative'>)
  const initiative = locked.find((one) => one.id === id)
  if (initiative === undefined) return undefined
  const [name, sql] = all ? ['see_whole_initiative', SEE_ALL] : ['see_initiative', SEE_SOME]
  const [seen] = (await own.read<SeenRow>(name, sql, ids, tasks, items, id)) as [SeenRow]
  const unassigned = Map.groupBy(toTasksOf(governed, seen.unassigned), ({ fields }) => fields.initiative_id)
  const made = Map.groupBy(seen.made, ({ kind }) => kind)
  const other = (one: RecordOf<'initiative'>) => ({ initiative: one, unassigned: unassigned.get(one.id) ?? [] })
  const asked = toTasksOf(governed, seen.tasks)
  const policies = seen.policies.map(toRecord<'policy'>)
  return {
    initiative,
    tasks: new Map(asked.map((task) => [task.id, task])),
    unassigned: unassigned.get(id) ?? [],
    live: seen.live.map((one) => one.id),
    policies,
    policyHistory: policyHistory ? await historyOf(own, policies, asked) : undefined,
    workers: seen.workers.map(toRecord<'worker'>),
    loads: Object.fromEntries(seen.loads.map(({ worker, count }) => [worker, count])),
    results: (made.get('result') ?? []).map(toRecord<'result'>),
    cases: (made.get('case') ?? []).map(toRecord<'case'>),
    items: seen.items.map(toRecord<'item'>),
    others: locked.filter((one) => others.includes(one.id)).map(other),
    waiting: seen.waiting.map(toRecord<'item'>),
  }
}

/** Mostly no policy was changed meanwhile, and the task is the first of its attempts. */
async function historyOf(
  own: Sender,
  policies: readonly RecordOf<'policy'>[],
  tasks: readonly GovernedTask[],
): Promise<PolicyHistory> {
  const made = await Promise.all(tasks.map(async (task) => (await firstAttempt(own, task)).createdAt))
  const since = Math.min(...made)
  const versions = changedSince(policies, since).map(
    async (policy) => [policy, (await recordVersions(own, 'policy', policy)).map(toRecord<'policy'>)] as const,
  )
  return { since, versions: new Map(await Promise.all(versions)) }
}

async function firstAttempt(own: Sender, task: GovernedTask): Promise<GovernedTask> {
  const { replaces_task_id: before } = task.fields
  const [replaced] = before === undefined ? [] : toTasksOf(governed, await tasksById(own, [before]))
  return replaced === undefined ? task : firstAttempt(own, replaced)
}
