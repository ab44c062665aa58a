// The door of a process that lasts for days: a server may come and go beside it. Where that can happen, each call looks
// anew for the way to the data; a named server or database is opened once.

import { renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import { type Door, openDoor } from '../door/door.ts'
import type { SaidRefusal } from '../door/remote-door.ts'
import { refusalOf } from '../refusal.ts'
import type { Settings } from '../settings.ts'

export function openToolDoor(settings: Settings): ToolDoor & { close(): Promise<void> } {
  const lasting = settings.serverUrl !== undefined || settings.databaseUrl !== undefined
  let kept: Promise<Door> | undefined
  const keep = async () => {
    kept ??= openDoor(settings)
    try {
      return await kept
    } catch (error) {
      // The next call tries again.
      kept = undefined
      throw error
    }
  }
  return {
    language: settings.language,
    run: async (key, input) => {
      try {
        if (lasting) return await (await keep()).run(key, input)
        const door = await openDoor(settings)
        return await door.run(key, input).finally(() => door.close())
      } catch (error) {
        return { refused: true, refusal: refusalOf(error) }
      }
    },
    say: (refusal: SaidRefusal) => refusal.said ?? renderError(refusal, settings.language),
    close: async () => (await kept?.catch(() => undefined))?.close(),
  }
}
