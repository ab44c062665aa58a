// What a message asks for, decided by the first row that fits [D7]. A row names what the clause begins with, and what must
// and must not stand in it. No row names a word.

import type { LeadRole, OrderRole } from '../languages/roles.ts'
import type { DetectedIntent } from '../turn.ts'
import type { Sign } from './signs.ts'

export type Beginning = OrderRole | LeadRole | 'thing'

export interface ReadingRule {
  /** The command, or what stands in its place. */
  readonly begins: Beginning | readonly Beginning[]
  readonly has?: readonly Sign[]
  readonly hasAny?: readonly Sign[]
  readonly lacks?: readonly Sign[]
  /** Counts only if there is a task that the words fit: ‘delete call Tim’ may be about a phone. */
  readonly ifTask?: true
  /** NOTHING: the command is taken back. UNCLEAR: none of ours, whatever else the words could be. */
  readonly means: DetectedIntent | 'UNDO' | 'NOTHING'
}

export const READING_RULES: readonly ReadingRule[] = [
  { begins: 'undo', has: ['nothing'], means: 'UNDO' },

  { begins: ['recall', 'inform'], hasAny: ['ours', 'item', 'list', 'plural', 'to-do'], means: 'LIST_TASKS' },
  { begins: 'recall', lacks: ['foreign'], means: 'LIST_TASKS' },
  { begins: ['recall', 'inform'], means: 'UNCLEAR' },

  { begins: ['remind', 'alert'], has: ['instead'], means: 'UPDATE_TASK' },
  { begins: 'remind', means: 'CREATE_TASK' },
  { begins: 'alert', means: 'CREATE_TASK' },
  { begins: 'create', has: ['onto-ours'], lacks: ['list', 'onto-list'], means: 'UPDATE_TASK' },
  // Whatever it is about: a to-do list does not judge errands [D46].
  { begins: 'create', means: 'CREATE_TASK' },

  { begins: 'mark', hasAny: ['finished'], lacks: ['foreign'], means: 'COMPLETE_TASK' },
  { begins: 'mark', hasAny: ['field', 'pending'], lacks: ['foreign'], means: 'UPDATE_TASK' },
  { begins: 'complete', has: ['plural', 'everything'], lacks: ['list'], means: 'COMPLETE_TASK' },
  { begins: 'complete', has: ['plural'], lacks: ['reference', 'numbered', 'definite'], means: 'LIST_TASKS' },
  { begins: 'complete', hasAny: ['ours', 'item', 'list'], means: 'COMPLETE_TASK' },
  { begins: 'complete', lacks: ['foreign', 'yours'], means: 'COMPLETE_TASK' },
  { begins: 'complete', ifTask: true, means: 'COMPLETE_TASK' },
  { begins: 'mark', has: ['finished'], ifTask: true, means: 'COMPLETE_TASK' },
  { begins: 'mark', ifTask: true, means: 'UPDATE_TASK' },
  { begins: 'cross-off', has: ['off', 'off-list'], means: 'COMPLETE_TASK' },
  {
    begins: 'complete-ours',
    hasAny: ['ours', 'item', 'numbered', 'reference'],
    lacks: ['foreign'],
    means: 'COMPLETE_TASK',
  },
  { begins: 'complete-ours', ifTask: true, means: 'COMPLETE_TASK' },

  { begins: 'to-trash', has: ['trash'], hasAny: ['ours', 'item', 'list'], means: 'DELETE_TASK' },
  {
    begins: ['delete', 'delete-ours', 'delete-from'],
    has: ['off-ours'],
    lacks: ['list', 'plural', 'item', 'everything'],
    means: 'UPDATE_TASK',
  },
  {
    begins: 'delete',
    hasAny: ['ours', 'item', 'list', 'list-of', 'foreign-list'],
    lacks: ['yours'],
    means: 'DELETE_TASK',
  },
  { begins: 'delete', has: ['from'], lacks: ['yours'], means: 'DELETE_TASK' },
  { begins: 'delete', lacks: ['foreign', 'yours'], means: 'DELETE_TASK' },
  { begins: 'delete-ours', hasAny: ['ours', 'item', 'list'], lacks: ['yours'], means: 'DELETE_TASK' },
  { begins: 'delete-ours', has: ['reference', 'anymore'], means: 'DELETE_TASK' },
  { begins: 'delete-ours', has: ['anymore'], lacks: ['foreign', 'yours'], means: 'DELETE_TASK' },
  { begins: 'delete-from', has: ['from'], hasAny: ['ours', 'item', 'list'], lacks: ['yours'], means: 'DELETE_TASK' },

  { begins: ['delete', 'delete-ours'], ifTask: true, means: 'DELETE_TASK' },

  { begins: 'update', has: ['list', 'with'], lacks: ['ours'], means: 'CREATE_TASK' },
  { begins: 'update', hasAny: ['ours', 'item'], means: 'UPDATE_TASK' },
  { begins: 'update', lacks: ['foreign', 'yours'], means: 'UPDATE_TASK' },
  { begins: 'update-ours', hasAny: ['ours', 'item'], means: 'UPDATE_TASK' },
  { begins: 'adjust', has: ['numbered'], lacks: ['list', 'onto-list'], means: 'UPDATE_TASK' },
  {
    begins: 'adjust',
    has: ['definite', 'ours'],
    lacks: ['list', 'plural', 'onto-list'],
    means: 'UPDATE_TASK',
  },
  { begins: 'adjust', has: ['ours', 'instead'], lacks: ['list'], means: 'UPDATE_TASK' },
  // ‘Make all tasks about the car urgent’.
  {
    begins: 'adjust',
    has: ['everything', 'plural'],
    hasAny: ['rank', 'field', 'definite', 'mine'],
    lacks: ['list', 'onto-list', 'new'],
    means: 'UPDATE_TASK',
  },

  { begins: ['update', 'update-ours'], ifTask: true, means: 'UPDATE_TASK' },

  // ‘Make a list of what is left on my list’.
  { begins: ['create-ours', 'create'], has: ['list-of', 'list'], lacks: ['foreign', 'onto-list'], means: 'LIST_TASKS' },
  {
    begins: ['create-ours', 'create'],
    has: ['list-of'],
    hasAny: ['pending', 'to-do'],
    lacks: ['foreign'],
    means: 'LIST_TASKS',
  },
  { begins: 'create-ours', has: ['onto-it'], lacks: ['foreign'], means: 'CREATE_TASK' },
  { begins: 'create-ours', hasAny: ['onto-list', 'ours', 'item', 'list', 'list-of'], means: 'CREATE_TASK' },

  { begins: 'give', has: ['off', 'off-list'], means: 'DELETE_TASK' },
  { begins: ['give', 'need-thing'], has: ['removed'], hasAny: ['ours', 'item', 'list'], means: 'DELETE_TASK' },
  { begins: ['give', 'need-thing'], has: ['changed', 'ours'], means: 'UPDATE_TASK' },
  { begins: ['give', 'need-thing'], has: ['added'], hasAny: ['ours', 'item', 'list'], means: 'CREATE_TASK' },
  {
    begins: 'give',
    has: ['new'],
    hasAny: ['ours', 'item', 'list'],
    lacks: ['list-of', 'plural'],
    means: 'CREATE_TASK',
  },

  { begins: 'begin', has: ['fresh'], hasAny: ['ours', 'item', 'list', 'list-of'], means: 'CREATE_TASK' },

  { begins: ['list', 'list-ours'], hasAny: ['ours', 'item', 'list', 'plural'], means: 'LIST_TASKS' },
  { begins: 'adjust', ifTask: true, means: 'UPDATE_TASK' },

  { begins: 'list', has: ['nothing'], means: 'LIST_TASKS' },
  { begins: ['list', 'list-ours'], has: ['to-do'], lacks: ['foreign'], means: 'LIST_TASKS' },
  {
    begins: ['list', 'list-ours'],
    has: ['only'],
    hasAny: ['pending', 'finished', 'everything'],
    lacks: ['foreign'],
    means: 'LIST_TASKS',
  },

  { begins: ['list', 'list-ours', 'question'], has: ['rank'], lacks: ['foreign', 'ours'], means: 'LIST_TASKS' },

  { begins: 'question', hasAny: ['ours', 'item', 'list', 'plural'], means: 'LIST_TASKS' },
  { begins: 'question', has: ['list-of'], lacks: ['foreign', 'yours'], means: 'LIST_TASKS' },
  { begins: 'question', has: ['to-do'], lacks: ['foreign'], means: 'LIST_TASKS' },
  { begins: 'question', has: ['only'], hasAny: ['pending', 'finished'], lacks: ['foreign'], means: 'LIST_TASKS' },

  { begins: 'need', means: 'CREATE_TASK' },
  { begins: 'we-need', has: ['short'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['infinitive'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['onto-list'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['fresh'], hasAny: ['ours', 'item', 'list', 'list-of'], means: 'CREATE_TASK' },

  { begins: 'thing', has: ['plural'], lacks: ['foreign'], means: 'LIST_TASKS' },
  {
    begins: 'thing',
    has: ['ours', 'fresh'],
    hasAny: ['ends', 'about'],
    lacks: ['list', 'yours', 'only'],
    means: 'CREATE_TASK',
  },
  {
    begins: 'thing',
    has: ['ours', 'fresh', 'foreign'],
    hasAny: ['ends', 'about'],
    lacks: ['list', 'yours'],
    means: 'CREATE_TASK',
  },
  { begins: 'thing', has: ['list'], lacks: ['foreign', 'yours'], means: 'LIST_TASKS' },
  { begins: 'thing', has: ['item', 'mine'], lacks: ['foreign', 'yours'], means: 'LIST_TASKS' },
]

/** The rows by what they begin with, each with its place in the table. */
export type RulesByBeginning = ReadonlyMap<Beginning, readonly { readonly rule: ReadingRule; readonly row: number }[]>

export function byBeginning(rules: readonly ReadingRule[]): RulesByBeginning {
  return Map.groupBy(
    rules.flatMap((rule, row) => [rule.begins].flat().map((begins) => ({ begins, rule, row }))),
    ({ begins }) => begins,
  )
}

export const RULES: RulesByBeginning = byBeginning(READING_RULES)

export interface RuleFound {
  readonly rule: ReadingRule
  readonly begins: Beginning
}

/** The first row that fits, of those that begin with one of these. */
export function ruleFor(
  beginnings: readonly Beginning[],
  signs: ReadonlySet<Sign>,
  rules: RulesByBeginning = RULES,
): RuleFound | undefined {
  let found: RuleFound | undefined
  let first = Number.POSITIVE_INFINITY
  for (const begins of beginnings)
    for (const { rule, row } of rules.get(begins) ?? []) {
      if (row >= first) break
      if (!fits(rule, signs)) continue
      found = { rule, begins }
      first = row
      break
    }
  return found
}

function fits({ has, hasAny, lacks }: ReadingRule, signs: ReadonlySet<Sign>): boolean {
  if (has?.some((sign) => !signs.has(sign))) return false
  if (lacks?.some((sign) => signs.has(sign))) return false
  return hasAny === undefined || hasAny.some((sign) => signs.has(sign))
}
