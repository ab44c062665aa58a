// What a question is called on this page.

import { questionName } from '@pawl/contract'
import { useLanguage } from '../../language/language.tsx'

export function useQuestionName(): (type: string) => string {
  const { language } = useLanguage()
  return (type) => questionName(type, language)
}
