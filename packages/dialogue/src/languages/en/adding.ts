// The words a text that is added is read with.

import type { AddingTables } from '../adding.ts'
import { answers } from './answers.ts'
import { dates } from './dates.ts'
import { slots } from './slots.ts'

export const englishAdding: AddingTables = {
  answers,
  dates,
  slots,
}
