import { inEachLanguage } from '@pawl/contract'

interface PolicyPhrases {
  readonly title: string
  readonly policies: string
  readonly policiesExplain: string
  readonly none: string
  readonly add: string
  readonly addIt: string
  readonly name: string
  readonly nameHint: string
  readonly text: string
  readonly change: string
  readonly changeExplain: string
  readonly versions: string
  readonly version: (version: number, by: string, when: string) => string
  readonly why: string
  readonly whyHint: string
  readonly retire: string
  readonly retireQuestion: (policy: string) => string
  readonly retireExplain: string
  readonly restore: string
  readonly retired: (count: number) => string
  readonly clarified: string
  readonly workers: string
  readonly workersExplain: string
  readonly noWorkers: string
  readonly addWorker: string
  readonly workerName: string
  readonly skills: string
  readonly noSkills: string
  readonly turnOff: string
  readonly turnOn: string
  readonly offExplain: string
  readonly changeSkills: string
  readonly added: (name: string) => string
}

export const policyPhrases = inEachLanguage<PolicyPhrases>({
  en: {
    title: 'Policies and workers',
    policies: 'Policies',
    policiesExplain: 'Every result is judged by each of these. With none, results are approved without a verdict.',
    none: 'No policy applies.',
    add: 'New policy',
    addIt: 'Add',
    name: 'Name',
    nameHint: 'Short: letters, digits, - and _',
    text: 'What it demands',
    change: 'Change',
    changeExplain: 'A new version; what was judged by the old one stays judged by it.',
    versions: 'Versions',
    version: (version, by, when) => `Version ${version}, ${by}, ${when}`,
    why: 'Why',
    whyHint: 'Needed for a change: others are judged by it. It is kept with the version.',
    retire: 'Retire',
    retireQuestion: (policy) => `Retire ${policy}?`,
    retireExplain: 'Results are no longer judged by it. Open reviews are asked anew without it. It can be taken back.',
    restore: 'Apply again',
    retired: (count) => `Retired (${count})`,
    clarified: 'Clarified',
    workers: 'Workers',
    workersExplain: 'Tasks go to whoever has the most of the skills they want, then to whoever has the least to do.',
    noWorkers: 'There is no worker yet: tasks wait until there is one.',
    addWorker: 'New worker',
    workerName: 'Name',
    skills: 'Skills',
    noSkills: 'no skills',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    offExplain: 'It keeps what it has begun and gets nothing new.',
    changeSkills: 'Change the skills',
    added: (name) => `Added: ${name}`,
  },
  he: {
    title: 'מדיניות ועובדים',
    policies: 'כללי המדיניות',
    policiesExplain: 'כל תוצאה נבדקת לפי כל אחד מהם. כשאין אף כלל, תוצאות מאושרות בלי הכרעה.',
    none: 'לא חל אף כלל.',
    add: 'כלל חדש',
    addIt: 'להוסיף',
    name: 'שם',
    nameHint: 'קצר: אותיות, ספרות, - ו־_',
    text: 'מה הוא דורש',
    change: 'לשנות',
    changeExplain: 'נוצרת גרסה חדשה; מה שהוכרע לפי הישנה נשאר כך.',
    versions: 'גרסאות',
    version: (version, by, when) => `גרסה ${version}, ${by}, ${when}`,
    why: 'למה',
    whyHint: 'דרוש לכל שינוי: אחרים נשפטים לפיה. הנימוק נשמר עם הגרסה.',
    retire: 'לבטל',
    retireQuestion: (policy) => `לבטל את ${policy}?`,
    retireExplain: 'תוצאות לא ייבדקו לפיו יותר. ביקורות פתוחות יישאלו מחדש בלעדיו. אפשר להחזיר אותו.',
    restore: 'להחזיר לתוקף',
    retired: (count) => `בוטלו (${count})`,
    clarified: 'הבהרה',
    workers: 'עובדים',
    workersExplain: 'משימה הולכת למי שיש לו הכי הרבה מהכישורים הנחוצים לה, ואז למי שהכי פחות עמוס.',
    noWorkers: 'אין עדיין עובדים: המשימות מחכות עד שיהיה אחד.',
    addWorker: 'עובד חדש',
    workerName: 'שם',
    skills: 'כישורים',
    noSkills: 'בלי כישורים',
    turnOff: 'לכבות',
    turnOn: 'להפעיל',
    offExplain: 'הוא ממשיך במה שהתחיל ולא מקבל דבר חדש.',
    changeSkills: 'לשנות את הכישורים',
    added: (name) => `נוסף: ${name}`,
  },
})
