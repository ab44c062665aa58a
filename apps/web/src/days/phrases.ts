import { inEachLanguage } from '@pawl/contract'

interface DayPhrases {
  readonly drag: string
  readonly noDate: string
}

export const dayPhrases = inEachLanguage<DayPhrases>({
  en: { drag: 'Drag to another day (or press T)', noDate: 'No date' },
  he: { drag: 'לגרור ליום אחר (או המקש T)', noDate: 'ללא תאריך' },
})
