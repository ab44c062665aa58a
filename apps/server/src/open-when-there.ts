// Opens the store of a server. One that is started together with its database waits until that is there, for a while; what
// waiting does not cure, such as a wrong password, is said at once.

import { setTimeout as pause } from 'node:timers/promises'
import { PawlError, type Refusal, type StoreTrouble } from '@pawl/contract'
import type { WorkspaceStore } from '@pawl/operations'
import { type ComingUpgrade, openStore, type Store, type StorePlace } from '@pawl/storage'

const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2_000
/** How often it is said that it waits. */
const SAY_EVERY = 10_000
const PASSES: readonly StoreTrouble[] = ['unreachable', 'silent', 'starting', 'overloaded']

export interface OpenedStore {
  readonly opened: Store
  readonly store: WorkspaceStore
}

export interface Opening {
  /** Milliseconds. */
  readonly within: number
  readonly onWaiting?: ((refusal: Refusal) => void) | undefined
  /** Before an older file is upgraded. */
  readonly beforeUpgrade?: ((coming: ComingUpgrade) => void) | undefined
}

export async function openWhenThere(place: StorePlace, opening: Opening): Promise<OpenedStore> {
  const { within, onWaiting = () => {}, beforeUpgrade = () => {} } = opening
  const giveUpAt = performance.now() + within
  let said = Number.NEGATIVE_INFINITY
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await openOnce(place, beforeUpgrade)
    } catch (error) {
      const left = giveUpAt - performance.now()
      if (!passes(error) || left <= 0) throw error
      if (performance.now() - said >= SAY_EVERY) {
        said = performance.now()
        onWaiting((error as PawlError).refusal)
      }
      await pause(Math.min(wait, left))
    }
  }
}

async function openOnce(place: StorePlace, beforeUpgrade: (coming: ComingUpgrade) => void): Promise<OpenedStore> {
  const opened = await openStore(place, { beforeUpgrade })
  try {
    return { opened, store: await opened.in() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function passes(error: unknown): boolean {
  if (!(error instanceof PawlError)) return false
  const { code, variables } = error.refusal
  if (code === 'STORE_OUTCOME_UNKNOWN') return true
  return code === 'STORE_UNAVAILABLE' && PASSES.includes(variables.reason)
}
