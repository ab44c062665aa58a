// Text as it is compared: case, spaces, Hebrew points and marks of direction do not count.

const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g
const INVISIBLE = /[\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** What a person wrote, without what cannot be seen. */
export function cleaned(text: string): string {
  return text.replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Anything but plain signs, Latin and Hebrew letters and single spaces between them. */
const ODD = /[^ -~\u05d0-\u05ea]|^ | $| {2}/

export function normalized(text: string): string {
  // Most titles: a tenth of the time.
  if (!ODD.test(text)) return text.toLowerCase()
  return cleaned(text.normalize('NFC')).replace(POINTS, '').toLowerCase()
}

/** Anything but lower-case Latin and Hebrew letters, digits and single spaces between them. */
const PUNCTUATED = /[^ a-z0-9\u05d0-\u05ea]|^ | $| {2}|^$/

/** A turn looks at its message more than once. */
let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] }

/** The words of an answer: no punctuation around them. */
export function wordsOf(text: string): readonly string[] {
  if (text !== last.text) last = { text, words: split(normalized(text)) }
  return last.words
}

const PLAIN_WORD = /^[a-z0-9\u05d0-\u05ea]+$/

function split(plain: string): readonly string[] {
  if (!PUNCTUATED.test(plain)) return plain.split(' ')
  return plain
    .split(/\s+/)
    .map((word) => (PLAIN_WORD.test(word) ? word : word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')))
    .filter((word) => word !== '')
}
