import { inEachLanguage } from '@pawl/contract'

interface EvidencePhrases {
  readonly title: (task: string) => string
  readonly heading: string
  readonly intro: string
  readonly print: string
  readonly markdown: string
  readonly json: string
  readonly made: (when: string) => string
  readonly attempt: (number: number) => string
  readonly outcome: string
  readonly attempts: string
  readonly happened: string
  readonly when: string
  readonly who: string
  readonly what: string
  readonly to: string
  readonly facts: string
  readonly results: string
  readonly resultOf: (version: number, by: string, when: string) => string
  readonly noResult: string
  readonly verdicts: string
  readonly noVerdict: string
  readonly onResult: (result: number) => string
  readonly questions: string
  readonly askedTo: (by: string, when: string) => string
  readonly stillOpen: string
  readonly noQuestion: string
  readonly told: string
  readonly policies: string
  readonly noPolicies: string
  readonly policyVersion: (version: number, by: string, when: string) => string
}

export const evidencePhrases = inEachLanguage<EvidencePhrases>({
  en: {
    title: (task) => `Evidence of ${task}`,
    heading: 'Evidence',
    intro:
      'Everything that happened to this task and its attempts: who did what, by which policies it was judged, and what was decided.',
    print: 'Print',
    markdown: 'Markdown',
    json: 'JSON',
    made: (when) => `As of ${when}`,
    attempt: (number) => `Attempt ${number}`,
    outcome: 'Outcome',
    attempts: 'Attempts',
    happened: 'Activity',
    when: 'When',
    who: 'Who',
    what: 'What',
    to: 'Status',
    facts: 'With',
    results: 'Results',
    resultOf: (version, by, when) => `Result ${version}, ${by}, ${when}`,
    noResult: 'No result was handed in.',
    verdicts: 'Verdicts',
    noVerdict: 'There was no verdict.',
    onResult: (result) => `on result ${result}`,
    questions: 'Questions and answers',
    askedTo: (by, when) => `${by}, ${when}`,
    stillOpen: 'not answered yet',
    noQuestion: 'Nothing was asked.',
    told: 'What was told',
    policies: 'The policies it was judged by',
    noPolicies: 'It was judged by no policy.',
    policyVersion: (version, by, when) => `Version ${version}, ${by}, ${when}`,
  },
  he: {
    title: (task) => `הראיות של ${task}`,
    heading: 'ראיות',
    intro: 'כל מה שקרה למשימה הזאת ולניסיונות שלה: מי עשה מה, לפי אילו כללים היא נבדקה ומה הוחלט.',
    print: 'להדפיס',
    markdown: 'Markdown',
    json: 'JSON',
    made: (when) => `נכון ל־${when}`,
    attempt: (number) => `ניסיון ${number}`,
    outcome: 'סוף דבר',
    attempts: 'ניסיונות',
    happened: 'פעילות',
    when: 'מתי',
    who: 'מי',
    what: 'מה',
    to: 'מצב',
    facts: 'עם',
    results: 'תוצאות',
    resultOf: (version, by, when) => `תוצאה ${version}, ${by}, ${when}`,
    noResult: 'לא הוגשה תוצאה.',
    verdicts: 'הכרעות',
    noVerdict: 'לא הייתה הכרעה.',
    onResult: (result) => `על תוצאה ${result}`,
    questions: 'שאלות ותשובות',
    askedTo: (by, when) => `${by}, ${when}`,
    stillOpen: 'עוד לא נענתה',
    noQuestion: 'דבר לא נשאל.',
    told: 'מה נמסר',
    policies: 'כללי המדיניות שלפיהם היא נבדקה',
    noPolicies: 'היא לא נבדקה לפי אף כלל.',
    policyVersion: (version, by, when) => `גרסה ${version}, ${by}, ${when}`,
  },
})
