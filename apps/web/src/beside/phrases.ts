import { inEachLanguage } from '@pawl/contract'

interface BesidePhrases {
  readonly task: string
  readonly question: string
  readonly wholePage: string
  readonly close: string
  readonly chat: string
  /** What can be said of what is selected. */
  readonly say: (numbers: readonly number[]) => readonly string[]
}

const one = (numbers: readonly number[]) => numbers.length === 1

export const besidePhrases = inEachLanguage<BesidePhrases>({
  en: {
    task: 'Open task',
    question: 'Open question',
    wholePage: 'Open as a page',
    close: 'Close (Esc)',
    chat: 'Chat',
    say: (numbers) => {
      const all = new Intl.ListFormat('en').format(numbers.map(String))
      const them = one(numbers) ? `task ${all}` : `tasks ${all}`
      return [`complete ${them}`, `move ${them} to tomorrow`, ...(one(numbers) ? [`show ${them}`] : [])]
    },
  },
  he: {
    task: 'המשימה הפתוחה',
    question: 'השאלה הפתוחה',
    wholePage: 'לפתוח כעמוד',
    close: 'לסגור (Esc)',
    chat: 'שיחה',
    say: (numbers) => {
      const all = numbers.map((number, at) => (at > 0 && at === numbers.length - 1 ? `ו-${number}` : String(number)))
      const them = one(numbers) ? `משימה ${all}` : `משימות ${all.join(', ').replace(/, ו-/, ' ו-')}`
      return [`השלם את ${them}`, `העבר את ${them} למחר`, ...(one(numbers) ? [`הצג את ${them}`] : [])]
    },
  },
})
