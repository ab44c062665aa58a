import { FIELD_NOT_ALLOWED, type TransitionVariables, type ValidationName } from '@pawl/kernel'
import { countingIn } from '../../counting.ts'
import { hebrewDifferences } from '../../differences/he.ts'
import { hebrewWords } from '../../words/he.ts'
import type {
  BadLineBecause,
  CannotJudge,
  MismatchBecause,
  OutdatedBecause,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from '../catalogue.ts'
import { moment } from '../moment.ts'
import { awaitedList, expectedList, listOf, numberList, problemList, said, taskOf } from '../sentence.ts'
import type { SystemTrouble } from '../system-trouble.ts'
import { type LanguageTexts, type ReasonTexts, reasonText, systemText } from '../texts.ts'

const count = countingIn('he')
/** After מ־, ‘than’. */
const thanCharacters = (limit: number) => count(limit, { one: 'מתו אחד', two: 'משני תווים', other: 'מ־# תווים' })
const thanBytes = (limit: number) => count(limit, { one: 'מבית אחד', two: 'משני בתים', other: 'מ־# בתים' })

const { seconds } = hebrewWords.counted

/**
 * What a status is called in front of people. Facts do not say of which table it is: one that is called differently in two of them
 * is called by its code, unless the status beside it is in one of them alone.
 */
function called(status = '', beside = status): string {
  const tables = Object.values(hebrewWords.lifecycles).map(({ statuses }) => statuses)
  const names = tables.flatMap((statuses) => (beside in statuses ? (statuses[status]?.name ?? []) : []))
  const [name = status] = names
  return names.every((other) => other === name) ? name : status
}

const move = ({ currentStatus: from, attemptedStatus: to }: TransitionVariables) =>
  `אי אפשר להעביר את המשימה ממצב ‘${called(from, to)}’ למצב ‘${called(to, from)}’`

const reasons: { readonly [name in ValidationName]: string } = {
  originIsBacklog: 'המשימה לא הגיעה מהמאגר',
  isNotPaused: 'המשימה נכשלה, ויש הפסקה לפני הניסיון הבא',
  isNotToBeReviewedAgain: 'המשימה נשלחה לתיקון וצריכה להיבדק שוב',
  deletedWhileOpen: 'המשימה לא הייתה פתוחה כשנמחקה',
  deletedWhileInProgress: 'המשימה לא הייתה בביצוע כשנמחקה',
  deletedWhileDone: 'המשימה לא הייתה גמורה כשנמחקה',
  invalidReviewResetsRemain: 'המשימה כבר אופסה שלוש פעמים אחרי בדיקה לא תקפה',
  nothingBlocks: 'המשימה ממתינה לעבודה אחרת',
}

function reason(validationReason = ''): string {
  const [kind, field] = validationReason.split(':')
  if (kind === FIELD_NOT_ALLOWED) return `השינוי הזה לא יכול לקבוע את ${field}`
  return reasons[validationReason as ValidationName] ?? validationReason
}

/** How it stands with whoever holds a task. */
const HOLDER_STATES = { alive: 'פעיל', suspect: 'השתתק' } as const

/** Why someone does not judge a result. */
const cannotJudge: { readonly [because in CannotJudge]: string } = {
  handed_in: 'היא הוגשה בידי מי שמבקש לשפוט',
  owns_worker: 'העובד שיצר אותה שייך למי שמבקש לשפוט',
  changed_policy: 'מדיניות שלפיה היא נשפטת שונתה מאז בידי מי שמבקש לשפוט',
  clarified: 'מי שמבקש לשפוט הבהיר עבורה מדיניות',
  nobody_else: 'יש קשר אליה, ולא נשאר אדם אחר שרשאי לשפוט',
}

const outdated: ReasonTexts<OutdatedBecause> = {
  task_moved: ({ task, status }) => `משימה ${task} היא עכשיו ${called(status)}`,
  initiative_moved: ({ state }) => `היוזמה היא עכשיו ${state}`,
  newer_result: () => 'יש תוצאה חדשה יותר',
  blockers_moved: ({ task }) => `מה שמשימה ${task} ממתינה לו השתנה`,
}

const unfit: ReasonTexts<UnfitBecause> = {
  no_initiative: ({ initiative }) => `אין יוזמה ${initiative}`,
  nothing_to_begin: ({ initiative, state }) => `אין מה להתחיל ביוזמה ${initiative} (${state})`,
  not_judged_by: ({ policy }) => `התוצאה הזאת לא נשפטת לפי המדיניות ${policy}`,
  judged_twice: () => 'כל מדיניות נשפטת פעם אחת',
  case_missing: ({ policy }) => `חסרה הכרעה לגבי המדיניות ${policy}`,
  clarified_twice: () => 'כל מדיניות מובהרת פעם אחת',
  clarification_missing: ({ policy }) => `חסרה הבהרה של המדיניות ${policy}`,
  not_vague: ({ policy }) => `המדיניות ${policy} לא נמצאה מעורפלת`,
  worker_exists: ({ worker }) => `כבר יש System1 בשם ${worker}`,
  no_worker: ({ worker }) => `אין System1 בשם ${worker}`,
  description_too_long: ({ limit }) => `עם זה התיאור ארוך ${thanCharacters(limit)}`,
}

const badLine: ReasonTexts<BadLineBecause> = {
  not_utf8: () => 'היא לא בקידוד UTF-8',
  not_json: () => 'היא לא JSON',
  no_opening: () => 'ייצוא מתחיל בשורה אחת שאומרת שהוא ייצוא',
  newer_format: ({ format, known }) => `הפורמט ${format} חדש מ־${known}`,
  not_storable: ({ at, problem }) => (at === '' ? problem : `${at}: ${problem}`),
  after_the_end: () => 'היא באה אחרי שורת הסיום',
  wrong_checksum: () => 'סכום הביקורת לא תואם את השורות שלפניה',
}

/** What an export counts. */
const COUNTED: Readonly<Record<string, string>> = {
  tasks: 'משימות',
  events: 'אירועים',
  rooms: 'חדרים',
  roomMessages: 'הודעות בחדרים',
  conversations: 'שיחות',
  messages: 'הודעות',
  records: 'רשומות',
  securityEvents: 'אירועי אבטחה',
}

const unread: ReasonTexts<UnreadBecause> = {
  missing_column: () => 'זה לא נמצא שם',
  not_json: () => 'זה לא JSON',
  unclosed_quote: () => 'מירכאות שנפתחות כאן לא נסגרות',
  no_title: () => 'אין בו טקסט',
  unknown_value: ({ given }) => `הערך ‘${given}’ לא מוכר`,
  not_storable: ({ problem }) => problem,
}

const mismatch: ReasonTexts<MismatchBecause> = {
  said_twice: ({ conversation }) => `דבר אחד נאמר פעמיים בשיחה ${conversation}`,
  line_twice: () => 'אותה שורה מופיעה פעמיים, או שהיא מזכירה מה שאינו שם',
  miscounted: ({ what, announced, came }) => `הוכרזו ${announced} ${COUNTED[what] ?? 'שורות'}, והגיעו ${came}`,
  differs: ({ task, difference }) => {
    const problem = reasonText(hebrewDifferences, difference)
    return task === null ? problem : `משימה ${task}: ${problem}`
  },
}

const usage: ReasonTexts<UsageBecause> = {
  missing_argument: ({ name }) => `חסר ‘${name}’`,
  option_without_value: ({ option }) => `לאפשרות ‘${option}’ חסר ערך`,
  missing_option: ({ option }) => `חסרה האפשרות ‘${option}’`,
  unknown_option: ({ option, closest }) => `אין אפשרות ‘${option}’${closest === null ? '' : ` (אולי ${closest}?)`}`,
  too_many: ({ given }) => `יותר מדי מילים: ${given}`,
  not_a_choice: ({ option, given, choices }) => `‘${given}’ אינו ערך של ‘${option}’; אפשר: ${choices}`,
  not_seconds: ({ option, given }) => `אחרי ${option} כותבים מספר שניות, ולא ‘${given}’`,
  not_a_port: ({ given }) => `הפורט ‘${given}’ אינו מספר בין 0 ל־65535`,
  not_an_origin: ({ given }) => `‘${given}’ אינו מקור כמו https://example.com`,
  not_an_issuer: ({ given }) => `‘${given}’ אינו ספק כניסה כמו https://login.example.com`,
  oidc_incomplete: ({ missing }) => `לכניסה באמצעות ספק חיצוני נחוץ גם ${missing}`,
  not_a_field: ({ given }) => `אחרי ‎--set כותבים שדה וערך, כמו assignedTo=builder, ולא ‘${given}’`,
  not_a_limit: ({ given }) => `‘${given}’ אינו מגבלה כמו requests=600`,
  no_answerer: () => 'יש לתת פקודה אחרי --, או לקבוע את PAWL_ANSWER_URL ואת PAWL_ANSWER_MODEL',
  needs_yes: () => 'דבר לא נכתב: אין מסוף לשאול בו; יש להוסיף --yes',
  cannot_edit: ({ path, form, line }) => `אי אפשר לקרוא את ${path} כ־${form} (שורה ${line}), והקובץ נשאר כפי שהיה`,
  broken_block: ({ path, line }) => `לקטע של Pawl ב־${path} חסרה ההתחלה או הסוף (שורה ${line}); הקובץ נשאר כפי שהיה`,
  outside_project: ({ path }) => `${path} מוביל אל מחוץ לפרויקט, ונשאר כפי שהיה`,
  changed_meanwhile: ({ path }) => `${path} השתנה בינתיים, ונשאר כפי שהיה`,
  several_sessions: ({ sessions }) => `בתיקייה הזאת עובדים כמה סוכנים, צריך לציין מי מהם פונה: ${sessions}`,
  more_follows: ({ commands }) => `חסרה המילה הבאה: ${commands.join(', ')}`,
  other: () => 'הפקודה לא נכתבה כראוי',
}

const system: { readonly [trouble in SystemTrouble]: string } = {
  not_there: 'אין קובץ או תיקייה כאלה',
  not_allowed: 'אין לכך הרשאה',
  only_read: 'אפשר רק לקרוא משם',
  is_a_folder: 'זו תיקייה',
  in_the_way: 'משהו אחר תופס את המקום',
  disk_full: 'הדיסק מלא',
  name_too_long: 'השם ארוך מדי',
  nobody_listens: 'איש לא מאזין שם',
  no_such_host: 'השם אינו מוכר',
  no_way_there: 'אין דרך לשם',
  not_our_address: 'הכתובת אינה של המחשב הזה',
  silent: 'אין תשובה',
  cut_off: 'הקשר נקטע',
  not_for_a_command: 'לפקודה של עובד אין דרך אל המאגר הזה',
  another_program: 'תוכנית אחרת עונה שם',
  not_an_address: 'כתובת מתחילה ב־http://‎ או ב־https://‎',
  no_home_folder: 'אין תיקיית בית; אפשר לבחור תיקייה אחרת עם ‎--data או PAWL_DATA',
  no_such_program: 'אין תוכנית כזאת',
  not_executable: 'אין הרשאה להריץ אותה',
  other: 'זה לא עובד',
}

/** What schemas expect, by the names they have for it. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'טקסט',
  number: 'מספר',
  int: 'מספר שלם',
  boolean: 'true או false',
  array: 'רשימה',
  object: 'אובייקט',
  record: 'אובייקט',
}

/** How a command ended, as whoever supervises it has recorded it. */
function ending(ended: string): string {
  const [, how, which] = /^(exit code|signal) (\w+)/.exec(ended) ?? []
  if (how === undefined) return 'היא לא הופעלה'
  return how === 'signal' ? `האות ${which} עצר אותה` : `קוד היציאה הוא ${which}`
}

/** Where a parser stopped. */
function jsonPlace(detail: string): string {
  const [, position] = /position (\d+)/.exec(detail) ?? []
  return position === undefined ? '' : ` (ליד תו ${position})`
}

/** Document 002, error 5. */
const TROUBLE = 'מצטערים, נתקלנו בבעיה. אפשר לנסות שוב בעוד רגע.'

const STORE_TROUBLES: { readonly [trouble in StoreTrouble]: string } = {
  unreachable: 'אין גישה למאגר. דבר לא השתנה; אפשר לנסות שוב כשיחזור.',
  silent: 'המאגר לא עונה בזמן. דבר לא השתנה; אפשר לנסות שוב מאוחר יותר.',
  starting: 'מסד הנתונים עולה או נסגר. דבר לא השתנה; אפשר לנסות שוב עוד רגע.',
  overloaded: 'אין במסד הנתונים מקום לחיבור נוסף. דבר לא השתנה; אפשר לנסות שוב מאוחר יותר.',
  readOnly: 'כרגע אפשר רק לקרוא מהמאגר. דבר לא השתנה. מי שמפעיל אותו צריך לאפשר שוב כתיבה.',
  refused: 'מסד הנתונים לא מאפשר ל־Pawl להתחבר. יש לבדוק את המשתמש, הסיסמה ושם המסד ב־PAWL_DATABASE_URL.',
  notAnAddress: 'הערך של PAWL_DATABASE_URL אינו כתובת. כתובת מתחילה ב־postgres://.',
  diskError: 'הדיסק מדווח על שגיאה. דבר לא השתנה. יש לטפל בדיסק לפני ניסיון נוסף.',
  damaged: 'קובץ המאגר פגום. יש לשחזר אותו מגיבוי.',
  cannotBeOpened: 'אי אפשר לפתוח את קובץ המאגר. יש לבדוק את תיקיית הנתונים ואת ההרשאות.',
  notADatabase: 'קובץ המאגר אינו מסד נתונים. אפשר לבחור תיקייה אחרת עם ‎--data.',
  moved: 'קובץ המאגר הועבר או נמחק. יש להחזיר אותו למקומו ולהפעיל את השרת מחדש.',
  rolledBack: 'מה שנשמר יחד עם זה לא הצליח להישמר. דבר לא השתנה; אפשר לנסות שוב.',
  cutOff: 'התשובה נקטעה באמצע. אפשר לנסות שוב כשהמאגר יחזור.',
}

export const hebrewErrors: LanguageTexts = {
  errors: {
    INVALID_INPUT: {
      message: ({ problems }) => `הקלט אינו תקין: ${problemList(problems)}.`,
      next: ({ problems }) => `מצופה: ${expectedList(problems)}. דבר לא השתנה.`,
    },
    INVALID_JSON: {
      message: ({ detail }) => `גוף הבקשה אינו JSON תקין${jsonPlace(detail)}.`,
      next: () => 'יש לשלוח אובייקט JSON אחד בקידוד UTF-8. דבר לא השתנה.',
    },
    INVALID_CURSOR: {
      message: () => 'הסמן הזה לא ניתן על ידי Pawl עבור הרשימה הזאת.',
      next: () => 'יש לבקש את העמוד הראשון בלי סמן, עם אותם מסננים, ולהשתמש ב־nextCursor שלו.',
    },
    BODY_TOO_LARGE: {
      message: ({ limitBytes }) => `גוף הבקשה גדול ${thanBytes(limitBytes)}.`,
      next: () => 'יש לשלוח פחות בבת אחת. דבר לא השתנה.',
    },
    UNSUPPORTED_CONTENT_TYPE: {
      message: ({ contentType }) => `Pawl לא קורא ${contentType || 'גוף בקשה בלי סוג תוכן'}.`,
      next: () => 'יש לשלוח application/json.',
    },
    UNKNOWN_ROUTE: {
      message: ({ method, path }) => `אין נתיב ${method} ${path}.`,
      next: () => 'GET /openapi.json מציג את כל הנתיבים.',
    },
    UNKNOWN_COMMAND: {
      message: ({ command }) => `אין פקודה בשם ‘${command}’.`,
      next: ({ closest }) =>
        closest ? `אולי הכוונה ל־‘${closest}’? כך משתמשים בה: pawl ${closest} --help` : 'כל הפקודות: pawl --help',
    },
    WRONG_USAGE: {
      message: (facts) => `שימוש לא נכון בפקודה: ${reasonText(usage, facts)}`,
      next: ({ command }) => `כך משתמשים בה: ${command} --help`,
    },
    IDEMPOTENCY_KEY_REUSED: {
      message: () => 'ה־Idempotency-Key הזה כבר נשלח עם בקשה אחרת. דבר לא השתנה.',
      next: ({ operation }) =>
        `יש לתת לבקשה הזו (${operation}) מפתח משלה. רק בקשה שנשלחת שוב בלי שינוי שומרת על המפתח שלה.`,
    },
    ANSWER_NOT_KEPT: {
      message: ({ operation }) =>
        `הבקשה הזו (${operation}) בוצעה כבר כשנשלחה לראשונה. התשובה לה הייתה ארוכה מכדי לשמור אותה. הפעם דבר לא השתנה.`,
      next: () => 'אין לשלוח אותה שוב. כדאי לבדוק את מה שעליו דובר בה.',
    },
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
      next: ({ circle: [first] }, point) =>
        said(
          'יש לוותר על אחת מהתלויות.',
          first === undefined ? '' : point('במה היא תלויה', 'showDependencies', { task: first.id }),
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
    ROOM_NOT_FOUND: {
      message: ({ room }) => `אין חדר בשם ‘${room}’.`,
      next: (_, point) => point('החדרים הקיימים', 'listRooms'),
    },
    ROOM_NAME_TAKEN: {
      message: ({ room }) => `כבר יש חדר בשם ‘${room}’.`,
      next: ({ room }, point) => said('לחדר חדש צריך שם אחר.', point('החדר הזה', 'roomStatus', { room })),
    },
    ROLE_NOT_IN_ROOM: {
      message: ({ room, role }) => `אין תפקיד ‘${role}’ בחדר ‘${room}’.`,
      next: ({ roles }, point) => said(`התפקידים בו: ${roles.join(', ')}.`, point('כל החדרים ותפקידיהם', 'listRooms')),
    },
    MESSAGE_NOT_FOUND: {
      message: ({ room, message }) => `אין הודעה ${message} בחדר ‘${room}’.`,
      next: ({ room }, point) => point('מה מחכה שם', 'roomStatus', { room }),
    },
    MESSAGE_NOT_WAITING: {
      message: ({ room, message, task, state }) =>
        state === 'cancelled'
          ? `הודעה ${message} בחדר ‘${room}’ בוטלה.`
          : state === 'waiting'
            ? `הודעה ${message} בחדר ‘${room}’ כבר מחכה בתור.`
            : `הודעה ${message} בחדר ‘${room}’ כבר לא מחכה: היא נעשתה משימה ${task ?? ''}.`,
      next: ({ room, task, state }, point) =>
        said(
          'דבר לא השתנה.',
          state === 'task' && task !== null
            ? point('המשימה', 'showRoomTask', { task: String(task) })
            : point('מה מחכה שם', 'roomStatus', { room }),
        ),
    },
    NOT_IN_LINE: {
      message: ({ task, status }) => `משימה ${task} אינה מחכה בתור: המצב שלה הוא ‘${called(status)}’.`,
      next: ({ task }, point) =>
        said(
          'דבר לא השתנה. רק למה שממתין או נמצא בתור יש מקום.',
          point('המשימה', 'showRoomTask', { task: String(task) }),
        ),
    },
    NOT_IN_SAME_LINE: {
      message: ({ room, moved }) => `מה ש־${moved} היה אמור לעמוד לידו אינו מחכה באותו תור בחדר ‘${room}’.`,
      next: ({ room }, point) =>
        said(
          'דבר לא השתנה. הודעות ומשימות שבתור עומדות בתור אחד; מה שממתין לתפקיד עומד בתור משלו.',
          point('מה מחכה שם', 'roomStatus', { room }),
        ),
    },
    SCHEDULE_NOT_FOUND: {
      message: ({ schedule }) => `אין תזמון ‘${schedule}’.`,
      next: (_, point) => point('החדרים הקיימים', 'listRooms'),
    },
    SCHEDULE_NOT_UNDERSTOOD: {
      message: ({ every }) => `‘${every}’ לא מובן כמועדים שחוזרים.`,
      next: () => 'דבר לא השתנה. אפשר לומר למשל: כל יום ב-9, כל שבועיים, כל יום ראשון ב-8:30.',
    },
    ROOM_CLOSED: {
      message: ({ room }) => `החדר ‘${room}’ סגור: הוא לא מקבל הודעות ולא מחלק עבודה.`,
      next: ({ room }, point) => said('מי שמטפל בו יכול לפתוח אותו שוב.', point('החדר', 'roomStatus', { room })),
    },
    ROLE_HAS_WORK: {
      message: ({ room, role, openTasks, held }) =>
        held
          ? `מישהו מחזיק בעבודה בתפקיד ‘${role}’ בחדר ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`
          : `יש עבודה פתוחה לתפקיד ‘${role}’ בחדר ‘${room}’: ${openTasks.map((task) => `#${task}`).join(', ')}.`,
      next: ({ room }, point) => said('דבר לא השתנה. קודם צריך לסיים אותה.', point('מה פתוח', 'roomStatus', { room })),
    },
    ROLE_GETS_MESSAGES: {
      message: ({ room, role }) => `‘${role}’ מקבל את ההודעות של החדר ‘${room}’.`,
      next: ({ roles }) => `דבר לא השתנה. צריך לומר ב־entry מי יקבל אותן במקומו; התפקידים בחדר: ${roles.join(', ')}.`,
    },
    ROLE_NOT_ASKED: {
      message: ({ role, reason }) =>
        reason === 'own_role'
          ? `‘${role}’ הוא התפקיד שלך: השאלה הייתה חוזרת אליך.`
          : `אי אפשר לשאול את ‘${role}’: השאלה הזאת כבר בסוף שרשרת ארוכה של שאלות.`,
      next: () => 'דבר לא השתנה. אפשר לשאול אדם, או תפקיד אחר.',
    },
    NO_QUESTION: {
      message: ({ task, status }) => `לא נשאל דבר על משימה ${task}: היא ${called(status)}.`,
      next: (_, point) => said('דבר לא השתנה.', point('מה שנשאל עכשיו', 'inbox')),
    },
    ROOM_TASK: {
      message: ({ task }) => `משימה ${task} שייכת לחדר: רק מי שמחזיק בה ואנשי החדר מזיזים אותה.`,
      next: () => 'דבר לא השתנה.',
    },
    GOVERNED_TASK: {
      message: ({ task }) => `משימה ${task} מפוקחת: תוצאות, הכרעות ותשובות מזיזות אותה.`,
      next: () => 'דבר לא השתנה.',
    },
    NOT_A_ROOM_TASK: {
      message: ({ task }) => `משימה ${task} אינה של חדר.`,
      next: () => 'דבר לא השתנה.',
    },
    NOT_THE_HOLDER: {
      message: ({ task, status, role, since, state, stopped }) =>
        role === null
          ? `משימה ${task} אינה בידיך: ${stopped ? 'העבודה עליה נעצרה בידי אדם' : `היא ${called(status)}`}.`
          : `משימה ${task} אינה בידיך: היא אצל ${role} מאז ${moment(since)}${state === null ? '' : `, ${HOLDER_STATES[state]}`}.`,
      next: ({ free }) => said('דבר לא השתנה.', free === null ? '' : `משימה ${free} פנויה.`),
    },
    ATTACH_NOT_POSSIBLE: {
      message: ({ task, reason }) =>
        `אי אפשר לצרף את משימה ${task}: ${
          {
            itself: 'היא תצורף לעצמה',
            other_room: 'היא של חדר אחר',
            not_backlog: 'היא כבר לא ברשימת ההמתנה',
            parent_is_backlog: 'מה שאליו תצורף הוא עצמו ברשימת ההמתנה',
            parent_is_over: 'מה שאליו תצורף כבר הסתיים',
            already: 'היא כבר מצורפת לשם',
          }[reason]
        }.`,
      next: () => 'דבר לא השתנה.',
    },
    NOTHING_TO_DO: {
      message: ({ role, room }) => `עדיין אין דבר בשביל ‘${role}’ בחדר ‘${room}’.`,
      next: ({ room, role, session, skills }, point) =>
        point('לחכות שוב', 'waitForTask', { room, role, session, ...(skills && { skills }) }),
    },
    BUDGET_SPENT: {
      message: ({ budget }) => `התקציב של ${budget} נוצל כולו: לא מתחילים שם שום דבר חדש עד שאדם יאמר איך להמשיך.`,
      next: (_, point) => point('מה נוצל', 'listBudgets'),
    },
    BUDGET_NOT_FOUND: {
      message: ({ budget }) => `אין תקציב של ${budget}.`,
      next: (_, point) => point('התקציבים הקיימים', 'listBudgets'),
    },
    BUDGET_CHANGED: {
      message: ({ budget }) => `מישהו אחר שינה בינתיים את התקציב של ${budget}.`,
      next: (_, point) => point('המצב עכשיו', 'listBudgets'),
    },
    INITIATIVE_NOT_FOUND: {
      message: ({ initiative }) => `אין יוזמה ${initiative}.`,
      next: (_, point) => point('היוזמות הקיימות', 'listInitiatives'),
    },
    INITIATIVE_OVER: {
      message: ({ initiative, state }) => `היוזמה ${initiative} כבר נגמרה (${state}).`,
      next: () => 'אין מה לעצור. דבר לא השתנה.',
    },
    NOTHING_TO_BEGIN: {
      message: ({ initiative, state }) => `אין מה להתחיל ביוזמה ${initiative} (${state}).`,
      next: ({ initiative }, point) => said('דבר לא השתנה.', point('היכן היא עומדת', 'showInitiative', { initiative })),
    },
    NOTHING_FOR_WORKER: {
      message: ({ worker, initiative }) =>
        `עדיין אין משימה של ‘${worker}’${initiative === null ? '' : ` ביוזמה ${initiative}`}.`,
      next: ({ worker, initiative }, point) =>
        point('לחכות שוב', 'waitForTask', { worker, initiative: initiative ?? undefined }),
    },
    NOT_YOURS_TO_ANSWER: {
      message: ({ item, for: to, actor }) => `השאלה ${item} מיועדת ל־${to} ולא ל־${actor}.`,
      next: () => 'דבר לא השתנה. אדם יכול לענות בשם כל מערכת.',
    },
    NOT_GOVERNED: {
      message: ({ task }) => `משימה ${task} אינה עבודה מפוקחת.`,
      next: () => 'דבר לא השתנה.',
    },
    NOT_ASSIGNED: {
      message: ({ task, worker, assignee, status, epoch, stopped }) =>
        assignee === worker
          ? stopped
            ? `העבודה על משימה ${task} נעצרה בידי אדם.`
            : `משימה ${task} נלקחה בחזרה מאז, והיא עכשיו ${called(status)} (epoch ${epoch}).`
          : `משימה ${task} אינה של ${worker}${assignee === null ? ', ולא של אף אחד' : ` אלא של ${assignee}`}.`,
      next: () => 'דבר לא השתנה.',
    },
    REVIEW_TOO_EARLY: {
      message: ({ task, status, assignee }) =>
        status === 'in_progress'
          ? `${assignee} עובד עכשיו על משימה ${task}, ועוד מוקדם לבדוק אותה.`
          : `משימה ${task} מוקצית ל־${assignee} ועוד לא התחילה, ועוד מוקדם לבדוק אותה.`,
      next: ({ task }) => `דבר לא השתנה. היא תיבדק כשתוצאתה תימסר. מה מצבה: pawl show ${task}`,
    },
    RECORD_NAME_TAKEN: {
      message: ({ id }) => `השם ‘${id}’ כבר תפוס.`,
      next: ({ kind }, point) => said('אפשר לבחור שם אחר, או לתת לקיים גרסה חדשה.', point('הקיימים', listOf(kind))),
    },
    RECORD_NOT_FOUND: {
      message: ({ id }) => `‘${id}’ לא קיים.`,
      next: ({ kind }, point) => point('הקיימים', listOf(kind)),
    },
    RECORD_INVALID_TRANSITION: {
      message: ({ id, state, trigger }) => `אי אפשר לבצע ${trigger} על ${id}: המצב שלו הוא ${state}.`,
      next: ({ validTriggers }) =>
        validTriggers.length === 0
          ? 'זה סופי. דבר לא השתנה.'
          : `מה שאפשר כאן: ${validTriggers.join(', ')}. דבר לא השתנה.`,
    },
    ITEM_NOT_FOUND: {
      message: ({ item }) => `אין שאלה ${item}.`,
      next: (_, point) => point('מה שמחכה לתשובה', 'inbox'),
    },
    ITEM_ANSWERED: {
      message: ({ item, by, at }) => `על שאלה ${item} ענה ${by} ב־${moment(at)}.`,
      next: (_, point) => said('דבר לא השתנה.', point('מה שעוד פתוח', 'inbox')),
    },
    ITEM_OUTDATED: {
      message: (facts) => `השאלה כבר לא עדכנית: ${reasonText(outdated, facts)}.`,
      next: (_, point) => said('דבר לא השתנה.', point('מה שנשאל עכשיו', 'inbox')),
    },
    AUTHOR_CANNOT_JUDGE: {
      message: ({ task, author, reason: why }) =>
        `אי אפשר לשפוט את התוצאה של משימה ${task} בשם ${author}: ${cannotJudge[why]}.`,
      next: ({ reason: why }) =>
        why === 'nobody_else'
          ? 'בעלים של סביבת העבודה רשאים לשפוט עם נימוק, שיופיע באישור: יש לתת אותו בשדה `reason`. דבר לא השתנה.'
          : 'מישהו אחר צריך לענות. דבר לא השתנה.',
    },
    NOT_AN_APPROVER: {
      message: ({ task, policy, approvers }) =>
        `לפי המדיניות ${policy} את משימה ${task} שופטים: ${approvers.join(', ')}.`,
      next: () => 'אחד מהם צריך לענות. דבר לא השתנה.',
    },
    REASON_NEEDED: {
      message: ({ policy }) => `למה המדיניות ${policy} משתנה? אחרים נשפטים לפיה.`,
      next: () => 'יש לתת נימוק בשדה `reason`; הוא נשמר עם הגרסה. דבר לא השתנה.',
    },
    PROGRAM_NEEDS_OWN_NAME: {
      message: ({ principal }) => `פקודה או מודל לא עונים בשם ${principal}.`,
      next: () => 'יש ליצור עבורם אסימון משלהם, ולומר בשדה `systems` בשם מי הם עונים. דבר לא השתנה.',
    },
    SESSION_IN_USE: {
      message: ({ session }) => `תהליך pawl work אחר במחשב הזה משתמש ב־session ‘${session}’.`,
      next: () => 'אפשר להשמיט את --session ולקבל אחד משלך. שום משימה לא נלקחה.',
    },
    SESSION_TAKEN: {
      message: ({ session }) => `המופע ‘${session}’ שייך למישהו אחר, או שהסוד שלו חסר.`,
      next: () => 'יש לתת את המופע כפי שהתקבל, NAME:SECRET, או להשמיט אותו ולקבל אחד חדש. שום משימה לא נלקחה.',
    },
    COMMAND_NOT_FOUND: {
      message: (facts) => `אי אפשר להריץ את ‘${facts.command}’: ${systemText(system, facts)}.`,
      next: () => 'אחרי -- כותבים תוכנית ואת הארגומנטים שלה; אין מעטפת שקוראת אותם. שום משימה לא אבדה.',
    },
    REPOSITORY_UNFIT: {
      message: ({ folder, reason, name }) =>
        ({
          no_git: 'התוכנית git לא מותקנת במחשב הזה.',
          no_repository: `התיקייה ${folder} לא נמצאת בתוך מאגר git.`,
          bare: `ב־${folder} יש מאגר ללא קבצי עבודה, ואין על מה לעבוד.`,
          detached: `ב־${folder} לא נבחר שום ענף, ולכן לא ברור ממה העבודה מתחילה.`,
          no_commit: `בענף ${name} עדיין אין אף קומיט.`,
          no_such_base: `אין ב־${folder} ענף או קומיט בשם ${name}.`,
          dirty: `ב־${folder} יש שינויים שלא נשמרו בקומיט; עבודה שמתחילה מ־${name} לא תכלול אותם.`,
          bad_prefix: `אי אפשר לקרוא לענף ${name}1.`,
          git_failed: `לא הצלחנו ליצור worktree: ${name}`,
        })[reason],
      next: ({ reason }) =>
        ({
          no_git: 'יש להתקין git, או להשמיט את --worktree. שום משימה לא אבדה.',
          no_repository: 'יש להפעיל מתוך עותק של המאגר, או להשמיט את --worktree. שום משימה לא אבדה.',
          bare: 'יש להפעיל מתוך עותק עבודה של המאגר. שום משימה לא אבדה.',
          detached: 'יש לעבור לענף, או לציין ענף עם --base. שום משימה לא אבדה.',
          no_commit: 'יש ליצור קומיט ראשון. שום משימה לא אבדה.',
          no_such_base: 'יש לציין עם --base ענף או קומיט שקיימים. שום משימה לא אבדה.',
          dirty: 'יש לשמור אותם בקומיט או להניח אותם בצד, או לומר עם --base ממה העבודה מתחילה. שום משימה לא אבדה.',
          bad_prefix: 'יש לבחור --branch-prefix אחר. שום משימה לא אבדה.',
          git_failed: 'יש לטפל בזה ולהפעיל שוב. שום משימה לא אבדה.',
        })[reason],
    },
    COMMAND_FAILED: {
      message: ({ task, ended }) => `הפקודה של משימה ${task} לא הצליחה: ${ending(ended)}.`,
      next: ({ task, left }, point) =>
        ({
          onOffer: point('המשימה מוצעת שוב; הסיבה לכישלון', 'showRoomTask', { task: String(task) }),
          setAside: point('היא נכשלה יותר מדי פעמים ברצף וממתינה לאדם', 'showRoomTask', { task: String(task) }),
          blocked: point('היא חסומה, ו־System3 נשאל איך ממשיכים', 'inbox', { for: 'system3' }),
        })[left],
    },
    TOKEN_REQUIRED: {
      message: () => 'השרת הזה אינו מכיר אותך.',
      next: () =>
        'אפשר להיכנס בדף שלו, או להביא אסימון ממי שמפעיל אותו: בכותרת Authorization מסוג Bearer, או ב־PAWL_TOKEN בשורת הפקודה. מי שמפעיל אותו מוכר לפי המשתמש שלו במחשב הזה.',
    },
    TOKEN_INVALID: {
      message: () => 'אסימון הגישה אינו מוכר, בוטל או שפג תוקפו.',
      next: () => 'יש לבקש חדש ממי שמפעיל את השרת.',
    },
    NOT_ALLOWED: {
      message: (facts) =>
        facts.needed === undefined
          ? `זה לא מותר לך. למי כן: ${facts.could.map((who) => hebrewWords.relations[who]).join(', או ')}.`
          : `זה לא מותר לך: נדרשת ההרשאה ‘${facts.needed}’, והתפקיד שלך כאן הוא ${facts.granted}.`,
      next: ({ could }) => `למי מותר: ${could.join(', ')}. אפשר לפנות לאחד מהם, או למי שנתן לך את הגישה.`,
    },
    ACTOR_NOT_YOURS: {
      message: ({ actor, claimed }) => `כאן הפנייה היא בשם ${actor}, ולא בשם ${claimed}.`,
      next: (_, point) =>
        said('יש להשמיט את השם, או לפנות עם אסימון שנוצר עבורו.', point('בשם מי הפנייה כאן', 'whoAmI')),
    },
    FOREIGN_HOST: {
      message: ({ host }) => `השרת הזה לא עונה לשם ${host}.`,
      next: () => 'יש להשתמש ב־127.0.0.1 או localhost, עם הפורט שהשרת הדפיס.',
    },
    FOREIGN_ORIGIN: {
      message: ({ origin }) => `דף ${origin === null ? 'של אתר אחר' : `מ־${origin}`} אינו רשאי להשתמש בשרת הזה.`,
      next: () => 'יש לפתוח את הכתובת שהשרת הדפיס.',
    },
    TOKENS_NEEDED: {
      message: ({ host }) => `Pawl לא מאזין ב־${host} כל עוד אף אחד לא יכול להיכנס: אין אסימונים ואין אנשים.`,
      next: (_, point) =>
        point('יש ליצור אסימון, או למנות בעלים ראשון, ולהפעיל שוב', 'addToken', {
          name: 'mine',
          actor: 'person:local',
          may: 'admin',
        }),
    },
    TOKEN_NAME_TAKEN: {
      message: ({ name }) => `כבר יש אסימון בשם ${name}.`,
      next: (_, point) => said('יש לבחור שם אחר.', point('השמות התפוסים', 'listTokens')),
    },
    TOKEN_ABOVE_MEMBER: {
      message: ({ actor, role, member }) =>
        member === null
          ? `${actor} הוסר ממרחב העבודה: אסימון בשם הזה אינו פותח דבר.`
          : `התפקיד של ${actor} כאן הוא ${member}: אסימון בשם הזה אינו יכול להיות ${role}.`,
      next: (_, point) => said('יש לתת לאסימון פחות, או לשנות את התפקיד.', point('החברים', 'listMembers')),
    },
    TOKEN_NOT_FOUND: {
      message: ({ name }) => `אין אסימון בשם ${name}.`,
      next: (_, point) => point('האסימונים הקיימים', 'listTokens'),
    },
    CHANNEL_NOT_FOUND: {
      message: ({ channel }) => `אין תזכורות דרך ${channel}.`,
      next: (_, point) => point('לאן נשלחות התזכורות', 'listChannels'),
    },
    CHANNELS_FULL: {
      message: ({ limit }) => `אפשר לקבל תזכורות ב־${limit} מקומות לכל היותר.`,
      next: (_, point) => said('יש להסיר אחד קודם.', point('לאן נשלחות התזכורות', 'listChannels')),
    },
    NOBODY_TO_TELL: {
      message: ({ task, status }) => `משימה ${task} במצב ‘${called(status)}’: איש לא יעבוד עליה.`,
      next: ({ task }, point) => point('מה אפשר לעשות איתה', 'showTask', { task }),
    },
    HOOK_NOT_FOUND: {
      message: ({ hook }) => `אין לך מינוי ${hook}.`,
      next: (_, point) => point('המינויים שלך', 'listHooks'),
    },
    HOOKS_FULL: {
      message: ({ limit }) => `בסביבת עבודה יש ${limit} מינויים לכל היותר.`,
      next: (_, point) => said('יש להסיר אחד קודם.', point('המינויים הקיימים', 'listHooks')),
    },
    HOOK_FILTER_UNKNOWN: {
      message: ({ filter, part }) =>
        part === filter
          ? `כותבים על מה להודיע כ״איפה → מה״, ולא ״${filter}״.`
          : `על ״${part}״ שב״${filter}״ אי אפשר להודיע.`,
      next: ({ exist }) => `יש: ${exist.join(', ')}.`,
    },
    HOOK_NEVER_TELLS: {
      message: ({ filter }) => `״${filter}״ לא קורה אף פעם.`,
      next: ({ exist }, point) =>
        exist.length > 0 ? `מה שכן קורה: ${exist.join(', ')}.` : point('מה קורה למשימות', 'listLifecycles'),
    },
    HOOK_NAME_TAKEN: {
      message: ({ name }) => `כבר יש מינוי בשם ${name}.`,
      next: (_, point) => said('יש לבחור שם אחר.', point('המינויים הקיימים', 'listHooks')),
    },
    HOOK_HAS_NO_ADDRESS: {
      message: ({ hook }) => `המינוי ${hook} הגיע לכאן בעותק של מאגר, בלי הכתובת שלו.`,
      next: () => 'יש לתת את הכתובת שוב כשמחדשים אותו.',
    },
    HOOK_NOT_ACTIVE: {
      message: ({ hook, state }) => `המינוי ${hook} במצב ${state}: הוא לא שולח דבר.`,
      next: ({ hook }, point) => point('כדי לחדש אותו', 'resumeHook', { hook }),
    },
    HOOK_ADDRESS_UNFIT: {
      message: ({ format }) => `זו אינה כתובת ל־${format}.`,
      next: ({ format }) =>
        format === 'email'
          ? 'יש לתת כתובת דוא״ל, כמו dana@example.com.'
          : format === 'telegram'
            ? 'יש לתת https://api.telegram.org/botTOKEN/sendMessage?chat_id=NUMBER.'
            : 'יש לתת כתובת שמתחילה ב־https://.',
    },
    NETWORK_NOT_UNDERSTOOD: {
      message: ({ network }) => `ב־PAWL_ALLOWED_NETWORKS כתוב ${network}, וזו אינה רשת.`,
      next: () => 'יש לציין רשתות לפי כתובת ואורך, עם פסיקים ביניהן, כמו 10.0.0.0/8,192.168.0.0/16.',
    },
    NOBODY_REMINDED: {
      message: ({ task, status }) => `מצב משימה ${task} הוא ‘${called(status)}’: לא נשלחות עליה תזכורות.`,
      next: ({ task }, point) => said('יש לפתוח אותה מחדש קודם.', point('מה אפשר לעשות בה', 'showTask', { task })),
    },
    CALENDAR_NOT_FOUND: {
      message: () => 'אין לוח שנה בכתובת הזאת.',
      next: (_, point) => point('ליצירת כתובת', 'addCalendar'),
    },
    SIGN_IN_FAILED: {
      message: () => 'השם והסיסמה לא מתאימים זה לזה.',
      next: () => 'אפשר לנסות שוב. מי שמפעיל את השרת יכול לתת קישור חדש למי ששכח את הסיסמה.',
    },
    SIGN_IN_SLOWED: {
      message: () => 'היו יותר מדי ניסיונות שנכשלו.',
      next: ({ retryAfterSeconds }) => `אפשר לנסות שוב בעוד ${retryAfterSeconds} שניות.`,
    },
    SIGN_IN_NEEDS_TLS: {
      message: () => 'אי אפשר להיכנס בחיבור שאחרים יכולים לקרוא.',
      next: () =>
        'יש לפתוח את הכתובת המוצפנת של השרת. מי שמפעיל אותו מציב לפניו שרת מתווך מוצפן ומציין אותו ב־‎--trusted-proxy.',
    },
    OIDC_NOT_SET_UP: {
      message: () => 'אי אפשר להיכנס לשרת הזה באמצעות ספק כניסה חיצוני.',
      next: () => 'אפשר להיכנס עם שם וסיסמה. מי שמפעיל את השרת יכול להגדיר זאת.',
    },
    OIDC_UNAVAILABLE: {
      message: ({ provider }) => `אין תשובה תקינה מ־${provider}, ולכן אי אפשר להיכנס באמצעותו עכשיו.`,
      next: () => 'אפשר לנסות שוב מאוחר יותר, או להיכנס עם שם וסיסמה.',
    },
    OIDC_NOT_STARTED_HERE: {
      message: () => 'הכניסה הזאת לא התחילה בדפדפן הזה, או שהתחילה לפני זמן רב מדי.',
      next: () => 'יש להתחיל שוב מדף הכניסה.',
    },
    OIDC_FAILED: {
      message: ({ provider, reason }) => `הכניסה באמצעות ${provider} לא הצליחה: ${reason}.`,
      next: () => 'יש להתחיל שוב מדף הכניסה.',
    },
    OIDC_PERSON_UNKNOWN: {
      message: ({ provider }) => `יש לך חשבון אצל ${provider}, אבל עוד לא ניתנה לך גישה לכאן.`,
      next: () => 'אפשר לבקש הזמנה מאחד הבעלים. מי שיש לו סיסמה כאן נכנס איתה ומקשר בין השניים בדף החשבון.',
    },
    OIDC_LINKED_TO_ANOTHER: {
      message: ({ provider }) => `החשבון שלך אצל ${provider} שייך כאן למישהו אחר.`,
      next: () => 'אפשר להיכנס באמצעותו ולראות של מי הוא, או להשתמש בחשבון אחר.',
    },
    SESSION_ENDED: {
      message: () => 'יצאת מהמערכת.',
      next: () => 'יש להיכנס שוב.',
    },
    CSRF_TOKEN_WRONG: {
      message: () => 'השינוי הזה לא בא מדף של השרת הזה.',
      next: () => 'יש לטעון את הדף שוב. תוכנה שולחת אסימון בכותרת Authorization במקום עוגייה.',
    },
    INVITATION_NOT_GOOD: {
      message: () => 'ההזמנה הזאת נוצלה, בוטלה או שפג תוקפה.',
      next: () => 'אפשר לבקש קישור חדש ממי שהזמין. מי שכבר הצטרף יכול פשוט להיכנס.',
    },
    INVITATION_NOT_FOUND: {
      message: ({ invitation }) => `אין הזמנה פתוחה ${invitation}.`,
      next: (_, point) => point('ההזמנות הפתוחות', 'listMembers'),
    },
    PERSON_NAME_TAKEN: {
      message: ({ name }) => `כבר יש מישהו בשם ${name}.`,
      next: () => 'יש לבחור שם אחר. אם השם הוא שלך, יש להקליד את הסיסמה שכבר יש לך.',
    },
    PERSON_NAME_NEEDED: {
      message: () => 'חסר שם.',
      next: () => 'יש לבחור את השם שאחרים יראו.',
    },
    PASSWORD_WRONG: {
      message: () => 'זו לא הסיסמה שלך.',
      next: () => 'יש להקליד את הסיסמה שבה נכנסים עכשיו.',
    },
    MEMBER_NOT_FOUND: {
      message: ({ member }) => `אין כאן חבר בשם ${member}.`,
      next: (_, point) => point('מי נמצא כאן', 'listMembers'),
    },
    PERSON_NOT_HERE: {
      message: ({ person }) => `אין בסביבת העבודה הזאת מישהו בשם ${person}.`,
      next: () => 'אפשר לשאול את אחד הבעלים מה השם כאן, או לבקש להזמין אותו. שום דבר לא השתנה.',
    },
    LAST_OWNER: {
      message: ({ member }) => `${member} הוא הבעלים האחרון של סביבת העבודה, והיא לא יכולה להישאר בלי בעלים.`,
      next: () => 'יש קודם למנות בעלים נוסף.',
    },
    SERVER_OWNER_NEEDED: {
      message: () => 'זה מותר רק לבעלים של השרת.',
      next: () => 'אלה הבעלים של סביבת העבודה שיש לשרת מלכתחילה.',
    },
    WORKSPACE_NOT_FOUND: {
      message: ({ workspace }) => `אין סביבת עבודה בשם ${workspace}.`,
      next: (_, point) => point('אלה שפתוחות לך', 'listWorkspaces'),
    },
    WORKSPACE_TAKEN: {
      message: ({ workspace }) => `כבר יש סביבת עבודה בשם ${workspace}.`,
      next: () => 'יש לבחור שם אחר.',
    },
    IMPORT_INTO_USED_STORE: {
      message: ({ tasks }) => `במאגר הזה כבר יש ${hebrewWords.counted.tasks(tasks)}.`,
      next: () => 'דבר לא השתנה. יש לייבא למאגר ריק: לבחור תיקייה חדשה עם ‎--data.',
    },
    IMPORT_BAD_LINE: {
      message: (facts) => `אי אפשר לייבא את שורה ${facts.line}: ${reasonText(badLine, facts)}.`,
      next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב.',
    },
    IMPORT_LINE_TOO_LONG: {
      message: ({ line, limitBytes }) => `שורה ${line} ארוכה ${thanBytes(limitBytes)}.`,
      next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב: השורות בו קצרות יותר.',
    },
    IMPORT_INCOMPLETE: {
      message: ({ line }) => `הקובץ נגמר אחרי שורה ${line} בלי שורת הסיום שלו: הוא נקטע.`,
      next: () => 'דבר לא יובא. יש לייצא שוב, או להעתיק את הקובץ כולו.',
    },
    IMPORT_DOES_NOT_ADD_UP: {
      message: (facts) => `מה שבקובץ אינו מסתדר: ${reasonText(mismatch, facts)}.`,
      next: (_, point) => said('דבר לא יובא.', point('כדאי להריץ במקום שממנו יוצא הקובץ', 'verifyStore')),
    },
    IMPORT_NOT_READ: {
      message: (facts) =>
        `אי אפשר לקרוא את הקובץ כקובץ של ${facts.from}: שורה ${facts.line}${facts.field === '' ? '' : `, ${facts.field}`}: ${reasonText(unread, facts)}${facts.more > 0 ? `; ועוד ${facts.more}` : ''}.`,
      next: () => 'לא נוסף דבר. כדאי לבדוק את השורה, ושהאפשרות --from מציינת את התוכנה שכתבה את הקובץ.',
    },
    IMPORT_TOO_MANY: {
      message: ({ tasks, limit }) => `בקובץ יש ${tasks} משימות; בייבוא אחד נכנסות ${limit}.`,
      next: () => 'לא נוסף דבר. אפשר לחלק את הקובץ ולייבא את החלקים בזה אחר זה.',
    },
    FILE_UNREADABLE: {
      message: (facts) => `אי אפשר להשתמש ב־${facts.path}: ${systemText(system, facts)}.`,
      next: () => 'יש לבדוק את הנתיב ואת ההרשאות.',
    },
    STORE_CONTENDED: {
      message: () => 'אחרים שינו את אותה משימה שוב ושוב באותו רגע.',
      next: () => 'יש לנסות שוב.',
    },
    STORE_BUSY: {
      message: () => 'תוכנית אחרת מחזיקה במאגר ולא שחררה אותו בזמן.',
      next: () => 'יש לנסות שוב עוד רגע. דבר לא השתנה.',
    },
    STORE_FULL: {
      message: () => 'הדיסק מלא; השינוי לא נשמר.',
      next: () => 'יש לפנות מקום ולנסות שוב. דבר לא נכתב למחצה.',
    },
    STORE_UNAVAILABLE: {
      message: () => TROUBLE,
      next: ({ reason }) => STORE_TROUBLES[reason],
    },
    STORE_OUTCOME_UNKNOWN: {
      message: () => 'מצטערים, נתקלנו בבעיה: לא ידוע אם השינוי נשמר.',
      next: () =>
        'הקשר למאגר נקטע בזמן השמירה. כדאי לבדוק אם השינוי קיים, או לשלוח אותו שוב באותו שם: message_id בשיחה, Idempotency-Key בכל מקום אחר.',
    },
    STORE_TOO_NEW: {
      message: ({ found, supported, migration }) =>
        `המאגר בגרסה ${found}${migration === null ? '' : ` (${migration})`}; התוכנית הזאת מכירה גרסאות עד ${supported}.`,
      next: ({ backup = null }) =>
        backup === null
          ? 'יש לעדכן את Pawl. דבר לא השתנה. כדי להישאר בגרסה הזאת, אפשר לייבא לתיקיית נתונים ריקה ייצוא שהיא כתבה.'
          : `יש לעדכן את Pawl. דבר לא השתנה. כדי לחזור לגרסה הזאת: לעצור כל pawl, לשמור את קובץ הנתונים בצד, ולשים במקומו את ${backup}; מה שהשתנה מאז השדרוג אינו בו.`,
    },
    STORE_UPGRADED: {
      message: ({ migration }) => `גרסה חדשה יותר של Pawl שדרגה את המאגר (${migration}) בזמן שהגרסה הזאת פעלה.`,
      next: () => 'דבר לא השתנה. יש לעדכן את Pawl גם כאן ולהפעיל מחדש; עד אז אפשר רק לקרוא.',
    },
    MIGRATION_CHANGED: {
      message: ({ migration }) => `המאגר נוצר עם נוסח אחר של ${migration} מזה שבתוכנית הזאת.`,
      next: () => 'דבר לא השתנה. יש לייצא את המאגר בגרסת Pawl שכתבה אותו, ולייבא את הקובץ למאגר ריק בגרסה הזאת.',
    },
    MIGRATION_UNKNOWN: {
      message: ({ migration }) => `במאגר כבר בוצע ${migration}, שאינו קיים בתוכנית הזאת.`,
      next: () => 'דבר לא השתנה. יש לייצא את המאגר בגרסת Pawl שכתבה אותו, ולייבא את הקובץ למאגר ריק בגרסה הזאת.',
    },
    MIGRATION_FAILED: {
      message: ({ migration }) => `שדרוג המאגר נכשל בשלב ${migration}.`,
      next: () =>
        'דבר לא השתנה. אפשר להמשיך עם גרסת Pawl שכתבה את המאגר, להריץ שם pawl verify ו־pawl export, ולדווח על התקלה.',
    },
    SERVER_ALREADY_RUNNING: {
      message: ({ url }) => `כבר פועל שרת על הנתונים האלה${url ? `, בכתובת ${url}` : ''}.`,
      next: () => 'יש להשתמש בו, או לבחור תיקייה אחרת עם ‎--data.',
    },
    SERVER_UNREACHABLE: {
      message: (facts) => `השרת ב־${facts.url} לא עונה: ${systemText(system, facts)}.`,
      next: ({ sentAs }) =>
        sentAs === undefined
          ? 'יש לבדוק שהוא פועל וש־PAWL_URL נכון.'
          : `ייתכן שהבקשה בוצעה. כשהשרת יחזור יש להריץ את אותה פקודה בתוספת --idempotency-key ${sentAs}: היא תבוצע פעם אחת בלבד.`,
    },
    AWAY_TOO_LONG: {
      message: () => 'השרת או מאגר הנתונים לא היו זמינים עד תום הזמן, ולכן לא ידוע אם מחכה משימה.',
      next: ({ again }) => `לחכות שוב: ${again}`,
    },
    WRONG_SERVER: {
      message: () => 'זה אינו השרת שמחזיק בנתונים האלה.',
      next: () => 'יש לנסות שוב: הכתובת שבתיקיית הנתונים אינה מעודכנת.',
    },
    CANNOT_LISTEN: {
      message: (facts) => `אי אפשר להאזין ב־${facts.host}, פורט ${facts.port}: ${systemText(system, facts)}.`,
      next: () => 'יש לבחור כתובת אחרת עם ‎--host או פורט אחר עם ‎--port.',
    },
    PORT_TAKEN: {
      message: ({ port }) => `פורט ${port} תפוס.`,
      next: () => 'יש לבחור אחר עם ‎--port או PAWL_PORT.',
    },
    NAME_LOOKS_ALIKE: {
      message: ({ name, other }) => `‘${name}’ נראה כמו ‘${other}’ שכבר קיים: קל לבלבל ביניהם.`,
      next: () => 'יש לבחור שם שאי אפשר לבלבל עם הקיים.',
    },
    RATE_LIMITED: {
      message: ({ who, limit, windowSeconds }) =>
        `יותר מדי בקשות של ${who}: יותר מ־${limit} תוך ${seconds(windowSeconds)}.`,
      next: ({ retryAfterSeconds }) => `שום דבר לא בוצע. יש לשלוח שוב בעוד ${seconds(retryAfterSeconds)}.`,
    },
    TOO_MANY_OPEN: {
      message: ({ who, what, limit }) =>
        `ל־${who} כבר פתוחים ${limit} ${what === 'streams' ? 'ערוצים חיים' : 'ממתינים'}, ואין לפתוח עוד.`,
      next: ({ retryAfterSeconds }) => `יש לסגור אחד, או לנסות שוב בעוד ${seconds(retryAfterSeconds)}.`,
    },
    REQUEST_TOO_SLOW: {
      message: ({ limitSeconds }) => `הבקשה לא הגיעה במלואה תוך ${seconds(limitSeconds)}.`,
      next: () => 'שום דבר לא בוצע. יש לשלוח אותה שוב, בבת אחת.',
    },
    INTERNAL_ERROR: {
      message: ({ reference }) => `משהו השתבש בתוך Pawl (סימוכין ${reference}).`,
      next: () => 'יש לנסות שוב. אם זה נמשך, יש לחפש את הסימוכין ביומן השרת.',
    },
  },
  guidance: {
    alreadyThere: (status) => `המשימה כבר במצב ‘${called(status)}’.`,
    way: (steps, door) => `${{ shell: 'להריץ', http: 'לשלוח', tools: 'לקרוא לכלים' }[door]}: ${steps}`,
    noWay: (because) => `אין מכאן דרך בטוחה: ${because}`,
    because: {
      throwsAway: () => 'עבודה הייתה הולכת לאיבוד, ועל כך מחליט אדם.',
      over: ({ status }) => `המשימה כבר במצב ‘${called(status)}’.`,
      underReview: () => 'היא בבדיקה, ואדם מחליט מה יעלה בגורלה.',
      held: ({ role, since }) =>
        `היא אצל ${role} מאז ${moment(since)}. אין טעם לנסות שוב; אדם יכול לקחת אותה ממי שנדם.`,
      onOffer: ({ role }) => `היא מוצעת ומחכה ש־${role} ייקח אותה.`,
      notNext: ({ role, next }) => `היא מוצעת, אבל משימה ${next} קודמת לה אצל ${role}.`,
      holdsAnother: ({ task }) => `משימה ${task} בידיך, והיא קודמת.`,
      claimIsOver: ({ epoch }) =>
        `האחיזה הזאת כבר הסתיימה, והמשימה נלקחה מחדש מאז (epoch ${epoch}). אין טעם לנסות שוב.`,
      queued: () => 'היא מחכה בתור, ותוצע כשיגיע תורה.',
      waits: ({ tasks, dropped }) =>
        dropped.length > 0
          ? `${numberList(dropped)} בוטלה ולא נעשתה: אדם מחליט אם ממשיכים בלעדיה.`
          : tasks.length > 0
            ? `אפשר יהיה להמשיך אחרי ש־${numberList(tasks)} תיעשה.`
            : 'אפשר יהיה להמשיך אחרי שייעשה מה שהיא ממתינה לו.',
      roomIsBusy: () => 'החדר עסוק, ומה שיוצא עכשיו מרשימת ההמתנה צריך לחכות בתור.',
      inBacklog: () => 'היא ברשימת ההמתנה, ועוד לא עבדו עליה.',
      attached: ({ to }) => `היא מצורפת למשימה ${to.join(', ')}, ותגיע לבדיקה כשההיא תילקח.`,
      never: () => 'השתיים האלה לא יכולות ללכת יחד.',
      notAssigned: ({ assignee }) =>
        assignee === null
          ? 'היא עוד לא הוקצתה לאיש; זה קורה כשמגיע תורה.'
          : `היא מוקצית ל־${assignee}. אין טעם לנסות שוב.`,
      asked: ({ whom, item }) => `${whom} מחליט איך ממשיכים (שאלה ${item}).`,
      missing: ({ field }) => `צריך לתת יחד איתה גם ${field}.`,
      fieldNotAllowed: ({ field }) => `השינוי הזה לא יכול לקבוע את ${field}. יש להשמיט אותו.`,
      unknownStatus: ({ statuses }) => `אין סטטוס כזה. הסטטוסים הקיימים: ${statuses.join(', ')}.`,
      otherKind: ({ lifecycle }) =>
        ({
          room: 'זו משימה של חדר, ומזיזים אותה מי שמחזיק בה ואנשי החדר.',
          governed: 'זו עבודה מפוקחת, ומזיזות אותה תוצאות, הכרעות ותשובות.',
          todo: 'זו משימה אישית, ואין מי שלוקח אותה או מעביר אותה הלאה.',
        })[lifecycle] ?? 'זו משימה מסוג אחר.',
      notThroughThisDoor: ({ operations }) =>
        `צריך לשם כך את ${operations.join(', ')}, ואין לזה כלי כאן. אדם יכול לעשות זאת.`,
    },
    otherWork: 'לעבודה אחרת',
    look: 'היכן היא עומדת',
  },
  input: {
    missing: 'חסר',
    unknown: (names) => `אין ${names.join(', ')}`,
    onlyKnown: 'רק מה שמוכר',
    plainText: 'טקסט נראה לעין בלי תווי בקרה',
    wrongType: (type) => `צריך להיות ${TYPES[type] ?? 'מסוג אחר'}`,
    notOneOf: (options) => `צריך להיות אחד מאלה: ${options.join(', ')}`,
    tooLong: (limit) => `ארוך ${thanCharacters(limit)}`,
    tooShort: (limit) => (limit === 1 ? 'ריק' : `קצר ${thanCharacters(limit)}`),
    tooBig: (limit) => `גדול מ־${limit}`,
    tooSmall: (limit) => `קטן מ־${limit}`,
    tooMany: (limit) => `יש יותר מ־${limit}`,
    tooFew: (limit) => `צריך לפחות ${count(limit, { one: 'אחד', two: 'שניים', other: '#' })}`,
    wrongForm: (detail) => `לא בצורה הנכונה (${detail})`,
    otherForm: () => 'מצופה כאן משהו אחר',
    forms: {
      'form:when': 'תאריך כמו 2026-03-01, שעה כמו 2026-03-01T09:00, או מילים כמו יום שישי ב־5',
      'form:date': 'תאריך כמו 2026-03-01, או 2026-03-01T09:00:00Z',
      'form:tag': 'תגית של אותיות וספרות בלי רווחים, כמו בית',
      'form:tags': 'תגיות שונות זו מזו',
      'form:localTime': 'יום או שעה, ואחריהם אזור הזמן בסוגריים מרובעים',
      'form:recurrence': 'מילים כמו כל יום שישי, או כלל כמו FREQ=WEEKLY;BYDAY=FR',
      'form:reminder': 'זמן לפני תאריך היעד כמו 30m, או שעה עם אזור הזמן שלה',
      'form:comment': 'הערה שאומרת משהו',
      'form:tasks': 'מספרי משימות כמו 3, או 2 4 7',
      'form:beforeOrAfter': 'לפני משימה אחרת או אחריה',
      'form:textPart': 'deadline, reminders, priority, project, tags, או תגית אחת כמו ‎#בית',
      'form:waitForWhat': 'המשימות שממתינים להן במקום, ורק כשבוחרים להמתין לאחרות',
      'form:onOrNotOn': 'במה היא תלויה, או במה היא כבר לא תלויה',
      'form:task': 'מספר משימה כמו 3, או מזהה',
      'form:change': 'שינוי כמו 3@2',
      'form:conversation': 'מזהה של שיחה',
      'form:email': 'כתובת דוא״ל אחת, כמו dana@example.com',
      'form:webAddress': 'כתובת כמו https://example.com/reminders, בלי שם וסיסמה',
      'form:hookAddress': 'כתובת כמו https://example.com/hook, או dana@example.com',
      'form:pushKeys': 'שני המפתחות של הדפדפן: p256dh ו־auth',
      'form:timeZone': 'אזור זמן, כמו Asia/Jerusalem',
      'form:room': 'שם של חדר: אותיות לטיניות קטנות, ספרות ו־-',
      'form:role': 'תפקיד: אותיות לטיניות קטנות, ספרות, - ו־_',
      'form:renamedRole': 'התפקיד שמשנים את שמו יחד עם השם החדש',
      'form:skill': 'כישור או תווית: מילה אחת של אותיות וספרות, ובתוכה אפשר גם + # . _ / או -',
      'form:session': 'מזהה של מפגש עבודה: אותיות לטיניות, ספרות, ., - ו־_',
      'form:budget': 'אחד מבין room, initiative ו־agent, ועם cost או tokens כשקובעים סכום',
      'form:whoWaits': 'או room ו־role, או worker (ואולי initiative)',
      'form:message': 'מספר של הודעה, כמו 3 או m3',
      'form:inLine': 'משימה כמו 3, או הודעה כמו m3',
      'form:messageChange': 'לפחות אחד מאלה: content, priority, skills, labels',
      'form:whereTo': 'אחד מאלה: first, last, before, after',
      'form:whatIsAsked': 'או ask (ואולי of), או owner ו־action',
      'form:roomOrInitiative': 'room או initiative, אחד מהשניים',
      'form:textOrTitle': 'text או title, אחד מהשניים',
      'form:idempotencyKey': 'בין 1 ל־255 תווי ASCII; עדיף מפתח אקראי, כמו UUID',
      'form:span': 'מספר ויחידה: 90d,‏ 12h,‏ 30m או 45s',
      'form:oneScript': 'אותיות של כתב אחד, ולא של שני כתבים באותו שם',
      'form:tokenName': 'שם שאינו מתחיל ב־task.',
      'form:personName': 'אותיות, ספרות ו־. _ - ביניהן, כמו דנה; השם של המחשב עצמו תפוס',
      'form:workspace': 'אותיות (בלועזית קטנות), ספרות ו־- ביניהן, כמו עיצוב',
      'form:actor': 'person:<name>, agent:<name>, או system1 עד system5',
    },
    controlCharacter: 'מכיל תווי בקרה',
    bidiControl: 'מכיל תווים שמשנים את כיוון הטקסט',
    brokenUnicode: 'אינו יוניקוד תקין',
    nothingVisible: 'ריק',
  },
  outdated,
  cannotJudge,
  unfit,
  badLine,
  unread,
  mismatch,
  differences: hebrewDifferences,
  usage,
  system,
  storeTroubles: STORE_TROUBLES,
  validations: reasons,
}
