import { countingIn, inEachLanguage } from '@pawl/contract'

interface PickedPhrases {
  readonly bar: string
  readonly count: (tasks: number) => string
  readonly due: string
  readonly priority: string
  readonly tag: string
  readonly addTag: string
  readonly clear: string
  readonly changed: (tasks: number) => string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const pickedPhrases = inEachLanguage<PickedPhrases>({
  en: {
    bar: 'Selected tasks',
    count: (tasks) => inEnglish(tasks, { one: '1 selected', other: '# selected' }),
    due: 'Due',
    priority: 'Priority',
    tag: 'Tag',
    addTag: 'Add tag',
    clear: 'Clear selection (Esc)',
    changed: (tasks) => inEnglish(tasks, { one: '1 task changed.', other: '# tasks changed.' }),
  },
  he: {
    bar: 'משימות שנבחרו',
    count: (tasks) => inHebrew(tasks, { one: 'נבחרה משימה אחת', two: 'נבחרו שתי משימות', other: 'נבחרו # משימות' }),
    due: 'תאריך',
    priority: 'עדיפות',
    tag: 'תגית',
    addTag: 'להוסיף תגית',
    clear: 'לנקות את הבחירה (Esc)',
    changed: (tasks) =>
      inHebrew(tasks, { one: 'עודכנה משימה אחת.', two: 'עודכנו שתי משימות.', other: 'עודכנו # משימות.' }),
  },
})
