// Texts that are easily lost or changed on their way through a database, a file or a schema.

/** For fields of several lines. */
export const ODD_TEXTS = [
  'plain',
  ' ',
  'שלום, עולם',
  'two\nlines\tand a tab',
  '👩‍👩‍👧 and 🏴‍☠️',
  'e\u0301 is not é',
  '\u2028separators\u2029',
  '\ufeffmark',
  'zero\u200bwidth',
  '\n\t \n',
  `'quotes" \\ and \${}`,
  '{"kind":"end"}',
  ' edges ',
  'ǅ ﬁ ß İ',
  '\u{10ffff}\u{1f600}',
  'מילה word מילה',
  '',
  'null',
] as const

/** For titles: one line, something to see. */
export const ODD_TITLES = [
  'לקנות חלב 🎉',
  "O'Neil's \\ list",
  'e\u0301té',
  '\u{1f600}',
  'ﬁx ǅ',
  '{"title":1}',
  '-- drop',
] as const

/** What a message may hold that no field may. */
export const ODD_MESSAGES = [
  ...ODD_TEXTS,
  'nul \u0000 inside',
  'half \ud83d a pair',
  'kept \ufffd',
  '\u202eback',
] as const
