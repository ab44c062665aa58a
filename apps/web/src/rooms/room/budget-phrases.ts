// What the budget of a room says on its page.

import { inEachLanguage } from '@pawl/contract'

type Per = 'day' | 'week' | 'total'

interface BudgetPhrases {
  readonly title: string
  readonly none: string
  readonly spent: (spent: string, of: string, period: string) => string
  readonly tokens: (spent: string, of: string, period: string) => string
  readonly asked: string
  readonly stopped: string
  readonly cost: string
  readonly costHint: string
  readonly per: string
  readonly periods: { readonly [per in Per]: string }
  readonly set: string
  readonly raise: string
  readonly once: string
  readonly stop: string
  readonly remove: string
  readonly saved: string
}

export const budgetPhrases = inEachLanguage<BudgetPhrases>({
  en: {
    title: 'Budget',
    none: 'No limit is set for this room.',
    spent: (spent, of, period) => `${spent} of ${of} ${period}`,
    tokens: (spent, of, period) => `${spent} of ${of} tokens ${period}`,
    asked: 'It is used up: nothing new is begun until you decide.',
    stopped: 'Stopped: nothing new is begun.',
    cost: 'How much it may cost',
    costHint: 'In your currency, such as 20',
    per: 'In how long',
    periods: { day: 'a day', week: 'a week', total: 'in all' },
    set: 'Set',
    raise: 'Raise to this amount',
    once: 'The same amount once more',
    stop: 'Leave it stopped',
    remove: 'Remove the budget',
    saved: 'Done.',
  },
  he: {
    title: 'תקציב',
    none: 'לא נקבעה מגבלה לחדר הזה.',
    spent: (spent, of, period) => `${spent} מתוך ${of} ${period}`,
    tokens: (spent, of, period) => `${spent} מתוך ${of} טוקנים ${period}`,
    asked: 'התקציב נוצל: לא יתחילו דבר חדש עד שיוחלט.',
    stopped: 'נעצר: לא מתחילים דבר חדש.',
    cost: 'כמה מותר שיעלה',
    costHint: 'במטבע שלך, למשל 20',
    per: 'בכמה זמן',
    periods: { day: 'ביום', week: 'בשבוע', total: 'בסך הכול' },
    set: 'לקבוע',
    raise: 'להעלות לסכום הזה',
    once: 'אותו סכום פעם נוספת',
    stop: 'להשאיר עצור',
    remove: 'להסיר את התקציב',
    saved: 'בוצע.',
  },
})
