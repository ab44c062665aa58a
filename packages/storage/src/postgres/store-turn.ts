// What was said, done and answered in one turn: one transaction, stored whole or not at all.

import { numbered, type TurnOutcome, type TurnRecord, type TurnWrite } from '@pawl/operations'
import type { Pool } from './connect.ts'
import { wasOvertaken } from './errors.ts'
import { Statements } from './statements.ts'

export async function storeTurn(
  pool: Pool,
  workspace: string,
  turn: TurnRecord,
  afterCommit: () => void,
): Promise<TurnOutcome> {
  try {
    // Only talk is one statement, and that is atomic by itself.
    if (!turn.begins && turn.writes.length === 0) return await storeMessages(new Statements(pool, workspace), turn)
    const outcome = await storeTogether(pool, workspace, turn)
    if (outcome === 'stored' && turn.writes.length > 0) afterCommit()
    return outcome
  } catch (error) {
    if (wasOvertaken(error)) return 'taken'
    throw error
  }
}

async function storeTogether(pool: Pool, workspace: string, turn: TurnRecord): Promise<TurnOutcome> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin')
    const outcome = await storeAll(new Statements(client, workspace), turn)
    await client.query(outcome === 'stored' ? 'commit' : 'rollback')
    broken = false
    return outcome
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    throw error
  } finally {
    client.release(broken)
  }
}

async function storeAll(statements: Statements, turn: TurnRecord): Promise<TurnOutcome> {
  if (turn.begins) await statements.insertConversation(turn.conversation)
  const said = await storeMessages(statements, turn)
  if (said !== 'stored') return said
  for (const write of turn.writes) if (!(await storeWrite(statements, write))) return 'stale'
  return 'stored'
}

async function storeMessages(statements: Statements, { conversation, messages }: TurnRecord): Promise<TurnOutcome> {
  const stored = await statements.insertMessages(conversation.id, messages)
  return stored === messages.length ? 'stored' : 'taken'
}

async function storeWrite(statements: Statements, write: TurnWrite): Promise<boolean> {
  if ('update' in write) {
    const { task, event } = write.update
    return (await statements.updateWrites([task], [event])).has(task.id)
  }
  // The database gives the number.
  const { task, event } = write.insert(0)
  const number = (await statements.insertWrites([task], [event])) + 1
  for (const change of write.changes ?? []) {
    const own = numbered(change, number)
    if (!(await statements.updateWrites([own.task], [own.event])).has(task.id)) return false
  }
  return true
}
