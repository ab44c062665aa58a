// Shortens a text to a number of UTF-16 units, the unit every limit of Pawl is counted in. Pure.
//
// X1. What a reader sees as one character stays whole: an emoji, a letter with its points, a flag. So a cut never leaves
//     half a surrogate pair, which every schema would refuse as broken.
// X2. A character may be longer than the limit, or grow with every mark that is added to it. Then only its code points
//     stay whole.

/** Nobody sees more than that as one character. */
const LONGEST_CHARACTER = 64

// Made when it is first needed: it takes longer than most commands need for the rest.
let segmenter: Intl.Segmenter | undefined

/** The beginning of the text, no longer than the limit. */
export function cutText(text: string, limit: number): string {
  return text.length <= limit ? text : text.slice(0, boundaryBefore(text, limit))
}

/** The end of the text, no longer than the limit. */
export function cutTextFront(text: string, limit: number): string {
  if (text.length <= limit) return text
  if (limit <= 0) return ''
  const wanted = text.length - limit
  const before = boundaryBefore(text, wanted)
  if (before === wanted) return text.slice(wanted)
  const { index, segment } = characterAt(text, wanted)
  const after = index + segment.length
  return text.slice(after - wanted <= LONGEST_CHARACTER ? after : codePointAfter(text, wanted))
}

/** Cut, with a mark that says so; no longer than the limit with it. */
export function shortenText(text: string, limit: number): string {
  return text.length <= limit ? text : `${cutText(text, limit - 1)}…`
}

function boundaryBefore(text: string, at: number): number {
  if (at <= 0) return 0
  const { index } = characterAt(text, at)
  return at - index <= LONGEST_CHARACTER ? index : codePointBefore(text, at)
}

/** The character that this unit belongs to. Only the text around it is looked at: limits cut long texts. */
function characterAt(text: string, at: number): { readonly index: number; readonly segment: string } {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const from = codePointBefore(text, Math.max(0, at - 4 * LONGEST_CHARACTER))
  const window = text.slice(from, at + 2 * LONGEST_CHARACTER)
  const { index, segment } = segmenter.segment(window).containing(at - from) as Intl.SegmentData
  return { index: from + index, segment }
}

function codePointBefore(text: string, at: number): number {
  return isLow(text, at) && isHigh(text, at - 1) ? at - 1 : at
}

function codePointAfter(text: string, at: number): number {
  return isLow(text, at) && isHigh(text, at - 1) ? at + 1 : at
}

const isHigh = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xd800
const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00
