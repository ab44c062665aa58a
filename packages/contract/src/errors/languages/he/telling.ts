// Reminders, saved views, hooks and calendars.

import { countingIn } from '../../../counting.ts'
import { said } from '../../sentence.ts'
import type { ErrorTexts } from '../../texts.ts'
import { called } from './reasons.ts'

const tries = countingIn('he')

export const telling = {
  CHANNEL_NOT_FOUND: {
    message: ({ channel }) => `אין תזכורות דרך ${channel}.`,
    next: (_, point) => point('לאן נשלחות התזכורות', 'listChannels'),
  },
  CHANNELS_FULL: {
    message: ({ limit }) => `אפשר לקבל תזכורות ב־${limit} מקומות לכל היותר.`,
    next: (_, point) => said('יש להסיר אחד קודם.', point('לאן נשלחות התזכורות', 'listChannels')),
  },
  ADDRESS_NOT_CONFIRMED: {
    message: ({ address }) => `הכתובת ${address} לא אושרה: נשלח אליה קוד, ושום דבר אחר.`,
    next: ({ address }, point) => said('יש לתת את הקוד שנשלח אליה.', point('לשליחת קוד נוסף', 'sendCode', { address })),
  },
  ADDRESS_UNKNOWN: {
    message: ({ address }) => `שום דבר שלך לא נשלח אל ${address}.`,
    next: ({ address }, point) => point('כדי לקבל שם תזכורות', 'addChannel', { kind: 'email', address }),
  },
  CODE_WRONG: {
    message: ({ address, left }) => `זה לא הקוד שנשלח אל ${address}.`.concat(left > 0 ? '' : ' תוקפו פג.'),
    next: ({ address, left }, point) =>
      left > 0
        ? tries(left, {
            one: 'כדאי להסתכל שוב: נשאר ניסיון אחד.',
            two: 'כדאי להסתכל שוב: נשארו שני ניסיונות.',
            other: 'כדאי להסתכל שוב: נשארו # ניסיונות.',
          })
        : point('לשליחת קוד נוסף', 'sendCode', { address }),
  },
  NO_CODE_OPEN: {
    message: ({ address }) => `תוקפו של הקוד עבור ${address} פג: הוא טוב ליממה ולכמה ניסיונות.`,
    next: ({ address }, point) => point('לשליחת קוד נוסף', 'sendCode', { address }),
  },
  CODES_USED_UP: {
    message: ({ address }) => `היום לא יישלחו עוד קודים אל ${address}: הגענו למספר המרבי ליום.`,
    next: () => 'קוד שנשלח תקף ליממה. מחר (לפי UTC) אפשר לשלוח קוד נוסף.',
  },
  NOBODY_TO_TELL: {
    message: ({ task, status }) => `משימה ${task} במצב ‘${called(status)}’: איש לא יעבוד עליה.`,
    next: ({ task }, point) => point('מה אפשר לעשות איתה', 'showTask', { task }),
  },
  VIEW_NOT_FOUND: {
    message: ({ view }) => `אין לך תצוגה שמורה בשם ‘${view}’.`,
    next: (_, point) => point('התצוגות השמורות שלך', 'listViews'),
  },
  VIEWS_FULL: {
    message: ({ limit }) => `אפשר לשמור ${limit} תצוגות לכל היותר.`,
    next: (_, point) => said('יש להסיר אחת קודם.', point('התצוגות השמורות שלך', 'listViews')),
  },
  NOT_LATER: {
    message: ({ until }) => `המועד ‘${until}’ כבר עבר.`,
    next: () => 'יש לומר יום או שעה מאוחרים יותר, כמו מחר, יום שישי או בעוד שעתיים.',
  },
  NOT_SNOOZED: {
    message: ({ item }) => `לא דחית את ${item}.`,
    next: (_, point) => point('מה שדחית', 'inbox', { snoozed: true }),
  },
  NOT_HANDED: {
    message: ({ item }) => `השאלה ${item} אצל כולם: היא לא הועברה לאף אחד.`,
    next: (_, point) => point('מה שהועבר למישהו', 'inbox', { handed: true }),
  },
  CANNOT_BE_HANDED: {
    message: ({ item, person }) => `${person} לא רשאי לענות על השאלה ${item}, ולכן אי אפשר להעביר אותה אליו.`,
    next: ({ could }) =>
      could.length === 0
        ? 'דבר לא השתנה. אין כאן אדם אחר שרשאי לענות עליה.'
        : `דבר לא השתנה. אפשר להעביר אותה אל: ${could.join(', ')}.`,
  },
  SNOOZES_FULL: {
    message: ({ limit }) => `אפשר לדחות ${limit} שאלות לכל היותר בבת אחת.`,
    next: (_, point) => said('יש לענות על אחת, או להחזיר אחת, קודם.', point('מה שדחית', 'inbox', { snoozed: true })),
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
  ADDRESS_NOT_ALLOWED: {
    message: ({ address }) =>
      `לא נשלח דבר אל ${address}: היא לא מתחילה ב־https://, או שהיא של מחשב השרת עצמו או של רשת פרטית.`,
    next: () => 'דבר לא השתנה. מי שמפעיל את השרת יכול להתיר את הרשת בעזרת PAWL_ALLOWED_NETWORKS.',
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
} satisfies Partial<ErrorTexts>
