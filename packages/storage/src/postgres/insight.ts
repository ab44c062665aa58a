// A look back over days in PostgreSQL: read through a cursor, inside the transaction of the snapshot.

import type { InsightReader, StatusChange, TaskScope } from '@pawl/operations'
import { CHANGES_STATUS, PAGE, type StayRow, toStay } from '../insight-rows.ts'
import { type CountRow, toCounts } from '../rows.ts'
import type { Sender } from './send.ts'
import { isThereFor } from './statements/tasks.ts'

const IN_SCOPE = `workspace = $1 and lifecycle = $2`
const ENTERED_AT = `case when from_status is not null then
  (select at from pawl.events as entry where entry.workspace = $1 and entry.task_id = event.task_id
   and entry.version < event.version and ${CHANGES_STATUS} order by entry.version desc limit 1) end`
const SINCE = `case when version = 1 then created_at else
  (select at from pawl.events as entry where entry.workspace = $1 and entry.task_id = tasks.id
   and ${CHANGES_STATUS} order by entry.version desc limit 1) end`

export function postgresInsight(sender: Sender): InsightReader {
  async function* through<Row>(cursor: string, sql: string, values: readonly unknown[]): AsyncGenerator<Row[]> {
    // Compiling such a query takes longer than running it.
    await sender.command('set local jit = off')
    await sender.readOnce(`declare ${cursor} no scroll cursor for ${sql}`, ...values)
    let page: Row[] = []
    do {
      page = await sender.command<Row>(`fetch ${PAGE} from ${cursor}`)
      yield page
    } while (page.length === PAGE)
    await sender.command(`close ${cursor}`)
  }
  const given = ({ lifecycle, room, initiative, owners }: TaskScope) => [
    lifecycle,
    ...(room === undefined ? [] : [room]),
    ...(initiative === undefined ? [] : [initiative]),
    ...(owners === undefined ? [] : [owners]),
  ]
  return {
    statusCounts: async (scope) => {
      const sql = `select status, count(*) as tasks from pawl.tasks where ${IN_SCOPE} ${only(scope)} group by status`
      return toCounts(await sender.readOnce<CountRow>(sql, ...given(scope)))
    },
    statusChanges: (scope, since) => {
      const values = given(scope)
      const some = only(scope) && `and task_id in (select id from pawl.tasks where ${IN_SCOPE} ${only(scope)})`
      // The first of a task within the days was entered before them: only that one is looked up.
      const sql = `select at, from_status as "from", to_status as "to",
          coalesce(lag(at) over (partition by task_id order by version), ${ENTERED_AT}) as "enteredAt"
        from pawl.events as event where ${IN_SCOPE} ${some} and at >= $${values.length + 2} and ${CHANGES_STATUS}`
      return through<StatusChange>('status_changes', sql, [...values, since])
    },
    stays: async function* (scope, statuses) {
      const values = given(scope)
      const sql = `select id, status, ${SINCE} as since from pawl.tasks as tasks
        where ${IN_SCOPE} ${only(scope)} and status = any($${values.length + 2})`
      for await (const page of through<StayRow>('stays', sql, [...values, statuses])) yield page.map(toStay)
    },
  }
}

function only({ lifecycle, room, initiative, owners }: TaskScope): string {
  // Said again, so that the index that has only such tasks is found.
  if (room !== undefined) return `and lifecycle = '${lifecycle}' and listed_in = $3`
  if (owners !== undefined) return `and lifecycle = '${lifecycle}' and ${isThereFor('$3')}`
  return initiative === undefined ? '' : `and lifecycle = '${lifecycle}' and listed_in = $3`
}
