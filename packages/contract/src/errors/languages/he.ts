import { hebrewDifferences } from '../../differences/he.ts'
import { moment } from '../moment.ts'
import { numberList } from '../sentence.ts'
import type { LanguageTexts } from '../texts.ts'
import { access } from './he/access.ts'
import { governed } from './he/governed.ts'
import { people } from './he/people.ts'
import {
  badLine,
  called,
  cannotJudge,
  count,
  mismatch,
  outdated,
  reasons,
  STORE_TROUBLES,
  system,
  TYPES,
  thanCharacters,
  unfit,
  unread,
  usage,
} from './he/reasons.ts'
import { requests } from './he/requests.ts'
import { rooms } from './he/rooms.ts'
import { server } from './he/server.ts'
import { store } from './he/store.ts'
import { tasks } from './he/tasks.ts'
import { telling } from './he/telling.ts'
import { workers } from './he/workers.ts'

export const hebrewErrors = (): LanguageTexts => ({
  errors: {
    ...requests,
    ...tasks,
    ...rooms,
    ...governed,
    ...workers,
    ...access,
    ...telling,
    ...people,
    ...store,
    ...server,
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
      roomIsBusy: () => 'החדר עסוק, ומה שיוצא עכשיו מהצבר צריך לחכות בתור.',
      inBacklog: () => 'היא בצבר, ועוד לא עבדו עליה.',
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
    unknown: (names) => `לא מוכר כאן: ${names.join(', ')}`,
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
    wrongForm: (detail) => `לא כמצופה (${detail})`,
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
      'form:addressCode': 'שמונה הספרות שבהודעה, כמו 12345678',
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
      'form:whoWaits': 'או חדר עם תפקיד (room, role), או worker (ואפשר גם initiative)',
      'form:message': 'מספר של הודעה, כמו 3 או m3',
      'form:inLine': 'משימה כמו 3, או הודעה כמו m3',
      'form:messageChange': 'לפחות אחד מאלה: content, priority, skills, labels',
      'form:whereTo': 'אחד מאלה: first, last, before, after',
      'form:whatIsAsked': 'או ask (ואולי of), או owner ו־action',
      'form:roomOrInitiative': 'room או initiative, אחד מהשניים',
      'form:textOrTitle': 'מה לעשות, בתור text או בתור title, לא שניהם',
      'form:untilOrMinutes': 'או עד מתי או בעוד כמה דקות, לא שניהם',
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
})
