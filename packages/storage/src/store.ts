// A store that is open: one database, any number of workspaces in it.

import type { WorkspaceStore } from '@pawl/operations'

export interface ConnectionFigures {
  readonly connections: number
  readonly idleConnections: number
  readonly waitingForConnection: number
  /** Since the start. */
  readonly connectionsLost: number
  /** Whether word of other servers comes at once; otherwise it is looked for every now and then. */
  readonly isListening: boolean
  /** Since the start. */
  readonly listenerReconnects: number
}

/** What opening an older file is about to do. */
export interface ComingUpgrade {
  readonly migrations: number
  readonly tasks: number
  readonly events: number
}

/** What opening an older store did to it. */
export interface Upgrade {
  readonly migrations: readonly string[]
  /** Where the copy of how it was is. */
  readonly backup: string
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** If opening it upgraded it. A file alone: a database is backed up by whoever runs it. */
  readonly upgrade?: Upgrade
  /** The default workspace unless another is named. */
  in(workspace?: string): Promise<WorkspaceStore>
  /** How it stands with the connections, for whoever is on call. A file has none. */
  figures(): Partial<ConnectionFigures>
  close(): Promise<void>
}
