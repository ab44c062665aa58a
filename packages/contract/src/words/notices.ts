// What is told in governed work, and what came of it, as people read it in the evidence.

import type { NoticeName } from '../governed/messages.ts'
import { inEachLanguage, type Language } from '../language.ts'

interface NoticeWords {
  readonly names: { readonly [type in NoticeName]: string }
  /** How a remediation ended. */
  readonly outcomes: Readonly<Record<string, string>>
}

const words = inEachLanguage<NoticeWords>({
  en: {
    names: {
      TaskAssign: 'Given to a worker',
      PolicyClarified: 'Policy clarified',
      ResearchResult: 'What was found out',
      RemediationOutcome: 'What came of the change',
    },
    outcomes: {
      config_updated: 'a worker was changed',
      new_profile: 'a worker was added',
      none_viable: 'nothing would help',
    },
  },
  he: {
    names: {
      TaskAssign: 'נמסרה לעובד',
      PolicyClarified: 'הכלל הובהר',
      ResearchResult: 'מה התברר',
      RemediationOutcome: 'מה יצא מהשינוי',
    },
    outcomes: {
      config_updated: 'עובד שונה',
      new_profile: 'נוסף עובד',
      none_viable: 'שום שינוי לא יעזור',
    },
  },
})

/** One that has no name, from a newer server, is called by its type. */
export function noticeName(type: string, language: Language): string {
  const names: Readonly<Record<string, string>> = words[language].names
  return names[type] ?? type
}

export function outcomeName(outcome: string, language: Language): string {
  return words[language].outcomes[outcome] ?? outcome
}
