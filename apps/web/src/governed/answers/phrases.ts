// The questions of governed work as people read them: what is asked, each way to answer, and what follows from it.
// A type or a way that is not here is shown by what the server says of it.

import type { Language } from '@pawl/contract'

interface WayWords {
  readonly label: string
  readonly causes: string
}

interface QuestionWords {
  readonly name: string
  readonly asks: string
  /** By the value that tells the ways apart, or by the field that does. */
  readonly ways: Readonly<Record<string, WayWords>>
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

export const answerPhrases: { readonly [language in Language]: AnswerPhrases } = {
  en: {
    questions: {
      InitiativeAssign: {
        name: 'Tasks of an initiative',
        asks: 'Which tasks does this initiative need?',
        ways: {
          '': {
            label: 'Make these tasks',
            causes: 'The tasks are made. The first is assigned, the others follow one after the other.',
          },
        },
      },
      TaskReview: { name: 'Review', asks: 'Does the result satisfy each of the policies?', ways: {} },
      PolicyVague: {
        name: 'Vague policy',
        asks: 'What do these policies mean for this result?',
        ways: {
          '': {
            label: 'Clarify',
            causes: 'Each policy gets its next version, and the result is judged again.',
          },
        },
      },
      RejectionDecision: {
        name: 'Rejected task',
        asks: 'Can the existing System1 pass with better information, or is a change of System1 required?',
        ways: {
          improve: {
            label: 'Better information is enough',
            causes: 'This attempt is archived and replaced by one with this description; the best suited is chosen.',
          },
          change_required: {
            label: 'System1 must change',
            causes: 'System5 gets the evidence and is asked for a change of System1.',
          },
        },
      },
      BlockedResolution: {
        name: 'Blocked task',
        asks: 'How is this block to be resolved?',
        ways: {
          research: {
            label: 'Have it researched',
            causes: 'System4 is asked; what it finds goes into the task, which starts again.',
          },
          restart: {
            label: 'Change it and start again',
            causes: 'The task goes back to pending and is assigned anew.',
          },
          resume: { label: 'Go on', causes: 'The same System1 goes on.' },
          not_equipped: { label: 'System1 is not equipped', causes: 'System5 is asked for a change of System1.' },
          cancel: { label: 'Cancel the task', causes: 'The task is canceled, and the next one is assigned.' },
        },
      },
      ResearchRequest: {
        name: 'Research',
        asks: 'What did the research find?',
        ways: { '': { label: 'Hand in the findings', causes: 'They go into the task, which starts again.' } },
      },
      RemediationRequest: {
        name: 'Change of System1',
        asks: 'Which change of System1 makes this possible?',
        ways: {
          config_updated: {
            label: 'Change a worker',
            causes: 'The worker gets its next version, and the task is done again by whoever fits best.',
          },
          new_profile: {
            label: 'Add a worker',
            causes: 'The worker is added, and the task is done again by whoever fits best.',
          },
          none_viable: { label: 'Nothing would help', causes: 'The question goes to the user.' },
        },
      },
      UserEscalation: {
        name: 'Nobody else can solve it',
        asks: 'Nothing else is possible: is this to be stopped?',
        ways: { cancel: { label: 'Stop this task', causes: 'The task is canceled, and the next one is assigned.' } },
      },
      InternalError: {
        name: 'Review at the wrong time',
        asks: 'A review was asked for at the wrong time: have you seen it?',
        ways: { true: { label: 'I have seen it', causes: 'The question is closed; nothing else changes.' } },
      },
      InitiativeReview: {
        name: 'End of an initiative',
        asks: 'All tasks are over: what comes next?',
        ways: {
          '': { label: 'Close the initiative', causes: 'This initiative is closed with this summary.' },
          title: { label: 'A new initiative', causes: 'This one is closed, and a new one starts with the same rules.' },
          initiative: { label: 'One that was planned', causes: 'This one is closed, and the planned one starts.' },
          null: { label: 'Nothing', causes: 'This initiative is closed.' },
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
        asks: 'אילו משימות נחוצות ליוזמה הזאת?',
        ways: {
          '': {
            label: 'ליצור את המשימות',
            causes: 'המשימות נוצרות. הראשונה מוקצית, והאחרות באות אחריה בזו אחר זו.',
          },
        },
      },
      TaskReview: { name: 'ביקורת', asks: 'האם התוצאה עומדת בכל אחד מכללי המדיניות?', ways: {} },
      PolicyVague: {
        name: 'כלל עמום',
        asks: 'מה הכללים האלה אומרים לגבי התוצאה הזאת?',
        ways: { '': { label: 'להבהיר', causes: 'כל כלל מקבל גרסה חדשה, והתוצאה נבדקת שוב.' } },
      },
      RejectionDecision: {
        name: 'משימה שנדחתה',
        asks: 'האם ה־System1 הקיים יצליח עם מידע טוב יותר, או שנחוץ שינוי ב־System1?',
        ways: {
          improve: {
            label: 'מספיק מידע טוב יותר',
            causes: 'הניסיון הזה עובר לארכיון ומוחלף באחד עם התיאור הזה; המתאים ביותר נבחר מחדש.',
          },
          change_required: {
            label: 'נחוץ שינוי ב־System1',
            causes: 'System5 מקבל את הראיות ונשאל איזה שינוי ב־System1 נחוץ.',
          },
        },
      },
      BlockedResolution: {
        name: 'משימה חסומה',
        asks: 'איך לפתור את החסימה הזאת?',
        ways: {
          research: {
            label: 'לברר',
            causes: 'System4 נשאל; מה שהוא מוצא נכנס למשימה, והיא מתחילה מחדש.',
          },
          restart: { label: 'לשנות ולהתחיל מחדש', causes: 'המשימה חוזרת להמתין ומוקצית מחדש.' },
          resume: { label: 'להמשיך', causes: 'אותו System1 ממשיך.' },
          not_equipped: { label: 'System1 לא מצויד לזה', causes: 'System5 נשאל איזה שינוי ב־System1 נחוץ.' },
          cancel: { label: 'לבטל את המשימה', causes: 'המשימה מבוטלת, והבאה מוקצית.' },
        },
      },
      ResearchRequest: {
        name: 'מחקר',
        asks: 'מה העלה המחקר?',
        ways: { '': { label: 'להגיש את הממצאים', causes: 'הם נכנסים למשימה, והיא מתחילה מחדש.' } },
      },
      RemediationRequest: {
        name: 'שינוי ב־System1',
        asks: 'איזה שינוי ב־System1 יאפשר את זה?',
        ways: {
          config_updated: {
            label: 'לשנות עובד',
            causes: 'העובד מקבל גרסה חדשה, והמשימה נעשית שוב בידי המתאים ביותר.',
          },
          new_profile: { label: 'להוסיף עובד', causes: 'העובד נוסף, והמשימה נעשית שוב בידי המתאים ביותר.' },
          none_viable: { label: 'שום שינוי לא יעזור', causes: 'השאלה עוברת למשתמש.' },
        },
      },
      UserEscalation: {
        name: 'אף אחד אחר לא יכול לפתור',
        asks: 'לא נשארה דרך אחרת: להפסיק את זה?',
        ways: { cancel: { label: 'להפסיק את המשימה', causes: 'המשימה מבוטלת, והבאה מוקצית.' } },
      },
      InternalError: {
        name: 'ביקורת בזמן הלא נכון',
        asks: 'התבקשה ביקורת בזמן הלא נכון: ראית?',
        ways: { true: { label: 'ראיתי', causes: 'השאלה נסגרת; שום דבר אחר לא משתנה.' } },
      },
      InitiativeReview: {
        name: 'סוף של יוזמה',
        asks: 'כל המשימות הסתיימו: מה הלאה?',
        ways: {
          '': { label: 'לסגור את היוזמה', causes: 'היוזמה הזאת נסגרת עם הסיכום הזה.' },
          title: { label: 'יוזמה חדשה', causes: 'היוזמה הזאת נסגרת, ומתחילה חדשה באותם כללים.' },
          initiative: { label: 'יוזמה שתוכננה', causes: 'היוזמה הזאת נסגרת, ומתחילה זו שתוכננה.' },
          null: { label: 'כלום', causes: 'היוזמה הזאת נסגרת.' },
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
}
