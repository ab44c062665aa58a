// The least that code can do to decide a transition: look the rule up, and build what follows from it. It knows of no
// required or forbidden fields, no validation, no event and no refusal.

import { type Fields, type FieldValue, type Lifecycle, NOW, PROVIDED, type TransitionRule } from '@pawl/kernel'

interface Result {
  readonly status: string
  /** Fields to set; null where one is to be cleared. */
  readonly patch: Fields
}

type Lookup = (from: string, to: string, at: number, fields: Fields) => Result

/** One map; the key is made of both statuses. */
export function oneMap(lifecycle: Lifecycle): Lookup {
  const rules = new Map(lifecycle.rules.map((rule) => [`${rule.from} ${rule.to}`, rule]))
  return (from, to, at, fields) => follow(rules.get(`${from} ${to}`), at, fields)
}

/** A map of maps: twice the lookups, but no key to make. The quicker of the two. */
export function mapOfMaps(lifecycle: Lifecycle): Lookup {
  const rules = new Map<string, Map<string, TransitionRule>>()
  for (const rule of lifecycle.rules) {
    const fromHere = rules.get(rule.from) ?? new Map<string, TransitionRule>()
    rules.set(rule.from, fromHere.set(rule.to, rule))
  }
  return (from, to, at, fields) => follow(rules.get(from)?.get(to), at, fields)
}

function follow(rule: TransitionRule | undefined, at: number, fields: Fields): Result {
  if (rule === undefined) throw new Error('There is no such rule')
  const patch: Record<string, FieldValue> = {}
  for (const field in rule.setFields) {
    const value = rule.setFields[field] as FieldValue
    patch[field] = value === NOW ? at : value === PROVIDED ? (fields[field] as FieldValue) : value
  }
  if (rule.clearFields !== undefined) for (const field of rule.clearFields) patch[field] = null
  return { status: rule.to, patch }
}
