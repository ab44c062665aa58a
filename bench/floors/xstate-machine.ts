// A lifecycle as an XState machine: the same statuses, triggers, required fields and patches. XState then decides with
// its pure `transition`, which returns the next snapshot without an actor.

import { type Fields, type FieldValue, type Lifecycle, NOW, PROVIDED, type TransitionRule } from '@pawl/kernel'
import { setup } from 'xstate'

interface Trigger {
  readonly type: string
  /** Two rules of one status can have the same trigger; this says which is meant. */
  readonly to: string
  readonly at: number
  readonly fields: Fields
}

const typed = setup({ types: {} as { context: Fields; events: Trigger } })

export function toMachine(lifecycle: Lifecycle, fields: Fields) {
  const states = Object.keys(lifecycle.statuses).map((status) => {
    const rules = lifecycle.rules.filter((rule) => rule.from === status)
    const byTrigger = Map.groupBy(rules, (rule) => rule.trigger)
    const on = Object.fromEntries([...byTrigger].map(([trigger, those]) => [trigger, those.map(toTransition)]))
    return [status, { on }] as const
  })
  return typed.createMachine({
    id: lifecycle.name,
    initial: lifecycle.initial[0],
    context: fields,
    states: Object.fromEntries(states),
  })
}

function toTransition(rule: TransitionRule) {
  const required = rule.requiredFields ?? []
  return {
    target: rule.to,
    guard: ({ event }: { event: Trigger }) =>
      event.to === rule.to && required.every((field) => event.fields[field] !== undefined),
    actions: typed.assign(({ event }) => patchOf(rule, event)),
  }
}

function patchOf(rule: TransitionRule, { at, fields }: Trigger) {
  const patch: Record<string, FieldValue | undefined> = {}
  for (const field in rule.setFields) {
    const value = rule.setFields[field] as FieldValue
    patch[field] = value === NOW ? at : value === PROVIDED ? fields[field] : value
  }
  for (const field of rule.clearFields ?? []) patch[field] = undefined
  return patch
}
