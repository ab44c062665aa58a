// Whether the server can do its work: read and write, as a change does, and not only within the patience of whoever asks.
// Whether it lives is another question, and is not answered by the store: a server that is restarted because its database
// is away helps nobody.

import { fail, PawlError, type Refusal } from '@pawl/contract'
import type { WorkspaceStore } from '@pawl/operations'

/** A store that takes longer is not ready, in milliseconds. */
const WITHIN = 2_000
/** However many ask, the store is asked so often. */
const KEPT_FOR = 500

/** A disk that is full may still take a small write: for so long it counts that a real one was refused. */
const FULL_FOR = 5_000

export interface Readiness {
  /** What is wrong, or nothing. */
  ask(): Promise<Refusal | undefined>
  /** A change was refused because the disk is full. */
  sawFullDisk(): void
}

export function readinessOf(store: WorkspaceStore): Readiness {
  let probing: Promise<Refusal | undefined> | undefined
  let fullUntil = Number.NEGATIVE_INFINITY
  const probe = async () => {
    try {
      await store.probe()
      return undefined
    } catch (error) {
      if (error instanceof PawlError) return error.refusal
      throw error
    }
  }
  const ask = async () => {
    if (performance.now() < fullUntil) return fail('STORE_FULL', {}).refusal
    if (probing === undefined) {
      const mine = probe()
      probing = mine
      const forget = () => setTimeout(() => (probing = undefined), KEPT_FOR).unref()
      mine.then(forget, forget)
    }
    const { promise: late, resolve } = Promise.withResolvers<Refusal>()
    const timer = setTimeout(() => resolve(fail('STORE_UNAVAILABLE', { reason: 'silent' }).refusal), WITHIN)
    try {
      return await Promise.race([probing, late])
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    ask,
    sawFullDisk: () => {
      fullUntil = performance.now() + FULL_FOR
    },
  }
}
