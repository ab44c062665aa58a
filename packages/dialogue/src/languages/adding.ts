// The languages a text that is added is read in: of each only the tables that this takes. One that is shipped and missing here does
// not compile.

import { englishAdding } from './en/adding.ts'
import { hebrewAdding } from './he/adding.ts'
import type { SHIPPED, Speech } from './index.ts'

export type AddingTables = Pick<Speech, 'answers' | 'dates' | 'script' | 'slots'>

export const ADDING = { en: englishAdding, he: hebrewAdding } satisfies Record<keyof typeof SHIPPED, AddingTables>
