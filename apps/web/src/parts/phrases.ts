// What the parts say that every page uses.

import { inEachLanguage } from '@pawl/contract'

interface PartPhrases {
  readonly tryAgain: string
  readonly away: string
  readonly kept: string
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
  /** Between who did it and what was done, where the two do not make a sentence. */
  readonly betweenWhoAndWhat: string
  readonly overdue: string
  readonly today: string
  readonly priority: string
  readonly conflict: string
  readonly mine: string
  readonly theirs: string
  readonly keepMine: string
  readonly takeTheirs: string
  readonly examples: { readonly [field in 'deadline' | 'recurrence' | 'reminders' | 'project' | 'tags']: string }
  readonly pickDay: string
  readonly repeats: (when: string) => string
  readonly code: string
  readonly diff: string
  readonly table: string
  readonly ticked: string
  readonly notTicked: string
  readonly footnotes: string
  readonly backToText: string
  readonly preview: string
}

export const partPhrases = inEachLanguage<PartPhrases>({
  en: {
    tryAgain: 'Try again',
    away: "Can't reach the server.",
    kept: "Can't reach the server. Your change is kept and will be sent.",
    defect: 'Something went wrong. Reload the page to go on.',
    pageAway: "Can't reach the server, so this page can't be shown. What you wrote is kept.",
    pageBroken: "This can't be shown. What you wrote is kept.",
    loading: 'Loading…',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    undo: 'Undo',
    notifications: 'Notifications',
    none: 'none',
    copy: 'Copy',
    copied: 'Copied',
    betweenWhoAndWhat: '',
    overdue: 'overdue',
    today: 'today',
    priority: 'priority',
    conflict: 'Someone else changed this while you were writing.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    examples: {
      deadline: 'friday at 17:00',
      recurrence: 'every friday',
      reminders: '30m, 1d',
      project: 'Garden',
      tags: 'home, errands',
    },
    pickDay: 'Pick a day',
    repeats: (when) => `Repeats ${when}`,
    code: 'Code',
    diff: 'Changes to files',
    table: 'Table',
    ticked: 'done',
    notTicked: 'not done',
    footnotes: 'Footnotes',
    backToText: 'Back to the text',
    preview: 'Preview',
  },
  he: {
    tryAgain: 'לנסות שוב',
    away: 'אין קשר עם השרת.',
    kept: 'אין קשר עם השרת. השינוי נשמר ויישלח כשהקשר יחזור.',
    defect: 'משהו השתבש. כדי להמשיך צריך לטעון את הדף מחדש.',
    pageAway: 'אין קשר עם השרת, ולכן אי אפשר להציג את הדף. מה שכתבת נשמר.',
    pageBroken: 'אי אפשר להציג את זה. מה שכתבת נשמר.',
    loading: 'טוען…',
    close: 'לסגור',
    cancel: 'ביטול',
    save: 'לשמור',
    undo: 'לבטל את הפעולה',
    notifications: 'הודעות',
    none: 'אין',
    copy: 'להעתיק',
    copied: 'הועתק',
    betweenWhoAndWhat: '·',
    overdue: 'באיחור',
    today: 'היום',
    priority: 'עדיפות',
    conflict: 'מישהו אחר שינה את זה בזמן שכתבת.',
    mine: 'שלך',
    theirs: 'שלהם',
    keepMine: 'להשאיר את שלי',
    takeTheirs: 'לקבל את שלהם',
    examples: {
      deadline: 'יום שישי ב־17:00',
      recurrence: 'כל יום שישי',
      reminders: '30m, 1d',
      project: 'גינה',
      tags: 'בית, דחוף',
    },
    pickDay: 'לבחור יום',
    repeats: (when) => `חוזרת: ${when}`,
    code: 'קוד',
    diff: 'שינויים בקבצים',
    table: 'טבלה',
    ticked: 'בוצע',
    notTicked: 'לא בוצע',
    footnotes: 'הערות שוליים',
    backToText: 'חזרה לטקסט',
    preview: 'תצוגה מקדימה',
  },
})
