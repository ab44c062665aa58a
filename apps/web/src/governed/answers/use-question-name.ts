// What a question is called; one that has no name here is called by its type.

import { usePhrases } from '../../language/language.tsx'
import { answerPhrases } from './phrases.ts'

export function useQuestionName(): (type: string) => string {
  const { questions } = usePhrases(answerPhrases)
  return (type) => questions[type]?.name ?? type
}
