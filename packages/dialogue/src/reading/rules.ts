// What a message asks for, decided by the first row that fits [D7]. A row names what the clause begins with, and what must
// and must not stand in it. No row names a word.

import type { LeadRole, OrderRole } from '../languages/roles.ts'
import type { DetectedIntent } from '../turn.ts'
import type { Sign } from './clause.ts'

export interface ReadingRule {
  /** The command, or what stands in its place. */
  readonly begins: OrderRole | LeadRole | 'thing'
  /** Said before it. */
  readonly after?: LeadRole
  readonly has?: readonly Sign[]
  readonly hasAny?: readonly Sign[]
  readonly lacks?: readonly Sign[]
  /** Counts only if there is a task that the words fit: ‘delete call Tim’ may be about a phone. */
  readonly ifTask?: true
  readonly means: DetectedIntent | 'UNDO' | 'NOTHING'
}

export const READING_RULES: readonly ReadingRule[] = [
  { begins: 'undo', has: ['nothing'], means: 'UNDO' },

  { begins: 'remind', has: ['instead'], means: 'UPDATE_TASK' },
  { begins: 'remind', means: 'CREATE_TASK' },
  { begins: 'create', has: ['onto-ours'], lacks: ['list', 'onto-list'], means: 'UPDATE_TASK' },
  { begins: 'create', hasAny: ['ours', 'item', 'list', 'list-of', 'foreign-list'], means: 'CREATE_TASK' },
  { begins: 'create', lacks: ['onto-foreign'], means: 'CREATE_TASK' },

  { begins: 'mark', hasAny: ['finished'], lacks: ['foreign'], means: 'COMPLETE_TASK' },
  { begins: 'mark', hasAny: ['field', 'pending'], lacks: ['foreign'], means: 'UPDATE_TASK' },
  { begins: 'complete', has: ['plural'], lacks: ['reference', 'numbered', 'definite'], means: 'LIST_TASKS' },
  { begins: 'complete', hasAny: ['ours', 'item', 'list'], means: 'COMPLETE_TASK' },
  { begins: 'complete', lacks: ['foreign', 'yours'], means: 'COMPLETE_TASK' },
  { begins: 'complete', ifTask: true, means: 'COMPLETE_TASK' },
  { begins: 'mark', has: ['finished'], ifTask: true, means: 'COMPLETE_TASK' },
  { begins: 'complete-ours', has: ['off', 'off-list'], means: 'COMPLETE_TASK' },

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

  { begins: 'delete', ifTask: true, means: 'DELETE_TASK' },
  { begins: 'delete-ours', ifTask: true, means: 'DELETE_TASK' },

  { begins: 'update', has: ['list', 'with'], lacks: ['ours'], means: 'CREATE_TASK' },
  { begins: 'update', hasAny: ['ours', 'item'], means: 'UPDATE_TASK' },
  { begins: 'update', lacks: ['foreign', 'yours'], means: 'UPDATE_TASK' },
  { begins: 'update-ours', hasAny: ['ours', 'item'], means: 'UPDATE_TASK' },
  { begins: 'adjust', has: ['numbered'], lacks: ['list', 'onto-list'], means: 'UPDATE_TASK' },
  {
    begins: 'adjust',
    has: ['definite'],
    hasAny: ['ours'],
    lacks: ['list', 'plural', 'onto-list'],
    means: 'UPDATE_TASK',
  },
  { begins: 'adjust', has: ['ours', 'instead'], lacks: ['list'], means: 'UPDATE_TASK' },

  { begins: 'update', ifTask: true, means: 'UPDATE_TASK' },
  { begins: 'update-ours', ifTask: true, means: 'UPDATE_TASK' },

  { begins: 'create-ours', has: ['onto-list'], means: 'CREATE_TASK' },
  { begins: 'create-ours', hasAny: ['ours', 'item', 'list', 'list-of', 'foreign-list'], means: 'CREATE_TASK' },
  {
    begins: 'give',
    has: ['new'],
    hasAny: ['ours', 'item', 'list'],
    lacks: ['list-of', 'plural'],
    means: 'CREATE_TASK',
  },

  { begins: 'list', hasAny: ['ours', 'item', 'list', 'plural'], means: 'LIST_TASKS' },
  { begins: 'list', has: ['nothing'], means: 'LIST_TASKS' },
  { begins: 'list', has: ['to-do'], lacks: ['foreign'], means: 'LIST_TASKS' },
  { begins: 'list', has: ['only'], hasAny: ['pending', 'finished', 'everything'], means: 'LIST_TASKS' },

  { begins: 'question', hasAny: ['ours', 'item', 'list', 'plural'], means: 'LIST_TASKS' },
  { begins: 'question', has: ['to-do'], lacks: ['foreign'], means: 'LIST_TASKS' },
  { begins: 'question', has: ['only'], hasAny: ['pending', 'finished'], means: 'LIST_TASKS' },

  { begins: 'need', lacks: ['foreign', 'service'], means: 'CREATE_TASK' },
  { begins: 'need', ifTask: true, means: 'CREATE_TASK' },
  { begins: 'we-need', has: ['short'], lacks: ['foreign'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['infinitive'], lacks: ['foreign'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['onto-list'], means: 'CREATE_TASK' },
  { begins: 'need-thing', has: ['fresh'], hasAny: ['ours', 'item', 'list', 'list-of'], means: 'CREATE_TASK' },
  { begins: 'thing', has: ['plural'], lacks: ['foreign'], means: 'LIST_TASKS' },
  {
    begins: 'thing',
    has: ['ours', 'fresh', 'ends'],
    lacks: ['list', 'foreign', 'yours', 'only'],
    means: 'CREATE_TASK',
  },
  { begins: 'thing', hasAny: ['item', 'list'], lacks: ['foreign', 'yours'], means: 'LIST_TASKS' },
]
