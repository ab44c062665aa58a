// A question as a person reads it; of a type that has no words here, what the server says.

import { usePhrases } from '../../language/language.tsx'
import { answerPhrases } from '../answers/phrases.ts'

export function useQuestionWords(): (item: { readonly type: string; readonly asks: string }) => {
  readonly name: string
  readonly asks: string
} {
  const { questions } = usePhrases(answerPhrases)
  return ({ type, asks }) => questions[type] ?? { name: type, asks }
}
