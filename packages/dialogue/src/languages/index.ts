// The languages Pawl speaks. To add one, add a folder with the same files and a line here.

import type { Language } from '../turn.ts'
import type { Dates } from './dates.ts'
import type { DirectPhrases } from './direct-phrases.ts'
import type { Doing } from './doing.ts'
import { answers as englishAnswers } from './en/answers.ts'
import { dates as englishDates } from './en/dates.ts'
import { directPhrases as englishDirect } from './en/direct-phrases.ts'
import { doing as englishDoing } from './en/doing.ts'
import { phrases as englishPhrases } from './en/phrases.ts'
import { quickReplies as englishReplies } from './en/quick-replies.ts'
import { rewording as englishRewording } from './en/rewording.ts'
import { slots as englishSlots } from './en/slots.ts'
import { words as englishWords } from './en/words.ts'
import { answers as hebrewAnswers } from './he/answers.ts'
import { dates as hebrewDates } from './he/dates.ts'
import { directPhrases as hebrewDirect } from './he/direct-phrases.ts'
import { doing as hebrewDoing } from './he/doing.ts'
import { phrases as hebrewPhrases } from './he/phrases.ts'
import { quickReplies as hebrewReplies } from './he/quick-replies.ts'
import { rewording as hebrewRewording } from './he/rewording.ts'
import { slots as hebrewSlots } from './he/slots.ts'
import { words as hebrewWords } from './he/words.ts'
import type { Answers, Phrases } from './lexicon.ts'
import type { QuickReplies } from './quick-replies.ts'
import type { Rewording } from './rewording.ts'
import type { Entry } from './roles.ts'
import type { Slots } from './slots.ts'

interface Speech {
  readonly answers: Answers
  readonly phrases: Phrases
  readonly slots: Slots
  readonly dates: Dates
  readonly direct: DirectPhrases
  readonly doing: Doing
  readonly quickReplies: QuickReplies
  readonly rewording: Rewording
  readonly words: readonly Entry[]
}

export const speech: { readonly [language in Language]: Speech } = {
  en: {
    answers: englishAnswers,
    phrases: englishPhrases,
    slots: englishSlots,
    dates: englishDates,
    direct: englishDirect,
    doing: englishDoing,
    quickReplies: englishReplies,
    rewording: englishRewording,
    words: englishWords,
  },
  he: {
    answers: hebrewAnswers,
    phrases: hebrewPhrases,
    slots: hebrewSlots,
    dates: hebrewDates,
    direct: hebrewDirect,
    doing: hebrewDoing,
    quickReplies: hebrewReplies,
    rewording: hebrewRewording,
    words: hebrewWords,
  },
}
