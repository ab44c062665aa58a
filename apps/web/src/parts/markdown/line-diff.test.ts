import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

test('what was added and removed stands between the lines around it', () => {
  const before = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  const after = before.with(4, 'FIVE').toSpliced(6, 0, 'six and a half')
  expect(lineDiff(before.join('\n'), after.join('\n')).split('\n')).toEqual([
    ...['@@ -2,8 +2,9 @@', ' two', ' three', ' four', '-five', '+FIVE', ' six'],
    ...['+six and a half', ' seven', ' eight', ' nine'],
  ])
})

test('the same text has none', () => {
  expect(lineDiff('a\nb', 'a\nb')).toBe('')
})

test('[LD1] the old and the new text are in it, where everything is shown', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const lines = lineDiff(before, after).split('\n').slice(1)
      const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1))
      if (before !== after) expect([without('+').join('\n'), without('-').join('\n')]).toEqual([before, after])
    }),
  )
})
