// What was said, done and answered in one turn: one job of the queue, stored whole or not at all.

import type { Receipt, TurnOutcome, TurnRecord } from '@pawl/operations'
import type { CommitQueue } from './commit-queue.ts'
import { keepReceipt } from './receipts.ts'
import type { Sender } from './send.ts'
import { insertConversation, touchConversation } from './statements/conversations.ts'
import { insertMessage } from './statements/messages.ts'
import { storeAll } from './store-writes.ts'

/** Thrown inside the job, so that the queue takes back what the job has written. */
class NotStored extends Error {
  readonly outcome: TurnOutcome

  constructor(outcome: TurnOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export async function storeTurn(
  sender: Sender,
  queue: CommitQueue,
  turn: TurnRecord,
  receipt: Receipt<TurnRecord> | undefined,
): Promise<TurnOutcome> {
  const { conversation, begins, messages, writes } = turn
  try {
    await queue.run(() => {
      if (begins) insertConversation(sender, conversation)
      for (const message of messages) {
        if (!insertMessage(sender, conversation.id, message)) throw new NotStored('taken')
      }
      if (storeAll(sender, writes) === undefined) throw new NotStored('stale')
      keepReceipt(sender, receipt, turn)
      touchConversation(sender, conversation.id, Math.max(...messages.map(({ at }) => at)))
    })
    return 'stored'
  } catch (error) {
    if (error instanceof NotStored) return error.outcome
    throw error
  }
}
