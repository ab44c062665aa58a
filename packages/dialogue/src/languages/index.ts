// The languages Pawl speaks. To add one, add a folder with the same files and a line here.

import type { Language } from '../turn.ts'
import { answers as englishAnswers } from './en/answers.ts'
import { lexicon as englishLexicon } from './en/keywords.ts'
import { phrases as englishPhrases } from './en/phrases.ts'
import { answers as hebrewAnswers } from './he/answers.ts'
import { lexicon as hebrewLexicon } from './he/keywords.ts'
import { phrases as hebrewPhrases } from './he/phrases.ts'
import type { Answers, Lexicon, Phrases } from './lexicon.ts'

interface Speech {
  readonly lexicon: Lexicon
  readonly answers: Answers
  readonly phrases: Phrases
}

export const speech: { readonly [language in Language]: Speech } = {
  en: { lexicon: englishLexicon, answers: englishAnswers, phrases: englishPhrases },
  he: { lexicon: hebrewLexicon, answers: hebrewAnswers, phrases: hebrewPhrases },
}
