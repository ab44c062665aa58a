// A hook that cannot go on by itself is stopped, and says why: its owner resumes it. What it had to send is held until then.

import { CLOCK_ACTOR, type HookStop } from '@pawl/contract'
import { EFFECT } from '@pawl/kernel'
import type { Context } from '../context.ts'
import { newId } from '../new-id.ts'
import type { StoredRecord } from '../ports/record-store.ts'
import type { WorkspaceStore } from '../ports/store.ts'
import { moveRecord } from '../record-decisions.ts'

export async function stopHook(
  store: WorkspaceStore,
  hook: StoredRecord,
  because: HookStop,
  now: () => number,
): Promise<void> {
  const context: Context = {
    store,
    principal: { name: CLOCK_ACTOR, role: 'agent', alone: false },
    actor: CLOCK_ACTOR,
    language: 'en',
    now,
    newId,
  }
  const move = { kind: 'hook', to: 'stopped', trigger: 'stopHook', as: EFFECT, body: { because } } as const
  const stopped = moveRecord(context, hook, move)
  // Someone has paused or removed it meanwhile: that is as good.
  if (!stopped.refused) await store.changeHook({ record: stopped.value, feeding: false, at: now() })
}
