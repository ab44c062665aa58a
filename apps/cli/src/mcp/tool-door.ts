// The door of a process that lasts for days: a server may come and go beside it. Where that can happen, each call looks
// anew for the way to the data; a named server or database stays open.

import { renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import type { SaidRefusal } from '../door/remote-door.ts'
import { refusalOf } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { waitForTask } from '../wait.ts'
import { shareDoor } from './shared-door.ts'

/** `gone`: the client will not read any more. `ended`: it has been told all it asked for. */
export function openToolDoor(settings: Settings, gone: AbortSignal, ended: Promise<void>): ToolDoor {
  const shared = shareDoor(settings)
  const lasts = settings.serverUrl !== undefined || settings.databaseUrl !== undefined
  let keeping = false
  const keepOpen = () => {
    keeping = true
    const failed = () => {
      keeping = false
    }
    shared.through(() => ended).catch(failed)
  }
  return {
    language: settings.language,
    run: async (key, input, signal) => {
      try {
        if (lasts && !keeping) keepOpen()
        const nobodyWaits = AbortSignal.any(signal === undefined ? [gone] : [gone, signal])
        if (key === 'inbox') return await shared.through((door) => door.run(key, input, nobodyWaits))
        if (key !== 'waitForTask') return await shared.through((door) => door.run(key, input))
        return await shared.through((door) => waitForTask(door, { ...input }, nobodyWaits))
      } catch (error) {
        return { refused: true, refusal: refusalOf(error) }
      }
    },
    say: (refusal: SaidRefusal) => refusal.said ?? renderError(refusal, settings.language),
  }
}
