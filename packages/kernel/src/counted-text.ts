// A number and what it counts, in the form a language has for that number.

/** By the names of Intl.PluralRules. Where # stands, the number is written. */
type CountedForms = { readonly [form in Intl.LDMLPluralRule]?: string }

export function countedText(rules: Intl.PluralRules, count: number, forms: CountedForms): string {
  // A form for half a thing may name the number in words: in Hebrew it is that for one.
  const form = Number.isInteger(count) ? rules.select(count) : 'other'
  return (forms[form] ?? '').replace('#', String(count))
}
