// The languages Pawl speaks: the one registry, which every table of texts, every door and every page reads.
//
// LG1. A language that is shipped says everything: the compiler counts its texts, and tests count the rest.
// LG2. One that is still being written may say a part; the rest is said in the first language. A release has none.

import { once } from './once.ts'

interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** How dates and numbers are written. */
  readonly locale: string
  /** The forms a noun takes after numbers, by the names of Intl.PluralRules. */
  readonly plurals: readonly Intl.LDMLPluralRule[]
  /** Other codes that mean it. */
  readonly aliases: readonly string[]
  readonly shipped: boolean
}

export const languages = {
  en: { name: 'English', direction: 'ltr', locale: 'en-GB', plurals: ['one', 'other'], aliases: [], shipped: true },
  he: {
    name: 'עברית',
    direction: 'rtl',
    locale: 'he-IL',
    plurals: ['one', 'two', 'other'],
    aliases: ['iw'],
    shipped: true,
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof languages
type Shipped = { [L in Language]: (typeof languages)[L]['shipped'] extends true ? L : never }[Language]
type BeingWritten = Exclude<Language, Shipped>

/** The first is spoken where nothing says which. */
export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]]

/** From an Accept-Language header or a locale such as he_IL.UTF-8: the first language Pawl has, else the first of all. */
export function pickLanguage(preferences: string | undefined): Language {
  for (const preference of (preferences ?? '').split(',')) {
    const code = preference.trim().slice(0, 2).toLowerCase()
    const known = LANGUAGES.find((language) => language === code || aliasesOf(language).includes(code))
    if (known !== undefined) return known
  }
  return LANGUAGES[0]
}

const aliasesOf = (language: Language): readonly string[] => languages[language].aliases

/** The same texts in each language. */
export type InEachLanguage<Texts> = { readonly [language in Language]: Texts }

/** As much as is written so far. */
export type PartOf<Texts> = Texts extends string | readonly unknown[] | ((...facts: never[]) => unknown)
  ? Texts
  : { readonly [key in keyof Texts]?: PartOf<Texts[key]> }

/** A long table is a function that makes it: only the language that is spoken is made, when it first speaks. */
type Texts<Table> = Table | (() => Table)

type Written<Table> = { readonly [language in Shipped]: Texts<Table> } & {
  readonly [language in BeingWritten]?: Texts<PartOf<Table>>
}

/** A table of texts. One that lacks a shipped language, or a text of it, does not compile. */
// @__NO_SIDE_EFFECTS__
export function inEachLanguage<Table extends object>(written: Written<Table>): InEachLanguage<Table> {
  const tables: object = {}
  for (const language of LANGUAGES) {
    Object.defineProperty(tables, language, { enumerable: true, get: once(() => tableIn(language, written)) })
  }
  return tables as InEachLanguage<Table>
}

function tableIn<Table extends object>(language: Language, written: Written<Table>): unknown {
  const texts = (written as { readonly [code in Language]?: Texts<PartOf<Table>> })[language]
  const table = typeof texts === 'function' ? (texts as () => unknown)() : texts
  return languages[language].shipped ? table : laidOver(tableIn(LANGUAGES[0], written), table)
}

/** What the part says, and where it says nothing what the whole says. */
function laidOver(whole: unknown, part: unknown): unknown {
  if (part === undefined) return whole
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return part
  const said = part as Readonly<Record<string, unknown>>
  const both = Object.entries(whole).map(([key, text]) => [key, laidOver(text, said[key])])
  return { ...said, ...Object.fromEntries(both) }
}
