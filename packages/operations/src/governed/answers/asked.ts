// What an answer is given with, and the shape of what it causes.

import type { AnswerTo, ItemTypeName } from '@pawl/contract'
import type { GovernedTask } from '@pawl/kernel'
import type { Context } from '../../context.ts'
import type { InitiativeView, RecordOf } from '../../ports/record-store.ts'
import type { Effects } from '../effects.ts'
import type { Judges } from '../four-eyes.ts'

export interface Asked {
  readonly context: Context
  readonly view: InitiativeView
  readonly item: RecordOf<'item'>
  /** Of an item about a task: as it stands now. */
  readonly task: GovernedTask
  /** Of a judgement: who else there is. */
  readonly judges: Judges
  /** Why it is answered by someone who otherwise should not. */
  readonly reason: string | undefined
}

export type Causes<Type extends ItemTypeName> = (asked: Asked, answer: AnswerTo<Type>) => Effects
