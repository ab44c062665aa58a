import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { all, each } from '../../../../testing/operation-context.ts'
import { splitLines } from './split-lines.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** In pieces of these sizes, over and over. */
function* inPieces(whole: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, turn = 0; at < whole.length; turn++) {
    const size = sizes[turn % sizes.length] as number
    yield whole.subarray(at, at + size)
    at += size
  }
}

describe('lines of a stream', () => {
  test('are the same however the stream is cut, also in the middle of a character', async () => {
    const line = fc.constantFrom('', 'a', 'שלום', '👩‍👩‍👧', '\u2028', '\ufeff', 'x'.repeat(50))
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(fc.array(line), pieces, fc.constantFrom('\n', '\r\n'), async (lines, sizes, end) => {
        // A mark at the very beginning is no part of the first line.
        const text = `\ufeff${lines.map((one) => `${one}${end}`).join('')}`
        expect(await all(splitLines(each(inPieces(bytes(text), sizes))))).toEqual(lines)
      }),
      { numRuns: 200 },
    )
  })

  test('a last line without an end is a line, and nothing is none', async () => {
    expect(await all(splitLines(each([bytes('a\nb')])))).toEqual(['a', 'b'])
    expect(await all(splitLines(each([])))).toEqual([])
  })

  test('what is not UTF-8 is refused with the number of its line', async () => {
    const broken = splitLines(each([bytes('a\n'), new Uint8Array([0xff, 10])]))
    await expect(all(broken)).rejects.toMatchObject({ refusal: { code: 'IMPORT_BAD_LINE', variables: { line: 2 } } })
  })

  test('a line that is too long is refused by its number and the limit, before the rest of it is read', async () => {
    let read = 0
    const endless = async function* () {
      yield bytes('short\n')
      for (;;) {
        read++
        yield bytes('x'.repeat(1000))
      }
    }
    await expect(all(splitLines(endless(), { limit: 10_000 }))).rejects.toMatchObject({
      refusal: { code: 'IMPORT_LINE_TOO_LONG', variables: { line: 2, limitBytes: 10_000 } },
    })
    expect(read).toBe(11)
  })

  test('every byte of a long line is copied once, however small its pieces', async () => {
    const piece = bytes('x'.repeat(16))
    const pieces = 200_000
    let copied = 0
    const set = Uint8Array.prototype.set
    Uint8Array.prototype.set = function (source, at) {
      copied += source.length
      set.call(this, source, at)
    }
    try {
      const stream = async function* () {
        for (let sent = 0; sent < pieces; sent++) yield piece
      }
      const [line] = await all(splitLines(stream()))
      expect(line?.length).toBe(pieces * 16)
      expect(copied).toBe(pieces * 16)
    } finally {
      Uint8Array.prototype.set = set
    }
  })
})
