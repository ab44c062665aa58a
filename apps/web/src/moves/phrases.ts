import { inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'

interface MovePhrases {
  readonly moved: (name: string, fact: string) => string
  readonly comesAgain: (when: string) => string
  readonly edited: (name: string) => string
  readonly undone: string
  readonly changeState: (status: string) => string
  readonly actionsFor: (name: string) => string
}

export const movePhrases = inEachLanguage<MovePhrases>({
  en: {
    moved: (name, fact) => `‘${isolated(name)}’: ${fact}.`,
    comesAgain: (when) => `Next: ${isolated(when)}.`,
    edited: (name) => `‘${isolated(name)}’: changed.`,
    undone: 'Taken back.',
    changeState: (status) => `Status: ${status}. Change it`,
    actionsFor: (name) => `What to do with ‘${isolated(name)}’`,
  },
  he: {
    moved: (name, fact) => `„${isolated(name)}”: ${fact}.`,
    comesAgain: (when) => `הפעם הבאה: ${isolated(when)}.`,
    edited: (name) => `„${isolated(name)}”: עודכנה.`,
    undone: 'הפעולה בוטלה.',
    changeState: (status) => `מצב: ${status}. לשנות`,
    actionsFor: (name) => `מה לעשות עם „${isolated(name)}”`,
  },
})
