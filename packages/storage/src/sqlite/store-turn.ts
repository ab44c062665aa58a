// What was said, done and answered in one turn: one job of the queue, stored whole or not at all.

import type { Receipt, TurnOutcome, TurnRecord } from '@pawl/operations'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Statements } from './statements.ts'
import { storeWrite } from './store-write.ts'

/** Thrown inside the job, so that the queue takes back what the job has written. */
class NotStored extends Error {
  readonly outcome: TurnOutcome

  constructor(outcome: TurnOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export async function storeTurn(
  statements: Statements,
  queue: CommitQueue,
  turn: TurnRecord,
  receipt: Receipt<TurnRecord> | undefined,
): Promise<TurnOutcome> {
  const { conversation, begins, messages, writes } = turn
  try {
    await queue.run(() => {
      if (begins) statements.insertConversation(conversation)
      for (const message of messages) {
        if (!statements.insertMessage(conversation.id, message)) throw new NotStored('taken')
      }
      for (const write of writes) if (storeWrite(statements, write) === undefined) throw new NotStored('stale')
      keepReceipt(statements, receipt, turn)
      statements.touchConversation(conversation.id, Math.max(...messages.map(({ at }) => at)))
    })
    return 'stored'
  } catch (error) {
    if (error instanceof NotStored) return error.outcome
    throw error
  }
}
