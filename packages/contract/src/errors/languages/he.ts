import { FIELD_NOT_ALLOWED, type TransitionVariables, type ValidationName } from '@pawl/kernel'
import type { InputProblem } from '../catalogue.ts'
import { moment } from '../moment.ts'
import type { LanguageTexts } from '../texts.ts'

const list = (problems: readonly InputProblem[]) =>
  problems.map(({ at, problem }) => (at === '' ? problem : `${at}: ${problem}`)).join('; ')
const expected = (problems: readonly InputProblem[]) =>
  problems.map(({ at, expected }) => (at === '' ? expected : `${at}: ${expected}`)).join('; ')
const move = ({ currentStatus, attemptedStatus }: TransitionVariables) =>
  `אי אפשר להעביר את המשימה מ־${currentStatus} ל־${attemptedStatus}`

const reasons: { readonly [name in ValidationName]: string } = {
  originIsBacklog: 'המשימה לא הגיעה מהמאגר',
  deletedWhileOpen: 'המשימה לא הייתה פתוחה כשנמחקה',
  deletedWhileInProgress: 'המשימה לא הייתה בביצוע כשנמחקה',
  deletedWhileDone: 'המשימה לא הייתה גמורה כשנמחקה',
  invalidReviewResetsRemain: 'המשימה כבר אופסה שלוש פעמים אחרי בדיקה לא תקפה',
}

function reason(validationReason = ''): string {
  const [kind, field] = validationReason.split(':')
  if (kind === FIELD_NOT_ALLOWED) return `השינוי הזה לא יכול לקבוע את ${field}`
  return reasons[validationReason as ValidationName] ?? validationReason
}

