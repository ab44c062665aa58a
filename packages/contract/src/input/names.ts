// Names that cannot be taken for each other. They hold for new names: what a store has already goes on as it is.
//
// NM1. A name is stored as NFKC writes it: one form for what looks the same.
// NM2. The letters of a name are of one script; digits and . _ - go with any. Japanese, Chinese and Korean names use the scripts
//     that are written together there.
// NM3. Two names of one kind with the same skeleton look alike: the second is refused. A skeleton is the name in small
//     letters with every letter of the table below in place of those that are drawn like it.

import type { Form } from '../errors/texts.ts'
import { once } from '../once.ts'
import { name } from './text-rules.ts'

/** Scripts that people write names in; whatever is in none of them goes with none of them. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Cherokee'],
]
/** Written together. */
const EAST_ASIA = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']

const ofScripts = (scripts: readonly string[]) =>
  new RegExp(`^(?:${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('|')})$`, 'u')
const knownScripts = once(() => [...SCRIPTS.map((script) => ofScripts([script])), ofScripts(EAST_ASIA)])
const common = once(() => /^[\p{Script=Common}\p{Script=Inherited}]$/u)

export function isOneScript(text: string): boolean {
  const letters = [...text].filter((letter) => !common().test(letter))
  const [first] = letters
  if (first === undefined) return true
  const known = knownScripts()
  const own = known.filter((script) => script.test(first))
  if (own.length === 0) return letters.every((letter) => !known.some((script) => script.test(letter)))
  return own.some((script) => letters.every((letter) => script.test(letter)))
}

/** What is drawn like each letter, in small letters: of Unicode's table of confusables what is used in names. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сϲⅽ',
  d: 'ԁⅾ',
  e: 'еєҽ',
  f: 'ſƒ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩӏ',
  j: 'јϳ',
  k: 'кκ',
  l: '1|ןוｌⅼ',
  m: 'мⅿ',
  n: 'ոηп',
  o: '0оοօסם',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'սυʋ',
  v: 'ѵνⅴט',
  w: 'ԝωш',
  x: 'хχⅹ',
  y: 'уγү',
  z: 'ᴢ',
  '3': 'зʒ',
  '6': 'б',
}
const lettersFor = once(
  () => new Map(Object.entries(DRAWN_LIKE).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter]))),
)
/** A capital I is drawn like a small l; two letters may be drawn like one. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Two names that look alike have the same. Never shown. */
export function skeletonOf(text: string): string {
  const small = text.normalize('NFKC').replaceAll('I', 'l').toLowerCase().normalize('NFKC')
  const letterFor = lettersFor()
  const drawn = [...small].map((letter) => letterFor.get(letter) ?? letter).join('')
  return PAIRS.reduce((all, [pair, one]) => all.replace(pair, one), drawn)
}

/** The one of these that a new name looks like; not the name itself, which is taken rather than like. */
export function lookAlike(text: string, others: Iterable<string>): string | undefined {
  const [skeleton, small] = [skeletonOf(text), folded(text)]
  for (const other of others) {
    if (other !== text && (skeletonOf(other) === skeleton || folded(other) === small)) return other
  }
  return undefined
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** A name that is given for the first time. */
export const newName = once(() =>
  name()
    .overwrite((text) => text.normalize('NFKC'))
    .refine(isOneScript, { error: 'form:oneScript' satisfies Form }),
)
