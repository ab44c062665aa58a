// A command that waits does so for as long as it is told to, in pieces, so that a server that restarts or a proxy that cuts
// long answers does not end it. The session is the same all along: what was claimed for it while the answer was lost is
// given to it again.

import { type ErrorCode, type OperationKey, type OutcomeOf, refuse, shellWords } from '@pawl/contract'
import { newId } from '@pawl/operations'
import { isAway, type PatientDoor } from './door/patient-door.ts'

type Input = Readonly<Record<string, unknown>>

/** The longest single wait; a request may take a minute. */
const PIECE = 50
/** How long a command that waits does so for a server that is away: longer than a deploy takes. */
export const WAIT_PATIENCE = 600_000
const NOTHING_YET: readonly ErrorCode[] = ['NOTHING_TO_DO', 'NOTHING_FOR_WORKER', 'BUDGET_SPENT']

/** For operations that are declared to wait in pieces. `gone` is raised by who does not want the answer any more. */
export async function waitInPieces<Key extends OperationKey>(
  { ask }: Pick<PatientDoor, 'ask'>,
  key: Key,
  input: Input,
  gone?: AbortSignal,
): Promise<OutcomeOf<Key>> {
  const session = input.worker === undefined ? { session: input.session ?? `s-${newId()}` } : {}
  const most = input.timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : Number(input.timeoutSeconds)
  const giveUpAt = performance.now() + most * 1000
  for (;;) {
    const left = Math.max(0, (giveUpAt - performance.now()) / 1000)
    const piece = { ...input, ...session, timeoutSeconds: Math.min(left, PIECE) }
    const outcome = await ask(key, piece, { gone, until: giveUpAt })
    const isOver = performance.now() >= giveUpAt
    if (outcome.refused && isAway(outcome.refusal) && isOver)
      return refuse('AWAY_TOO_LONG', { again: waitCommand(key, piece) })
    const isNothing = outcome.refused && NOTHING_YET.includes(outcome.refusal.code)
    if (!isNothing || isOver || gone?.aborted) return outcome
  }
}

/** The same wait, as a command. */
export function waitCommand(key: OperationKey, { timeoutSeconds: _, ...input }: Input): string {
  return shellWords().say({ operation: key, input }) as string
}
