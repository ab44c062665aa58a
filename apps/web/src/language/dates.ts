// Dates as people read them, in their own language.

import type { Language } from '@pawl/contract'
import { type Dates, datesIn } from './dates-in.ts'
import { useLanguage } from './language.tsx'

export function useDates(): Dates {
  const { language } = useLanguage()
  const known = made.get(language) ?? datesIn(language)
  made.set(language, known)
  return known
}

/** What formats dates takes long to make, and a list has them in every row. */
const made = new Map<Language, Dates>()
