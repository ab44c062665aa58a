import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOSTILE_TEXTS, ORDINARY_TEXTS } from '../../../../testing/hostile-texts.ts'
import { hidden, PLAIN } from './characters.ts'
import { safeJson, shownDocument, shownText } from './safe-text.ts'

/** Written apart from the module, by ranges: what may never leave, whatever stands around it. */
const NEVER: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200b],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xfffe, 0xffff],
  [0xe0000, 0xe001f],
  [0xe0080, 0xe0fff],
]
const hiddenIn = (text: string) =>
  [...text]
    .map((character) => character.codePointAt(0) as number)
    .filter((point) => NEVER.some(([first, last]) => first <= point && point <= last))

const letters = fc.constantFrom(...HOSTILE_TEXTS.join(''), ...ORDINARY_TEXTS.join(''), 'a', '\u200d', '\ufe0f')
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(letters).map((parts) => parts.join('')),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
)

describe('[TX1] [TX2] nothing hidden leaves', () => {
  test.each(HOSTILE_TEXTS)('%j', (text) => {
    expect(hiddenIn(shownText(text))).toEqual([])
  })

  test('of any text', () => {
    fc.assert(
      fc.property(texts, (text) => hiddenIn(shownText(text)).length === 0),
      { numRuns: 2000 },
    )
  })

  test('of any document, names of properties included', () => {
    const documents = fc.array(fc.dictionary(texts, fc.oneof(texts, fc.integer(), fc.constant(null))))
    fc.assert(fc.property(documents, (document) => hiddenIn(JSON.stringify(shownDocument(document))).length === 0))
  })
})

test.each([
  ['\u001b[31m', '\\u{1b}[31m'],
  ['a\u200bb', 'a\\u{200b}b'],
  ['\u{e0041}', '\\u{e0041}'],
  ['❤\ufe0f\ufe0f', '❤\ufe0f\\u{fe0f}'],
  ['a\u200f\u200eb', 'a\\u{200f}\\u{200e}b'],
])('[TX2] %j is shown as %j', (text, shown) => {
  expect(shownText(text)).toBe(shown)
})

test.each(ORDINARY_TEXTS)('[TX3] %j is left alone', (text) => {
  expect(shownText(text)).toBe(text)
})

test('[TX1] JSON holds nothing hidden, and reads back as the same value', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const json = safeJson({ [text]: [text] })
      expect(hiddenIn(json)).toEqual([])
      expect(JSON.parse(json)).toEqual({ [text]: [text] })
    }),
    { numRuns: 1000 },
  )
})

test('[TX2] no character that is passed as plain is hidden, but for those that end a line or a column', () => {
  const plain = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((one) => PLAIN.test(one))
  expect(plain.length).toBeGreaterThan(300)
  expect(plain.filter((one) => hidden().test(one))).toEqual(['\t', '\n'])
  expect(PLAIN.test('a\u200bb')).toBe(false)
})
