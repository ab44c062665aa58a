import { countingIn, inEachLanguage } from '@pawl/contract'
import type { SNOOZES } from './snoozes.ts'

interface InboxPhrases {
  readonly title: string
  readonly all: string
  readonly filter: string
  readonly count: (count: number) => string
  readonly empty: string
  readonly emptyFor: string
  readonly more: string
  readonly open: string
  readonly back: string
  readonly about: string
  readonly task: string
  readonly reason: string
  readonly notYours: (asked: string) => string
  readonly someMember: string
  readonly toFindOut: string
  readonly violated: string
  readonly before: string
  readonly nothingBefore: string
  readonly earlierVerdict: (verdict: string, policy: string, version: string) => string
  readonly snooze: string
  readonly snoozes: { readonly [words in (typeof SNOOZES)[number]]: string }
  readonly snoozed: (until: string) => string
  readonly snoozedUntil: (until: string) => string
  readonly snoozedOnes: string
  readonly noneSnoozed: string
  readonly wake: string
  readonly setAside: string
  readonly isSetAside: string
  readonly setAsideExplain: string
  readonly setAsideReason: string
  readonly setAsideDone: string
  readonly wasSetAside: (by: string, when: string) => string
  readonly answeredBy: (by: string, when: string) => string
  readonly withdrawn: (when: string) => string
  readonly tooLate: string
  readonly outdated: string
  readonly askedAnew: string
  readonly answerGiven: string
  readonly yours: string
  readonly followed: string
  readonly done: string
  readonly nextQuestion: string
  readonly noMore: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const inboxPhrases = inEachLanguage<InboxPhrases>({
  en: {
    title: 'Inbox',
    all: 'All',
    filter: 'Who is asked',
    count: (questions) => inEnglish(questions, { one: 'one question', other: '# questions' }),
    empty: 'All clear: nothing waits for an answer.',
    emptyFor: 'Nothing waits for an answer here.',
    more: 'Show more questions',
    open: 'Answer',
    back: 'To the inbox',
    about: 'About',
    task: 'Task',
    reason: 'Why it is asked',
    notYours: (asked) => `You can read this question, but not answer it. ${asked} or an owner can.`,
    someMember: 'A member',
    toFindOut: 'What to find out',
    violated: 'What was violated',
    before: 'Earlier verdicts',
    nothingBefore: 'Nobody has judged this task yet.',
    earlierVerdict: (verdict, policy, version) => `${verdict}: ${policy}, ${version}`,
    snooze: 'Snooze',
    snoozes: {
      'in 1 hour': 'For an hour',
      'in 3 hours': 'For three hours',
      tomorrow: 'Until tomorrow morning',
      'next week': 'Until next week',
    },
    snoozed: (until) => `Snoozed until ${until}. Others can still answer it.`,
    snoozedUntil: (until) => `Snoozed until ${until}`,
    snoozedOnes: 'Snoozed',
    noneSnoozed: 'You have snoozed nothing.',
    wake: 'Bring back',
    setAside: 'Set it aside',
    isSetAside: 'set aside',
    setAsideExplain: 'Programs leave it alone from then on. It stays in the inbox until a person answers it.',
    setAsideReason: 'Why it is not answered now',
    setAsideDone: 'Set aside. It stays in the inbox.',
    wasSetAside: (by, when) => `Set aside by ${by}, ${when}`,
    answeredBy: (by, when) => `Answered by ${by}, ${when}`,
    withdrawn: (when) => `Withdrawn ${when}: what it was about has moved on.`,
    tooLate: 'Someone was faster. Your answer was not needed and changed nothing; what you wrote is still below.',
    outdated: 'What this was about has changed since.',
    askedAnew: 'It is asked anew: go there',
    answerGiven: 'The answer',
    yours: 'What you wrote',
    followed: 'What followed',
    done: 'Answered.',
    nextQuestion: 'Next question',
    noMore: 'Nothing else is asked.',
  },
  he: {
    title: 'דואר נכנס',
    all: 'הכול',
    filter: 'מי נשאל',
    count: (questions) => inHebrew(questions, { one: 'שאלה אחת', two: 'שתי שאלות', other: '# שאלות' }),
    empty: 'הכול נקי: שום דבר לא מחכה לתשובה.',
    emptyFor: 'כאן אין שאלה שמחכה לתשובה.',
    more: 'עוד שאלות',
    open: 'לענות',
    back: 'לדואר הנכנס',
    about: 'במה מדובר',
    task: 'משימה',
    reason: 'למה זה נשאל',
    notYours: (asked) => `אפשר לקרוא את השאלה, אבל לא לענות עליה. ${asked} או בעלים יכולים לענות.`,
    someMember: 'חבר',
    toFindOut: 'מה לברר',
    violated: 'מה הופר',
    before: 'הכרעות קודמות',
    nothingBefore: 'אף אחד עוד לא הכריע במשימה הזאת.',
    earlierVerdict: (verdict, policy, version) => `${verdict}: ${policy}, ${version}`,
    snooze: 'לדחות',
    snoozes: {
      'in 1 hour': 'לשעה',
      'in 3 hours': 'לשלוש שעות',
      tomorrow: 'עד מחר בבוקר',
      'next week': 'עד השבוע הבא',
    },
    snoozed: (until) => `נדחתה עד ${until}. אחרים עדיין יכולים לענות עליה.`,
    snoozedUntil: (until) => `נדחתה עד ${until}`,
    snoozedOnes: 'נדחו',
    noneSnoozed: 'לא דחית שום דבר.',
    wake: 'להחזיר עכשיו',
    setAside: 'להניח בצד',
    isSetAside: 'הונחה בצד',
    setAsideExplain: 'מעכשיו תוכנות לא ייגעו בה. היא נשארת בדואר הנכנס עד שאדם יענה עליה.',
    setAsideReason: 'למה לא עונים עליה עכשיו',
    setAsideDone: 'הונחה בצד. היא נשארת בדואר הנכנס.',
    wasSetAside: (by, when) => `הונחה בצד בידי ${by}, ${when}`,
    answeredBy: (by, when) => `נענתה בידי ${by}, ${when}`,
    withdrawn: (when) => `נמשכה ${when}: מה שנשאל עליו כבר השתנה.`,
    tooLate: 'מישהו הקדים אותך. כבר לא היה צורך בתשובה שלך והיא לא שינתה דבר; מה שכתבת עדיין כאן למטה.',
    outdated: 'מה שנשאל עליו השתנה בינתיים.',
    askedAnew: 'זה נשאל מחדש: לעבור לשם',
    answerGiven: 'התשובה',
    yours: 'מה שכתבת',
    followed: 'מה קרה בעקבותיה',
    done: 'נענתה.',
    nextQuestion: 'השאלה הבאה',
    noMore: 'אין עוד שאלות.',
  },
})
