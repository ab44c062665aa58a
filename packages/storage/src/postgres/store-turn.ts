// What was said, done and answered in one turn: one transaction, stored whole or not at all.

import { filledIn, type Receipt, type StoredReceipt, type TurnOutcome, type TurnRecord } from '@pawl/operations'
import type { Pool } from './connect.ts'
import { Conflict, wasInConflict } from './errors.ts'
import { Sender } from './send.ts'
import { insertConversation } from './statements/conversations.ts'
import { insertMessages } from './statements/messages.ts'
import { inTransaction, storeWrites } from './store-writes.ts'

/** Thrown inside the transaction: someone has said something at that position, or under that name. */
class Taken extends Error {}

export async function storeTurn(
  pool: Pool,
  workspace: string,
  turn: TurnRecord,
  receipt: Receipt<TurnRecord> | undefined,
  afterCommit: () => void,
): Promise<TurnOutcome> {
  const kept = receipt && filledIn(receipt, turn)
  try {
    // Only talk is one statement, and that is atomic by itself.
    if (!turn.begins && turn.writes.length === 0) await storeMessages(new Sender(pool, workspace), turn, kept)
    else await inTransaction(pool, 'begin', (client) => storeAll(new Sender(client, workspace), turn, kept))
  } catch (error) {
    if (error instanceof Conflict) return 'stale'
    if (error instanceof Taken || wasInConflict(error)) return 'taken'
    throw error
  }
  if (turn.writes.length > 0) afterCommit()
  return 'stored'
}

async function storeAll(own: Sender, turn: TurnRecord, kept: StoredReceipt | undefined): Promise<void> {
  if (turn.begins) await insertConversation(own, turn.conversation)
  await storeMessages(own, turn, kept)
  await storeWrites(own, turn.writes)
}

async function storeMessages(
  own: Sender,
  { conversation, messages }: TurnRecord,
  kept: StoredReceipt | undefined,
): Promise<void> {
  if ((await insertMessages(own, conversation.id, messages, kept)) !== messages.length) throw new Taken()
}
