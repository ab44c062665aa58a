// Answers that take long end when the token or the sign-in they were asked for with does: a live stream, a wait, an export. They
// are told of it by the store, and in case they were not, it is looked up again every second. What a wait has found is not given out
// on what was known before: whoever gets it is looked up then (`isStillIn`).
//
// While the store is away nothing is known of a token, and nothing can be read or claimed under it either.

import { type Outcome, PawlError } from '@pawl/contract'
import type { Context, WorkspaceStore } from '@pawl/operations'
import { type Caller, type Callers, endedWayIn } from './access/callers.ts'

const LOOK_EVERY = 1_000
/** Many records may change at once; one look is enough. */
const GATHER = 50

export interface WatchedToken {
  /** Raised when the caller is let in no more. */
  readonly revoked: AbortSignal
  readonly leave: () => void
}

interface Watched {
  readonly caller: Caller
  readonly endings: Set<AbortController>
}

export class TokenWatch {
  readonly #store: WorkspaceStore
  readonly #callers: Callers
  readonly #watched = new Map<string, Watched>()
  #timer: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #stopListening: (() => void) | undefined

  constructor(store: WorkspaceStore, callers: Callers) {
    this.#store = store
    this.#callers = callers
  }

  /** Whoever came with nothing has nothing to lose. */
  watch(caller: Caller): WatchedToken {
    const ending = new AbortController()
    const hash = caller.tokenHash ?? caller.signIn?.hash
    if (hash === undefined) return { revoked: ending.signal, leave: () => {} }
    const key = `${hash} ${caller.store.workspace} ${caller.signIn?.role}`
    const same = this.#watched.get(key) ?? { caller, endings: new Set() }
    same.endings.add(ending)
    this.#watched.set(key, same)
    if (this.#timer === undefined) this.#start()
    return { revoked: ending.signal, leave: () => this.#leave(key, ending) }
  }

  isStillIn(caller: Caller): Promise<boolean> {
    return this.#callers.isStillIn(caller)
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

  #leave(key: string, ending: AbortController): void {
    const same = this.#watched.get(key)
    same?.endings.delete(ending)
    if (same?.endings.size === 0) this.#watched.delete(key)
    if (this.#watched.size > 0) return
    clearInterval(this.#timer)
    clearTimeout(this.#soon)
    this.#timer = undefined
    this.#soon = undefined
    this.#stopListening?.()
  }

  #look(): void {
    for (const { caller, endings } of this.#watched.values()) {
      this.#callers.isStillIn(caller).then(
        (isIn) => {
          if (!isIn) for (const ending of endings) ending.abort()
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
  asked: (still: Pick<Context, 'signal' | 'isStillIn'>) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { revoked, leave } = tokens.watch(caller)
  try {
    const isStillIn = async () => !revoked.aborted && tokens.isStillIn(caller)
    const outcome = await asked({ signal: AbortSignal.any([gone, revoked]), isStillIn })
    const hasEnded = revoked.aborted || (outcome.refused && !gone.aborted && !(await isStillIn().catch(() => true)))
    return hasEnded ? { refused: true, refusal: endedWayIn(caller) } : outcome
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
      if (revoked.aborted) throw new PawlError(endedWayIn(caller))
      yield line
    }
  } finally {
    leave()
  }
}
