// Whether a rewritten reply says the same as the one that was decided [D22]. When in doubt it does not, and the decided
// one goes out. Markers are not its business: they are taken off before and put back after.

import { speech } from './languages/index.ts'
import { wordsOf } from './normalize.ts'
import type { Language } from './turn.ts'

const HEBREW = /[\u05d0-\u05ea]/g
const LATIN = /[a-z]/gi
const LIST_LINE = /^\s*(?:\d+[.)]|[-*•])\s/
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Hebrew}]/u

const OPTION_WORDS = new Set(
  Object.values(speech).flatMap(({ answers }) =>
    [answers.priorities, answers.statuses].flatMap((table) => Object.keys(table)),
  ),
)

export function saysTheSame(decided: string, rewritten: string, language: Language): boolean {
  return (
    rewritten.trim() !== '' &&
    rewritten.length <= decided.length * 2 + 80 &&
    !/\[\[|\]\]/.test(rewritten.replaceAll('[\u2060[', '').replaceAll(']\u2060]', '')) &&
    questions(rewritten) === questions(decided) &&
    sameItems(listLines(decided), listLines(rewritten)) &&
    sameItems(quotedParts(decided), quotedParts(rewritten)) &&
    sameItems(optionWords(decided), optionWords(rewritten)) &&
    sameItems(numbers(decided), numbers(rewritten)) &&
    sameScript(decided, rewritten, language)
  )
}

function questions(text: string): number {
  return text.match(/[?؟？]/g)?.length ?? 0
}

/** Options and lists, line by line, as they are. */
function listLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (LIST_LINE.test(line) ? [line.trim()] : []))
}

/** Titles, and words that are to be typed. */
function quotedParts(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])'([^\n]+?)'(?![\p{L}\p{N}])/gu)].map((match) => match[1] as string)
}

/** The words one is to choose from, and those a change goes to: priorities and statuses. */
function optionWords(text: string): string[] {
  return wordsOf(text).filter((word) => OPTION_WORDS.has(word))
}

function numbers(text: string): string[] {
  return text.match(/\d+(?:[-:T.]\d+)*Z?/g) ?? []
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function sameScript(decided: string, rewritten: string, language: Language): boolean {
  const own = quotedParts(decided).reduce((rest, part) => rest.replaceAll(part, ''), rewritten)
  const prose = own
    .split('\n')
    .filter((line) => !LIST_LINE.test(line))
    .join('\n')
  const hebrew = prose.match(HEBREW)?.length ?? 0
  const latin = prose.match(LATIN)?.length ?? 0
  if (OTHER_SCRIPT.test(prose)) return false
  return language === 'he' ? hebrew > latin : hebrew === 0
}
