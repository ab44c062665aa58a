// What each way to answer a question is called; the question itself has its name in the contract's words. What is asked and what follows from an answer
// is said by the server, in the language of the page.

import { inEachLanguage } from '@pawl/contract'

interface QuestionWords {
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
        ways: {
          '': 'Make these tasks',
        },
      },
      TaskReview: { ways: {} },
      PolicyVague: {
        ways: {
          '': 'Clarify',
        },
      },
      RejectionDecision: {
        ways: {
          improve: 'Better information is enough',
          change_required: 'System1 must change',
        },
      },
      BlockedResolution: {
        ways: {
          research: 'Have it researched',
          restart: 'Change it and start again',
          resume: 'Go on',
          not_equipped: 'System1 is not equipped',
          cancel: 'Cancel the task',
        },
      },
      Question: {
        ways: { '': 'Answer' },
      },
      RoomReview: {
        ways: { accept: 'Accept', send_back: 'Send back', close: 'Close' },
      },
      DroppedBlocker: {
        ways: { go_on: 'Go on without it', wait_for: 'Wait for others instead', cancel: 'Cancel this task too' },
      },
      ResearchRequest: {
        ways: { '': 'Hand in the findings' },
      },
      RemediationRequest: {
        ways: {
          config_updated: 'Change a worker',
          new_profile: 'Add a worker',
          none_viable: 'Nothing would help',
        },
      },
      UserEscalation: {
        ways: { cancel: 'Stop this task' },
      },
      InternalError: {
        ways: { true: 'I have seen it' },
      },
      InitiativeReview: {
        ways: {
          '': 'Close the initiative',
          title: 'A new initiative',
          initiative: 'One that was planned',
          null: 'Nothing',
        },
      },
    },
    fields: {
      answer: 'Answer',
      because: 'Why',
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
        ways: {
          '': 'ליצור את המשימות',
        },
      },
      TaskReview: { ways: {} },
      PolicyVague: {
        ways: { '': 'להבהיר' },
      },
      RejectionDecision: {
        ways: {
          improve: 'מספיק מידע טוב יותר',
          change_required: 'נחוץ שינוי ב־System1',
        },
      },
      BlockedResolution: {
        ways: {
          research: 'לברר',
          restart: 'לשנות ולהתחיל מחדש',
          resume: 'להמשיך',
          not_equipped: 'System1 לא מצויד לזה',
          cancel: 'לבטל את המשימה',
        },
      },
      Question: {
        ways: { '': 'לענות' },
      },
      RoomReview: {
        ways: { accept: 'לאשר', send_back: 'להחזיר לעבודה', close: 'לסגור' },
      },
      DroppedBlocker: {
        ways: { go_on: 'להמשיך בלעדיו', wait_for: 'להמתין לאחרות במקומו', cancel: 'לבטל גם את המשימה הזאת' },
      },
      ResearchRequest: {
        ways: { '': 'להגיש את הממצאים' },
      },
      RemediationRequest: {
        ways: {
          config_updated: 'לשנות עובד',
          new_profile: 'להוסיף עובד',
          none_viable: 'שום שינוי לא יעזור',
        },
      },
      UserEscalation: {
        ways: { cancel: 'להפסיק את המשימה' },
      },
      InternalError: {
        ways: { true: 'ראיתי' },
      },
      InitiativeReview: {
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
      on: 'מספרי המשימות',
      answer: 'תשובה',
      because: 'למה',
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
