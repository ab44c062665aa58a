// `pawl wait-for-task`: waits as long as it is told to, in pieces, so that a server that restarts or a proxy that cuts long
// answers does not end it. The session is the same all along.

import { type Operations, type Outcome, type ResultOf, refuse } from '@pawl/contract'
import { newId } from '@pawl/operations'
import type { Door } from './door/door.ts'

/** The longest single wait; a request may take a minute. */
const PIECE = 50

/** `gone` is raised by who does not want a task any more. */
export async function waitForTask(
  door: Pick<Door, 'run'>,
  input: Readonly<Record<string, unknown>>,
  gone?: AbortSignal,
): Promise<Outcome<ResultOf<Operations['waitForTask']>>> {
  const session = String(input.session ?? `s-${newId()}`)
  const most = input.timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : Number(input.timeoutSeconds)
  const giveUpAt = performance.now() + most * 1000
  for (;;) {
    const left = Math.max(0, (giveUpAt - performance.now()) / 1000)
    const timeoutSeconds = Math.min(left, PIECE)
    const outcome = await door.run('waitForTask', { ...input, session, timeoutSeconds }, gone)
    const isNothing = outcome.refused && outcome.refusal.code === 'NOTHING_TO_DO'
    if (!isNothing) return outcome as Outcome<ResultOf<Operations['waitForTask']>>
    if (performance.now() >= giveUpAt || gone?.aborted) {
      return refuse('NOTHING_TO_DO', { room: String(input.room), role: String(input.role), session })
    }
  }
}
