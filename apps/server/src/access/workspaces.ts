// The stores of the workspaces, each opened when someone is first in it.
//
// WS1. Only the name of a workspace that there is comes in here: it was found beside a token, a membership or an invitation, or
//     is looked for first.

import { fail } from '@pawl/contract'
import type { WorkspaceStore } from '@pawl/operations'

export class Workspaces {
  /** The one that every store has. */
  readonly first: WorkspaceStore
  readonly #open: (workspace: string) => Promise<WorkspaceStore>
  readonly #opened = new Map<string, Promise<WorkspaceStore>>()

  constructor(first: WorkspaceStore, open: (workspace: string) => Promise<WorkspaceStore>) {
    this.first = first
    this.#open = open
  }

  async in(workspace: string): Promise<WorkspaceStore> {
    if (workspace === this.first.workspace) return this.first
    const opened = this.#opened.get(workspace) ?? this.#open(workspace)
    this.#opened.set(workspace, opened)
    try {
      return await opened
    } catch (error) {
      // Another may have begun anew meanwhile.
      if (this.#opened.get(workspace) === opened) this.#opened.delete(workspace)
      throw error
    }
  }

  /** For whoever may be in any of them. */
  async named(workspace: string): Promise<WorkspaceStore> {
    const isThere = (await this.first.listWorkspaces()).includes(workspace)
    if (!isThere) throw fail('WORKSPACE_NOT_FOUND', { workspace })
    return this.in(workspace)
  }

  /** Those that anyone has been in. */
  async opened(): Promise<readonly WorkspaceStore[]> {
    const others = await Promise.allSettled(this.#opened.values())
    return [this.first, ...others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))]
  }
}
