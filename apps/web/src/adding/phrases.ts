import { inEachLanguage } from '@pawl/contract'

interface AddingPhrases {
  readonly add: string
  readonly placeholder: string
  readonly field: string
  readonly pressC: string
  readonly understood: string
  readonly tag: string
  /** What pressing a chip does. */
  readonly leave: string
  readonly takeOut: string
  readonly before: (reminder: string) => string
  readonly added: (title: string, understood: readonly string[]) => string
  readonly due: (deadline: string) => string
}

export const addingPhrases = inEachLanguage<AddingPhrases>({
  en: {
    add: 'Add',
    placeholder: 'buy milk tomorrow, high priority',
    field: 'Add a task',
    pressC: 'Press C to add one.',
    understood: 'Understood',
    tag: 'Tag',
    leave: 'Keep these words in the title instead',
    takeOut: 'Take it out of the title again',
    before: (reminder) => (reminder === '0m' ? 'on time' : `${reminder} before`),
    added: (title, understood) => `Added ${[title, ...understood].join(' · ')}`,
    due: (deadline) => `due ${deadline}`,
  },
  he: {
    add: 'להוסיף',
    placeholder: 'לקנות חלב מחר בעדיפות גבוהה',
    field: 'להוסיף משימה',
    pressC: 'כדי להוסיף אפשר ללחוץ על המקש C.',
    understood: 'הובן',
    tag: 'תגית',
    leave: 'להשאיר את המילים האלה בכותרת',
    takeOut: 'להוציא שוב מהכותרת',
    before: (reminder) => (reminder === '0m' ? 'בזמן עצמו' : `${reminder} לפני`),
    added: (title, understood) => `נוספה: ${[title, ...understood].join(' · ')}`,
    due: (deadline) => `לביצוע ${deadline}`,
  },
})
