// The whole of a workspace in a PostgreSQL database: whether it works, everything in it, and filling it.

import type { WholeStore } from '@pawl/operations'
import { connectedForLong, type Pool } from './connect.ts'
import { translated } from './errors.ts'
import { openIntake } from './intake.ts'
import type { Announce } from './notifications.ts'
import { Sender } from './send.ts'
import { openSnapshot } from './snapshot.ts'
import { touchWorkspace } from './statements/workspaces.ts'

export function postgresWholeStore(pool: Pool, workspace: string, announce: Announce): WholeStore {
  const sender = new Sender(pool, workspace)
  const afterCommit = () => {
    announce.events()
    announce.records()
  }
  return {
    probe: () => translated(() => touchWorkspace(sender)),
    openSnapshot: () => translated(async () => openSnapshot(await connectedForLong(pool), workspace)),
    openIntake: () => translated(async () => openIntake(await connectedForLong(pool), workspace, afterCommit)),
  }
}
