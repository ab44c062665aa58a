// ‘Undo, it bounced’: what was done is taken back, and the rest says why.
//
// UB1. Only where the rest is no order, and adds nothing.

import type { Reader } from '../../reader.ts'
import { isErrand } from '../adding/doing.ts'
import { readOpaque } from '../asking/read-opaque.ts'
import { isUndoOrder } from './undo-said.ts'

/** Nobody says why in more letters. */
const LONGEST = 120
const PARTS = /^(?<undo>[^,.;!?\n]+)(?:[,.;!]+\s+|\s+[-–—]\s+)(?<reason>[^?\n]+)$/u

export function isUndoBecause(reader: Reader, message: string): boolean {
  const { undo, reason } = (message.length > LONGEST ? undefined : PARTS.exec(message.trim())?.groups) ?? {}
  if (undo === undefined || reason === undefined || !isUndoOrder(reader, undo)) return false
  return (
    !isErrand(reader, reason) && readOpaque(reader, reason).every(({ role, ifTask }) => role === undefined || ifTask)
  )
}
