// A store that is open: one database, any number of workspaces in it.

import type { WorkspaceStore } from '@pawl/operations'

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** The default workspace unless another is named. */
  in(workspace?: string): Promise<WorkspaceStore>
  close(): Promise<void>
}
