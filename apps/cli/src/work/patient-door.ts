// A door that outlasts a server that restarts and a store that is busy: what failed for such a reason is asked again. The
// store is opened anew each time nobody is asking, so a server that was started meanwhile is found.

import { type ErrorCode, type OperationKey, type Outcome, PawlError } from '@pawl/contract'
import { shareDoor } from '../mcp/shared-door.ts'
import type { Settings } from '../settings.ts'
import { pauseUnless } from './pause.ts'

const PASSING: ReadonlySet<ErrorCode> = new Set([
  'SERVER_UNREACHABLE',
  'WRONG_SERVER',
  'STORE_BUSY',
  'STORE_CONTENDED',
  'STORE_UNAVAILABLE',
])
const LONGEST_PAUSE = 5_000

export type Ask = (key: OperationKey, input: object, gone?: AbortSignal) => Promise<Outcome<unknown>>

export interface PatientDoor {
  /** Once: for the first contact, which tells whether anything is there. */
  readonly ask: Ask
  /** Until there is an answer, for at most so many milliseconds, or until nobody wants it any more. */
  readonly insist: (most: number) => Ask
}

export function patientDoor(settings: Settings, troubled: (error: PawlError) => void): PatientDoor {
  const shared = shareDoor(settings)
  const ask: Ask = (key, input, gone) => shared.through((door) => door.run(key, input, gone))
  return {
    ask,
    insist: (most) => async (key, input, gone) => {
      const giveUpAt = performance.now() + most
      for (let wait = 100; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
        const outcome = await ask(key, input, gone).catch((error: unknown): Outcome<never> => {
          if (error instanceof PawlError) return { refused: true, refusal: error.refusal }
          throw error
        })
        const isPassing = outcome.refused && PASSING.has(outcome.refusal.code)
        if (!isPassing || performance.now() + wait > giveUpAt || gone?.aborted) return outcome
        troubled(new PawlError(outcome.refusal))
        await pauseUnless(wait, gone)
      }
    },
  }
}
