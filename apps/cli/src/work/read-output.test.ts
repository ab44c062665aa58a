// Whatever bytes a command prints, what is made of them can be stored.

import { endingLine, operations } from '@pawl/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapedText } from './plain-text.ts'
import { readOutput } from './read-output.ts'

const pieces = [
  ...[
    '👨‍👩‍👧‍👦',
    'שָׁלוֹם',
    '🇮🇱',
    'e\u0301',
    '\x1b[31mred\x1b[0m',
    '\x1b]0;title\x07',
    '\u202e',
    '\u2066',
    '\0',
    '\r\n',
    '\ufffd',
  ],
  ...['\ud83d', '\ude00', '\u2028', 'PAWL-RESULT: ', 'PAWL-PROGRESS: ', '\n', '\x9b31m', '\x85'],
].map((text) => Buffer.from(text, 'utf8'))
const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom(...pieces),
      fc.uint8Array({ maxLength: 30 }).map((some) => Buffer.from(some)),
      fc.string({ unit: 'binary' }).map((text) => Buffer.from(text, 'utf8')),
      fc
        .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 4_000 }))
        .map(([one, times]) => Buffer.concat(Array(times).fill(one))),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => Buffer.concat(all))
const chunk = fc.integer({ min: 1, max: 5_000 })

const held = { task: '1', session: 's' }
const taken = (schema: { safeParse(given: unknown): { success: boolean; error?: unknown } }, given: object) =>
  expect(schema.safeParse({ ...held, ...given }).error).toBeUndefined()

test('[X1] any output of a command gives a result, a progress and a reason that every schema takes', () => {
  const { completeWork, reportProgress, releaseWork } = operations
  fc.assert(
    fc.property(bytes, chunk, (output, size) => {
      const told: string[] = []
      const reader = readOutput((text) => told.push(text))
      for (let at = 0; at < output.length; at += size) {
        reader.output(output.subarray(at, at + size))
        reader.errors(output.subarray(at, at + size))
      }
      const { result, lastLines } = reader.end()
      taken(completeWork.input, { result })
      for (const progress of told) taken(reportProgress.input, { progress })
      taken(releaseWork.input, { reason: `${endingLine({ how: 'exited', code: 1 })}\n${lastLines}` })
      taken(completeWork.input, { result: escapedText(output.toString('utf8'), 9_000) })
    }),
    { numRuns: 200 },
  )
})

test.each([8_998, 8_999, 9_000, 9_001])(
  'an emoji after %i letters is kept whole or left out, with all before it',
  (letters) => {
    const reader = readOutput(() => {})
    reader.output(Buffer.from(`${'x'.repeat(letters)}😀tail\n`))
    expect(reader.end().result).toBe(
      `${'x'.repeat(letters)}😀tail`.slice(0, letters > 8_998 ? Math.min(letters, 9_000) : 9_000),
    )
  },
)
