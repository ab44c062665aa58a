// What the command says, by language.

import { inEachLanguage } from '@pawl/contract'
import { english } from './en.ts'
import { hebrew } from './he.ts'
import type { Phrases } from './phrases.ts'

export const phrasesOf = inEachLanguage<Phrases>({ en: english, he: hebrew })
