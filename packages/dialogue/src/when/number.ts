// Numbers in digits and in words.

import type { Lexemes } from './lexemes.ts'

export interface FoundNumber {
  readonly value: number
  /** One past the last word. */
  readonly to: number
  readonly isOrdinal?: true
  /** How many digits, if it is written in digits. */
  readonly digits?: number
  /** ‘an hour’. */
  readonly isArticle?: true
}

/** Up to 99: digits, ‘three’, ‘twenty-third’, ‘עשרים ושלוש’. */
export function numberAt(words: Lexemes, at: number): FoundNumber | undefined {
  const word = words.at(at)
  if (word?.value !== undefined) return { value: word.value, to: at + 1, digits: word.text.length }
  const ordinal = words.as(at, 'ordinal')
  const number = words.as(at, 'number')
  if (number?.form === 'ten') {
    const next = afterJoint(words, at + 1)
    const unit = words.as(next, 'number')
    if (unit?.form === 'one' && unit.value < 10) return { value: number.value + unit.value, to: next + 1 }
    const last = words.as(next, 'ordinal')
    if (last !== undefined && last.value < 10)
      return { value: number.value + last.value, to: next + 1, isOrdinal: true }
    return { value: number.value, to: at + 1 }
  }
  if (number?.form === 'one') return { value: number.value, to: at + 1 }
  if (ordinal !== undefined) return { value: ordinal.value, to: at + 1, isOrdinal: true }
  return number?.form === 'article' ? { value: 1, to: at + 1, isArticle: true } : undefined
}

/** ‘twenty-three’, ‘עשרים ו-שלוש’. */
function afterJoint(words: Lexemes, at: number): number {
  return words.isSign(at, '-', '־') || words.is(at, 'and') ? at + 1 : at
}

/** A number that is the first, the 3rd, and not three. */
export function ordinalAt(words: Lexemes, at: number): FoundNumber | undefined {
  const ordinal = words.as(at, 'ordinal')
  if (ordinal !== undefined) return { value: ordinal.value, to: at + 1, isOrdinal: true }
  const found = numberAt(words, at)
  return found?.isOrdinal ? found : undefined
}

/** 2027, ‘two thousand and seventeen’, ‘twenty seventeen’, ‘אלפיים ושבע עשרה’. */
export function yearAt(words: Lexemes, at: number): { value: number; to: number } | undefined {
  const word = words.at(at)
  if (word?.value !== undefined) {
    const isYear = word.text.length === 4 && word.value >= 1900 && word.value < 2200
    return isYear ? { value: word.value, to: at + 1 } : undefined
  }
  const first = words.as(at, 'number')
  if (first === undefined) return undefined
  if (first.form === 'ten' && first.value === 20) {
    const rest = numberAt(words, at + 1)
    return rest !== undefined && rest.digits === undefined && !rest.isOrdinal && rest.value >= 10
      ? { value: 2000 + rest.value, to: rest.to }
      : undefined
  }
  const isTwoThousand = first.value === 2 && words.as(at + 1, 'number')?.form === 'thousand'
  if (!isTwoThousand && first.form !== 'thousand') return undefined
  const after = at + (isTwoThousand ? 2 : 1)
  const rest = numberAt(words, afterJoint(words, after))
  const isMore = rest !== undefined && rest.digits === undefined && !rest.isOrdinal && !rest.isArticle
  return isMore ? { value: 2000 + rest.value, to: rest.to } : { value: 2000, to: after }
}
