import { countingIn, wordsOf } from '@pawl/contract'
import type { FirstHourPhrases } from './first-hour.ts'

const count = countingIn('he')
const { tasks: countTasks, events: countEvents } = wordsOf.he.counted
/** Gigabytes from ten on: nobody counts the rest. */
const size = (megabytes: number) => (megabytes < 10_000 ? `${megabytes} מ״ב` : `${Math.floor(megabytes / 1000)} ג״ב`)
const countMigrations = (missing: number) => count(missing, { one: 'בצעד אחד', two: 'בשני צעדים', other: 'ב־# צעדים' })

export const hebrewFirstHour = (): FirstHourPhrases => ({
  doctor: {
    checks: {
      runtime: 'התוכנה',
      place: 'איפה הנתונים',
      folder: 'תיקיית הנתונים',
      disk: 'הדיסק',
      database: 'מסד הנתונים',
      server: 'השרת',
      clock: 'השעון',
    },
    says: {
      node_good: ({ node, pawl }) => `Pawl ${pawl} על Node ${node}.`,
      node_old: ({ node, oldest }) => `Node ${node} ישן מדי; ל־Pawl דרוש ${oldest} ומעלה.`,
      place_server: ({ url }) => `בשרת ${url}.`,
      place_database: () => 'במסד PostgreSQL שבמשתנה PAWL_DATABASE_URL.',
      place_project: ({ folder }) => `ב־${folder}, תיקיית ‎.pawl של הפרויקט.`,
      place_home: ({ folder }) => `ב־${folder}, התיקייה האישית שלך.`,
      place_named: ({ folder }) => `ב־${folder}, לפי --data או PAWL_DATA.`,
      folder_good: () => 'אפשר לכתוב בה, והיא סגורה למשתמשים אחרים.',
      folder_none: () => 'עוד לא קיימת; הפקודה הראשונה תיצור אותה.',
      folder_unmakeable: ({ folder, parent }) => `אי אפשר ליצור את ${folder}: אין לך הרשאת כתיבה ב־${parent}.`,
      folder_no_folder: ({ folder }) => `${folder} אינה תיקייה.`,
      folder_not_writable: ({ folder }) => `אין לך הרשאת קריאה וכתיבה ב־${folder}.`,
      file_not_writable: ({ file }) => `אין לך הרשאה לקרוא ולכתוב ב־${file}.`,
      folder_of_another: ({ owner, user }) => `היא שייכת למשתמש ${owner}; המשתמש שלך הוא ${user}.`,
      folder_open: ({ mode }) => `משתמשים אחרים במחשב יכולים להציץ בה (הרשאות ${mode}).`,
      disk_good: ({ megabytes }) => `${size(Number(megabytes))} פנויים.`,
      disk_low: ({ megabytes }) => `רק ${megabytes} מ״ב פנויים; ייתכן שלא יהיה מקום לגיבוי.`,
      disk_full: ({ megabytes }) => `מלא (${megabytes} מ״ב פנויים); ייתכן ששינויים יידחו.`,
      database_good: () => 'תקין ומעודכן.',
      database_none: () => 'עוד לא קיים; הפקודה הראשונה תיצור אותו.',
      database_older: ({ missing }) => `של גרסה קודמת; השדרוג ייעשה ${countMigrations(Number(missing))}.`,
      database_unfit: ({ message }) => String(message),
      database_damaged: ({ place, damage }) => `${place} פגום: ${damage}.`,
      database_away: ({ place }) => `אי אפשר להשתמש עכשיו ב־${place}.`,
      database_unreachable: ({ place }) => `אין תשובה מ־${place}.`,
      server_none: () => 'לא פועל כאן שרת; פקודות ניגשות לנתונים ישירות.',
      server_good: ({ url, server }) => `גרסה ${server} עונה בכתובת ${url}.`,
      server_gone: ({ url }) => `השרת שהיה בכתובת ${url} כבר לא פועל; פקודות ניגשות לנתונים ישירות.`,
      server_silent: ({ url }) => `השרת בכתובת ${url} לא עונה.`,
      server_unreachable: ({ url }) => `אף אחד לא עונה בכתובת ${url}.`,
      server_stranger: ({ url }) => `מה שעונה בכתובת ${url} אינו Pawl.`,
      server_refuses: ({ message }) => String(message),
      server_distrusted: ({ file }) => `את ${file} כתב מישהו אחר, או שהוא מפנה אל מחוץ למחשב הזה; מתעלמים ממנו.`,
      server_version: ({ url, server, command }) => `${url} בגרסה ${server}; הפקודה הזאת בגרסה ${command}.`,
      clock_good: () => 'מדויק, עד כמה שאפשר לדעת.',
      clock_off: ({ seconds, whose }) => `הפרש של ${seconds} שניות מהשעון של ${whose}.`,
      clock_past: ({ seconds }) => `השינוי האחרון מתוארך ${seconds} שניות בעתיד.`,
    },
    cures: {
      node_old: () => 'אפשר להתקין גרסה חדשה יותר מ־https://nodejs.org.',
      folder_unmakeable: () => 'יש לבחור תיקייה שמותר לך לכתוב בה, עם --data או PAWL_DATA.',
      folder_no_folder: () => 'יש להזיז את הקובץ הזה, או לבחור תיקייה אחרת עם --data או PAWL_DATA.',
      folder_not_writable: ({ folder }) =>
        `להחזיר אותה אליך: sudo chown -R "$USER" '${folder}' — או לבחור אחרת עם --data.`,
      file_not_writable: ({ folder, file }) =>
        `להחזיר אותו אליך: sudo chown -R "$USER" '${folder}', ואחר כך chmod 600 '${file}' — או לבחור תיקייה אחרת עם --data.`,
      folder_of_another: ({ folder }) => `להריץ את pawl כבעליה, או להחזיר אותה אליך: sudo chown -R "$USER" '${folder}'`,
      folder_open: ({ folder }) => `לסגור אותה: chmod 700 '${folder}'`,
      disk_low: () => 'כדאי לפנות מקום לפני השדרוג או הייצוא הבא.',
      disk_full: () => 'יש לפנות מקום ולהריץ את הפקודה שוב; מה שכבר נשמר בטוח.',
      database_older: () => 'הפקודה הבאה תשדרג אותו ותשמור עותק של מה שהיה.',
      database_unfit: ({ next }) => String(next),
      database_damaged: () =>
        'יש לעצור את השרת, להעתיק את תיקיית הנתונים כמו שהיא, ואז לשחזר מהגיבוי האחרון, לפי המדריך להפעלת שרת.',
      database_away: ({ next }) => String(next),
      database_unreachable: () => 'כדאי לבדוק ש־PostgreSQL פועל שם ושהכתובת ב־PAWL_DATABASE_URL נכונה.',
      server_silent: ({ pid }) => `לחכות רגע, או לעצור את תהליך ${pid} ולהפעיל מחדש: pawl serve`,
      server_unreachable: () =>
        'כדאי לבדוק שהכתובת נכונה ושהשרת פועל; בלי --url ובלי PAWL_URL הפקודות משתמשות בנתונים שלך.',
      server_stranger: () => 'כדאי לבדוק שהכתובת ומספר הפורט נכונים.',
      server_refuses: ({ next }) => String(next),
      server_distrusted: ({ file }) => `כדאי לבדוק מי כתב אותו; אם אין בו צורך, למחוק את ${file}.`,
      server_version: () => 'יש לעדכן את הישן מבין השניים; עד אז גרסאות סמוכות עובדות זו עם זו.',
      clock_off: () => 'כדאי לכוון את שעון המערכת מהרשת: תאריכי יעד ועבודה של סוכנים נקבעים לפיו.',
      clock_past: () => 'יש לכוון את שעון המחשב; עד אז שינויים חדשים יקבלו תאריך מוקדם משל קודמיהם.',
    },
    healthy: 'הכול תקין.',
    troubled: (troubles) =>
      count(troubles, { one: 'דבר אחד דורש טיפול.', two: 'שני דברים דורשים טיפול.', other: '# דברים דורשים טיפול.' }),
  },
  overview: {
    nothingToday: 'אין דבר להיום.',
    couldBegin: (number, title) => `אפשר להתחיל ב־#${number} ${title}.`,
    questions: (questions) =>
      count(questions, { one: 'דבר אחד מחכה לך.', two: 'שני דברים מחכים לך.', other: '# דברים מחכים לך.' }),
    useful: {
      answer: 'לענות על מה שמחכה לך',
      finish: 'כשזה גמור',
      begin: 'להתחיל בראשונה',
      addFirst: 'להוסיף משימה, כמו שאומרים',
      add: 'להוסיף עוד אחת',
      all: 'כל מה שפתוח',
      talk: 'או לדבר איתו',
      pages: 'או לראות בדפדפן',
      help: 'כל הפקודות',
    },
    firstTask: 'להתקשר לדנה מחר ב־9',
  },
  tui: {
    adding: 'להוסיף:',
    keys: '←→↑↓ לבחור · Enter להציג · s להתחיל · d בוצע · a להוסיף · u לבטל · ? מקשים · q לצאת',
    help: `מקשים

  ← → ↑ ↓, h l k j   לבחור משימה
  Enter              להציג אותה, ולחזור
  s                  להתחיל
  p                  להחזיר לפתוחות
  d                  בוצע
  o                  לפתוח מחדש
  x                  למחוק; u מחזיר
  u                  לבטל את השינוי האחרון
  a                  להוסיף משימה: מקלידים כמו שאומרים, ואז Enter
  Esc                לוותר על מה שמוקלד, לחזור או לצאת
  q, Ctrl+C          לצאת`,
  },
  upgrading: (tasks, events) =>
    `משדרגים את הנתונים שלך לגרסה הזאת של Pawl (${countTasks(tasks)}, ${countEvents(events)}): הם מועתקים, משודרגים ונבדקים. אם זה ייקטע באמצע, דבר לא ישתנה.`,
  upgraded: (steps, backup) =>
    `הנתונים שלך שודרגו לגרסה הזאת של Pawl ${countMigrations(steps)}. עותק מלפני השדרוג נמצא ב־${backup}.`,
  init: {
    made: (folder) => `מעכשיו לפרויקט הזה יש נתונים משלו, ב־${folder}.`,
    already: (folder) => `לפרויקט הזה כבר יש נתונים משלו, ב־${folder}.`,
    above: (folder) => `התיקייה הזאת שייכת לפרויקט שהנתונים שלו ב־${folder}. לא נוצר דבר.`,
    below: 'הפקודות בתיקייה הזאת ובתיקיות שמתחתיה משתמשות בהם. git מתעלם מהם.',
    next: 'להוסיף משימה ראשונה: pawl add לכתוב תיעוד עד יום שישי',
    here: 'כדי לתת לתיקייה הזאת נתונים משלה בכל זאת: pawl init --here',
    usedInstead: (variable) => `המשתנה ${variable} מוגדר וקודם לתיקייה: הפקודות משתמשות בו ולא בה.`,
  },
})
