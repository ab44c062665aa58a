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

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** The default workspace unless another is named. */
  in(workspace?: string): Promise<WorkspaceStore>
  /** How it stands with the connections, for whoever is on call. A file has none. */
  figures(): Partial<ConnectionFigures>
  close(): Promise<void>
}
