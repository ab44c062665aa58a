// What a lifecycle is: a table of statuses, fields and transition rules. Data; the code that reads it is elsewhere.
//
// L1. (from, to) is unique in a table.
// L2. A field says in which statuses it may be set. After any accepted change a task holds no other field.
// L3. Validations are named, so that a table stays data that can be printed, sent and compared.
// L4. The type of a lifecycle knows its statuses, triggers and fields by name, and what each field holds. Whatever lists
//     them beside the table (`satisfies Record<FieldOf<…>, …>`) does not compile until it lists all of them and nothing else.
// L5. A field that a task always has is there from its creation on: no rule clears it, no edit takes it away.
// L6. Every rule names who may pull it, and every editable field who may edit it.

import type { FieldKind, FieldValue } from './field-kinds.ts'
import type { Relation } from './relations.ts'
import type { ValidationName } from './validations.ts'

/** In `setFields`: the time of the change, in milliseconds. */
export const NOW = 'NOW'
/** In `setFields`: the value the caller gave for this field. */
export const PROVIDED = 'PROVIDED'
/** In `setFields`: one more than the task has. A count the caller gives could be forged. */
export const INCREMENT = 'INCREMENT'
/** In `fields`: the field may be set in every status. */
export const EVERY_STATUS = 'every status'

export interface TransitionRule<
  Status extends string = string,
  Field extends string = string,
  Trigger extends string = string,
> {
  readonly from: Status
  readonly to: Status
  readonly trigger: Trigger
  /** Who may pull it: one of these is enough [D39]. */
  readonly by: readonly [Relation, ...Relation[]]
  /** Must be provided with the change. */
  readonly requiredFields?: readonly Field[]
  /** Set by the change: NOW, PROVIDED, INCREMENT, or the value itself. */
  readonly setFields?: { readonly [field in Field]?: FieldValue }
  /** Cleared by the change; what may also be provided, unless it is. */
  readonly clearFields?: readonly Field[]
  /** Must hold, each of them where there are several. */
  readonly validate?: ValidationName | readonly [ValidationName, ...ValidationName[]]
}

interface StatusMeaning {
  readonly means: string
  /** Nothing leaves this status. */
  readonly terminal?: true
  /** Work ends here, as it should or without having been done. It may still be taken up again if it is not terminal. */
  readonly end?: 'done' | 'dropped'
}

interface FieldRow<Status extends string = string, Kind extends FieldKind = FieldKind> {
  readonly holds: Kind
  readonly allowedIn: typeof EVERY_STATUS | readonly Status[]
  /** May be changed without a transition by these, and given along with any transition by whoever may pull that. */
  readonly editable?: readonly [Relation, ...Relation[]]
  /** Is edited for itself, never given along with a transition: whoever may pull that need not be one who may edit it. */
  readonly neverWithMoves?: true
  /** Kept by what follows from other changes: an event that touches only such fields is nobody's work. */
  readonly byItself?: true
  /** Every task has it [L5]. */
  readonly always?: true
}

type FieldRows<Status extends string = string> = { readonly [field: string]: FieldRow<Status> }

export interface LifecycleTable<
  Status extends string = string,
  Rows extends FieldRows = FieldRows,
  Trigger extends string = string,
  Name extends string = string,
> {
  readonly name: Name
  /** The statuses a new task may be created in; the first is the default. */
  readonly initial: readonly [NoInfer<Status>, ...NoInfer<Status>[]]
  readonly statuses: { readonly [status in Status]: StatusMeaning }
  readonly fields: Rows
  /** Triggers that throw work away. Guidance never proposes them. */
  readonly destructiveTriggers: readonly NoInfer<Trigger>[]
  readonly rules: readonly TransitionRule<NoInfer<Status>, NoInfer<keyof Rows & string>, Trigger>[]
}

/** A rule with what `decide` would otherwise work out on every call. */
export interface IndexedRule {
  readonly rule: TransitionRule
  readonly required: readonly string[]
  readonly sets: readonly (readonly [field: string, value: FieldValue])[]
  /** What the rule clears, and whatever else the new status may not hold. */
  readonly clears: readonly string[]
  /** The fields a caller may give with this change. */
  readonly accepts: ReadonlySet<string>
}

export interface Lifecycle<
  Status extends string = string,
  Rows extends FieldRows = FieldRows,
  Trigger extends string = string,
  Name extends string = string,
> extends LifecycleTable<Status, Rows, Trigger, Name> {
  readonly ruleIndex: { readonly [from: string]: { readonly [to: string]: IndexedRule } }
}

export type StatusOf<Table extends LifecycleTable> = keyof Table['statuses'] & string
export type FieldOf<Table extends LifecycleTable> = keyof Table['fields'] & string
export type TriggerOf<Table extends LifecycleTable> = Table['rules'][number]['trigger']

export function defineLifecycle<
  const Status extends string,
  const Rows extends FieldRows,
  const Trigger extends string,
  const Name extends string,
>(
  table: LifecycleTable<Status, Rows, Trigger, Name> & { readonly fields: FieldRows<NoInfer<Status>> },
): Lifecycle<Status, Rows, Trigger, Name> {
  let made: Lifecycle['ruleIndex'] | undefined
  return {
    ...table,
    // Made when it is first asked for: a command that moves one task does not pay for every table.
    get ruleIndex() {
      made ??= indexRules(table)
      return made
    },
  }
}

function indexRules(table: LifecycleTable): Lifecycle['ruleIndex'] {
  const ruleIndex: Record<string, Record<string, IndexedRule>> = withoutPrototype()
  for (const rule of table.rules) {
    ruleIndex[rule.from] ??= withoutPrototype()
    ;(ruleIndex[rule.from] as Record<string, IndexedRule>)[rule.to] ??= indexRule(table, rule)
  }
  return ruleIndex
}

export function mayHold(lifecycle: LifecycleTable, status: string, field: string): boolean {
  const scope = Object.hasOwn(lifecycle.fields, field) ? lifecycle.fields[field] : undefined
  return scope !== undefined && (scope.allowedIn === EVERY_STATUS || scope.allowedIn.includes(status))
}

function indexRule(table: LifecycleTable, rule: TransitionRule): IndexedRule {
  const set = rule.setFields ?? {}
  const stale = Object.keys(table.fields).filter((field) => !mayHold(table, rule.to, field))
  const provided = [...(rule.requiredFields ?? []), ...Object.keys(set).filter((field) => set[field] === PROVIDED)]
  const editable = Object.keys(table.fields).filter((field) => {
    const row = table.fields[field]
    return row?.editable && !row.neverWithMoves && mayHold(table, rule.to, field)
  })
  return {
    rule,
    required: rule.requiredFields ?? [],
    sets: Object.entries(set) as [string, FieldValue][],
    clears: [...new Set([...(rule.clearFields ?? []), ...stale])].filter(
      (field) => !(field in set) || set[field] === PROVIDED,
    ),
    accepts: new Set([...provided, ...editable]),
  }
}

/** An object in which `constructor` and its kind are not found. */
function withoutPrototype<Value>(): Record<string, Value> {
  return Object.create(null)
}
