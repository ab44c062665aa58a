// What the command says, by language.

import { inEachLanguage } from '@pawl/contract'
import { englishPhrases } from './en.ts'
import { hebrewPhrases } from './he.ts'
import type { Phrases } from './phrases.ts'

export const phrasesOf = inEachLanguage<Phrases>({ en: englishPhrases, he: hebrewPhrases })
