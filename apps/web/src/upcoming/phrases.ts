import { countingIn, inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'

interface UpcomingPhrases {
  readonly title: string
  readonly views: string
  readonly list: string
  readonly calendar: string
  readonly nothing: string
  readonly more: (tasks: number) => string
  readonly hint: string
  readonly dayOf: (name: string) => string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const upcomingPhrases = inEachLanguage<UpcomingPhrases>({
  en: {
    title: 'Upcoming',
    views: 'Show as',
    list: 'List',
    calendar: 'Calendar',
    nothing: 'Nothing is due in the next four weeks.',
    more: (tasks) => inEnglish(tasks, { one: 'and 1 more', other: 'and # more' }),
    hint: 'Drag a task to another day to move it.',
    dayOf: (name) => `Tasks of ${isolated(name)}`,
  },
  he: {
    title: 'בקרוב',
    views: 'תצוגה',
    list: 'רשימה',
    calendar: 'לוח שנה',
    nothing: 'אין משימות לארבעת השבועות הקרובים.',
    more: (tasks) => inHebrew(tasks, { one: 'ועוד אחת', two: 'ועוד שתיים', other: 'ועוד #' }),
    hint: 'כדי להעביר משימה ליום אחר גוררים אותה אליו.',
    dayOf: (name) => `המשימות של ${isolated(name)}`,
  },
})
