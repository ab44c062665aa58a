// Commands, as document 000 has them: readiness decides the confidence, nothing else does.

import type { Command, CommandFields, CommandRef, Intent } from './turn.ts'

interface Gathered {
  readonly fields?: CommandFields
  readonly ref?: CommandRef | null
}

export function ready(intent: Intent, { fields = {}, ref = null }: Gathered = {}): Command {
  return { intent, ready: true, confidence: 1.0, fields, ref, missing_fields: [] }
}

export function waiting(
  intent: Intent,
  missing: readonly string[],
  { fields = {}, ref = null }: Gathered = {},
): Command {
  return { intent, ready: false, confidence: 0.7, fields, ref, missing_fields: missing }
}
