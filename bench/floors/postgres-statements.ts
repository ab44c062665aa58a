// The floor of a transition on PostgreSQL, as two statements: read the task, then store its next status together with
// the event, only if it is still at the version that was read. On Pawl's own schema, with its indexes and triggers.

import { DEFAULT_WORKSPACE } from '@pawl/operations'

export function readTask(number: string): string {
  return `select id, number, lifecycle, status, version, created_by, created_at, updated_at, fields
from pawl.tasks where workspace = '${DEFAULT_WORKSPACE}' and number = ${number}`
}

/** Placeholders: pgbench and the driver write them differently, and to pgbench a colon in a text is one too. */
export interface WriteParameters {
  readonly id: string
  readonly version: string
  readonly fields: string
  readonly actor: string
}

/**
 * Starts an open task, stops a started one. The fields go back as they were read and those of the event are constants:
 * a program could not send less.
 */
export function writeTask({ id, version, fields, actor }: WriteParameters): string {
  return `with written as (
  update pawl.tasks
  set status = case status when 'open' then 'in_progress' else 'open' end,
      version = version + 1,
      updated_at = cast(extract(epoch from clock_timestamp()) * 1000 as bigint),
      listed_as = case status when 'open' then 'in_progress' else 'open' end,
      listed_at = cast(extract(epoch from clock_timestamp()) * 1000 as bigint),
      fields = ${fields}
  where workspace = '${DEFAULT_WORKSPACE}' and id = ${id} and version = ${version}
  returning workspace, id, version, number, lifecycle, updated_at, status)
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status,
  set_fields, cleared_fields, undoes)
select workspace, id, version, number, lifecycle, updated_at, ${actor},
  case status when 'open' then 'stopTask' else 'startTask' end,
  case status when 'open' then 'in_progress' else 'open' end, status, '{"startedAt": 1700000000000}', '[]', null
from written`
}
