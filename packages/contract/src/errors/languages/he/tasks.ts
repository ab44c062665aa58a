import { moment } from '../../moment.ts'
import { awaitedList, pointAtSeen, said, taskOf } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { move, reason } from './reasons.ts'

export const tasks = {
  TASK_NOT_FOUND: {
    message: ({ task }) => `אין משימה ${task}.`,
    next: (_, point) => point('המשימות הקיימות', 'listTasks', { status: 'all' }),
  },
  ATTEMPT_NOT_FOUND: {
    message: ({ task, attempt, attempts }) =>
      `למשימה ${task} אין ניסיון ${attempt}. מספר הניסיונות עד כה: ${attempts}.`,
    next: ({ task }, point) => point('כל הניסיונות', 'listAttempts', { task: String(task) }),
  },
  TASK_INVALID_TRANSITION: { message: (facts) => `${move(facts)}.`, next: () => '' },
  TASK_VALIDATION_FAILED: {
    message: (facts) =>
      facts.waitsFor === undefined
        ? `${move(facts)}: ${reason(facts.validationReason)}${facts.pausedUntil === undefined ? '' : `, עד ${moment(facts.pausedUntil)}`}.`
        : `המשימה ממתינה ל${awaitedList(facts.waitsFor, ' ול', 'עבודה שאינה גלויה לך', '־')}.`,
    next: () => '',
  },
  TASK_MISSING_REQUIRED_FIELD: {
    message: (facts) => `${move(facts)}: חסר ${facts.missingField}.`,
    next: ({ missingField }) => `יש לשלוח ${missingField} יחד עם השינוי.`,
  },
  TASK_STALE_VERSION: {
    message: ({ expectedVersion, actualVersion }) =>
      `המשימה בגרסה ${actualVersion}, ולא ${expectedVersion} כמצופה. מישהו שינה אותה בינתיים.`,
    next: ({ taskId }, point) =>
      said(
        'דבר לא השתנה. אפשר לחזור על השינוי אם הוא עדיין נחוץ.',
        point('המשימה כפי שהיא עכשיו', 'showTask', { task: taskId }),
      ),
  },
  FIELD_NOT_EDITABLE: {
    message: ({ field, lifecycle }) => `אי אפשר לערוך את ${field} במשימת ${lifecycle}.`,
    next: () => 'שדות ששייכים לסטטוס משתנים רק יחד עם הסטטוס.',
  },
  NOTHING_TO_EDIT: {
    message: () => 'לא ניתן דבר לשינוי.',
    next: () => 'יש לתת לפחות אחד מ־title, description, priority, deadline, project, tags, recurrence או reminders.',
  },
  DEPENDENCY_CIRCLE: {
    message: ({ circle }) => `נוצר מעגל: ${awaitedList(circle, ' ← ', 'עבודה שאינה גלויה לך')}.`,
    next: ({ circle }, point) =>
      said(
        'יש לוותר על אחת מהתלויות.',
        pointAtSeen(circle, (task) => point('במה היא תלויה', 'showDependencies', { task })),
      ),
  },
  NOTHING_DROPPED: {
    message: ({ task }) => `שום דבר שמשימה ${task} ממתינה לו לא בוטל: אין על מה לענות.`,
    next: ({ task }, point) => point('במה היא תלויה', 'showDependencies', { task }),
  },
  DEPENDS_ON_ITSELF: {
    message: ({ task }) => `משימה ${task} לא יכולה להיות תלויה בעצמה.`,
    next: () => 'יש לציין משימה אחרת.',
  },
  TASK_DOES_NOT_RECUR: {
    message: () => 'המשימה הזו לא חוזרת, ולכן אין פעם שאפשר לדלג עליה.',
    next: () => 'אפשר לקבוע מתי היא חוזרת, או לתת לה תאריך אחר.',
  },
  TASK_HAS_NO_NEXT_TIME: {
    message: () => 'זו הפעם האחרונה שהמשימה הזו באה.',
    next: () => 'אפשר לסיים אותה, או לקבוע מחדש מתי היא חוזרת.',
  },
  MESSAGE_ID_TAKEN: {
    message: ({ messageId }) => `הודעה אחרת נשלחה בשם ${messageId}.`,
    next: () => 'יש לתת לכל הודעה שם משלה.',
  },
  CONVERSATION_NOT_FOUND: {
    message: ({ conversation }) => `אין לך שיחה ${conversation}.`,
    next: (_, point) => point('השיחות שלך', 'listConversations'),
  },
  CHANGE_NOT_FOUND: {
    message: ({ change }) => `אין שינוי ${change}.`,
    next: (_, point) => point('השינויים האחרונים שלך', 'listChanges'),
  },
  NOT_YOUR_CHANGE: {
    message: ({ change, by }) => `שינוי ${change} נעשה על ידי ${by}.`,
    next: (_, point) => said('אפשר לבטל רק שינויים שלך.', point('האחרונים שבהם', 'listChanges')),
  },
  NOTHING_TO_UNDO: {
    message: () => 'אין לך שינוי שאפשר לבטל.',
    next: (_, point) => point('השינויים האחרונים שלך', 'listChanges'),
  },
  UNDO_OVERTAKEN: {
    message: ({ change, overtakenBy }) =>
      `אי אפשר לבטל את שינוי ${change}: שינוי ${overtakenBy} בא אחריו ונוגע באותו דבר.`,
    next: ({ overtakenBy }) => `אם ${overtakenBy} שלך, יש לבטל אותו קודם; אחרת אפשר לעשות את השינוי ידנית.`,
  },
  UNDO_NOT_POSSIBLE: {
    message: ({ change }) => `אי אפשר לבטל את שינוי ${change}: אין כלל שמוביל בחזרה.`,
    next: ({ change }, point) => point('מה אפשר לעשות עכשיו במשימה', 'showTask', { task: taskOf(change) }),
  },
} satisfies Partial<ErrorTexts>
