// What whoever works fills in with its own words, in the calls that are printed for it.

import { inEachLanguage } from '../language.ts'

interface Blanks {
  readonly progress: string
  readonly result: string
  readonly governedResult: string
  readonly handOn: string
  readonly question: string
}

export const blanks = inEachLanguage<Blanks>({
  en: {
    progress: '<how far you are>',
    result: '<what you did>',
    governedResult: '<what came of it>',
    handOn: '<what is to be done next>',
    question: '<what you need to know>',
  },
  he: {
    progress: '<עד לאן הגעת>',
    result: '<מה עשית>',
    governedResult: '<מה יצא מזה>',
    handOn: '<מה צריך לעשות עכשיו>',
    question: '<מה צריך לברר>',
  },
})
