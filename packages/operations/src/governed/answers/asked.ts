// What an answer is given with, and the shape of what it causes.

import type { AnswerTo, ItemTypeName } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../../context.ts'
import type { InitiativeView, StoredRecord } from '../../ports/record-store.ts'
import type { Effects } from '../effects.ts'

export interface Asked {
  readonly context: Context
  readonly view: InitiativeView
  readonly item: StoredRecord
  /** Of an item about a task: as it stands now. */
  readonly task: GovernedTask
}

export type Causes<Type extends ItemTypeName> = (asked: Asked, answer: AnswerTo<Type>) => Effects
