// What a schedule adds to what it posts.

import { inEachLanguage } from '../language.ts'

interface ScheduleWords {
  /** Nothing was running when its time came. */
  readonly late: (due: string) => string
}

export const scheduleWords = inEachLanguage<ScheduleWords>({
  en: { late: (due) => `(This was due ${due} and is posted late.)` },
  he: { late: (due) => `(המועד היה ${due}; זה מתפרסם באיחור.)` },
})
