// What a question to people or to a system is called in front of people, the same in the command and on the pages.

import type { ItemTypeName } from '../governed/items.ts'
import { inEachLanguage, type Language } from '../language.ts'

/** Those of rooms and of dependencies are read from tasks. */
type QuestionType = ItemTypeName | 'Question' | 'RoomReview' | 'DroppedBlocker'

const names = inEachLanguage<{ readonly [type in QuestionType]: string }>({
  en: {
    InitiativeAssign: 'Plan an initiative',
    TaskReview: 'Review',
    PolicyVague: 'Vague policy',
    RejectionDecision: 'Rejected task',
    BlockedResolution: 'Blocked task',
    Question: 'An agent asks',
    RoomReview: 'Work to review',
    DroppedBlocker: 'What it waits for was dropped',
    ResearchRequest: 'Research',
    RemediationRequest: 'Change of System1',
    UserEscalation: 'Nobody else can solve it',
    InternalError: 'Review at the wrong time',
    InitiativeReview: 'End of an initiative',
  },
  he: {
    InitiativeAssign: 'תכנון יוזמה',
    TaskReview: 'ביקורת',
    PolicyVague: 'כלל עמום',
    RejectionDecision: 'משימה שנדחתה',
    BlockedResolution: 'משימה חסומה',
    Question: 'סוכן שואל',
    RoomReview: 'עבודה לבדיקה',
    DroppedBlocker: 'מה שהמשימה ממתינה לו בוטל',
    ResearchRequest: 'מחקר',
    RemediationRequest: 'שינוי ב־System1',
    UserEscalation: 'אף אחד אחר לא יכול לפתור',
    InternalError: 'ביקורת בזמן הלא נכון',
    InitiativeReview: 'סוף של יוזמה',
  },
})

/** One that has no name, from a newer server, is called by its type. */
export function questionName(type: string, language: Language): string {
  return names[language][type as QuestionType] ?? type
}
