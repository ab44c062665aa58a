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
  readonly settings: string
  readonly approvers: string
  readonly approversHint: string
  readonly quorum: string
  readonly quorumHint: string
  readonly tooMany: string
  readonly forInitiatives: string
  readonly forSkills: string
  readonly forSkillsHint: string
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
  readonly changeWorker: string
  readonly owner: string
  readonly ownerHint: string
  readonly newOwnerHint: string
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
    retireExplain:
      'What is handed in from now on is no longer judged by it; what was handed in before still is. It can be taken back.',
    restore: 'Apply again',
    retired: (count) => `Retired (${count})`,
    clarified: 'Clarified',
    settings: 'Who judges, and what it is for',
    approvers: 'Only these judge by it',
    approversHint: 'Such as person:noa, agent:judge; separated by commas. Anyone who may judge, if left empty.',
    quorum: 'How many have to agree',
    quorumHint: 'One, if left empty.',
    tooMany: 'That is more than may judge by it: no result could be approved.',
    forInitiatives: 'Only for these initiatives',
    forSkills: 'Only for tasks that need one of these skills',
    forSkillsHint: 'Separated by commas. With initiatives chosen too, either is enough.',
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
    changeWorker: 'Change the worker',
    owner: 'Who runs it',
    ownerHint: 'Such as person:noa. They do not judge what it makes.',
    newOwnerHint: 'Such as person:noa; you, if left empty. They do not judge what it makes.',
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
    retireExplain: 'תוצאות שיימסרו מעכשיו לא ייבדקו לפיו; אלה שכבר נמסרו עדיין ייבדקו. אפשר להחזיר אותו.',
    restore: 'להחזיר לתוקף',
    retired: (count) => `בוטלו (${count})`,
    clarified: 'הבהרה',
    settings: 'מי שופט לפיו, ועל מה הוא חל',
    approvers: 'רק אלה שופטים לפיו',
    approversHint: 'בצורה person:<name> או agent:<name>, מופרדים בפסיקים. אם ריק, כל מי שרשאי לשפוט.',
    quorum: 'כמה צריכים להסכים',
    quorumHint: 'אם ריק, די באחד.',
    tooMany: 'זה יותר ממי שרשאים לשפוט לפיו: אף תוצאה לא תוכל לקבל אישור.',
    forInitiatives: 'חל רק על היוזמות האלה',
    forSkills: 'חל רק על משימות שדורשות אחד מהכישורים האלה',
    forSkillsHint: 'מופרדים בפסיקים. אם נבחרו גם יוזמות, די באחד מהשניים.',
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
    changeWorker: 'לשנות את העובד',
    owner: 'מי מפעיל אותו',
    ownerHint: 'בצורה person:<name>. מי שמפעיל אותו לא שופט את מה שהוא עושה.',
    newOwnerHint: 'בצורה person:<name>; אם ריק, העובד שלך. מי שמפעיל אותו לא שופט את מה שהוא עושה.',
    added: (name) => `נוסף: ${name}`,
  },
})
