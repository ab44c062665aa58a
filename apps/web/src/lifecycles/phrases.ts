import { countingIn, inEachLanguage } from '@pawl/contract'
import type { ValidationName } from '@pawl/kernel'

interface LifecyclesPhrases {
  readonly title: string
  readonly explain: string
  readonly rules: (count: number) => string
  readonly open: string
  readonly all: string
  readonly unknown: (name: string) => string
  readonly diagram: string
  readonly rule: string
  readonly status: string
  readonly choose: string
  readonly table: string
  readonly from: string
  readonly to: string
  readonly trigger: string
  readonly who: string
  readonly required: string
  readonly sets: string
  readonly setTo: { readonly now: string; readonly provided: string; readonly increment: string }
  readonly clears: string
  readonly condition: string
  readonly conditions: { readonly [name in ValidationName]: string }
  readonly nothing: string
  readonly here: string
  readonly born: string
  readonly ends: string
  readonly mayHold: string
  readonly destructive: string
  readonly records: string
  readonly recordsExplain: string
  readonly statuses: string
  readonly neverChanges: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const lifecyclesPhrases = inEachLanguage<LifecyclesPhrases>({
  en: {
    title: 'Rules',
    explain:
      'A lifecycle is a table: the states of one kind of task, and the rules that lead from one to the next. What has no arrow cannot happen.',
    rules: (rules) => inEnglish(rules, { one: '1 rule', other: '# rules' }),
    open: 'See the rules',
    all: 'All rules',
    unknown: (name) => `There is no lifecycle ‘${name}’.`,
    diagram: 'Diagram',
    rule: 'Rule',
    status: 'Status',
    choose: 'Choose an arrow to see the rule behind it, or a status to see what it may hold.',
    table: 'All rules',
    from: 'From',
    to: 'To',
    trigger: 'Trigger',
    who: 'Who may',
    required: 'Must be given',
    sets: 'Sets',
    setTo: { now: 'the time', provided: 'as given', increment: 'one more' },
    clears: 'Clears',
    condition: 'Only if',
    conditions: {
      originIsBacklog: 'the task came from the backlog',
      isNotPaused: 'the task does not rest after a failure',
      isNotToBeReviewedAgain: 'the task was not sent back for rework',
      deletedWhileOpen: 'the task was open when it was deleted',
      deletedWhileInProgress: 'the task was in progress when it was deleted',
      deletedWhileDone: 'the task was done when it was deleted',
      invalidReviewResetsRemain: 'it was not sent back three times already for a review at the wrong time',
      nothingBlocks: 'it does not wait for other work',
    },
    nothing: 'nothing',
    here: 'Tasks here now',
    born: 'A new task may begin here.',
    ends: 'Nothing leaves this status.',
    mayHold: 'May hold',
    destructive: 'Throws work away: guidance never proposes it.',
    records: 'Records',
    recordsExplain: 'What stands around the tasks is decided by tables too: questions, policies, tokens and the rest.',
    statuses: 'Statuses',
    neverChanges: 'It never changes after it was stored.',
  },
  he: {
    title: 'כללים',
    explain:
      'מחזור חיים הוא טבלה: המצבים של סוג אחד של משימות, והכללים שמובילים ממצב למצב. מה שאין לו חץ לא יכול לקרות.',
    rules: (rules) => inHebrew(rules, { one: 'כלל אחד', two: 'שני כללים', other: '# כללים' }),
    open: 'לראות את הכללים',
    all: 'כל הכללים',
    unknown: (name) => `אין מחזור חיים בשם ‘${name}’.`,
    diagram: 'תרשים',
    rule: 'כלל',
    status: 'מצב',
    choose: 'בחירה בחץ מראה את הכלל שמאחוריו, ובחירה במצב מראה מה הוא יכול להחזיק.',
    table: 'כל הכללים',
    from: 'ממצב',
    to: 'למצב',
    trigger: 'פעולה',
    who: 'מי רשאי',
    required: 'חובה לתת',
    sets: 'קובע',
    setTo: { now: 'השעה', provided: 'כפי שניתן', increment: 'אחד יותר' },
    clears: 'מוחק',
    condition: 'רק אם',
    conditions: {
      originIsBacklog: 'המשימה באה מהצבר',
      isNotPaused: 'המשימה לא נחה אחרי כישלון',
      isNotToBeReviewedAgain: 'המשימה לא נשלחה לתיקון',
      deletedWhileOpen: 'המשימה הייתה פתוחה כשנמחקה',
      deletedWhileInProgress: 'המשימה הייתה בביצוע כשנמחקה',
      deletedWhileDone: 'המשימה כבר בוצעה כשנמחקה',
      invalidReviewResetsRemain: 'היא עוד לא הוחזרה שלוש פעמים בגלל ביקורת בזמן לא נכון',
      nothingBlocks: 'היא לא ממתינה לעבודה אחרת',
    },
    nothing: 'שום דבר',
    here: 'משימות במצב הזה עכשיו',
    born: 'משימה חדשה יכולה להתחיל כאן.',
    ends: 'שום דבר לא יוצא מהמצב הזה.',
    mayHold: 'יכול להחזיק',
    destructive: 'זורק עבודה: ההנחיות לעולם לא מציעות אותו.',
    records: 'רשומות',
    recordsExplain: 'גם מה שסביב המשימות נקבע בטבלאות: שאלות, כללי מדיניות, אסימונים וכל השאר.',
    statuses: 'מצבים',
    neverChanges: 'אחרי השמירה זה לא משתנה.',
  },
})
