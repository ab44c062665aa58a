// The language of the interface, and with it its direction. Chosen once, kept in this browser.

import { type InEachLanguage, type Language, languages, type Words, wordsOf } from '@pawl/contract'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { keep } from '../api/kept.ts'

interface LanguageChoice {
  readonly language: Language
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(() => document.documentElement.lang as Language)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = languages[language].direction
  }, [language])
  const choice = useMemo(
    () => ({
      language,
      choose: (chosen: Language) => {
        // Requests read it from here; the effect alone would come after the first of them.
        document.documentElement.lang = chosen
        keep('pawl.language', chosen)
        setLanguage(chosen)
      },
    }),
    [language],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (choice === undefined) throw new Error('useLanguage outside of LanguageProvider')
  return choice
}

/** Whether the page is mirrored: pictures and charts are turned by hand. */
export function useIsTurned(): boolean {
  return languages[useLanguage().language].direction === 'rtl'
}

/** The texts of a page: `phrases.ts` beside it has the same keys in every language. */
export function usePhrases<Phrases>(phrases: InEachLanguage<Phrases>): Phrases {
  return phrases[useLanguage().language]
}

/** What the names of the tables are called. */
export function useWords(): Words {
  return wordsOf[useLanguage().language]
}
