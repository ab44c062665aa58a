// The floor of governed work: begin, hand in, judge and assign the next, as prepared statements on Pawl's own schema. The
// same three transactions with the same writes, and no more reads than they need.

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { DEFAULT_WORKSPACE, newId } from '@pawl/operations'
import pg from 'pg'
import { initiativeName, POLICY, workerName } from '../fill-initiative.ts'
import { ACTOR } from '../fill-store.ts'

type Rows = readonly Record<string, unknown>[]
interface Connection {
  readonly rows: (sql: string, ...values: unknown[]) => Promise<Rows> | Rows
  readonly close: () => Promise<void> | void
}

interface TaskRow {
  readonly id: string
  readonly number: number
  readonly status: string
  readonly version: number
  readonly fields: Record<string, unknown>
}

export interface RawGoverned {
  /** One task of this worker, from its assignment to the assignment of the next. */
  cycle(worker: number): Promise<void>
  close(): Promise<void>
}

const RECORD = 'workspace, kind, id, version, subject, state, body, actor, at'
const TASK = 'id, number, status, version, fields'

export function openRawGovernedSqlite(path: string): RawGoverned {
  const database = new DatabaseSync(path)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -65536',
  )
  const prepared = new Map<string, StatementSync>()
  const rows = (sql: string, ...values: unknown[]) => {
    const statement = prepared.get(sql) ?? database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'))
    prepared.set(sql, statement)
    return statement.all(...(values as string[])) as Rows
  }
  const dialect = {
    schema: '',
    lock: '',
    begin: 'begin immediate',
    worker: `json_extract(fields, '$.assignee')`,
    initiative: `json_extract(fields, '$.initiative_id')`,
    isPending: `status = 'pending'`,
    listed: '',
  }
  return cyclesOver([{ rows, close: () => database.close() }], dialect)
}

export async function openRawGovernedPostgres(url: string, clients: number): Promise<RawGoverned> {
  const names = new Map<string, string>()
  const connections = Array.from({ length: clients }, async () => {
    const client = new pg.Client(url)
    await client.connect()
    const rows = async (text: string, ...values: unknown[]) => {
      const name = names.get(text) ?? `s${names.size}`
      names.set(text, name)
      return (await client.query({ name, text, values })).rows as Rows
    }
    return { rows, close: () => client.end() }
  })
  const dialect = { schema: 'pawl.', lock: ' for update', begin: 'begin', ...LISTED_BY_COLUMNS }
  return cyclesOver(await Promise.all(connections), dialect)
}

interface Dialect {
  readonly schema: string
  readonly lock: string
  readonly begin: string
  /** As the indexes have them: who has the task to do, if it is to be done; the initiative; the status. */
  readonly worker: string
  readonly initiative: string
  readonly isPending: string
  /** What else a change of the task sets, of the status $1 and the fields $4. */
  readonly listed: string
}

const LISTED_BY_COLUMNS = {
  worker: 'held_by',
  initiative: 'listed_in',
  isPending: `listed_as = 'pending'`,
  listed: `, listed_as = $1, held_by = case when $1 in ('pending', 'in_progress', 'blocked') then $4::json ->> 'assignee' end`,
}

