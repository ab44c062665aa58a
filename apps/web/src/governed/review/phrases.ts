import { countingIn, inEachLanguage } from '@pawl/contract'
import type { Verdict } from './what-follows.ts'

interface ReviewPhrases {
  readonly judge: string
  readonly reasoning: string
  readonly reasoningNeeded: string
  readonly clarified: string
  readonly send: string
  /** Of the result, since the one before it. */
  readonly changes: string
  readonly whyAlone: string
  readonly whyAloneHint: string
  readonly follows: string
  readonly unfinished: (missing: number) => string
  readonly vague: (policies: string) => string
  readonly rejected: (policies: string) => string
  readonly rejectedStopped: (policies: string) => string
  readonly approved: string
  readonly afterwards: {
    readonly unknown: string
    readonly stopped: string
    readonly review: string
    readonly next: (task: string) => string
    readonly wait: (tasks: number) => string
  }
  readonly keys: string
  readonly keyHelp: readonly (readonly [keys: string, does: string])[]
  readonly verdictHint: { readonly [verdict in Verdict]: string }
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const reviewPhrases = inEachLanguage<ReviewPhrases>({
  en: {
    judge: 'Verdict',
    reasoning: 'Reasoning',
    reasoningNeeded: 'Say why.',
    clarified: 'Clarified',
    send: 'Send the verdicts',
    changes: 'What changed since the last attempt',
    whyAlone: 'Why you judge it alone',
    whyAloneHint: 'The approval will show it.',
    follows: 'What will follow',
    unfinished: (missing) =>
      inEnglish(missing, { one: 'One policy is not judged yet.', other: '# policies are not judged yet.' }),
    vague: (policies) =>
      `System5 is asked what it means: ${policies}. The task stays under review and is judged again.`,
    rejected: (policies) => `The task is rejected because of ${policies}. System3 decides on its replacement.`,
    rejectedStopped: (policies) =>
      `The task is rejected because of ${policies} and archived: the initiative was stopped.`,
    approved: 'The task is approved.',
    afterwards: {
      unknown: 'The next one is assigned.',
      stopped: 'Nothing else begins: the initiative was stopped.',
      review: 'It was the last one: System4 is asked what comes next.',
      next: (task) => `Then ${task} is assigned.`,
      wait: (tasks) => inEnglish(tasks, { one: 'One more task is in work.', other: '# more tasks are in work.' }),
    },
    keys: 'Keys',
    keyHelp: [
      ['1 2 3', 'the verdict on this policy'],
      ['J K', 'next and previous policy'],
      ['R', 'to the reasoning'],
      ['Esc', 'back to the verdict'],
      ['Ctrl Enter', 'send'],
      ['N', 'the next question'],
    ],
    verdictHint: {
      Satisfied: 'The result does what the policy wants',
      Vague: 'The policy does not say enough to judge',
      Violated: 'The result does what the policy forbids',
    },
  },
  he: {
    judge: 'הכרעה',
    reasoning: 'נימוק',
    reasoningNeeded: 'צריך לנמק.',
    clarified: 'הבהרה',
    send: 'לשלוח את ההכרעות',
    changes: 'מה השתנה מאז הניסיון הקודם',
    whyAlone: 'למה השיפוט נעשה בידי אדם אחד',
    whyAloneHint: 'זה יופיע באישור.',
    follows: 'מה יקרה',
    unfinished: (missing) =>
      inHebrew(missing, {
        one: 'נשאר כלל אחד להכריע בו.',
        two: 'נשארו שני כללים להכריע בהם.',
        other: 'נשארו # כללים להכריע בהם.',
      }),
    vague: (policies) => `System5 נשאל מה המשמעות של ${policies}. המשימה נשארת בביקורת ותיבדק שוב.`,
    rejected: (policies) => `המשימה נדחית בגלל ${policies}. System3 מחליט במה להחליף אותה.`,
    rejectedStopped: (policies) => `המשימה נדחית בגלל ${policies} ועוברת לארכיון, כי היוזמה הופסקה.`,
    approved: 'המשימה מאושרת.',
    afterwards: {
      unknown: 'המשימה הבאה מוקצית.',
      stopped: 'דבר נוסף לא יתחיל, כי היוזמה הופסקה.',
      review: 'זו הייתה האחרונה: System4 נשאל מה הלאה.',
      next: (task) => `אחריה מוקצית ${task}.`,
      wait: (tasks) =>
        inHebrew(tasks, { one: 'עוד משימה אחת בעבודה.', two: 'עוד שתי משימות בעבודה.', other: 'עוד # משימות בעבודה.' }),
    },
    keys: 'מקשים',
    keyHelp: [
      ['1 2 3', 'ההכרעה בכלל הזה'],
      ['J K', 'הכלל הבא והקודם'],
      ['R', 'אל הנימוק'],
      ['Esc', 'חזרה להכרעה'],
      ['Ctrl Enter', 'לשלוח'],
      ['N', 'השאלה הבאה'],
    ],
    verdictHint: {
      Satisfied: 'התוצאה עושה מה שהכלל דורש',
      Vague: 'הכלל לא אומר די כדי להכריע',
      Violated: 'התוצאה עושה מה שהכלל אוסר',
    },
  },
})
