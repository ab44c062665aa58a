// Workspaces, the numbers they give out, and how much is in them.

import type { CountedTable } from '../../rows.ts'
import type { Sender } from '../send.ts'

export async function addWorkspace(sender: Sender): Promise<void> {
  await sender.write('add_workspace', 'insert into pawl.workspaces (workspace) values ($1) on conflict do nothing')
}

/** A write as every other, which changes nothing. */
export async function touchWorkspace(sender: Sender): Promise<void> {
  await sender.read('touch_workspace', 'update pawl.workspaces set last_number = last_number where workspace = $1')
}

/** Nobody else adds a task before this transaction is over. */
export async function lockWorkspace(sender: Sender): Promise<void> {
  await sender.readOnce('select 1 from pawl.workspaces where workspace = $1 for update')
}

/** The highest number given out. */
export async function lastNumber(sender: Sender): Promise<number> {
  const sql = 'select last_number from pawl.workspaces where workspace = $1'
  return (await sender.read<{ last_number: number }>('last_number', sql))[0]?.last_number ?? 0
}

export async function countRows(sender: Sender, table: CountedTable): Promise<number> {
  const sql = `select count(*) as rows from pawl.${table} where workspace = $1`
  return (await sender.read<{ rows: number }>(`count_${table}`, sql))[0]?.rows ?? 0
}
