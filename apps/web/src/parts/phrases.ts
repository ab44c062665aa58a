// What the parts say that every page uses.

import { inEachLanguage } from '@pawl/contract'

interface PartPhrases {
  readonly tryAgain: string
  readonly away: string
  readonly defect: string
  readonly pageAway: string
  readonly pageBroken: string
  readonly loading: string
  readonly close: string
  readonly cancel: string
  readonly save: string
  readonly undo: string
  readonly notifications: string
  readonly none: string
  readonly copy: string
  readonly copied: string
  readonly overdue: string
  readonly today: string
  readonly priority: string
  readonly conflict: string
  readonly mine: string
  readonly theirs: string
  readonly keepMine: string
  readonly takeTheirs: string
  readonly examples: { readonly [field in 'recurrence' | 'reminders' | 'project' | 'tags']: string }
  readonly repeats: (when: string) => string
}

export const partPhrases = inEachLanguage<PartPhrases>({
  en: {
    tryAgain: 'Try again',
    away: 'The server cannot be reached.',
    defect: 'Something went wrong. Reload the page to go on.',
    pageAway: 'The server cannot be reached, so this cannot be shown. What you wrote is kept.',
    pageBroken: 'This cannot be shown. What you wrote is kept.',
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    undo: 'Undo',
    notifications: 'Notifications',
    none: 'none',
    copy: 'Copy',
    copied: 'Copied',
    overdue: 'overdue',
    today: 'today',
    priority: 'priority',
    conflict: 'Someone else changed this while you were writing.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    examples: {
      recurrence: 'every friday',
      reminders: '30m, 1d',
      project: 'Garden',
      tags: 'home, errands',
    },
    repeats: (when) => `Repeats ${when}`,
  },
  he: {
    tryAgain: 'לנסות שוב',
    away: 'אי אפשר להגיע לשרת.',
    defect: 'משהו השתבש. כדי להמשיך צריך לטעון את הדף מחדש.',
    pageAway: 'אי אפשר להגיע לשרת, ולכן אין מה להציג כאן. מה שנכתב נשמר.',
    pageBroken: 'אי אפשר להציג את זה. מה שנכתב נשמר.',
    loading: 'טוען…',
    close: 'לסגור',
    cancel: 'ביטול',
    save: 'לשמור',
    undo: 'לבטל את הפעולה',
    notifications: 'הודעות',
    none: 'אין',
    copy: 'להעתיק',
    copied: 'הועתק',
    overdue: 'באיחור',
    today: 'היום',
    priority: 'עדיפות',
    conflict: 'מישהו אחר שינה את זה בזמן שכתבת.',
    mine: 'שלך',
    theirs: 'שלהם',
    keepMine: 'להשאיר את שלי',
    takeTheirs: 'לקבל את שלהם',
    examples: {
      recurrence: 'כל יום שישי',
      reminders: '30m, 1d',
      project: 'גינה',
      tags: 'בית, דחוף',
    },
    repeats: (when) => `חוזרת: ${when}`,
  },
})
