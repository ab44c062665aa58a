// Which characters are not what they look like. The only place where they are listed.

import { once } from '../once.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
export const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u

/** Where there may be several lines, tabs and line breaks are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
export const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u

/** Embeddings, overrides and isolates: they turn round what stands after them. */
export const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u

/** What broken UTF-8 turns into on its way here. */
export const REPLACEMENT = '\ufffd'

/** What a text of several lines may not hold. */
export const FORBIDDEN = new RegExp(`${CONTROL_BUT_LINES.source}|${BIDI_CONTROL.source}|${REPLACEMENT}`, 'gu')

/**
 * What nobody sees: controls, halves of characters, and what Unicode calls ignorable, that is zero-width characters, tags,
 * variation selectors and fillers.
 */
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}\ufff9-\ufffb]`

/** Where some of it belongs to what is seen. */
const KEPT = [
  String.raw`[\n\t]`,
  // Emoji joined to one; the flags of England, Scotland and Wales; one variation selector after a sign that has two forms.
  String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?){1,9}`,
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  String.raw`\p{Emoji}[\ufe0e\ufe0f]`,
  // Scripts whose letters join.
  String.raw`(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200c\u200d](?=\p{L})`,
  // One mark of direction, as it is typed in Hebrew beside a number or a sign.
  String.raw`(?<!${INVISIBLE})[\u200e\u200f](?!${INVISIBLE})`,
].join('|')

/** Most text: nothing in it is hidden, and it takes no table of Unicode to say so, which take some milliseconds to load. */
export const PLAIN = /^[\t\n\x20-\x7e\u05d0-\u05ea\u2010-\u2027\u2190-\u21ff\u2500-\u25ff\u2713-\u2718]*$/

export const hidden = once(() => new RegExp(INVISIBLE, 'u'))
/** The first group has what may stay; without it, it is hidden. */
export const hiddenOrKept = once(() => new RegExp(`(${KEPT})|${INVISIBLE}`, 'gu'))
