// Text as it is compared: case, spaces, Hebrew points and marks of direction do not count, and עו״ד is עו"ד.

import { kept, type Reader } from './reader.ts'
import { RecentAnswers } from './reading/recent-answers.ts'

const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
const INVISIBLE = /[\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** What a person wrote, without what cannot be seen. */
export function cleaned(text: string): string {
  if (!ODD.test(text)) return text
  return text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Anything but plain signs, Latin and Hebrew letters and single spaces between them. */
const ODD = /[^ -~\u05d0-\u05ea]|^ | $| {2}/

export function normalized(text: string): string {
  // Most titles: a tenth of the time.
  if (!ODD.test(text)) return text.toLowerCase()
  return cleaned(text.normalize('NFC')).replace(POINTS, '').replace(/״/g, '"').replace(/׳/g, "'").toLowerCase()
}

/** Anything but lower-case Latin and Hebrew letters, digits and single spaces between them. */
const PUNCTUATED = /[^ a-z0-9\u05d0-\u05ea]|^ | $| {2}|^$/

/** A turn looks at its message more than once. */
const WORDS = kept(() => new RecentAnswers(wordsIn))

/** The words of an answer: no punctuation around them. */
export function wordsOf(reader: Reader, text: string): readonly string[] {
  reader.effort.spend(text.length >> 3)
  return reader.get(WORDS).of(text)
}

/** The same, uncounted and not remembered: for what is worked out once. */
export function wordsIn(text: string): readonly string[] {
  return split(normalized(text))
}

const PLAIN_WORD = /^[a-z0-9\u05d0-\u05ea]+$/

function split(plain: string): readonly string[] {
  if (!PUNCTUATED.test(plain)) return plain.split(' ')
  if (!ODD.test(plain)) return splitPlain(plain)
  return plain
    .split(/\s+/)
    .map((word) => (PLAIN_WORD.test(word) ? word : withoutMarks(word, MARK)))
    .filter((word) => word !== '')
}

/** The same for plain signs and single spaces, in a fraction of the time: there every sign that is no letter or digit is a mark. */
function splitPlain(plain: string): readonly string[] {
  const words: string[] = []
  for (let from = 0; from < plain.length; ) {
    const space = plain.indexOf(' ', from)
    const next = space === -1 ? plain.length : space
    let end = next
    while (end > from && !isOfWord(plain.charCodeAt(end - 1))) end--
    while (from < end && !isOfWord(plain.charCodeAt(from))) from++
    if (from < end) words.push(plain.slice(from, end))
    from = next + 1
  }
  return words
}

/** Of a text in lower case. */
const isOfWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x05d0 && code <= 0x05ea)

const MARK = /[\p{P}\p{S}]/u

/** The text without such characters at its ends. From the ends inward: a search would begin again at every one of them. */
function withoutMarks(text: string, mark: RegExp): string {
  const characters = [...withoutEnd(text, mark)]
  const from = characters.findIndex((one) => !mark.test(one))
  return from === -1 ? '' : characters.slice(from).join('')
}

/** The text without such characters at its end. */
export function withoutEnd(text: string, mark: RegExp): string {
  let end = text.length
  while (end > 0) {
    const isPair = end > 1 && /[\udc00-\udfff]/.test(text.charAt(end - 1))
    const from = isPair ? end - 2 : end - 1
    if (!mark.test(text.slice(from, end))) break
    end = from
  }
  return text.slice(0, end)
}

const STOP = /[.!?]/

/** Without the marks a sentence ends with. */
export const withoutStop = (text: string) => withoutEnd(text, STOP)
