import { countingIn, wordsOf } from '@pawl/contract'
import { hebrewFirstHour } from './first-hour-he.ts'
import { hebrewHelp } from './help-he.ts'
import type { Phrases } from './phrases.ts'

const count = countingIn('he')
const countSeconds = (seconds: number) => count(seconds, { one: 'שנייה אחת', two: 'שתי שניות', other: '־# שניות' })
const { tasks: countTasks, events: countEvents } = wordsOf.he.counted

export const hebrewPhrases: Phrases = {
  help: hebrewHelp,
  helpAfter: (languages) => `
דוגמאות:
  pawl add לקנות חלב עד יום שישי, עדיפות גבוהה
  pawl list --status pending --sort deadline
  pawl done 1
  pawl why 1 open
  pawl undo

היכן הנתונים: ‎--data או PAWL_DATA, אחרת תיקיית ‎.pawl הקרובה ביותר כלפי מעלה, אחרת ‎~/.pawl;
PAWL_DATABASE_URL הוא מסד נתונים של PostgreSQL, ו־PAWL_URL הוא שרת (עם PAWL_TOKEN).
שפה: ‎--lang, PAWL_LANG או הגדרות המערכת (${languages}).

קודי יציאה: 0 בוצע · 1 תקלה · 2 שימוש · 3 הכללים מסרבים · 4 לא נמצא · 5 התנגשות או גרסה ישנה ·
6 אין מה לעשות עד תום הזמן · 7 אין הרשאה`,
  headings: {
    number: '#',
    title: 'כותרת',
    priority: 'עדיפות',
    due: 'תאריך יעד',
    status: 'סטטוס',
    change: 'שינוי',
    when: 'מתי',
    who: 'מי',
    what: 'מה',
    details: 'פרטים',
    times: 'פעמים',
    name: 'שם',
    may: 'הרשאה',
    made: 'נוצר',
    revoked: 'בוטל',
    conversation: 'שיחה',
    messages: 'הודעות',
    beginsWith: 'ההתחלה',
    joined: 'הצטרפות',
    signedIn: 'דפדפנים',
    invitation: 'הזמנה',
    until: 'עד',
    filed: 'שיוך',
    id: 'מזהה',
    kind: 'סוג',
    address: 'כתובת',
  },
  added: 'נוספה',
  skipped: 'דילוג לפעם הבאה:',
  commented: 'נוספה הערה על',
  arranged: 'הועברה ברשימה:',
  overdue: 'באיחור',
  today: 'היום',
  nothingDue: 'אין מה שצריך להיעשות. אפשר להוסיף: pawl add להתקשר לדנה מחר',
  edited: 'עודכנה',
  moved: {
    startTask: 'התחילה',
    stopTask: 'הוחזרה',
    completeTask: 'בוצעה',
    reopenTask: 'נפתחה מחדש',
    deleteTask: 'נמחקה',
    restoreTask: 'שוחזרה',
    shareTask: 'שותפה',
    unshareTask: 'השיתוף בוטל',
    transitionTask: 'הועברה',
  },
  undone: (change, what) => `בוטל שינוי ${change} (${what})`,
  noTasks: 'אין עדיין משימות. אפשר להוסיף: pawl add לקנות חלב',
  nothingMatches: 'אין משימה מתאימה.',
  shown: countTasks,
  more: (command) => `יש עוד: ${command}`,
  description: 'תיאור',
  nextMoves: 'מה אפשר לעשות עכשיו',
  created: 'נוצרה',
  changed: 'השתנתה',
  version: 'גרסה',
  undoOf: (change) => `ביטול של ${change}`,
  allowed: (number, from, to, trigger) => `כן. משימה ${number} יכולה לעבור מ־${from} ל־${to}: הכלל הוא ${trigger}.`,
  refused: (number, from, to) => `לא. משימה ${number} לא יכולה לעבור מ־${from} ל־${to}.`,
  needs: (fields) => `נדרש: ${fields}`,
  sets: (fields) => `נקבע: ${fields}`,
  clears: (fields) => `נמחק: ${fields}`,
  whoMay: (who) => `מי רשאי: ${who}`,
  theWay: 'הדרך לשם:',
  noWay: 'אין כלל שמוביל לשם בלי להשליך עבודה. מכאן אפשר:',
  noChanges: 'עוד לא שינית דבר.',
  canBeUndone: 'אפשר לבטל',
  wasUndone: 'בוטל',
  howToUndo: 'מבטלים שינוי לפי שמו, כמו 3@2; את האחרון: pawl undo',
  recordIgnored: {
    anotherUser: (file) => `מתעלמים מ־${file}: הקובץ שייך למשתמש אחר. כדי לפנות לשרת, יש לציין אותו עם ‎--url.`,
    notLoopback: (file) => `מתעלמים מ־${file}: הוא מפנה למחשב אחר. כדי לפנות לשרת, יש לציין אותו עם ‎--url.`,
  },
  tokenMade: (name, actor, role) => `האסימון ${name} מייצג את ${actor}, בתפקיד ${role}.`,
  tokenOnce: 'הוא מוצג רק עכשיו:',
  tokenRevoked: (name) => `האסימון ${name} כבר לא פועל.`,
  noTokens: 'אין אסימונים.',
  imports: {
    field: 'שדה',
    into: 'נכנס אל',
    line: 'שורה',
    nowhere: '— (אין לו מקום)',
    would: (added, known) =>
      `${added === 1 ? 'תתווסף' : 'יתווספו'} ${countTasks(added)}${known > 0 ? `; ${countTasks(known)} כבר כאן` : ''}.`,
    imported: (added, known) =>
      added === 0 && known > 0
        ? `אין מה להוסיף: ${countTasks(known)} כבר כאן.`
        : `${added === 1 ? 'נוספה' : 'נוספו'} ${countTasks(added)}${known > 0 ? `; ${countTasks(known)} כבר היו כאן` : ''}.`,
    more: (more) => `… ועוד ${more}`,
    undo: (change) => `לביטול הכול: pawl undo ${change}`,
    leftOut: {
      deleted: (times) => `לא נכנסו: ${countTasks(times)} שנמחקו שם.`,
      template: (times) =>
        count(times, { one: 'לא נכנסה: תבנית אחת.', two: 'לא נכנסו: שתי תבניות.', other: 'לא נכנסו: # תבניות.' }),
      empty: (times) =>
        count(times, {
          one: 'לא נכנסה: שורה ריקה אחת.',
          two: 'לא נכנסו: שתי שורות ריקות.',
          other: 'לא נכנסו: # שורות ריקות.',
        }),
      done: (times) => `לא נכנסו: ${countTasks(times)} שהושלמו שם.`,
      cancelled: (times) => `לא נכנסו: ${countTasks(times)} שבוטלו שם.`,
    },
    blockedBy: 'תלויה ב־',
    inBacklog: (list) => `מה שיובא נמצא ברשימת ההמתנה. אי אפשר לבטל את הייבוא בבת אחת; להצגה: ${list}`,
  },
  calendar: {
    none: 'ללוח השנה שלך אין כתובת. ליצירת כתובת: pawl calendar add',
    there: (made, used) =>
      `ללוח השנה שלך יש כתובת מאז ${made}; ${used === null ? 'עדיין לא נקרא' : `נקרא לאחרונה ${used}`}.`,
    made: 'אפשר להירשם לכתובת הזאת ביומן שלך. מי שיודע אותה יכול לקרוא את המועדים שלך.',
    addressOnce: 'היא מוצגת רק עכשיו; אם כתובת השרת אחרת, יש לשים אותה בהתחלה:',
    revoked: 'הכתובת של לוח השנה כבר לא פועלת.',
  },
  people: {
    invited: (person, role, until) => `${person ?? 'מי שפותח את הקישור'} מצטרף בתפקיד ${role}, פעם אחת, עד ${until}.`,
    linkOnce: 'הקישור מוצג רק עכשיו; אם כתובת השרת אחרת, יש לשים אותה בהתחלה:',
    anyone: 'כל אחד',
    none: 'אין חברים.',
    changed: (person, role) => `התפקיד של ${person} הוא עכשיו ${role}.`,
    removed: (person) => `${person} כבר לא חבר כאן.`,
    signedOut: (person) => `${person} יצא מכל הדפדפנים.`,
    withdrawn: (invitation) => `ההזמנה ${invitation} כבר לא פועלת.`,
    openToAll: 'פתוח לכל מי שבסביבת העבודה.',
    forMembers: 'רק לאלה:',
    workspaceMade: (workspace) => `נוצרה סביבת העבודה ${workspace}.`,
  },
  reminders: {
    added: (kind, address) => `תזכורות יגיעו גם אל ${address} (${kind}).`,
    secretOnce: 'ההודעות נחתמות במפתח הזה, והוא מוצג רק עכשיו:',
    howToTest: (command) => `לבדוק שהן מגיעות: ${command}`,
    noChannels: 'תזכורות מגיעות רק לדף הפתוח. מקום נוסף: pawl notify add email dana@example.com',
    removed: (address) => `תזכורות כבר לא יגיעו אל ${address}.`,
    testing: 'ההודעה תישלח כשיפעל שרת. מה עלה בגורלה: pawl notify deliveries',
    test: 'בדיקה',
    noDeliveries: 'עוד לא נשלח דבר.',
    snoozed: 'נדחתה התזכורת',
  },
  hooks: {
    added: (hook, on, address) => `המינוי ${hook} מודיע ל־${address} על ${on}.`,
    none: "אין עדיין מינויים. להוספה: pawl hook add --on 'room:* -> pending_user_review' --to https://example.com/hook",
    paused: (hook) => `המינוי ${hook} לא יודיע על דבר עד שיחודש. שום דבר לא הולך לאיבוד בינתיים.`,
    resumed: (hook) => `המינוי ${hook} ממשיך מאיפה שעצר.`,
    removed: (hook) => `המינוי ${hook} הוסר.`,
    testing: 'ההודעה בדרך, ברגע ששרת פועל. מה עלה בגורלה: pawl hook list',
    replayed: (messages) =>
      count(messages, { one: 'הודעה אחת נשלחת שוב.', two: 'שתי הודעות נשלחות שוב.', other: '# הודעות נשלחות שוב.' }),
    figures: (waiting, failing, dead) => `לשליחה: ${waiting} (מתוכן כבר נוסו: ${failing}), ללא הצלחה: ${dead}`,
    dead: (messages) => `ללא הצלחה: ${messages}`,
    neverSent: 'עוד לא הגיעה אף הודעה.',
    lastSent: (when) => `ההודעה האחרונה הגיעה ב־${when}.`,
    noAddress: 'אין לו כאן כתובת: יש לתת אחת כשמחדשים אותו (--to).',
  },
  noSecurityEvents: 'לא קרה דבר כזה.',
  verified: (tasks, events, records) =>
    `הכול תואם לאירועים: ${[
      countTasks(tasks),
      countEvents(events),
      ...(records === 0 ? [] : [count(records, { one: 'רשומה אחת', two: 'שתי רשומות', other: '# רשומות' })]),
    ].join(', ')}.`,
  differs: (differences) =>
    count(differences, { one: 'נמצא הבדל אחד.', two: 'נמצאו שני הבדלים.', other: 'נמצאו # הבדלים.' }),
  difference: (task, problem) => `משימה ${task}: ${problem}`,
  exported: (lines, file) =>
    `${count(lines, { one: 'נכתבה שורה אחת', two: 'נכתבו שתי שורות', other: 'נכתבו # שורות' })} אל ${file}.`,
  imported: (tasks, events) => `${tasks === 1 ? 'יובאה' : 'יובאו'} ${countTasks(tasks)} עם ${countEvents(events)}.`,
  checking: 'בודק',
  exporting: 'מייצא',
  importing: 'מייבא',
  mcpHint: 'ממתין ללקוח MCP בקלט התקני. לקוחות מפעילים את זה בעצמם; Ctrl+D מסיים.',
  away: {
    server: (url) => `השרת בכתובת ${url} לא זמין כרגע. ממתינים לו.`,
    store: 'מאגר הנתונים לא זמין כרגע. ממתינים לו.',
    busy: 'מאגר הנתונים עמוס. ממתינים לו.',
    limited: 'השרת מבקש להמתין: יותר מדי בבת אחת. ממתינים.',
    upgraded: 'מאגר הנתונים שודרג. ממתינים לשרת בגרסה שלו.',
    back: 'החיבור חזר. ממשיכים.',
  },
  chatTrouble: 'מצטערים, נתקלנו בבעיה. אפשר לנסות שוב בעוד רגע.',
  chatHint: "אפשר לומר 'תוסיף לקנות חלב מחר', 'הצג את המשימות שלי', 'סיימתי את 3' או 'בטל את זה'. Ctrl+D ליציאה.",
  chatResume: (command) => `להמשיך אחר כך: ${command}`,
  noConversations: 'עוד לא היו לך שיחות. אפשר להתחיל: pawl chat',
  replayed: (turns) =>
    `${count(turns, { one: 'תור אחד חושב', two: 'שני תורים חושבו', other: '# תורים חושבו' })} מחדש, הכול זהה עד הבית האחרון.`,
  notReplayed: (turns) =>
    `אי אפשר לבדוק ${count(turns, { one: 'תור אחד', two: 'שני תורים', other: '# תורים' })} מלפני הייבוא: מה שהיה אז אינו ידוע.`,
  replayDiffers: (turn, message) => `תור ${turn} (‘${message}’) יצא אחרת:`,
  answering: {
    answered: () => 'נענה.',
    tryAgain: (why) => `לא הצליח, יהיה ניסיון נוסף: ${why}`,
    setAside: (why) => `הונח בצד בשביל אדם: ${why}`,
  },
  insight: {
    flowed: (created, finished, days) =>
      [
        count(created, { one: 'אחת נוצרה', two: 'שתיים נוצרו', other: '# נוצרו' }),
        count(finished, { one: 'ואחת הסתיימה', two: 'ושתיים הסתיימו', other: 'ו־# הסתיימו' }),
        count(days, { one: 'בתוך יום אחד.', two: 'בתוך יומיים.', other: 'בתוך # ימים.' }),
      ].join(' '),
    left: 'יצאו ממנו',
    median: 'בדרך כלל אחרי',
    p90: 'תשע מעשר בתוך',
    longest: 'הארוך ביותר',
    stuck: 'במצב שלהן זמן רב מהרגיל:',
    usually: (age) => `בדרך כלל ${age}`,
    suspects: 'נלקחו, ומאז אין סימן חיים:',
  },
  governed: {
    emptyInbox: 'שום דבר לא מחכה לתשובה.',
    answered: 'נענה.',
    none: 'עדיין אין.',
    waitsFor: 'מחכה ל',
    setAside: (reason) => `הונח בצד בשביל אדם: ${reason}`,
    assigned: (number, worker, resumed) => `${resumed ? 'עדיין בידי' : 'הוקצתה אל'} ${worker}: משימה ${number}.`,
  },
  attempts: {
    none: 'אף אחד עדיין לא התחיל בה.',
    nobody: 'איש לא עובד כרגע.',
    noLog: 'עדיין לא הודפס דבר.',
    leftOut: (characters) =>
      `… ${count(characters, { one: 'תו אחד הושמט', two: 'שני תווים הושמטו', other: '# תווים הושמטו' })} …`,
    forgotten: (logs) => count(logs, { one: 'יומן אחד נמחק.', two: 'שני יומנים נמחקו.', other: '# יומנים נמחקו.' }),
    nothingSpent: 'לא דווח על שום שימוש.',
    spent: (tokens, cost) =>
      `${count(tokens, { one: 'טוקן אחד', two: 'שני טוקנים', other: '# טוקנים' })}, עלות ${cost}`,
    place: 'איפה',
    tasks: 'משימות',
    title: (task, attempt, outcome) => `ניסיון ${attempt} במשימה ${task}: ${outcome}`,
    headings: {
      account: 'מחובר בתור',
      began: 'התחיל',
      claimed: 'נלקחה',
      cost: 'עלות',
      ended: 'איך נגמר',
      exitCode: 'קוד יציאה',
      model: 'מודל',
      over: 'נגמר',
      progress: 'התקדמות',
      progressed: 'התקדמות אחרונה',
      seen: 'סימן חיים אחרון',
      tokens: 'טוקנים',
      took: 'נמשך',
    },
  },
  schedules: {
    none: 'אין כאן דבר שמבקשים שוב ושוב.',
    next: (when) => `בפעם הבאה ${when}`,
    states: { paused: 'מושהה', ended: 'הסתיים', removed: 'הוסר' },
    last: (message, late) => `לאחרונה כהודעה ${message}${late ? ', באיחור' : ''}`,
    skipped: (times) => `דולג ${count(times, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })} כי הקודם היה פתוח`,
  },
  budgets: {
    none: 'אין תקציבים. כך קובעים אחד: pawl budget set --help',
    of: (spent, limit) => `${spent} מתוך ${limit}`,
    ofTokens: (spent, limit) => `${spent} מתוך ${limit} טוקנים`,
    per: { day: 'ליום', week: 'לשבוע', total: 'בסך הכול' },
    states: { open: 'פתוח', spent: 'נוצל כולו', stopped: 'נעצר', removed: 'הוסר' },
    asked: 'לא מתחילים שם שום דבר חדש. איך להמשיך? להעלות, לאשר פעם אחת נוספת את אותו סכום, או לעצור:',
  },
  rooms: {
    asked: (of) => (of === 'user' ? 'נשאל קודם:' : `נשאל קודם את ${of}:`),
    answered: 'התשובה:',
    sentBack: 'הוחזרה לתיקון:',
    released: 'הוחזרה:',
    asksPeople: (number) => `משימה ${number} ממתינה לתשובה מאדם.`,
    asksRole: (number, asked, role) => `משימה ${number} ממתינה לתשובה של ${role}, שנשאל במשימה ${asked}.`,
    handedToPeople: (number) => `משימה ${number} ממתינה שאדם יסתכל עליה.`,
    asks: (of) => (of === 'user' ? '? שואלת אנשים:' : `? שואלת את ${of}:`),
    entries: {
      postMessage: 'התבקשה',
      handOff: 'הועברה הלאה',
      editMessage: 'ההודעה שונתה',
      cancelMessage: 'ההודעה בוטלה',
    },
    nothingHappened: 'עדיין לא קרה כאן דבר.',
    none: 'אין עדיין חדרים. כך פותחים אחד: pawl room create build --roles planner,builder,reviewer',
    made: (room, roles, entry) => `החדר ${room} פתוח בשביל ${roles}. מה שמפורסם בו מגיע אל ${entry}.`,
    unmatched: (skills) => `אף אחד מהממתינים לא מציע ${skills}`,
    waitsFor: (named, hidden) =>
      `ממתינה ל־${[...named, ...(hidden > 0 ? [`${hidden} שאינן גלויות לך`] : [])].join(', ')}`,
    droppedBlocker: (what) => `${what} (בוטלה: ראו pawl inbox)`,
    postedWaits: (task, blockers) =>
      `היא ממתינה ל${count(blockers, { one: 'משימה אחרת אחת', two: 'שתי משימות אחרות', other: '־# משימות אחרות' })}: pawl dependencies ${task}`,
    fullQueue: (active, parallel) => `בתור, כי ${active} מתוך ${parallel} מקומות תפוסים`,
    turned: (room, state) =>
      state === 'closed'
        ? `החדר ${room} סגור: הוא לא מקבל הודעות ולא מחלק עבודה. מה שבעבודה נמשך.`
        : `החדר ${room} פתוח שוב.`,
    changed: (room, roles, entry, parallel) =>
      `החדר ${room} השתנה: ${roles}; מה שמפורסם בו מגיע אל ${entry}; ${count(parallel, { one: 'משימה אחת', two: 'שתי משימות', other: '# משימות' })} בבת אחת.`,
    posted: (number, role) => `משימה ${number} ממתינה ל־${role}.`,
    queued: (message) => `החדר תפוס: הודעה ${message} ממתינה לתורה.`,
    messages: {
      editMessage: (message) => `הודעה ${message} שונתה. היא ממתינה לתורה.`,
      moveMessage: (message) => `הודעה ${message} עברה למקום אחר בתור.`,
      cancelMessage: (message) => `הודעה ${message} בוטלה: היא לא תיעשה משימה.`,
      restoreMessage: (message) => `הודעה ${message} חזרה לתור, בסופו.`,
    },
    claimed: (number, role, room, resumed) =>
      `${resumed ? 'עדיין בידיך' : 'קיבלת את'} משימה ${number} (${role}, חדר ${room}).`,
    session: (session, epoch) => `מופע: ${session}  (epoch ${epoch})`,
    sessionNotLeft: (folder, session) =>
      `אי אפשר לשמור את המופע ב־${folder}. יש לציין אותו בכל פקודה: --session ${session}`,
    attached: (number) => `פריט מצורף ${number}:`,
    parent: (number) => `מצורפת למשימה ${number}:`,
    failedBefore: (times) => `היא נכשלה קודם ${count(times, { one: 'פעם אחת', two: 'פעמיים', other: '# פעמים' })}:`,
    moved: (number, what, status) => `משימה ${number} ${what}; עכשיו היא ${status}.`,
    handedOn: (number, next, role) => `משימה ${number} הושלמה; משימה ${next} ממתינה ל־${role}.`,
    setAside: (number) => `משימה ${number} נכשלה יותר מדי פעמים ברצף והועברה לאדם.`,
    next: 'מכאן:',
    emptyBacklog: 'רשימת ההמתנה ריקה.',
    nothingFound: 'לא נמצא דבר.',
    told: 'נאמר לך:',
    working: 'בעבודה',
    pending: 'ממתינות',
    queue: 'בתור',
    review: 'לבדיקתך',
    inBacklog: (items) => `${count(items, { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' })} ברשימת ההמתנה`,
    alive: 'פעיל',
    paused: (until, failures) => `בהפסקה עד ${until}, כי ניסיון ${failures} נכשל:`,
    overdue: 'נמשכת יותר ממה שמותר לניסיון',
    noProgress: (age) => `פעיל, בלי התקדמות כבר ${age}`,
    suspect: (at) => `חשוד: שקט מאז ${at}`,
    deeds: {
      startWork: 'התחילה',
      reportProgress: 'דווחה',
      completeWork: 'הושלמה',
      blockWork: 'נחסמה',
      failWork: 'נכשלה',
      releaseWork: 'הוחזרה',
      resetStuckTask: 'נלקחה חזרה',
      cancelTask: 'בוטלה',
      addBacklogTask: 'נוספה',
      editRoomTask: 'נערכה',
      retryTask: 'ניתנת לניסיון נוסף מיד',
      moveRoomTask: 'עברה למקום אחר',
      stopAgent: 'נעצרה, ואדם יגיד איך ממשיכים',
      tellAgent: 'קיבלה את ההודעה: מי שעובד עליה יקבל אותה עם הדיווח הבא',
      scoreBacklogTask: 'הוערכה',
      attachToMessage: 'צורפה',
      moveToQueue: 'יצאה מרשימת ההמתנה',
      sendBackForRework: 'הוחזרה לעבודה',
      markBacklogComplete: 'אושרה',
      closeBacklogTask: 'נסגרה',
      reopenBacklogTask: 'נפתחה שוב',
    },
  },
  setup: {
    ask: 'לכתוב את זה?',
    done: (agent, undo) => `${agent} מוגדר כאן. כדי לבטל: ${undo}`,
    undone: (agent) => `הכול כפי שהיה קודם; ${agent} אינו מכיר כאן את Pawl.`,
    nothingToDo: (agent) => `${agent} כבר מוגדר כאן. דבר לא השתנה.`,
    nothingToUndo: (agent) => `${agent} אינו מוגדר כאן. דבר לא השתנה.`,
    notWritten: 'דבר לא נכתב.',
    whole: 'מוגדר',
    half: 'מוגדר חלקית',
    none: 'לא מוגדר',
    how: (command) => `כדי להגדיר סוכן: ${command}`,
  },
  board: {
    states: {
      working: '● בעבודה',
      claimed: '◐ נלקחה',
      suspect: '! שקט',
      review: '? לבדיקה',
      pending: '○ ממתינה',
      queued: '… בתור',
      backlog: '· מתוכננת',
    },
    since: 'כבר',
    age: (seconds) =>
      seconds < 60
        ? count(seconds, { one: 'שנייה', two: 'שתי שניות', other: '# שנ׳' })
        : seconds < 3600
          ? count(Math.floor(seconds / 60), { one: 'דקה', two: 'שתי דקות', other: '# דק׳' })
          : seconds < 86_400
            ? count(Math.floor(seconds / 3600), { one: 'שעה', two: 'שעתיים', other: '# שע׳' })
            : count(Math.floor(seconds / 86_400), { one: 'יום', two: 'יומיים', other: '# ימים' }),
    idle: 'אין מה לעשות ואין דבר בתכנון.',
    moreBacklog: (items, room) =>
      `${count(items, { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד #' })}: pawl backlog list --room ${room}`,
  },
  work: {
    waiting: (who, where, session) =>
      `עובדים כ־${who}${where === '' ? '' : ` בחדר ${where}`} (session ${session}). לעצירה: Ctrl+C.`,
    taken: (number, content, resumed) => `משימה ${number}${resumed ? ', ממשיכים אותה' : ''}: ${content}`,
    finished: {
      completed: (number) => `משימה ${number} הושלמה.`,
      givenBack: (number, how) => `משימה ${number} הוחזרה: ${how}.`,
      setAside: (number, how) => `משימה ${number} נכשלה יותר מדי פעמים והועברה לאדם: ${how}.`,
      takenAway: (number, how) => `משימה ${number} כבר לא בידיך: ${how}`,
      blocked: (number, how) => `משימה ${number} נחסמה, ו־System3 נשאל: ${how}.`,
      interrupted: (number) => `משימה ${number} הוחזרה לפני שהושלמה.`,
      kept: (number) => `משימה ${number} לא הושלמה ונשארת מוקצית.`,
      movedOn: (number, how) => `הפקודה עצמה העבירה את משימה ${number} הלאה: ${how}.`,
      notTold: (number, how) => `הפקודה של משימה ${number} הסתיימה, ולא היה למי לדווח: ${how}`,
    },
    stopped: 'נעצר.',
    killed: 'העובד נהרג תוך כדי העבודה עליה',
    tookTooLong: (seconds) => `נמשך יותר מ${countSeconds(seconds)}`,
    wasQuiet: (seconds) => `לא הדפיס דבר במשך ${countSeconds(seconds)}`,
    takenBack: (number, session) => `משימה ${number} נלקחה בחזרה מ־${session}, שהתהליך שלו הסתיים.`,
    handedIn: {
      branch: (branch, commits, base) =>
        `ענף ${branch}: ${count(commits, { one: 'קומיט אחד', two: 'שני קומיטים', other: '# קומיטים' })} מעבר ל־${base}`,
      unchanged: (base) => `אין ענף: דבר לא השתנה לעומת ${base}.`,
      patchGoesOn: (command) => `… וההמשך: ${command}`,
    },
    worktreeLeft: (trouble) => `worktree אחד נשאר כמות שהוא, כי לא ניתן היה לשמור את העבודה שבו: ${trouble}`,
  },
  firstHour: hebrewFirstHour,
  waitingForDatabase: 'ממתין למסד הנתונים, שעדיין אין אליו גישה.',
  serving: (url) => `Pawl פועל בכתובת ${url}`,
  signInLink: (link) => `כדי להיכנס בדפדפן יש לפתוח את הקישור הזה (פעם אחת, תוך עשר דקות): ${link}`,
  servingOn: (place) => `נתונים: ${place}`,
  stopWith: 'לעצירה: Ctrl+C.',
  stopping: 'נעצר.',
}
