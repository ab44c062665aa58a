// What the parts say that every page uses.

import type { Language } from '@pawl/contract'

interface PartPhrases {
  readonly tryAgain: string
  readonly away: string
  readonly defect: string
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
}

export const partPhrases: { readonly [language in Language]: PartPhrases } = {
  en: {
    tryAgain: 'Try again',
    away: 'The server cannot be reached.',
    defect: 'Something went wrong. Reload the page to go on.',
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
  },
  he: {
    tryAgain: 'לנסות שוב',
    away: 'אי אפשר להגיע לשרת.',
    defect: 'משהו השתבש. כדי להמשיך צריך לטעון את הדף מחדש.',
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
  },
}
