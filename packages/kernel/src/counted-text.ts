// A number and what it counts, in the form a language has for that number.

/** By the names of Intl.PluralRules. Where # stands, the number is written. */
type CountedForms = { readonly [form in Intl.LDMLPluralRule]?: string }

export function countedText(rules: Intl.PluralRules, count: number, forms: CountedForms): string {
  return (forms[rules.select(count)] ?? '').replace('#', String(count))
}
