// A look back over days in a SQLite file: page by page, so that whoever else wants something of this process gets a turn.

import { setImmediate as breathe } from 'node:timers/promises'
import type { InsightReader, StatusChange, Stay, TaskScope } from '@pawl/operations'
import { CHANGES_STATUS, PAGE, type StayRow, toStay } from '../insight-rows.ts'
import { type CountRow, toCounts } from '../rows.ts'
import type { Sender } from './send.ts'
import { lastPosition } from './statements/events.ts'
import { statusCounts, thereFor } from './statements/tasks.ts'

/** Events are stored in the order of their clocks, but for what several clocks differ by. */
const CLOCKS_DIFFER = 3_600_000

const ENTERED_AT = `case when from_status is not null then
  (select at from events as entry where entry.workspace = event.workspace and entry.task_id = event.task_id
   and entry.version < event.version and ${CHANGES_STATUS} order by entry.version desc limit 1) end`
const CHANGE = `at, from_status as "from", to_status as "to", ${ENTERED_AT} as enteredAt`
const SINCE = `case when version = 1 then created_at else
  (select at from events as entry where entry.workspace = tasks.workspace and entry.task_id = tasks.id
   and ${CHANGES_STATUS} order by entry.version desc limit 1) end`

export function sqliteInsight(sender: Sender): InsightReader {
  return {
    statusCounts: async (scope) => {
      if (!isScoped(scope)) return toCounts(statusCounts(sender, scope.lifecycle))
      const sql = `select status, count(*) as tasks from tasks where workspace = ?
        and id in (select value from json_each(?)) group by status`
      return toCounts(sender.all<CountRow>(sql, JSON.stringify(idsIn(sender, scope))))
    },
    statusChanges: (scope, since) =>
      isScoped(scope) ? changesOfSome(sender, scope, since) : changesOfAll(sender, scope.lifecycle, since),
    stays: async function* (scope, statuses): AsyncGenerator<Stay[]> {
      const sql = `select id, status, ${SINCE} as since from tasks where workspace = ?
        and id in (select value from json_each(?))`
      const pages = isScoped(scope)
        ? pagesOf(idsIn(sender, scope, statuses))
        : idsOfAll(sender, scope.lifecycle, statuses)
      for await (const ids of pages) yield sender.all<StayRow>(sql, JSON.stringify(ids)).map(toStay)
    },
  }
}

const isScoped = ({ room, initiative, owners }: TaskScope) => (room ?? initiative ?? owners) !== undefined

async function* changesOfAll(sender: Sender, lifecycle: string, since: number): AsyncGenerator<StatusChange[]> {
  const last = lastPosition(sender) ?? 0
  const sql = `select ${CHANGE} from events as event where workspace = ? and sequence > ? and sequence <= ?
    and lifecycle = ? and at >= ? and ${CHANGES_STATUS}`
  for (let from = sequenceBefore(sender, since - CLOCKS_DIFFER, last); from < last; from += PAGE) {
    await breathe()
    yield sender.all<StatusChange>(sql, from, from + PAGE, lifecycle, since)
  }
}

async function* changesOfSome(sender: Sender, scope: TaskScope, since: number): AsyncGenerator<StatusChange[]> {
  const sql = `select ${CHANGE} from events as event where workspace = ?
    and task_id in (select value from json_each(?)) and at >= ? and ${CHANGES_STATUS}`
  for await (const ids of pagesOf(idsIn(sender, scope))) yield sender.all<StatusChange>(sql, JSON.stringify(ids), since)
}

/** The highest below which everything is older. */
function sequenceBefore(sender: Sender, moment: number, last: number): number {
  let low = 0
  let high = last
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const sql = 'select at from events where workspace = ? and sequence >= ? order by sequence limit 1'
    const [found] = sender.all<{ at: number }>(sql, middle)
    if (found !== undefined && found.at < moment) low = middle
    else high = middle - 1
  }
  return low
}

function idsIn(
  sender: Sender,
  { lifecycle, room, initiative, owners }: TaskScope,
  statuses?: readonly string[],
): readonly string[] {
  const [field, value] = room === undefined ? ['initiative_id', initiative ?? ''] : ['chatroomId', room]
  const inStatus = statuses === undefined ? '' : 'and status in (select value from json_each(?3))'
  const sql =
    owners === undefined
      ? `select id from tasks where workspace = ?1 and lifecycle = '${lifecycle}'
        and json_extract(fields, '$.${field}') = ?2 ${inStatus}`
      : `select id from (${thereFor('id, status')}) where true ${inStatus}`
  const given = owners === undefined ? value : JSON.stringify(owners)
  const values = statuses === undefined ? [given] : [given, JSON.stringify(statuses)]
  return sender.all<{ id: string }>(sql, ...values).map(({ id }) => id)
}

async function* idsOfAll(
  sender: Sender,
  lifecycle: string,
  statuses: readonly string[],
): AsyncGenerator<readonly string[]> {
  const sql = `select id, number from tasks where workspace = ? and lifecycle = ? and status = ? and number > ?
    order by number limit ${PAGE}`
  for (const status of statuses) {
    let page: { id: string; number: number }[] = []
    do {
      await breathe()
      page = sender.all(sql, lifecycle, status, page.at(-1)?.number ?? 0)
      yield page.map(({ id }) => id)
    } while (page.length === PAGE)
  }
}

async function* pagesOf(ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    await breathe()
    yield ids.slice(from, from + PAGE)
  }
}
