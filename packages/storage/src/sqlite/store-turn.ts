// What was said, done and answered in one turn: one job of the queue, stored whole or not at all.

import { numbered, type TurnOutcome, type TurnRecord, type TurnWrite } from '@pawl/operations'
import type { CommitQueue } from './commit-queue.ts'
import type { Statements } from './statements.ts'

/** Thrown inside the job, so that the queue takes back what the job has written. */
class NotStored extends Error {
  readonly outcome: TurnOutcome

  constructor(outcome: TurnOutcome) {
    super(outcome)
    this.outcome = outcome
  }
}

export async function storeTurn(statements: Statements, queue: CommitQueue, turn: TurnRecord): Promise<TurnOutcome> {
  const { conversation, begins, messages, writes } = turn
  try {
    await queue.run(() => {
      if (begins) statements.insertConversation(conversation)
      for (const message of messages) {
        if (!statements.insertMessage(conversation.id, message)) throw new NotStored('taken')
      }
      for (const write of writes) if (!storeWrite(statements, write)) throw new NotStored('stale')
      statements.touchConversation(conversation.id, Math.max(...messages.map(({ at }) => at)))
    })
    return 'stored'
  } catch (error) {
    if (error instanceof NotStored) return error.outcome
    throw error
  }
}

function storeWrite(statements: Statements, write: TurnWrite): boolean {
  if ('update' in write) return statements.updateWrite(write.update)
  const number = statements.nextNumber()
  statements.insertWrite(write.insert(number))
  return (write.changes ?? []).every((change) => statements.updateWrite(numbered(change, number)))
}
