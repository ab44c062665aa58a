// `pawl wait-for-task`: it waits as long as it is told to, in pieces, so that a server that restarts or a proxy that cuts
// long answers does not end it. The session is the same all along.

import type { ErrorCode, Operations, Outcome, ResultOf } from '@pawl/contract'
import { newId } from '@pawl/operations'
import type { Door } from './door/door.ts'

type Input = Readonly<Record<string, unknown>>
type Waited = Outcome<ResultOf<Operations['waitForTask']>>

/** The longest single wait; a request may take a minute. */
const PIECE = 50
const NOTHING_YET: readonly ErrorCode[] = ['NOTHING_TO_DO', 'NOTHING_FOR_WORKER']

/** `gone` is raised by who does not want a task any more. */
export async function waitForTask(door: Pick<Door, 'run'>, input: Input, gone?: AbortSignal): Promise<Waited> {
  const session = input.worker === undefined ? { session: input.session ?? `s-${newId()}` } : {}
  const most = input.timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : Number(input.timeoutSeconds)
  const giveUpAt = performance.now() + most * 1000
  for (;;) {
    const left = Math.max(0, (giveUpAt - performance.now()) / 1000)
    const piece = { ...input, ...session, timeoutSeconds: Math.min(left, PIECE) }
    const outcome = await door.run('waitForTask', piece, gone)
    const isNothing = outcome.refused && NOTHING_YET.includes(outcome.refusal.code)
    if (!isNothing || performance.now() >= giveUpAt || gone?.aborted) return outcome as Waited
  }
}
