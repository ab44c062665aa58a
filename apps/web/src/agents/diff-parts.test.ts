import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffParts } from './diff-parts.ts'

const kinds = (text: string) => diffParts(text).map(({ kind, lines }) => `${kind}: ${lines.trimEnd()}`)

test('[DP1] a diff among what is printed is told from a list that looks like one', () => {
  const text = 'Working\n--- a/x.ts\n+++ b/x.ts\n@@ -1,2 +1,2 @@\n same\n-old\n+new\nDone:\n- one\n+ two\n'
  expect(kinds(text)).toEqual([
    ...['text: Working', 'file: --- a/x.ts', 'file: +++ b/x.ts', 'place: @@ -1,2 +1,2 @@'],
    ...['same:  same', 'removed: -old', 'added: +new', 'text: Done:\n- one\n+ two'],
  ])
})

test('[DP2] nothing is lost or added', () => {
  const line = fc.constantFrom('@@ -1,2 +1 @@', '+a', '-b', ' c', 'diff --git a/x b/x', '', 'text', '\\ No newline')
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\n')
      expect(
        diffParts(text)
          .map((part) => part.lines)
          .join(''),
      ).toBe(text)
    }),
  )
})
