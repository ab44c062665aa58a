import { inEachLanguage } from '@pawl/contract'
import type { KEY_GROUPS, KeyLine } from './key-table.ts'

interface KeyPhrases {
  readonly title: string
  readonly nothingToUndo: string
  readonly groups: { readonly [group in keyof typeof KEY_GROUPS]: string }
  readonly review: string
  readonly lines: { readonly [line in KeyLine]: string }
}

export const keyPhrases = inEachLanguage<KeyPhrases>({
  en: {
    title: 'Keys',
    nothingToUndo: 'There is nothing to undo here.',
    groups: { everywhere: 'Everywhere', list: 'In a list' },
    review: 'At the review desk',
    lines: {
      search: 'Search, go anywhere, do anything',
      add: 'Add a task',
      chat: 'Open or close the chat',
      help: 'Show these keys',
      send: 'Send or save what you are writing',
      undo: 'Undo the last change',
      close: 'Clear the selection, close the chat or the task',
      next: 'Next row, previous row',
      open: 'Open the task beside the list; again: go into it',
      done: 'Mark as done, or reopen',
      edit: 'Edit the title',
      due: 'Change the due date',
      flag: 'Change the priority',
      project: 'Change the project',
      tags: 'Change the tags',
      order: 'Move up or down, in your own order',
      select: 'Select; with Shift all rows between',
      find: 'Search in the list; elsewhere: search everything',
    },
  },
  he: {
    title: 'מקשים',
    nothingToUndo: 'אין כאן מה לבטל.',
    groups: { everywhere: 'בכל מקום', list: 'ברשימה' },
    review: 'בשולחן הביקורת',
    lines: {
      search: 'לחפש, לעבור לכל מקום, לעשות כל דבר',
      add: 'להוסיף משימה',
      chat: 'לפתוח את השיחה או לסגור אותה',
      help: 'להציג את המקשים',
      send: 'לשלוח או לשמור את מה שכתבת',
      undo: 'לבטל את השינוי האחרון',
      close: 'לנקות את הבחירה, לסגור את השיחה או את המשימה',
      next: 'השורה הבאה, השורה הקודמת',
      open: 'לפתוח את המשימה לצד הרשימה; שוב: להיכנס אליה',
      done: 'לסמן כגמורה, או לפתוח מחדש',
      edit: 'לערוך את הכותרת',
      due: 'לשנות את תאריך היעד',
      flag: 'לשנות את העדיפות',
      project: 'לשנות את הפרויקט',
      tags: 'לשנות את התגיות',
      order: 'להזיז למעלה או למטה, בסדר שלי',
      select: 'לבחור; עם Shift את כל השורות שביניהן',
      find: 'לחפש ברשימה; במקומות אחרים: לחפש בכול',
    },
  },
})
