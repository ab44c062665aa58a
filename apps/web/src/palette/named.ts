import { LANGUAGES, type Language } from '@pawl/contract'
import { useLanguage } from '../language/language.tsx'

/** A name as the person reads it, and as it can be found: in every language. */
export function useNamed(): (say: (language: Language) => string) => { label: string; names: readonly string[] } {
  const { language } = useLanguage()
  return (say) => ({ label: say(language), names: LANGUAGES.map(say) })
}
