import { setTimeout as pause } from 'node:timers/promises'

/** Waits, unless or until the signal is raised. */
export async function pauseUnless(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await pause(milliseconds, undefined, signal && { signal }).catch(() => {})
}
