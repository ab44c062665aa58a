// What a question of governed work is called, and each way to answer it. What is asked and what follows from an answer
// is said by the server, in the language of the page.

import { inEachLanguage } from '@pawl/contract'

interface QuestionWords {
  readonly name: string
  /** By the value that tells the ways apart, or by the field that does. */
  readonly ways: Readonly<Record<string, string>>
}

interface AnswerPhrases {
  readonly questions: Readonly<Record<string, QuestionWords>>
  readonly fields: Readonly<Record<string, string>>
  readonly optional: string
  readonly add: string
  readonly remove: (index: number) => string
  readonly entry: (index: number) => string
  readonly commas: string
  readonly json: string
  readonly jsonBroken: string
  readonly asJson: string
  readonly asForm: string
  readonly answer: string
  readonly choose: string
  readonly follows: string
  readonly yes: string
  readonly no: string
  readonly nothing: string
}

export const answerPhrases = inEachLanguage<AnswerPhrases>({
  en: {
    questions: {
      InitiativeAssign: {
        name: 'Tasks of an initiative',
        ways: {
          '': 'Make these tasks',
        },
      },
      TaskReview: { name: 'Review', ways: {} },
      PolicyVague: {
        name: 'Vague policy',
        ways: {
          '': 'Clarify',
        },
      },
      RejectionDecision: {
        name: 'Rejected task',
        ways: {
          improve: 'Better information is enough',
          change_required: 'System1 must change',
        },
      },
      BlockedResolution: {
        name: 'Blocked task',
        ways: {
          research: 'Have it researched',
          restart: 'Change it and start again',
          resume: 'Go on',
          not_equipped: 'System1 is not equipped',
          cancel: 'Cancel the task',
        },
      },
      Question: {
        name: 'A question of an agent',
        ways: { '': 'Answer' },
      },
      DroppedBlocker: {
        name: 'What it waits for was dropped',
        ways: { go_on: 'Go on without it', wait_for: 'Wait for others instead', cancel: 'Cancel this task too' },
      },
      ResearchRequest: {
        name: 'Research',
        ways: { '': 'Hand in the findings' },
      },
      RemediationRequest: {
        name: 'Change of System1',
        ways: {
          config_updated: 'Change a worker',
          new_profile: 'Add a worker',
          none_viable: 'Nothing would help',
        },
      },
      UserEscalation: {
        name: 'Nobody else can solve it',
        ways: { cancel: 'Stop this task' },
      },
      InternalError: {
        name: 'Review at the wrong time',
        ways: { true: 'I have seen it' },
      },
      InitiativeReview: {
        name: 'End of an initiative',
        ways: {
          '': 'Close the initiative',
          title: 'A new initiative',
          initiative: 'One that was planned',
          null: 'Nothing',
        },
      },
    },
    fields: {
      tasks: 'Tasks',
      title: 'Title',
      description: 'Description',
      skills: 'Skills',
      cases: 'Verdicts',
      policy_id: 'Policy',
      verdict: 'Verdict',
      reasoning: 'Reasoning',
      clarifications: 'Clarifications',
      text: 'What it means',
      decision: 'Decision',
      reason: 'Reason',
      action: 'Action',
      question: 'What to find out',
      findings: 'Findings',
      outcome: 'Outcome',
      worker: 'Worker',
      configuration: 'Configuration',
      note: 'Note',
      seen: 'Seen',
      summary: 'Summary',
      next: 'What comes next',
      initiative: 'Initiative',
      on: 'Numbers of the tasks',
    },
    optional: 'optional',
    add: 'Add another',
    remove: (index) => `Remove number ${index}`,
    entry: (index) => `Number ${index}`,
    commas: 'Separated by commas',
    json: 'The answer as JSON',
    jsonBroken: 'This is not JSON.',
    asJson: 'Write it as JSON',
    asForm: 'Back to the form',
    answer: 'Answer',
    choose: 'Choose one of the answers first.',
    follows: 'What will follow',
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },
  he: {
    questions: {
      InitiativeAssign: {
        name: 'משימות של יוזמה',
        ways: {
          '': 'ליצור את המשימות',
        },
      },
      TaskReview: { name: 'ביקורת', ways: {} },
      PolicyVague: {
        name: 'כלל עמום',
        ways: { '': 'להבהיר' },
      },
      RejectionDecision: {
        name: 'משימה שנדחתה',
        ways: {
          improve: 'מספיק מידע טוב יותר',
          change_required: 'נחוץ שינוי ב־System1',
        },
      },
      BlockedResolution: {
        name: 'משימה חסומה',
        ways: {
          research: 'לברר',
          restart: 'לשנות ולהתחיל מחדש',
          resume: 'להמשיך',
          not_equipped: 'System1 לא מצויד לזה',
          cancel: 'לבטל את המשימה',
        },
      },
      Question: {
        name: 'שאלה של סוכן',
        ways: { '': 'לענות' },
      },
      DroppedBlocker: {
        name: 'מה שהמשימה ממתינה לו בוטל',
        ways: { go_on: 'להמשיך בלעדיו', wait_for: 'להמתין לאחרות במקומו', cancel: 'לבטל גם את המשימה הזאת' },
      },
      ResearchRequest: {
        name: 'מחקר',
        ways: { '': 'להגיש את הממצאים' },
      },
      RemediationRequest: {
        name: 'שינוי ב־System1',
        ways: {
          config_updated: 'לשנות עובד',
          new_profile: 'להוסיף עובד',
          none_viable: 'שום שינוי לא יעזור',
        },
      },
      UserEscalation: {
        name: 'אף אחד אחר לא יכול לפתור',
        ways: { cancel: 'להפסיק את המשימה' },
      },
      InternalError: {
        name: 'ביקורת בזמן הלא נכון',
        ways: { true: 'ראיתי' },
      },
      InitiativeReview: {
        name: 'סוף של יוזמה',
        ways: {
          '': 'לסגור את היוזמה',
          title: 'יוזמה חדשה',
          initiative: 'יוזמה שתוכננה',
          on: 'מספרי המשימות',
          null: 'כלום',
        },
      },
    },
    fields: {
      tasks: 'משימות',
      title: 'כותרת',
      description: 'תיאור',
      skills: 'כישורים',
      cases: 'הכרעות',
      policy_id: 'כלל מדיניות',
      verdict: 'הכרעה',
      reasoning: 'נימוק',
      clarifications: 'הבהרות',
      text: 'מה הוא אומר',
      decision: 'החלטה',
      reason: 'סיבה',
      action: 'פעולה',
      question: 'מה לברר',
      findings: 'ממצאים',
      outcome: 'תוצאה',
      worker: 'עובד',
      configuration: 'תצורה',
      note: 'הערה',
      seen: 'נראה',
      summary: 'סיכום',
      next: 'מה הלאה',
      initiative: 'יוזמה',
    },
    optional: 'לא חובה',
    add: 'להוסיף עוד',
    remove: (index) => `להסיר את מספר ${index}`,
    entry: (index) => `מספר ${index}`,
    commas: 'מופרדים בפסיקים',
    json: 'התשובה כ־JSON',
    jsonBroken: 'זה לא JSON.',
    asJson: 'לכתוב כ־JSON',
    asForm: 'חזרה לטופס',
    answer: 'לענות',
    choose: 'קודם צריך לבחור אחת מהתשובות.',
    follows: 'מה יקרה',
    yes: 'כן',
    no: 'לא',
    nothing: 'כלום',
  },
})
