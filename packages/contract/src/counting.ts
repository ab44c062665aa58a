// A number and what it counts, in the form the language has for it: ‘1 task’, ‘3 tasks’; משימה אחת, שתי משימות, 3 משימות.
//
// PL1. Every form the language tells apart is written out; the compiler asks for one that is missing.

import { countedText } from '@pawl/kernel'
import { type Language, languages } from './language.ts'
import { once } from './once.ts'

/** Where # stands, the number is written. */
type Forms<L extends Language> = { readonly [form in (typeof languages)[L]['plurals'][number]]: string }

/** How things are counted in a language. */
// @__NO_SIDE_EFFECTS__
export function countingIn<L extends Language>(language: L): (count: number, forms: Forms<L>) => string {
  const rules = once(() => new Intl.PluralRules(languages[language].locale))
  return (count, forms) => countedText(rules(), count, forms)
}
