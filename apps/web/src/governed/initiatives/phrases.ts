import { countingIn, inEachLanguage } from '@pawl/contract'

interface InitiativePhrases {
  readonly title: string
  readonly policies: string
  readonly start: string
  readonly startIt: string
  readonly name: string
  readonly description: string
  readonly requirePolicy: string
  readonly requirePolicyHint: string
  readonly plan: string
  readonly planHint: string
  readonly plannedOnly: string
  readonly started: string
  readonly none: string
  readonly over: (count: number) => string
  readonly progress: string
  readonly noTasks: string
  readonly counted: (count: number, status: string) => string
  readonly waitsFor: string
  readonly waitsForNobody: string
  readonly waitsOn: (count: number, systems: string) => string
  /** Before how long ago. */
  readonly asked: string
  readonly waitsOnWorkers: (workers: string) => string
  readonly tasks: string
  readonly earlier: (count: number) => string
  readonly evidence: (task: string) => string
  readonly lineage: string
  readonly showGraph: string
  readonly showList: string
  readonly graph: string
  readonly replacedBy: string
  readonly summary: string
  readonly follows: string
  readonly cancel: string
  readonly cancelQuestion: string
  readonly cancelEnds: (count: number) => string
  readonly cancelStays: (count: number) => string
  readonly cancelQuestions: (count: number) => string
  readonly cancelFinal: string
  readonly canceled: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const initiativePhrases = inEachLanguage<InitiativePhrases>({
  en: {
    title: 'Initiatives',
    policies: 'Policies and workers',
    start: 'New initiative',
    startIt: 'Start',
    name: 'What it is for',
    description: 'More about it (optional)',
    requirePolicy: 'Approve nothing without a policy',
    requirePolicyHint: 'As long as no policy applies, results wait until System5 writes one.',
    plan: 'Only plan it',
    planHint: 'It starts when you begin it, or when System4 picks it as the next.',
    plannedOnly: 'Planned.',
    started: 'Started. System3 is asked for its tasks.',
    none: 'An initiative is a goal whose results are judged by your policies. When one starts, System3 is asked which tasks it takes: whoever plans here, a person or an agent.',
    over: (count) => `Over (${count})`,
    progress: 'Progress',
    noTasks: 'no tasks yet',
    counted: (count, status) => `${count} ${status}`,
    waitsFor: 'It waits for answers',
    waitsForNobody: 'Nothing waits for an answer.',
    waitsOn: (count, systems) =>
      `${inEnglish(count, { one: 'Waits for an answer', other: 'Waits for # answers' })} ${systems}`,
    asked: ', asked ',
    waitsOnWorkers: (workers) => `In work with ${workers}`,
    tasks: 'Tasks',
    earlier: (count) => inEnglish(count, { one: 'One earlier attempt', other: '# earlier attempts' }),
    evidence: (task) => `Evidence of ${task}`,
    lineage: 'Attempts',
    showGraph: 'Show as a graph',
    showList: 'Show as a list',
    graph: 'The attempts of this initiative as a graph; the list has the same.',
    replacedBy: 'replaced by',
    summary: 'Summary',
    follows: 'Follows',
    cancel: 'Stop the initiative',
    cancelQuestion: 'Stop this initiative?',
    cancelEnds: (count) =>
      inEnglish(count, {
        one: 'One task that is pending, blocked or rejected is canceled now.',
        other: '# tasks that are pending, blocked or rejected are canceled now.',
      }),
    cancelStays: (count) =>
      inEnglish(count, {
        one: 'One task in work or under review ends where it is; nothing comes after it.',
        other: '# tasks in work or under review end where they are; nothing comes after them.',
      }),
    cancelQuestions: (count) =>
      inEnglish(count, { one: 'One open question is withdrawn.', other: '# open questions are withdrawn.' }),
    cancelFinal: 'It cannot be started again.',
    canceled: 'Stopped.',
  },
  he: {
    title: 'יוזמות',
    policies: 'מדיניות ועובדים',
    start: 'יוזמה חדשה',
    startIt: 'להתחיל',
    name: 'בשביל מה',
    description: 'פרטים נוספים (לא חובה)',
    requirePolicy: 'לא לאשר דבר בלי כלל מדיניות',
    requirePolicyHint: 'כל עוד לא חל אף כלל, התוצאות מחכות עד ש־System5 יכתוב כלל.',
    plan: 'רק לתכנן אותה',
    planHint: 'היא תתחיל כשמישהו יתחיל אותה, או כש־System4 יבחר בה כבאה בתור.',
    plannedOnly: 'היוזמה תוכננה.',
    started: 'היוזמה התחילה. System3 נשאל אילו משימות נחוצות לה.',
    none: 'יוזמה היא מטרה שהתוצאות בדרך אליה נבחנות לפי המדיניות שלך. כשיוזמה מתחילה, System3 נשאל אילו משימות נחוצות לה: מי שמתכנן כאן, אדם או סוכן.',
    over: (count) => `הסתיימו (${count})`,
    progress: 'התקדמות',
    noTasks: 'אין עדיין משימות',
    counted: (count, status) => `${status}: ${count}`,
    waitsFor: 'היא מחכה לתשובות',
    waitsForNobody: 'אין שאלה שמחכה לתשובה.',
    waitsOn: (count, systems) =>
      `${inHebrew(count, { one: 'מחכה לתשובה', two: 'מחכה לשתי תשובות', other: 'מחכה ל־# תשובות' })} ${systems}`,
    asked: ', נשאל ',
    waitsOnWorkers: (workers) => `בעבודה אצל ${workers}`,
    tasks: 'משימות',
    earlier: (count) =>
      inHebrew(count, { one: 'ניסיון קודם אחד', two: 'שני ניסיונות קודמים', other: '# ניסיונות קודמים' }),
    evidence: (task) => `הראיות של ${task}`,
    lineage: 'ניסיונות',
    showGraph: 'להציג כתרשים',
    showList: 'להציג כרשימה',
    graph: 'הניסיונות של היוזמה כתרשים; ברשימה יש אותו הדבר.',
    replacedBy: 'הוחלפה ב',
    summary: 'סיכום',
    follows: 'באה אחרי',
    cancel: 'להפסיק את היוזמה',
    cancelQuestion: 'להפסיק את היוזמה הזאת?',
    cancelEnds: (count) =>
      inHebrew(count, {
        one: 'משימה אחת שממתינה, חסומה או נדחתה מבוטלת עכשיו.',
        two: 'שתי משימות שממתינות, חסומות או נדחו מבוטלות עכשיו.',
        other: '# משימות שממתינות, חסומות או נדחו מבוטלות עכשיו.',
      }),
    cancelStays: (count) =>
      inHebrew(count, {
        one: 'משימה אחת בביצוע או בביקורת תסתיים במקומה; אחריה לא בא דבר.',
        two: 'שתי משימות בביצוע או בביקורת יסתיימו במקומן; אחריהן לא בא דבר.',
        other: '# משימות בביצוע או בביקורת יסתיימו במקומן; אחריהן לא בא דבר.',
      }),
    cancelQuestions: (count) =>
      inHebrew(count, {
        one: 'שאלה פתוחה אחת נמשכת.',
        two: 'שתי שאלות פתוחות נמשכות.',
        other: '# שאלות פתוחות נמשכות.',
      }),
    cancelFinal: 'אי אפשר להתחיל אותה שוב.',
    canceled: 'היוזמה הופסקה.',
  },
})
