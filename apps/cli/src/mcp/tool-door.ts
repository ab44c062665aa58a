// The door of a process that lasts for days: a server may come and go beside it. Where that can happen, each call looks
// anew for the way to the data; a named server or database stays open.

import { type ErrorDocument, errorCatalogue, type OperationDeclaration, operations, renderError } from '@pawl/contract'
import type { ToolDoor } from '@pawl/mcp'
import { noticeOnErrors } from '../door/away-notice.ts'
import { patientDoor } from '../door/patient-door.ts'
import type { SaidRefusal } from '../door/remote-door.ts'
import { shareDoor } from '../door/shared-door.ts'
import type { Screen } from '../output/screen.ts'
import { refusalOf } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { WAIT_PATIENCE, waitInPieces } from '../wait.ts'

/** A client that calls a tool waits for its answer: not for as long as a server may be away. */
const TOOL_PATIENCE = 10_000

/** `gone`: the client will not read any more. `ended`: it has been told all it asked for. */
export function openToolDoor(settings: Settings, screen: Screen, gone: AbortSignal, ended: Promise<void>): ToolDoor {
  const shared = shareDoor(settings)
  const notice = noticeOnErrors(screen)
  const calls = patientDoor(settings, { most: settings.patience ?? TOOL_PATIENCE, notice, shared })
  const waiting = patientDoor(settings, { most: settings.patience ?? WAIT_PATIENCE, notice, shared })
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
    run: async (key, input, signal, idempotencyKey) => {
      try {
        if (lasts && !keeping) keepOpen()
        const nobodyWaits = AbortSignal.any(signal === undefined ? [gone] : [gone, signal])
        const { waits }: OperationDeclaration = operations[key]
        if (waits === 'in pieces') return await waitInPieces(waiting, key, { ...input }, nobodyWaits)
        return await calls.ask(key, input, { idempotencyKey, gone: waits === undefined ? undefined : nobodyWaits })
      } catch (error) {
        return { refused: true, refusal: refusalOf(error) }
      }
    },
    say: (refusal: SaidRefusal, words) => {
      // A server may know errors that this program does not.
      const isKnown = refusal.said === undefined || Object.hasOwn(errorCatalogue, refusal.code)
      return isKnown ? renderError(refusal, settings.language, words) : (refusal.said as ErrorDocument)
    },
  }
}
