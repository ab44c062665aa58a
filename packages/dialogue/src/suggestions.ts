// Quick replies: what can be said next with one touch, in the language of the turn. Each is a message like any other, and
// is understood as one. Pure.

import type { ChangedField, Deed } from './languages/direct-phrases.ts'
import type { QuickReplies } from './languages/quick-replies.ts'
import { type State, UPDATABLE } from './marker.ts'
import type { Reader } from './reader.ts'
import type { Command, Language, Mode } from './turn.ts'

interface Answered {
  readonly mode: Mode
  readonly language: Language
  /** The question that is open now. */
  readonly state: State | undefined
  /** What was gathered for it, or what was done. */
  readonly commands: readonly Command[]
  /** A task was named, and it is asked which of these to do with it. */
  readonly asksForDeed?: readonly Deed[] | undefined
}

export function suggestionsFor(
  reader: Reader,
  { mode, language, state, commands, asksForDeed }: Answered,
): readonly string[] {
  const { quickReplies } = reader.speech(language)
  if (state !== undefined) return [...answersTo(state, commands.at(-1), mode, quickReplies), quickReplies.cancel]
  if (asksForDeed !== undefined) return asksForDeed.map((deed) => quickReplies.deeds[deed])
  return mode === 'direct' && isUndoable(commands) ? [quickReplies.undo] : []
}

/** Something was done, and it was not taken back in the same breath. */
function isUndoable(commands: readonly Command[]): boolean {
  const last = commands.findLast(({ ready, intent }) => ready && intent !== 'list_tasks')
  return last !== undefined && last.fields.undo !== true
}

function answersTo(state: State, open: Command | undefined, mode: Mode, replies: QuickReplies): readonly string[] {
  switch (state) {
    case 'DELETE:SELECT_TASK':
    case 'COMPLETE:SELECT_TASK':
    case 'UPDATE:SELECT_TASK':
      return choices(open?.ref?.options ?? [])
    case 'DELETE:ASK_CONFIRMATION':
    case 'COMPLETE:ASK_CONFIRMATION':
    case 'UPDATE:ASK_CONFIRMATION':
    case 'LIST:ASK_SHOW':
    case 'CREATE:ASK_ADD':
      return [replies.yes, replies.no]
    case 'CREATE:ASK_WHEN':
    case 'UPDATE:ASK_WHEN':
      return [...(open?.fields.dates ?? []).map((_, index) => String(index + 1)), replies.none]
    case 'CREATE:ASK_PRIORITY':
    case 'UPDATE:ASK_VALUE:priority':
      return valuesOf('priority', mode, replies)
    case 'CREATE:ASK_DEADLINE':
    case 'UPDATE:ASK_VALUE:deadline':
      return valuesOf('deadline', mode, replies)
    case 'UPDATE:ASK_VALUE:status':
      return valuesOf('status', mode, replies)
    case 'UPDATE:ASK_FIELD':
      return UPDATABLE.map((field) => replies.fields[field])
    case 'UPDATE:ASK_CHANGE':
      return changes(open?.missing_fields[0], mode, replies)
    case 'CREATE:ASK_TITLE':
    case 'UPDATE:ASK_VALUE:title':
    case 'DELETE:ASK_TASK':
    case 'COMPLETE:ASK_TASK':
    case 'UPDATE:ASK_TASK':
      return []
  }
}

/** By position, as they were shown; an id that looks like a position would be read first, so then the ids are offered. */
function choices(options: readonly string[]): readonly string[] {
  return options.some((id) => /^\d{1,2}$/.test(id)) ? options : options.map((_, index) => String(index + 1))
}

function changes(missing: string | undefined, mode: Mode, replies: QuickReplies): readonly string[] {
  return missing !== undefined && missing in replies.fields
    ? valuesOf(missing as ChangedField, mode, replies)
    : Object.values(replies.fields)
}

/** Days by name are read in direct mode only [D17]. */
function valuesOf(field: ChangedField, mode: Mode, replies: QuickReplies): readonly string[] {
  switch (field) {
    case 'priority':
      return replies.priorities
    case 'status':
      return replies.statuses
    case 'deadline':
      return [...(mode === 'direct' ? replies.days : []), replies.none]
    case 'title':
    case 'description':
      return []
  }
}
