// Whether a text ends at a word.

import type { Lexemes } from './lexemes.ts'

/** Nothing follows but a stop, or thanks. */
export function isAtEnd(words: Lexemes, at: number): boolean {
  for (let next = at; next < at + 3; next++) {
    const word = words.at(next)
    if (word === undefined) return true
    if (/[\p{L}\p{N}]/u.test(word.text) && !/^(?:please|thanks|בבקשה|תודה)$/.test(word.text)) return false
  }
  return false
}

export const isEndOrStop = (words: Lexemes, at: number) => isAtEnd(words, at) || words.isSign(at, ',', '.', ';')

/** ‘A table for four’: what is for so many people. */
const FOR_PEOPLE =
  /^(?:שולחן|מקום|מקומות|כרטיס|כרטיסים|חדר|חדרים|ארוחה|ארוחת|עוגה|אוהל|דירה|צימר|פיצה|פיצות|מנות|אוכל|לבשל|מספיק|משחק)$/

export function isForPeople(words: Lexemes, at: number): boolean {
  return FOR_PEOPLE.test(words.at(at - 1)?.text ?? '') || FOR_PEOPLE.test(words.at(at - 2)?.text ?? '')
}

/** לארבעה: hours are feminine, and so many people are not. */
export const isSoMany = (words: Lexemes, at: number) =>
  MASCULINE.test(words.at(at)?.text ?? '') && words.as(at - 1, 'lead')?.lead === 'to' && isEndOrStop(words, at + 1)

const MASCULINE = /^(?:שלושה|שלשה|ארבעה|חמישה|חמשה|שישה|ששה|שבעה|תשעה|עשרה)$/

/** Words that make one thing with a part of the day: good morning, a quiet evening, a parents evening. */
const COMPOUND =
  /^(?:good|coffee|open|parents?|the|a|an|my|our|your|his|her|their|whole|entire|all|early|late|mid|romantic|lovely|nice|quiet|lazy|free|fun|long|next|last|that|each|any|one|girls?|boys|guys|spa|family|wedding|team|ski|hiking|camping|opera|film|movie|quiz|tea|tasting|from|of)$/

/** ‘Call Dana morning’: at the end it is when, unless what stands before it makes a name of it. */
export function isLoneAtEnd(words: Lexemes, at: number, to: number): boolean {
  if (at === 0 || !isAtEnd(words, to)) return false
  const before = words.at(at - 1)?.text ?? ''
  const isNoun = /^(?:a|an|the|my|our)$/.test(words.at(at - 2)?.text ?? '')
  return /^\p{L}/u.test(before) && !COMPOUND.test(before) && !isNoun && !/'s?$/.test(before)
}

/** What is numbered: from 3 to 5 they are pages. */
const NUMBERED =
  /^(?:chapters?|pages?|exercises?|numbers?|levels?|questions?|problems?|floors?|stages?|steps?|rows?|verses?|lessons?|units?|count|score|rate|rooms?|items?|tasks?|עמודים|עמוד|פרקים|פרק|תרגילים|תרגיל|שאלות|שאלה|קומות|קומה|שיעורים|שלבים|שלב|סעיפים|סעיף|דפים|דף|חלק|כרך|משימות)$/

export const isNumbered = (words: Lexemes, at: number) => NUMBERED.test(words.at(at - 1)?.text ?? '')
