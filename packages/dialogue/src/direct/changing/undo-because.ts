// ‘Undo, it bounced’: what was done is taken back, and the rest says why.
//
// ‘It was for her sister. Undo’ is the same the other way round.
//
// UB1. Only where the rest is no order, and adds nothing.

import { wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { wordSet } from '../../word-tables.ts'
import { isErrand } from '../adding/doing.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { isUndoOrder } from './undo-said.ts'

const CANCELS_LAST = wordSet(({ saying }) => saying.cancelsLast)
/** Nobody says why in more letters. */
const LONGEST = 120
const PARTS = /^(?<undo>[^,.;!?\n]+)(?:[,.;!]+\s+|\s+[-–—]\s+)(?<reason>[^?\n]+)$/u

export function isUndoBecause(reader: Reader, message: string): boolean {
  const { undo, reason } = (message.length > LONGEST ? undefined : PARTS.exec(message.trim())?.groups) ?? {}
  if (undo === undefined || reason === undefined) return false
  if (!isUndoOrder(reader, undo) && !reader.get(CANCELS_LAST).has(wordsOf(reader, undo).join(' '))) return false
  return (
    !isErrand(reader, reason) && readOpaque(reader, reason).every(({ role, ifTask }) => role === undefined || ifTask)
  )
}

/** ‘No reason, bring it back’: what is ordered behind the reason; nothing else is ordered. */
export function afterReason(reader: Reader, message: string): string | undefined {
  const text = message.trim()
  const { reason, order } = (text.length > LONGEST ? undefined : BEHIND.exec(text)?.groups) ?? {}
  const isSaid = reason !== undefined && !isErrand(reader, reason)
  return isSaid && readOpaque(reader, reason).every(({ role, ifTask }) => role === undefined || ifTask)
    ? order
    : undefined
}

const BEHIND = /^(?<reason>[^?\n]+)[,.;!]\s*(?<order>[^,.;!?\n]+)[.!]*$/u
