import { countingIn, inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'

interface TaskPhrases {
  readonly task: (number: number) => string
  readonly fields: string
  readonly change: (field: string) => string
  readonly none: string
  readonly moreDetails: string
  readonly addText: string
  readonly actions: string
  readonly markAs: (status: string) => string
  readonly notByHand: string
  readonly whoMay: (who: string) => string
  readonly needs: (fields: string) => string
  readonly governedNext: string
  readonly inbox: string
  readonly initiative: string
  readonly room: (room: string) => string
  readonly activity: string
  readonly wholeHistory: (events: number) => string
  readonly cleared: string
  readonly undoes: (change: string) => string
  readonly commented: string
  readonly wasUndone: string
  readonly undo: string
  readonly undoChange: (change: string) => string
  readonly rules: string
  readonly attempts: string
  readonly followedBy: string
  readonly attempt: (number: number) => string
  readonly begun: string
  readonly exitCode: (code: number) => string
  readonly tokens: (tokens: number) => string
  readonly cost: (cost: string) => string
  readonly lineage: string
  readonly attachments: string
  readonly attachedToIt: string
  readonly attachedTo: string
  readonly conversation: string
  readonly created: (when: string, by: string) => string
  readonly sure: (move: string) => string
  readonly newStep: string
  readonly firstStep: string
  readonly editStep: (step: string) => string
  readonly removeStep: (step: string) => string
  readonly ticked: (done: number, all: number) => string
  readonly you: string
  readonly addStep: string
  readonly comment: string
  readonly sendComment: string
  readonly skip: string
  readonly skipped: (when: string) => string
  readonly yes: string
  readonly no: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const taskPhrases = inEachLanguage<TaskPhrases>({
  en: {
    task: (number) => `Task ${number}`,
    fields: 'Details',
    moreDetails: 'More details',
    addText: 'Add a description',
    change: (field) => `Change: ${field}`,
    none: 'none',
    actions: 'Actions',
    markAs: (status) => `Mark as ${status}`,
    notByHand: 'Done by agents or others, or by itself:',
    whoMay: (who) => `Who may: ${who}.`,
    needs: (fields) => `needs: ${fields}`,
    governedNext: 'Work under policy is moved by results and answers, not by hand.',
    inbox: 'Open the inbox',
    initiative: 'Open the initiative',
    room: (room) => `Room ${room}`,
    activity: 'Activity',
    wholeHistory: (events) => inEnglish(events, { one: 'Show the change', other: 'Show all # changes' }),
    cleared: 'cleared',
    undoes: (change) => `takes back ‘${change}’`,
    commented: 'commented',
    wasUndone: 'taken back',
    undo: 'Undo',
    undoChange: (change) => `Undo ${change}`,
    rules: 'Rules',
    attempts: 'Attempts',
    followedBy: 'Followed by',
    attempt: (number) => `Attempt ${number}`,
    begun: 'Attempts at this task',
    exitCode: (code) => `exit code ${code}`,
    tokens: (tokens) => inEnglish(tokens, { one: '1 token', other: '# tokens' }),
    cost: (cost) => `cost ${cost}`,
    lineage: 'All attempts and their evidence',
    attachments: 'Attachments',
    attachedToIt: 'Attached to it',
    attachedTo: 'Attached to',
    conversation: 'The conversation it came from',
    created: (when, by) => `Created ${when} by ${by}`,
    sure: (move) => `${move}? This cannot be undone.`,
    newStep: 'Another step',
    firstStep: 'Split it into steps',
    editStep: (step) => `Edit the step: ${isolated(step)}`,
    removeStep: (step) => `Remove the step: ${isolated(step)}`,
    ticked: (done, all) => `${done} of ${all} done`,
    you: 'You',
    addStep: 'Add step',
    comment: 'Write a comment',
    sendComment: 'Comment',
    skip: 'Skip this time',
    skipped: (when) => `Moved to the next time: ${when}`,
    yes: 'yes',
    no: 'no',
  },
  he: {
    task: (number) => `משימה ${number}`,
    fields: 'פרטים',
    moreDetails: 'פרטים נוספים',
    addText: 'להוסיף תיאור',
    change: (field) => `לשנות: ${field}`,
    none: 'אין',
    actions: 'פעולות',
    markAs: (status) => `לסמן: ${status}`,
    notByHand: 'מה שעושים סוכנים או אחרים, או שקורה מעצמו:',
    whoMay: (who) => `מי רשאי: ${who}.`,
    needs: (fields) => `צריך: ${fields}`,
    governedNext: 'עבודה תחת מדיניות מתקדמת לפי תוצאות ותשובות, לא ביד.',
    inbox: 'לפתוח את הדואר הנכנס',
    initiative: 'לפתוח את היוזמה',
    room: (room) => `חדר ${room}`,
    activity: 'פעילות',
    wholeHistory: (events) =>
      inHebrew(events, { one: 'להציג את השינוי', two: 'להציג את שני השינויים', other: 'להציג את כל # השינויים' }),
    cleared: 'נמחק',
    undoes: (change) => `מבטל את „${change}”`,
    commented: 'הערה',
    wasUndone: 'בוטל',
    undo: 'לבטל את הפעולה',
    undoChange: (change) => `לבטל את הפעולה ${change}`,
    rules: 'כללים',
    attempts: 'ניסיונות',
    followedBy: 'ההמשך',
    attempt: (number) => `ניסיון ${number}`,
    begun: 'הניסיונות במשימה הזאת',
    exitCode: (code) => `קוד יציאה ${code}`,
    tokens: (tokens) => inHebrew(tokens, { one: 'טוקן אחד', two: 'שני טוקנים', other: '# טוקנים' }),
    cost: (cost) => `עלות ${cost}`,
    lineage: 'כל הניסיונות והראיות',
    attachments: 'צירופים',
    attachedToIt: 'מצורף אליה',
    attachedTo: 'מצורפת אל',
    conversation: 'השיחה שממנה באה',
    created: (when, by) => `נוצרה ${when} על ידי ${by}`,
    sure: (move) => `${move}? אי אפשר לבטל את זה אחר כך.`,
    newStep: 'עוד שלב',
    firstStep: 'לפצל לשלבים',
    editStep: (step) => `לערוך את השלב: ${isolated(step)}`,
    removeStep: (step) => `להסיר את השלב: ${isolated(step)}`,
    ticked: (done, all) => `${done} מתוך ${all} בוצעו`,
    you: 'אני',
    addStep: 'להוסיף שלב',
    comment: 'לכתוב הערה',
    sendComment: 'לשלוח הערה',
    skip: 'לדלג הפעם',
    skipped: (when) => `עברה לפעם הבאה: ${when}`,
    yes: 'כן',
    no: 'לא',
  },
})
