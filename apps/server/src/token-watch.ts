// Answers that take long end when the token they were asked for with is revoked or expires: a live stream, a wait, an export. They
// are told of it by the store, and in case they were not, the token is looked up again every second.
//
// While the store is away nothing is known of a token, and nothing can be read or claimed under it either.

import { fail, type Outcome, refuse } from '@pawl/contract'
import { isClaimHeld, type WorkspaceStore } from '@pawl/operations'
import { type Caller, isGood } from './access/callers.ts'

const LOOK_EVERY = 1_000
/** Many records may change at once; one look is enough. */
const GATHER = 50

export interface WatchedToken {
  /** Raised when the token is no longer good. */
  readonly revoked: AbortSignal
  readonly leave: () => void
}

export class TokenWatch {
  readonly #store: WorkspaceStore
  readonly #watched = new Map<string, Set<AbortController>>()
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined

  constructor(store: WorkspaceStore) {
    this.#store = store
  }

  /** Whoever came without a token has none to lose. */
  watch({ tokenHash }: Caller): WatchedToken {
    const ending = new AbortController()
    if (tokenHash === undefined) return { revoked: ending.signal, leave: () => {} }
    const same = this.#watched.get(tokenHash) ?? new Set()
    this.#watched.set(tokenHash, same.add(ending))
    if (this.#timer === undefined) this.#start()
    return { revoked: ending.signal, leave: () => this.#leave(tokenHash, ending) }
  }

  #start(): void {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY)
    this.#stopListening = this.#store.onRecords(() => {
      this.#soon ??= setTimeout(() => {
        this.#soon = undefined
        this.#look()
      }, GATHER)
    })
  }

  #leave(hash: string, ending: AbortController): void {
    const same = this.#watched.get(hash)
    same?.delete(ending)
    if (same?.size === 0) this.#watched.delete(hash)
    if (this.#watched.size > 0) return
    clearInterval(this.#timer)
    clearTimeout(this.#soon)
    this.#timer = undefined
    this.#soon = undefined
    this.#stopListening?.()
  }

  async #isGood(hash: string): Promise<boolean> {
    const token = await this.#store.findTokenByHash(hash)
    return token !== undefined && isGood(token, Date.now()) && isClaimHeld(this.#store, token)
  }

  #look(): void {
    for (const [hash, same] of this.#watched) {
      this.#isGood(hash).then(
        (isGood) => {
          if (!isGood) for (const ending of same) ending.abort()
        },
        () => {},
      )
    }
  }
}

/** Whoever is let in no more waits no more. */
export async function endedWithToken<Value>(
  tokens: TokenWatch,
  caller: Caller,
  gone: AbortSignal,
  asked: (signal: AbortSignal) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { revoked, leave } = tokens.watch(caller)
  try {
    const outcome = await asked(AbortSignal.any([gone, revoked]))
    return revoked.aborted ? refuse('TOKEN_INVALID', {}) : outcome
  } finally {
    leave()
  }
}

export async function* whileTokenIsGood(
  tokens: TokenWatch,
  caller: Caller,
  lines: AsyncIterable<string>,
): AsyncGenerator<string> {
  const { revoked, leave } = tokens.watch(caller)
  try {
    for await (const line of lines) {
      if (revoked.aborted) throw fail('TOKEN_INVALID', {})
      yield line
    }
  } finally {
    leave()
  }
}
