// What every operation is given beside its input. Time and ids come from here, never from the air.

import type { WorkspaceStore } from './ports/store.ts'

export interface Context {
  readonly store: WorkspaceStore
  readonly actor: string
  readonly now: () => number
  readonly newId: () => string
}
