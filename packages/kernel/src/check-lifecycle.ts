// Finds what is wrong with a table before a task does.

import { type Lifecycle, mayHold, PROVIDED, type TransitionRule } from './lifecycle.ts'

export interface Defect {
  readonly kind:
    | 'unknownStatus'
    | 'unknownField'
    | 'duplicateRule'
    | 'unreachableStatus'
    | 'deadEnd'
    | 'terminalWithExit'
    | 'requiredFieldNeverSet'
    | 'fieldLostOnArrival'
    | 'fieldNeverCleared'
    | 'alwaysFieldLost'
    | 'pulledByNobody'
  readonly at: string
}

export function checkLifecycle(lifecycle: Lifecycle): Defect[] {
  const statuses = Object.keys(lifecycle.statuses)
  const defects: Defect[] = []
  const report = (kind: Defect['kind'], at: string) => defects.push({ kind, at })

  const seen = new Set<string>()
  for (const rule of lifecycle.rules) {
    const name = nameOf(rule)
    for (const status of [rule.from, rule.to])
      if (!statuses.includes(status)) report('unknownStatus', `${name}: ${status}`)
    if (seen.has(name)) report('duplicateRule', name)
    seen.add(name)
    if (rule.by.length === 0) report('pulledByNobody', name)
    for (const field of fieldsOf(rule)) if (!(field in lifecycle.fields)) report('unknownField', `${name}: ${field}`)
    for (const field of rule.requiredFields ?? []) {
      if (rule.setFields?.[field] !== PROVIDED && !lifecycle.fields[field]?.editable) {
        report('requiredFieldNeverSet', `${name}: ${field}`)
      }
    }
    for (const field of Object.keys(rule.setFields ?? {})) {
      if (field in lifecycle.fields && !mayHold(lifecycle, rule.to, field))
        report('fieldLostOnArrival', `${name}: ${field}`)
    }
  }

  const reachable = reachableStatuses(lifecycle)
  for (const status of statuses) {
    const leaves = lifecycle.rules.some((rule) => rule.from === status)
    const terminal = lifecycle.statuses[status]?.terminal === true
    if (!reachable.has(status)) report('unreachableStatus', status)
    if (!leaves && !terminal) report('deadEnd', status)
    if (leaves && terminal) report('terminalWithExit', status)
  }
  for (const field of new Set(lifecycle.rules.flatMap((rule) => rule.requiredFields ?? []))) {
    if (isSticky(lifecycle, field)) report('fieldNeverCleared', field)
  }
  for (const field of Object.keys(lifecycle.fields)) {
    if (lifecycle.fields[field]?.always && isLost(lifecycle, field)) report('alwaysFieldLost', field)
  }
  return defects
}

/** A field that every task has cannot be cleared, or be unwanted in some status [L5]. */
function isLost(lifecycle: Lifecycle, field: string): boolean {
  const everyStatus = Object.keys(lifecycle.statuses).every((status) => mayHold(lifecycle, status, field))
  return !everyStatus || lifecycle.rules.some((rule) => rule.clearFields?.includes(field))
}

/** A required field that neither a rule nor an edit can take away again would keep its first value for ever. */
function isSticky(lifecycle: Lifecycle, field: string): boolean {
  const scope = lifecycle.fields[field]
  if (scope === undefined || scope.editable) return false
  const everyStatus = Object.keys(lifecycle.statuses).every((status) => mayHold(lifecycle, status, field))
  return everyStatus && !lifecycle.rules.some((rule) => rule.clearFields?.includes(field))
}

function reachableStatuses(lifecycle: Lifecycle): Set<string> {
  const reached = new Set<string>(lifecycle.initial)
  for (const status of reached) for (const rule of lifecycle.rules) if (rule.from === status) reached.add(rule.to)
  return reached
}

function fieldsOf(rule: TransitionRule): string[] {
  return [...(rule.requiredFields ?? []), ...Object.keys(rule.setFields ?? {}), ...(rule.clearFields ?? [])]
}

function nameOf(rule: TransitionRule): string {
  return `${rule.from} → ${rule.to}`
}
