import type { QuickReplies } from '../quick-replies.ts'

export const quickReplies: QuickReplies = {
  yes: 'כן',
  no: 'לא',
  cancel: 'בטל',
  undo: 'ביטול פעולה',
  none: 'בלי תאריך',
  priorities: ['נמוכה', 'בינונית', 'גבוהה', 'דחופה'],
  statuses: ['פתוחה', 'בביצוע', 'בוצעה'],
  days: ['היום', 'מחר'],
  fields: {
    title: 'כותרת',
    description: 'תיאור',
    priority: 'עדיפות',
    deadline: 'תאריך יעד',
    status: 'סטטוס',
  },
  deeds: { complete: 'סיימתי אותה', update: 'לעדכן אותה', delete: 'למחוק אותה' },
}
