import type { RecordWords } from './record-words.ts'

export const hebrewRecords = (): RecordWords => ({
  fields: {
    to: 'למי היא מועברת',
    follows: 'באה אחרי',
    summary: 'סיכום',
    set_aside_because: 'למה הונחה בצד',
    answer: 'תשובה',
    answered_with: 'נענתה בעזרת',
    revokedAt: 'בוטל',
    acceptedBy: 'מי הצטרף',
    endedAt: 'הסתיימה',
    address: 'כתובת',
    because: 'למה',
    costMicros: 'עלות, במיליוניות',
    tokens: 'טוקנים',
    per: 'בכמה זמן',
    since: 'נספר מאז',
    again: 'אושר שוב',
    queuePosition: 'מקום בתור',
  },
  tables: {
    initiative: {
      name: 'יוזמות',
      statuses: {
        planned: { name: 'מתוכננת', means: 'נכתבה ועוד לא התחילה' },
        active: { name: 'פעילה', means: 'המשימות שלה נקבעות, נעשות ונבדקות' },
        under_review: { name: 'בסיכום', means: 'המשימות שלה הסתיימו; System4 קובע מה הלאה' },
        closed: { name: 'סגורה', means: 'סוכמה והסתיימה' },
        canceled: { name: 'הופסקה', means: 'אדם עצר אותה' },
      },
      triggers: {
        beginInitiative: 'להתחיל',
        cancelInitiative: 'להפסיק',
        reviewInitiative: 'לסכם',
        closeInitiative: 'לסגור',
      },
    },
    item: {
      name: 'שאלות',
      statuses: {
        open: { name: 'פתוחה', means: 'מחכה לתשובה' },
        set_aside: { name: 'הונחה בצד', means: 'מחכה לאדם: מי שעונה לא הצליח לענות' },
        answered: { name: 'נענתה', means: 'נענתה, ומה שנובע מהתשובה נעשה' },
        withdrawn: { name: 'נמשכה', means: 'כבר לא נשאלת: מה שנשאל עליו השתנה' },
      },
      triggers: { setItemAside: 'להניח בצד', answerItem: 'לענות', withdrawItem: 'למשוך' },
    },
    policy: {
      name: 'כללי מדיניות',
      statuses: {
        active: { name: 'פעיל', means: 'תוצאות נבדקות לפיו' },
        retired: { name: 'בוטל', means: 'כבר לא חל' },
      },
      triggers: { retirePolicy: 'לבטל', restorePolicy: 'להחזיר' },
    },
    worker: {
      name: 'עובדים',
      statuses: {
        enabled: { name: 'פעיל', means: 'אפשר להקצות לו משימות' },
        disabled: { name: 'כבוי', means: 'לא מקבל משימות' },
      },
      triggers: { disableWorker: 'לכבות', enableWorker: 'להפעיל' },
    },
    result: {
      name: 'תוצאות',
      statuses: { submitted: { name: 'הוגשה', means: 'הוגשה, וכך היא נבדקת' } },
      triggers: {},
    },
    case: {
      name: 'הכרעות',
      statuses: {
        Satisfied: { name: 'עומדת בו', means: 'התוצאה עומדת בכלל' },
        Vague: { name: 'עמום', means: 'הכלל לא אומר; System5 נשאל למה הכוונה' },
        Violated: { name: 'מפירה אותו', means: 'התוצאה מפירה את הכלל' },
      },
      triggers: {},
    },
    message: {
      name: 'הודעות',
      statuses: {
        handled: { name: 'טופלה', means: 'מה שנאמר בה נעשה באותו רגע' },
        sent: { name: 'נשלחה', means: 'משימה הוקצתה; ה־System1 שלה מתחיל כשיגיע אליה' },
      },
      triggers: {},
    },
    token: {
      name: 'אסימונים',
      statuses: {
        active: { name: 'פעיל', means: 'מי שמחזיק בו רשאי להיכנס' },
        revoked: { name: 'בוטל', means: 'אף אחד לא נכנס איתו' },
      },
      triggers: { revokeToken: 'לבטל' },
    },
    member: {
      name: 'חברים',
      statuses: {
        active: { name: 'פעיל', means: 'נכנס לסביבת העבודה' },
        removed: { name: 'הוסר', means: 'כבר לא נכנס' },
      },
      triggers: { removeMember: 'להסיר', rejoinWorkspace: 'להצטרף שוב' },
    },
    access: {
      name: 'גישה',
      statuses: {
        closed: { name: 'סגור', means: 'רק לחברים' },
        open: { name: 'פתוח', means: 'לכל מי שבסביבת העבודה' },
      },
      triggers: { openToAll: 'לפתוח לכולם', closeToMembers: 'לסגור לאחרים' },
    },
    chatroom: {
      name: 'החדרים עצמם',
      statuses: {
        open: { name: 'פתוח', means: 'מקבל הודעות ומחלק עבודה' },
        closed: { name: 'סגור', means: 'לא מקבל הודעות ולא מחלק עבודה; מה שבעבודה נמשך' },
      },
      triggers: { closeRoom: 'לסגור', openRoom: 'לפתוח מחדש' },
    },
    hook: {
      name: 'מינויים',
      statuses: {
        active: { name: 'פעיל', means: 'מודיע על מה שקורה' },
        paused: { name: 'מושהה', means: 'לא מודיע על דבר עד שיחודש; אז ימשיך מאיפה שעצר' },
        stopped: { name: 'נעצר', means: 'לא יכול היה להודיע עוד, ומחכה לבעליו' },
        removed: { name: 'הוסר', means: 'לא מודיע עוד על דבר' },
      },
      triggers: { pauseHook: 'להשהות', stopHook: 'לעצור', resumeHook: 'לחדש', removeHook: 'להסיר' },
    },
    roomMessage: {
      name: 'הודעות בחדרים',
      statuses: {
        said: { name: 'נאמרה', means: 'מחכה לתורה, או כבר נעשתה משימה' },
        cancelled: { name: 'בוטלה', means: 'נלקחה בחזרה לפני שהגיע תורה' },
      },
      triggers: { cancelMessage: 'לבטל', restoreMessage: 'להחזיר לתור' },
    },
    view: {
      name: 'תצוגות שמורות',
      statuses: {
        saved: { name: 'שמורה', means: 'אפשר לפתוח אותה לפי השם' },
        removed: { name: 'הוסרה', means: 'הוסרה בידי מי ששמר אותה' },
      },
      triggers: { removeView: 'להסיר' },
    },
    snooze: {
      name: 'שאלות שנדחו',
      statuses: {
        snoozed: { name: 'נדחתה', means: 'לא ברשימה של אדם אחד עד מועד מסוים' },
        ended: { name: 'חזרה', means: 'חזרה לרשימה לפני המועד' },
      },
      triggers: { wakeItem: 'להחזיר עכשיו' },
    },
    handover: {
      name: 'שאלות שהועברו לאדם אחד',
      statuses: {
        shared: { name: 'של כולם', means: 'בדואר הנכנס של כל מי שרשאי לענות עליה' },
        handed: { name: 'הועברה', means: 'בדואר הנכנס של אדם אחד; אחרים רואים אותה בין מה שהועבר' },
      },
      triggers: { handItem: 'להעביר', returnItem: 'להחזיר לכולם' },
    },
    schedule: {
      name: 'תזמונים',
      statuses: {
        active: { name: 'פעיל', means: 'מפרסם בחדר כשמגיע המועד' },
        paused: { name: 'מושהה', means: 'לא מפרסם דבר עד שממשיכים אותו' },
        ended: { name: 'הסתיים', means: 'אין לכלל שלו עוד מועדים' },
        removed: { name: 'הוסר', means: 'הוסר על ידי אדם' },
      },
      triggers: {
        pauseSchedule: 'להשהות',
        resumeSchedule: 'להמשיך',
        endSchedule: 'לסיים',
        removeSchedule: 'להסיר',
      },
    },
    budget: {
      name: 'תקציבים',
      statuses: {
        open: { name: 'פתוח', means: 'העבודה נמשכת' },
        spent: { name: 'נוצל', means: 'נוצל כולו: לא מתחילים שום דבר חדש עד שאדם אומר איך להמשיך' },
        stopped: { name: 'נעצר', means: 'אדם עצר: לא מתחילים שום דבר חדש' },
        removed: { name: 'הוסר', means: 'כבר לא בתוקף' },
      },
      triggers: {
        spendBudget: 'לנצל עד הסוף',
        reopenBudget: 'לאפשר להמשיך',
        stopBudget: 'לעצור',
        removeBudget: 'להסיר',
      },
    },
    invitation: {
      name: 'הזמנות',
      statuses: {
        open: { name: 'פתוחה', means: 'מי שהקישור בידו יכול להצטרף, עד שיפוג תוקפה' },
        accepted: { name: 'התקבלה', means: 'מישהו הצטרף באמצעותה' },
        withdrawn: { name: 'בוטלה', means: 'אי אפשר להצטרף באמצעותה' },
      },
      triggers: { acceptInvitation: 'להצטרף', withdrawInvitation: 'לבטל' },
    },
  },
})
