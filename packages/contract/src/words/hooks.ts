// What hooks say, and what is said of them.

import { inEachLanguage } from '../language.ts'
import type { HookStop } from '../operations/hook-operations.ts'
import { reminderWords } from './reminders.ts'

interface HookWords {
  /** What a task of one kind is called, with its number. */
  readonly task: (number: number) => string
  readonly question: string
  readonly by: (who: string) => string
  readonly test: { readonly title: string; readonly body: string }
  readonly stops: { readonly [because in HookStop]: string }
}

export const hookWords = inEachLanguage<HookWords>({
  en: {
    task: (number) => `Task ${number}`,
    question: 'Asks',
    by: (who) => `by ${who}`,
    test: { title: 'Pawl tells you here', body: 'This message shows that what happens arrives here.' },
    stops: { ...reminderWords.en.troubles, ownerLeft: 'its owner is not of the workspace any more' },
  },
  he: {
    task: (number) => `משימה ${number}`,
    question: 'שאלה',
    by: (who) => `על ידי ${who}`,
    test: { title: 'כאן יגיעו ההודעות של Pawl', body: 'ההודעה הזאת מראה שמה שקורה מגיע לכאן.' },
    stops: { ...reminderWords.he.troubles, ownerLeft: 'בעליו כבר אינו בסביבת העבודה' },
  },
})
