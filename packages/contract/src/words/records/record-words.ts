// What the names of the tables of records are called in front of people: initiatives, questions, policies, tokens.
//
// N2. Every status and trigger of every table has its word in every language, and so has every field that a rule names.

import { isOneOf, keysOf, type RecordLifecycleName } from '@pawl/kernel'
import { inEachLanguage, type Language } from '../../language.ts'
import type { LifecycleWords } from '../words.ts'
import { englishRecords } from './en.ts'
import { hebrewRecords } from './he.ts'

/** Their histories are not shown, so nothing is said as a fact. */
export type TableWords = Omit<LifecycleWords, 'facts'>

export interface RecordWords {
  readonly tables: { readonly [name in RecordLifecycleName]: TableWords }
  readonly fields: Readonly<Record<string, string>>
}

export const recordWordsOf = inEachLanguage<RecordWords>({
  en: englishRecords,
  he: hebrewRecords,
})

/** How a table calls a state of its own and a trigger. What it has no word for is said as it is. */
export function sayingOf(language: Language, kind: string) {
  const { tables } = recordWordsOf[language]
  const table = isOneOf(keysOf(tables), kind) ? tables[kind] : undefined
  return {
    state: (name: string) => table?.statuses[name]?.name ?? name,
    trigger: (name: string) => table?.triggers[name] ?? name,
  }
}
