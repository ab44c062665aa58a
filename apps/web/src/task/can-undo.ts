// Whether a change can be taken back, decided as the server decides it.

import type { EventView } from '@pawl/contract'
import { decideUndo, lifecycleOf, type Relation } from '@pawl/kernel'

/** What one is to a change of one's own. */
const OWN: readonly Relation[] = ['owner', 'role', 'caretaker']

/** Of a room only edits are undone, of governed work nothing: what agents saw has happened. */
export function canUndo(event: EventView, events: readonly EventView[]): boolean {
  if (event.undoes !== undefined || event.lifecycle === 'governed') return false
  if (event.lifecycle === 'room' && event.from !== event.to) return false
  const undo = { version: event.version, by: event.by, as: OWN, at: event.at }
  return !decideUndo(lifecycleOf(event), events, undo).refused
}
