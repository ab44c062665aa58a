// Workspaces, the numbers they give out, and how much is in them.

import { present } from '@pawl/kernel'
import type { CountedTable } from '../../rows.ts'
import type { Sender } from '../send.ts'

export function hasWorkspace(sender: Sender): boolean {
  return sender.get('select 1 from workspaces where workspace = ?') !== undefined
}

export function addWorkspace(sender: Sender): void {
  sender.run('insert into workspaces (workspace) values (?) on conflict do nothing')
}

/** A write as every other, which changes nothing. */
export function touchWorkspace(sender: Sender): void {
  sender.run('update workspaces set last_number = last_number where workspace = ?')
}

export function nextNumber(sender: Sender): number {
  const sql = 'update workspaces set last_number = last_number + 1 where workspace = ? returning last_number'
  return present(sender.get<{ last_number: number }>(sql)).last_number
}

/** The highest number given out. */
export function lastNumber(sender: Sender): number {
  const sql = 'select last_number from workspaces where workspace = ?'
  return sender.get<{ last_number: number }>(sql)?.last_number ?? 0
}

/** The numbers given out next come after this one. */
export function raiseLastNumber(sender: Sender, number: number): void {
  sender.run('update workspaces set last_number = max(last_number, ?2) where workspace = ?1', number)
}

export function countRows(sender: Sender, table: CountedTable): number {
  return sender.get<{ rows: number }>(`select count(*) as rows from ${table} where workspace = ?`)?.rows ?? 0
}