function cyclesOver(
  connections: readonly Connection[],
  { schema, lock, begin, worker: has, initiative, isPending, listed }: Dialect,
): RawGoverned {
  const tasks = `${schema}tasks where workspace = $1 and lifecycle = 'governed'`
  const sql = {
    assigned: `select ${TASK} from ${tasks} and status in ('pending', 'in_progress', 'blocked') and ${has} = $2 order by number limit 1`,
    unassigned: `select ${TASK} from ${tasks} and ${initiative} = $2 and ${isPending} and ${has} is null order by number limit 1`,
    task: `select ${TASK} from ${schema}tasks where workspace = $1 and id = $2`,
    head: `select version, body from ${schema}record_heads where workspace = $1 and kind = $2 and id = $3`,
    update: `update ${schema}tasks set status = $1, version = $2, updated_at = $3, fields = $4${listed} where workspace = $5 and id = $6 and version = $7`,
    event: `insert into ${schema}events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status,
      set_fields, cleared_fields, undoes) values ($1, $2, $3, $4, 'governed', $5, $6, $7, $8, $9, '{}', '[]', null)`,
    record: `insert into ${schema}records (${RECORD}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    newHead: `insert into ${schema}record_heads (${RECORD}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    nextHead: `update ${schema}record_heads set version = $1, state = $2, body = $3 where workspace = $4 and kind = $5 and id = $6`,
  }
  return {
    cycle: async (worker) => {
      const { rows } = connections[worker] as Connection
      const one = async (text: string, ...values: unknown[]) => (await rows(text, DEFAULT_WORKSPACE, ...values))[0]
      const taskAt = async (text: string, value: string) => toTask(await one(text, value))
      const inTransaction = async (work: () => Promise<void>) => {
        await rows(begin)
        await one(`${sql.head}${lock}`, 'initiative', initiativeName(worker))
        await work()
        await rows('commit')
      }
      const move = async (task: TaskRow, to: string, trigger: string, set: object) => {
        const version = task.version + 1
        const fields = JSON.stringify({ ...task.fields, ...set })
        await rows(sql.update, to, version, Date.now(), fields, DEFAULT_WORKSPACE, task.id, task.version)
        const values = [task.id, version, task.number, Date.now(), ACTOR, trigger, task.status, to]
        await rows(sql.event, DEFAULT_WORKSPACE, ...values)
      }
      const add = async (kind: string, id: string, state: string, subject: string, body: object) => {
        const values = [DEFAULT_WORKSPACE, kind, id, 1, subject, state, JSON.stringify(body), ACTOR, Date.now()]
        await rows(sql.record, ...values)
        await rows(sql.newHead, ...values)
      }
      const { id } = await taskAt(sql.assigned, workerName(worker))
      const about = { initiative_id: initiativeName(worker), task_id: id }
      const item = newId()
      await inTransaction(async () => {
        await move(await taskAt(sql.task, id), 'in_progress', 'start', { startedAt: Date.now(), epoch: 1 })
      })
      await inTransaction(async () => {
        const policy = await one(sql.head, 'policy', POLICY)
        await move(await taskAt(sql.task, id), 'completed', 'complete', { result: 'a page', completedAt: Date.now() })
        await add('result', newId(), 'submitted', id, { result: 'a page', version: 1 })
        await add('item', item, 'open', 'system3', { type: 'TaskReview', ...about, policies: [policy?.body] })
      })
      await inTransaction(async () => {
        const asked = await one(sql.head, 'item', item)
        const answer = JSON.stringify({ ...about, type: 'TaskReview', asked: asked?.body, answer: 'Satisfied' })
        const values = [DEFAULT_WORKSPACE, 'item', item, 2, 'system3', 'answered', answer, ACTOR, Date.now()]
        await rows(sql.record, ...values)
        await rows(sql.nextHead, 2, 'answered', answer, DEFAULT_WORKSPACE, 'item', item)
        await add('case', newId(), 'Satisfied', id, { ...about, policy_id: POLICY, verdict: 'Satisfied' })
        await move(await taskAt(sql.task, id), 'approved', 'approve', {})
        const next = await taskAt(sql.unassigned, initiativeName(worker))
        await move(next, 'pending', 'edit', { assignee: workerName(worker) })
        await add('message', newId(), 'sent', next.id, { type: 'TaskAssign', ...about, task_id: next.id })
      })
    },
    close: async () => {
      for (const connection of connections) await connection.close()
    },
  }
}

function toTask(row: Record<string, unknown> | undefined): TaskRow {
  const { fields, ...task } = row as Record<string, unknown>
  return { ...task, fields: typeof fields === 'string' ? JSON.parse(fields) : fields } as TaskRow
}
