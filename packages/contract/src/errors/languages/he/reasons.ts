// Reasons inside refusals, and the forms that their sentences share.

import { FIELD_NOT_ALLOWED, type TransitionVariables, type ValidationName } from '@pawl/kernel'
import { countingIn } from '../../../counting.ts'
import { hebrewDifferences } from '../../../differences/he.ts'
import { hebrewWords } from '../../../words/he.ts'
import type {
  BadLineBecause,
  CannotJudge,
  MismatchBecause,
  OutdatedBecause,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from '../../reasons.ts'
import type { SystemTrouble } from '../../system-trouble.ts'
import { type ReasonTexts, reasonText } from '../../texts.ts'

export const count = countingIn('he')
/** After מ־, ‘than’. */
export const thanCharacters = (limit: number) => count(limit, { one: 'מתו אחד', two: 'משני תווים', other: 'מ־# תווים' })
export const thanBytes = (limit: number) => count(limit, { one: 'מבית אחד', two: 'משני בתים', other: 'מ־# בתים' })

export const { seconds } = hebrewWords.counted

/**
 * What a status is called in front of people. Facts do not say of which table it is: one that is called differently in two of them
 * is called by its code, unless the status beside it is in one of them alone.
 */
export function called(status = '', beside = status): string {
  const tables = Object.values(hebrewWords.lifecycles).map(({ statuses }) => statuses)
  const names = tables.flatMap((statuses) => (beside in statuses ? (statuses[status]?.name ?? []) : []))
  const [name = status] = names
  return names.every((other) => other === name) ? name : status
}

export const move = ({ currentStatus: from, attemptedStatus: to }: TransitionVariables) =>
  `אי אפשר להעביר את המשימה ממצב ‘${called(from, to)}’ למצב ‘${called(to, from)}’`

export const reasons: { readonly [name in ValidationName]: string } = {
  originIsBacklog: 'המשימה לא באה מהצבר',
  isNotPaused: 'המשימה נכשלה, ויש הפסקה לפני הניסיון הבא',
  isNotToBeReviewedAgain: 'המשימה נשלחה לתיקון וצריכה להיבדק שוב',
  deletedWhileOpen: 'המשימה לא הייתה פתוחה כשנמחקה',
  deletedWhileInProgress: 'המשימה לא הייתה בביצוע כשנמחקה',
  deletedWhileDone: 'המשימה לא הייתה גמורה כשנמחקה',
  invalidReviewResetsRemain: 'המשימה כבר אופסה שלוש פעמים אחרי בדיקה לא תקפה',
  nothingBlocks: 'המשימה ממתינה לעבודה אחרת',
}

export function reason(validationReason = ''): string {
  const [kind, field] = validationReason.split(':')
  if (kind === FIELD_NOT_ALLOWED) return `השינוי הזה לא יכול לקבוע את ${field}`
  return reasons[validationReason as ValidationName] ?? validationReason
}

/** How it stands with whoever holds a task. */
export const HOLDER_STATES = { alive: 'פעיל', suspect: 'השתתק' } as const

/** Why someone does not judge a result. */
export const cannotJudge: { readonly [because in CannotJudge]: string } = {
  handed_in: 'היא הוגשה בידי מי שמבקש לשפוט',
  owns_worker: 'העובד שיצר אותה שייך למי שמבקש לשפוט',
  changed_policy: 'מדיניות שלפיה היא נשפטת שונתה מאז בידי מי שמבקש לשפוט',
  clarified: 'מי שמבקש לשפוט הבהיר עבורה מדיניות',
  own_program: 'האסימון של מי שמבקש לשפוט נוצר בידי מי שיש לו קשר אליה',
  nobody_else: 'יש קשר אליה, ולא נשאר אדם אחר שרשאי לשפוט',
}

export const outdated: ReasonTexts<OutdatedBecause> = {
  task_moved: ({ task, status }) => `משימה ${task} היא עכשיו ${called(status)}`,
  initiative_moved: ({ state }) => `היוזמה היא עכשיו ${state}`,
  newer_result: () => 'יש תוצאה חדשה יותר',
  blockers_moved: ({ task }) => `מה שמשימה ${task} ממתינה לו השתנה`,
  reviewed_anew: ({ task }) => `מאז עבדו שוב על משימה ${task}`,
}

export const unfit: ReasonTexts<UnfitBecause> = {
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

export const badLine: ReasonTexts<BadLineBecause> = {
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

export const unread: ReasonTexts<UnreadBecause> = {
  missing_column: () => 'זה לא נמצא שם',
  not_json: () => 'זה לא JSON',
  unclosed_quote: () => 'מירכאות שנפתחות כאן לא נסגרות',
  no_title: () => 'אין בו טקסט',
  unknown_value: ({ given }) => `הערך ‘${given}’ לא מוכר`,
  not_storable: ({ problem }) => problem,
}

export const mismatch: ReasonTexts<MismatchBecause> = {
  said_twice: ({ conversation }) => `דבר אחד נאמר פעמיים בשיחה ${conversation}`,
  line_twice: () => 'אותה שורה מופיעה פעמיים, או שהיא מזכירה מה שאינו שם',
  miscounted: ({ what, announced, came }) => `הוכרזו ${announced} ${COUNTED[what] ?? 'שורות'}, והגיעו ${came}`,
  differs: ({ task, difference }) => {
    const problem = reasonText(hebrewDifferences, difference)
    return task === null ? problem : `משימה ${task}: ${problem}`
  },
}

export const usage: ReasonTexts<UsageBecause> = {
  missing_argument: ({ name }) => `חסר ‘${name}’`,
  option_without_value: ({ option }) => `לאפשרות ‘${option}’ חסר ערך`,
  one_of: ({ options }) => `צריך בדיוק אחת מהאפשרויות ${options}`,
  missing_option: ({ option }) => `חסרה האפשרות ‘${option}’`,
  unknown_option: ({ option, closest }) => `אין אפשרות ‘${option}’${closest === null ? '' : ` (אולי ${closest}?)`}`,
  too_many: ({ given, meant }) => `יותר מדי מילים: ${given}${meant ? ` (אולי ‎${meant}?)` : ''}`,
  not_a_choice: ({ option, given, choices }) => `‘${given}’ אינו ערך של ‘${option}’; אפשר: ${choices}`,
  not_seconds: ({ option, given }) => `אחרי ${option} כותבים מספר שניות, ולא ‘${given}’`,
  not_a_port: ({ given }) => `הפורט ‘${given}’ אינו מספר בין 0 ל־65535`,
  not_an_origin: ({ given }) => `‘${given}’ אינו מקור כמו https://example.com`,
  not_an_issuer: ({ given }) => `‘${given}’ אינו ספק כניסה כמו https://login.example.com`,
  oidc_incomplete: ({ missing }) => `לכניסה באמצעות ספק חיצוני נחוץ גם ${missing}`,
  given_twice: ({ option }) => `האפשרות ${option} ניתנה פעמיים, והיא מקבלת ערך אחד`,
  not_a_field: ({ given }) => `אחרי ‎--set כותבים שדה וערך, כמו assignedTo=builder, ולא ‘${given}’`,
  not_a_limit: ({ given }) => `‘${given}’ אינו מגבלה כמו requests=600`,
  whose_work: () => 'יש לומר של מי העבודה: ‎--room ו־--role, או ‎--worker',
  no_answerer: () => 'יש לתת פקודה אחרי --, או לקבוע את PAWL_ANSWER_URL ואת PAWL_ANSWER_MODEL',
  means_nothing: ({ option }) => `דבר לא נעשה: ל־${option} אין כאן משמעות; יש להשמיט את זה`,
  needs_other: ({ option, other }) =>
    `דבר לא נעשה: ל־${option} יש משמעות רק יחד עם ${other}; יש להוסיף את זה, או להשמיט את ${option}`,
  not_beside: ({ option, other }) => `דבר לא נעשה: ל־${option} אין משמעות יחד עם ${other}; יש להשמיט אחת מהן`,
  makes_here: ({ instead }) =>
    `דבר לא נעשה: הפקודה יוצרת את התיקייה ‎.pawl במקום שבו נמצאים; נתונים בתיקייה אחרת אינם זקוקים לה: ${instead}`,
  needs_yes: () => 'דבר לא נכתב: אין מסוף לשאול בו; יש להוסיף --yes',
  cannot_edit: ({ path, form, line }) => `אי אפשר לקרוא את ${path} כ־${form} (שורה ${line}), והקובץ נשאר כפי שהיה`,
  broken_block: ({ path, line }) => `לקטע של Pawl ב־${path} חסרה ההתחלה או הסוף (שורה ${line}); הקובץ נשאר כפי שהיה`,
  outside_project: ({ path }) => `${path} מוביל אל מחוץ לפרויקט, ונשאר כפי שהיה`,
  changed_meanwhile: ({ path }) => `${path} השתנה בינתיים, ונשאר כפי שהיה`,
  holds_nothing: ({ wait }) => `למופע הזה אין משימה; כדי לקבל אחת יש להריץ ${wait}`,
  several_sessions: ({ sessions }) => `בתיקייה הזאת עובדים כמה סוכנים, צריך לציין מי מהם פונה: ${sessions}`,
  more_follows: ({ commands }) => `חסרה המילה הבאה: ${commands.join(', ')}`,
  other: () => 'הפקודה לא נכתבה כראוי',
}

export const system: { readonly [trouble in SystemTrouble]: string } = {
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
  other: 'המערכת לא אומרת למה',
}

/** What schemas expect, by the names they have for it. */
export const TYPES: Readonly<Record<string, string>> = {
  string: 'טקסט',
  number: 'מספר',
  int: 'מספר שלם',
  boolean: 'true או false',
  array: 'רשימה',
  object: 'אובייקט',
  record: 'אובייקט',
}

/** Where a parser stopped. */
export function jsonPlace(detail: string): string {
  const [, position] = /position (\d+)/.exec(detail) ?? []
  return position === undefined ? '' : ` (ליד תו ${position})`
}

/** Document 002, error 5. */
export const TROUBLE = 'מצטערים, נתקלנו בבעיה. אפשר לנסות שוב בעוד רגע.'

export const STORE_TROUBLES: { readonly [trouble in StoreTrouble]: string } = {
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
