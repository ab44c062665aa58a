// Whether a rewritten reply says the same as the one that was decided [D22]. When in doubt it does not, and the decided
// one goes out. Markers are not its business: they are taken off before and put back after.

import type { Language } from './turn.ts'

const HEBREW = /[\u05d0-\u05ea]/g
const LATIN = /[a-z]/gi
const LIST_LINE = /^\s*\d+\.\s/

export function saysTheSame(decided: string, rewritten: string, language: Language): boolean {
  return (
    rewritten.trim() !== '' &&
    rewritten.length <= decided.length * 2 + 80 &&
    !/\[\[|\]\]/.test(rewritten.replaceAll('[\u2060[', '').replaceAll(']\u2060]', '')) &&
    questions(rewritten) === questions(decided) &&
    sameItems(listLines(decided), listLines(rewritten)) &&
    inOrder(quotedParts(decided), rewritten) &&
    sameItems(numbers(decided), numbers(rewritten)) &&
    sameScript(decided, rewritten, language)
  )
}

function questions(text: string): number {
  return withoutQuotes(text).match(/[?؟？]/g)?.length ?? 0
}

/** Options and lists, line by line, as they are. */
function listLines(text: string): string[] {
  return text.split('\n').flatMap((line) => (LIST_LINE.test(line) ? [line.trim()] : []))
}

/** Titles, and words that are to be typed. */
function quotedParts(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu)].map((match) => match[1] as string)
}

function withoutQuotes(text: string): string {
  return quotedParts(text).reduce((rest, part) => rest.replace(`'${part}'`, ''), text)
}

function numbers(text: string): string[] {
  return text.match(/\d+(?:[-:T.]\d+)*Z?/g) ?? []
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function inOrder(parts: readonly string[], text: string): boolean {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return true
}

function sameScript(decided: string, rewritten: string, language: Language): boolean {
  const own = quotedParts(decided).reduce((rest, part) => rest.replaceAll(part, ''), rewritten)
  const prose = own
    .split('\n')
    .filter((line) => !LIST_LINE.test(line))
    .join('\n')
  const hebrew = prose.match(HEBREW)?.length ?? 0
  const latin = prose.match(LATIN)?.length ?? 0
  return language === 'he' ? hebrew > latin : hebrew === 0
}
