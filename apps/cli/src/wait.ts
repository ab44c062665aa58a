// Commands that wait: as long as they are told to, in pieces, so that a server that restarts or a proxy that cuts long
// answers does not end it. The session is the same all along.

import type { Operations, Outcome, ResultOf } from '@pawl/contract'
import { newId } from '@pawl/operations'
import type { Door } from './door/door.ts'

type Input = Readonly<Record<string, unknown>>

/** The longest single wait; a request may take a minute. */
const PIECE = 50

/** `pawl wait-for-task`. `gone` is raised by who does not want a task any more. */
export async function waitForTask(
  door: Pick<Door, 'run'>,
  input: Input,
  gone?: AbortSignal,
): Promise<Outcome<ResultOf<Operations['waitForTask']>>> {
  const session = String(input.session ?? `s-${newId()}`)
  return inPieces(door, 'waitForTask', { ...input, session }, 'NOTHING_TO_DO', gone)
}

/** `pawl governed next`. */
export function waitForGovernedTask(
  door: Pick<Door, 'run'>,
  input: Input,
): Promise<Outcome<ResultOf<Operations['nextGovernedTask']>>> {
  return inPieces(door, 'nextGovernedTask', input, 'NOTHING_FOR_WORKER')
}

async function inPieces<Key extends 'waitForTask' | 'nextGovernedTask'>(
  door: Pick<Door, 'run'>,
  key: Key,
  input: Input,
  nothing: string,
  gone?: AbortSignal,
): Promise<Outcome<ResultOf<Operations[Key]>>> {
  const most = input.timeoutSeconds === undefined ? Number.POSITIVE_INFINITY : Number(input.timeoutSeconds)
  const giveUpAt = performance.now() + most * 1000
  for (;;) {
    const left = Math.max(0, (giveUpAt - performance.now()) / 1000)
    const outcome = await door.run(key, { ...input, timeoutSeconds: Math.min(left, PIECE) }, gone)
    const isNothing = outcome.refused && outcome.refusal.code === nothing
    if (!isNothing || performance.now() >= giveUpAt || gone?.aborted)
      return outcome as Outcome<ResultOf<Operations[Key]>>
  }
}
