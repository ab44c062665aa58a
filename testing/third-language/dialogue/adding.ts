// The words a text that is added is read with.

import type { AddingTables } from '../../../packages/dialogue/src/languages/adding.ts'
import { answers } from './answers.ts'
import { dates } from './dates.ts'
import { slots } from './slots.ts'

export const esperantoAdding: AddingTables = { answers, dates, slots }