export const hebrew: LanguageTexts = {
  errors: {
    INVALID_INPUT: {
      message: ({ problems }) => `הקלט אינו תקין: ${list(problems)}.`,
      next: ({ problems }) => `מצופה: ${expected(problems)}. דבר לא השתנה.`,
    },
    INVALID_JSON: {
      message: ({ detail }) => `גוף הבקשה אינו JSON תקין: ${detail}.`,
      next: () => 'יש לשלוח אובייקט JSON אחד בקידוד UTF-8. דבר לא השתנה.',
    },
    INVALID_CURSOR: {
      message: () => 'הסמן הזה לא ניתן על ידי Pawl עבור הרשימה הזאת.',
      next: () => 'יש לבקש את העמוד הראשון בלי סמן, עם אותם מסננים, ולהשתמש ב־nextCursor שלו.',
    },
    BODY_TOO_LARGE: {
      message: ({ limitBytes }) => `גוף הבקשה גדול מ־${limitBytes} בתים.`,
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
      message: ({ detail }) => `שימוש לא נכון בפקודה: ${detail}`,
      next: ({ command }) => `כך משתמשים בה: ${command} --help`,
    },
    TASK_NOT_FOUND: {
      message: ({ task }) => `אין משימה ${task}.`,
      next: () => 'המשימות הקיימות: pawl list --status all',
    },
    TASK_INVALID_TRANSITION: { message: (facts) => `${move(facts)}.`, next: () => '' },
    TASK_VALIDATION_FAILED: {
      message: (facts) => `${move(facts)}: ${reason(facts.validationReason)}.`,
      next: () => '',
    },
    TASK_MISSING_REQUIRED_FIELD: {
      message: (facts) => `${move(facts)}: חסר ${facts.missingField}.`,
      next: ({ missingField }) => `יש לשלוח ${missingField} יחד עם השינוי.`,
    },
    TASK_STALE_VERSION: {
      message: ({ expectedVersion, actualVersion }) =>
        `המשימה בגרסה ${actualVersion}, ולא ${expectedVersion} כמצופה. מישהו שינה אותה בינתיים.`,
      next: () => 'כדאי להסתכל שוב במשימה, ולחזור על השינוי אם הוא עדיין נחוץ.',
    },
    FIELD_NOT_EDITABLE: {
      message: ({ field, lifecycle }) => `אי אפשר לערוך את ${field} במשימת ${lifecycle}.`,
      next: () => 'שדות ששייכים לסטטוס משתנים רק יחד עם הסטטוס.',
    },
    NOTHING_TO_EDIT: {
      message: () => 'לא ניתן דבר לשינוי.',
      next: () => 'יש לתת לפחות אחד מ־title, description, priority או deadline.',
    },
    MESSAGE_ID_TAKEN: {
      message: ({ messageId }) => `הודעה אחרת נשלחה בשם ${messageId}.`,
      next: () => 'יש לתת לכל הודעה שם משלה.',
    },
    CONVERSATION_NOT_FOUND: {
      message: ({ conversation }) => `אין לך שיחה ${conversation}.`,
      next: () => 'pawl conversations מציג את השיחות שלך.',
    },
    CHANGE_NOT_FOUND: {
      message: ({ change }) => `אין שינוי ${change}.`,
      next: () => 'pawl changes מציג את השינויים האחרונים שלך.',
    },
    NOT_YOUR_CHANGE: {
      message: ({ change, by }) => `שינוי ${change} נעשה על ידי ${by}.`,
      next: () => 'אפשר לבטל את השינויים שלך: pawl changes מציג אותם.',
    },
    NOTHING_TO_UNDO: {
      message: () => 'אין לך שינוי שאפשר לבטל.',
      next: () => 'pawl changes מציג את השינויים האחרונים שלך.',
    },
    UNDO_OVERTAKEN: {
      message: ({ change, overtakenBy }) =>
        `אי אפשר לבטל את שינוי ${change}: שינוי ${overtakenBy} בא אחריו ונוגע באותו דבר.`,
      next: ({ overtakenBy }) => `אם ${overtakenBy} שלך, יש לבטל אותו קודם; אחרת אפשר לעשות את השינוי ידנית.`,
    },
    UNDO_NOT_POSSIBLE: {
      message: ({ change }) => `אי אפשר לבטל את שינוי ${change}: אין כלל שמוביל בחזרה.`,
      next: () => 'pawl show מציג מה אפשר לעשות עכשיו במשימה.',
    },
    ROOM_NOT_FOUND: {
      message: ({ room }) => `אין חדר בשם ‘${room}’.`,
      next: () => 'החדרים הקיימים: pawl room list',
    },
    ROOM_NAME_TAKEN: {
      message: ({ room }) => `כבר יש חדר בשם ‘${room}’.`,
      next: ({ room }) => `לחדר חדש צריך שם אחר. החדר הזה: pawl room status ${room}`,
    },
    ROLE_NOT_IN_ROOM: {
      message: ({ room, role }) => `אין תפקיד ‘${role}’ בחדר ‘${room}’.`,
      next: ({ roles }) => `התפקידים בו: ${roles.join(', ')}. כל החדרים ותפקידיהם: pawl room list`,
    },
    ROOM_TASK: {
      message: ({ task }) => `משימה ${task} שייכת לחדר: רק מי שמחזיק בה ואנשי החדר מזיזים אותה.`,
      next: ({ task }) => `דבר לא השתנה. היכן היא עומדת: pawl backlog show ${task} — איך עובדים בחדר: pawl agent-guide`,
    },
    GOVERNED_TASK: {
      message: ({ task }) => `משימה ${task} מפוקחת: תוצאות, הכרעות ותשובות מזיזות אותה.`,
      next: ({ task }) => `pawl inbox מציג את מה שנשאל; pawl evidence ${task} מציג מה קרה לה.`,
    },
    NOT_A_ROOM_TASK: {
      message: ({ task }) => `משימה ${task} אינה של חדר.`,
      next: ({ task }) => `מה אפשר לעשות בה: pawl show ${task}`,
    },
    NOT_THE_HOLDER: {
      message: ({ task, status, holder, role, since, state }) =>
        holder === null
          ? `משימה ${task} אינה בידיך: היא ${status}.`
          : `משימה ${task} אינה בידיך: היא אצל ${holder} (${role}) מאז ${moment(since)}${state === null ? '' : `, ${state}`}.`,
      next: ({ holder, state, free, room, forRole, session }) =>
        [
          holder === null || state === 'alive'
            ? 'אין טעם לנסות שוב.'
            : 'אין טעם לנסות שוב; אדם יכול לקחת אותה ממי שנדם.',
          'דבר לא השתנה.',
          free === null ? 'לחכות למשימה הבאה:' : `משימה ${free} פנויה, כך לוקחים אותה:`,
          `pawl wait-for-task --room ${room} --role ${forRole} --session ${session}`,
        ].join(' '),
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
      next: ({ task }) => `דבר לא השתנה. היכן היא עומדת: pawl backlog show ${task}`,
    },
    NOTHING_TO_DO: {
      message: ({ role, room }) => `עדיין אין דבר בשביל ‘${role}’ בחדר ‘${room}’.`,
      next: ({ room, role, session }) =>
        `לחכות שוב: pawl wait-for-task --room ${room} --role ${role} --session ${session}`,
    },
    INITIATIVE_NOT_FOUND: {
      message: ({ initiative }) => `אין יוזמה ${initiative}.`,
      next: () => 'pawl initiative list מציג את הקיימות.',
    },
    INITIATIVE_OVER: {
      message: ({ initiative, state }) => `היוזמה ${initiative} כבר נגמרה (${state}).`,
      next: () => 'אין מה לעצור. דבר לא השתנה.',
    },
    NOTHING_TO_BEGIN: {
      message: ({ initiative, state }) => `אין מה להתחיל ביוזמה ${initiative} (${state}).`,
      next: ({ initiative }) => `דבר לא השתנה. כדי לראות אותה: pawl initiative show ${initiative}`,
    },
    NOTHING_FOR_WORKER: {
      message: ({ worker, initiative }) =>
        `עדיין אין משימה של ‘${worker}’${initiative === null ? '' : ` ביוזמה ${initiative}`}.`,
      next: ({ worker, initiative }) =>
        `לחכות שוב: pawl wait-for-task --worker ${worker}${initiative === null ? '' : ` --initiative ${initiative}`}`,
    },
    NOT_YOURS_TO_ANSWER: {
      message: ({ item, for: to, actor }) => `השאלה ${item} מיועדת ל־${to} ולא ל־${actor}.`,
      next: () => 'דבר לא השתנה. אדם יכול לענות בשם כל מערכת.',
    },
    NOT_GOVERNED: {
      message: ({ task }) => `משימה ${task} אינה עבודה מפוקחת.`,
      next: ({ task }) => `pawl show ${task} מציג אותה ומה אפשר לעשות בה.`,
    },
    NOT_ASSIGNED: {
      message: ({ task, worker, assignee, status, epoch }) =>
        assignee === worker
          ? `משימה ${task} נלקחה בחזרה מאז, והיא עכשיו ${status} (epoch ${epoch}).`
          : `משימה ${task} אינה של ${worker}${assignee === null ? ', ולא של אף אחד' : ` אלא של ${assignee}`}.`,
      next: ({ worker }) => `אין טעם לנסות שוב. דבר לא השתנה. המשימה הבאה: pawl wait-for-task --worker ${worker}`,
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
      next: ({ kind, id }) => `pawl ${kind} change ${id} נותן לו גרסה חדשה.`,
    },
    RECORD_NOT_FOUND: {
      message: ({ id }) => `‘${id}’ לא קיים.`,
      next: ({ kind }) => `pawl ${kind} list מציג את הקיימים.`,
    },
    ITEM_NOT_FOUND: {
      message: ({ item }) => `אין שאלה ${item}.`,
      next: () => 'pawl inbox מציג את מה שמחכה לתשובה.',
    },
    ITEM_ANSWERED: {
      message: ({ item, by, at }) => `על שאלה ${item} ענה ${by} ב־${moment(at)}.`,
      next: () => 'דבר לא השתנה. pawl inbox מציג את מה שעוד פתוח.',
    },
    ITEM_OUTDATED: {
      message: ({ reason }) => `השאלה כבר לא עדכנית: ${reason}.`,
      next: () => 'דבר לא השתנה. pawl inbox מציג את מה שנשאל עכשיו.',
    },
    AUTHOR_CANNOT_JUDGE: {
      message: ({ task, author }) => `התוצאה של משימה ${task} היא של ${author}, ואי אפשר לשפוט את עצמך.`,
      next: () => 'מישהו אחר צריך לענות. דבר לא השתנה.',
    },
    SESSION_IN_USE: {
      message: ({ session }) => `תהליך pawl work אחר במחשב הזה משתמש ב־session ‘${session}’.`,
      next: () => 'אפשר להשמיט את --session ולקבל אחד משלך. שום משימה לא נלקחה.',
    },
    COMMAND_NOT_FOUND: {
      message: ({ command, reason }) => `אי אפשר להריץ את ‘${command}’: ${reason}.`,
      next: () => 'אחרי -- כותבים תוכנית ואת הארגומנטים שלה; אין מעטפת שקוראת אותם. שום משימה לא אבדה.',
    },
    COMMAND_FAILED: {
      message: ({ task, ended }) => `הפקודה של משימה ${task} לא הצליחה: ${ended}.`,
      next: ({ task, left }) =>
        ({
          onOffer: `המשימה מוצעת שוב; הסיבה לכישלון: pawl backlog show ${task}`,
          setAside: `היא נכשלה יותר מדי פעמים ברצף וממתינה לאדם: pawl backlog show ${task}`,
          blocked: `היא חסומה, ו־System3 נשאל איך ממשיכים: pawl inbox`,
        })[left],
    },
    TOKEN_REQUIRED: {
      message: () => 'השרת הזה דורש אסימון גישה.',
      next: () =>
        'יש לשלוח Authorization: Bearer <token>, או לקבוע את PAWL_TOKEN בשורת הפקודה. מקבלים אותו ממי שמפעיל את השרת.',
    },
    TOKEN_INVALID: {
      message: () => 'אסימון הגישה אינו מוכר, או שבוטל.',
      next: () => 'יש לבקש חדש ממי שמפעיל את השרת.',
    },
    NOT_ALLOWED: {
      message: ({ needed, granted }) => `נדרשת הרשאת ${needed}; האסימון נותן ${granted}.`,
      next: () => 'יש לבקש ממי שמפעיל את השרת אסימון שמתיר זאת.',
    },
    ACTOR_NOT_YOURS: {
      message: ({ actor, claimed }) => `כאן הפנייה היא בשם ${actor}, ולא בשם ${claimed}.`,
      next: () => 'יש להשמיט את השם, או לפנות עם אסימון שנוצר עבורו. בשם מי הפנייה כאן: pawl whoami',
    },
    FOREIGN_HOST: {
      message: ({ host }) => `השרת הזה לא עונה לשם ${host}.`,
      next: () => 'יש להשתמש ב־127.0.0.1 או localhost, עם הפורט שהשרת הדפיס.',
    },
    FOREIGN_ORIGIN: {
      message: ({ origin }) => `דף מ־${origin} אינו רשאי להשתמש בשרת הזה.`,
      next: () => 'יש לפתוח את הכתובת שהשרת הדפיס.',
    },
    TOKENS_NEEDED: {
      message: ({ host }) => `Pawl לא מאזין ב־${host} בלי אסימוני גישה: כל מי שיגיע אליו יוכל לשנות את המשימות.`,
      next: () => 'יש ליצור אסימון עם pawl token add <name> --actor person:<you> --may admin ולהפעיל שוב.',
    },
    TOKEN_NAME_TAKEN: {
      message: ({ name }) => `כבר יש אסימון בשם ${name}.`,
      next: () => 'יש לבחור שם אחר; pawl token list מציג את הקיימים.',
    },
    TOKEN_NOT_FOUND: {
      message: ({ name }) => `אין אסימון בשם ${name}.`,
      next: () => 'pawl token list מציג את האסימונים הקיימים.',
    },
    IMPORT_INTO_USED_STORE: {
      message: ({ tasks }) => `במאגר הזה כבר יש ${tasks} משימות.`,
      next: () => 'יש לייבא למאגר ריק: pawl --data <new folder> import <file>. דבר לא השתנה.',
    },
    IMPORT_BAD_LINE: {
      message: ({ line, problem }) => `אי אפשר לייבא את שורה ${line}: ${problem}.`,
      next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב.',
    },
    IMPORT_LINE_TOO_LONG: {
      message: ({ line, limitBytes }) => `שורה ${line} ארוכה מ־${limitBytes} בתים.`,
      next: () => 'דבר לא יובא. יש להשתמש בקובץ ש־pawl export כתב: השורות בו קצרות יותר.',
    },
    IMPORT_INCOMPLETE: {
      message: ({ line }) => `הקובץ נגמר אחרי שורה ${line} בלי שורת הסיום שלו: הוא נקטע.`,
      next: () => 'דבר לא יובא. יש לייצא שוב, או להעתיק את הקובץ כולו.',
    },
    IMPORT_DOES_NOT_ADD_UP: {
      message: ({ problem }) => `המשימות שבקובץ אינן תואמות את האירועים שבו: ${problem}.`,
      next: () => 'דבר לא יובא. כדאי להריץ pawl verify במקום שממנו יוצא הקובץ.',
    },
    FILE_UNREADABLE: {
      message: ({ path, reason }) => `אי אפשר להשתמש ב־${path}: ${reason}.`,
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
      message: ({ reason }) => `אין גישה למאגר: ${reason}.`,
      next: () =>
        'יש לנסות שוב כשיחזור. מה שלא אושר לא נשמר, אלא אם הקשר נקטע בזמן האישור: כדאי לבדוק לפני שחוזרים על כך.',
    },
    STORE_TOO_NEW: {
      message: ({ found, supported, migration }) =>
        `המאגר בגרסה ${found}${migration === null ? '' : ` (${migration})`}; התוכנית הזאת מכירה גרסאות עד ${supported}.`,
      next: () => 'יש לעדכן את Pawl. דבר לא השתנה.',
    },
    STORE_UPGRADED: {
      message: ({ migration }) => `גרסה חדשה יותר של Pawl שדרגה את המאגר (${migration}) בזמן שהגרסה הזאת פעלה.`,
      next: () => 'דבר לא השתנה. יש לעדכן את Pawl גם כאן ולהפעיל מחדש; עד אז אפשר רק לקרוא.',
    },
    MIGRATION_CHANGED: {
      message: ({ migration }) => `המאגר נוצר עם נוסח אחר של ${migration} מזה שבתוכנית הזאת.`,
      next: () => 'לא נגענו בדבר. יש להריץ pawl export בגרסת Pawl שכתבה את המאגר, ו־pawl import בגרסה הזאת.',
    },
    MIGRATION_UNKNOWN: {
      message: ({ migration }) => `במאגר כבר בוצע ${migration}, שאינו קיים בתוכנית הזאת.`,
      next: () => 'לא נגענו בדבר. יש להריץ pawl export בגרסת Pawl שכתבה את המאגר, ו־pawl import בגרסה הזאת.',
    },
    MIGRATION_FAILED: {
      message: ({ migration, reason }) => `שדרוג המאגר נכשל בשלב ${migration} (${reason}).`,
      next: () =>
        'דבר לא השתנה. אפשר להמשיך עם גרסת Pawl שכתבה את המאגר, להריץ שם pawl verify ו־pawl export, ולדווח על התקלה.',
    },
    SERVER_ALREADY_RUNNING: {
      message: ({ url }) => `כבר פועל שרת על הנתונים האלה${url ? `, בכתובת ${url}` : ''}.`,
      next: () => 'יש להשתמש בו, או לבחור תיקייה אחרת עם ‎--data.',
    },
    SERVER_UNREACHABLE: {
      message: ({ url, reason }) => `השרת ב־${url} לא עונה: ${reason}.`,
      next: () => 'יש לבדוק שהוא פועל וש־PAWL_URL נכון.',
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
      message: ({ host, port, reason }) => `אי אפשר להאזין ב־${host}, פורט ${port}: ${reason}.`,
      next: () => 'יש לבחור כתובת אחרת עם ‎--host או פורט אחר עם ‎--port.',
    },
    PORT_TAKEN: {
      message: ({ port }) => `פורט ${port} תפוס.`,
      next: () => 'יש לבחור אחר עם ‎--port או PAWL_PORT.',
    },
    INTERNAL_ERROR: {
      message: ({ reference }) => `משהו השתבש בתוך Pawl (סימוכין ${reference}).`,
      next: () => 'יש לנסות שוב. אם זה נמשך, יש לחפש את הסימוכין ביומן השרת.',
    },
  },
  guidance: {
    alreadyThere: (status, look) => `המשימה כבר ${status}.${look === undefined ? '' : ` היכן היא עומדת: ${look}`}`,
    run: (commands) => `יש להריץ: ${commands.join(' — ואז: ')}`,
    noWay: (moves, look) =>
      [
        moves.length === 0 ? 'אי אפשר לעשות עוד דבר במשימה הזאת.' : `מכאן היא יכולה לעבור אל: ${moves.join(', ')}.`,
        ...(look === undefined ? [] : [`היכן היא עומדת: ${look}`]),
      ].join(' '),
  },
  input: {
    missing: 'חסר',
    unknown: (names) => `אין ${names.join(', ')}`,
    onlyKnown: 'רק מה שמוכר',
    plainText: 'טקסט נראה לעין בלי תווי בקרה',
    wrongType: (type) => `צריך להיות ${type}`,
    notOneOf: (options) => `צריך להיות אחד מאלה: ${options.join(', ')}`,
    tooLong: (limit) => `ארוך מ־${limit} תווים`,
    tooShort: (limit) => (limit === 1 ? 'ריק' : `קצר מ־${limit} תווים`),
    tooBig: (limit) => `גדול מ־${limit}`,
    tooSmall: (limit) => `קטן מ־${limit}`,
    tooMany: (limit) => `יש יותר מ־${limit}`,
    tooFew: (limit) => `צריך לפחות ${limit === 1 ? 'אחד' : limit}`,
    wrongForm: (detail) => `לא בצורה הנכונה (${detail})`,
    forms: {
      'form:date': 'תאריך כמו 2026-03-01, או 2026-03-01T09:00:00Z',
      'form:task': 'מספר משימה כמו 3, או מזהה',
      'form:change': 'שינוי כמו 3@2',
      'form:conversation': 'מזהה של שיחה',
      'form:timeZone': 'אזור זמן, כמו Asia/Jerusalem',
      'form:room': 'שם של חדר: אותיות לטיניות קטנות, ספרות ו־-',
      'form:role': 'תפקיד: אותיות לטיניות קטנות, ספרות, - ו־_',
      'form:session': 'מזהה של מפגש עבודה: אותיות לטיניות, ספרות, ., - ו־_',
      'form:whoWaits': 'או room ו־role, או worker (ואולי initiative)',
      'form:actor': 'person:<name>, agent:<name>, או system1 עד system5',
    },
    controlCharacter: 'מכיל תווי בקרה',
    bidiControl: 'מכיל תווים שמשנים את כיוון הטקסט',
    brokenUnicode: 'אינו יוניקוד תקין',
    nothingVisible: 'ריק',
  },
  validations: reasons,
}
