// The whole of a workspace in a SQLite file: whether it works, everything in it, and filling it.

import type { WholeStore } from '@pawl/operations'
import type { CommitQueue } from './commit-queue.ts'
import { connect } from './connect.ts'
import { openIntake } from './intake.ts'
import type { Sender } from './send.ts'
import { openSnapshot } from './snapshot.ts'
import { touchWorkspace } from './statements/workspaces.ts'

export function sqliteWholeStore(path: string, sender: Sender, queue: CommitQueue): WholeStore {
  return {
    probe: () => queue.run(() => touchWorkspace(sender)),
    openSnapshot: async () => openSnapshot(connect(path, { readOnly: true }), sender.workspace),
    openIntake: async () => {
      const release = await queue.hold()
      try {
        return openIntake(connect(path), sender.workspace, release)
      } catch (error) {
        release()
        throw error
      }
    },
  }
}
