import { describe, expect, test } from 'vitest'
import { diffLine, fencedDiff, hasMarkup } from './markup.ts'

describe('what is Markdown', () => {
  test.each(['Buy milk', 'Call Dana at 5.', 'לקנות חלב, ביצים ולחם', 'a - b', '5 * 3 = 15', 'one\ntwo'])(
    'a plain sentence is not: %j',
    (text) => expect(hasMarkup(text)).toBe(false),
  )

  test.each([
    '# Title',
    'a **b**',
    '- one\n- two',
    '`code`',
    '| a | b |',
    'see https://example.org',
    'one\n\ntwo',
    '1. a',
  ])('signs of it are seen: %j', (text) => expect(hasMarkup(text)).toBe(true))
})

describe('a diff as git prints it', () => {
  const diff = 'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-```old\n+new'

  test('becomes code from where it begins, in a fence longer than any inside', () => {
    expect(fencedDiff(`Done.\n${diff}`)).toBe(`Done.\n\n\`\`\`\`diff\n${diff}\n\`\`\`\`\n`)
  })

  test.each(['Just a sentence.', `\`\`\`diff\n${diff}\n\`\`\``, 'a --- b'])('anything else is left alone: %j', (text) =>
    expect(fencedDiff(text)).toBe(text),
  )

  test('each of its lines is told', () => {
    expect(diff.split('\n').map(diffLine)).toEqual(['file', 'file', 'file', 'place', 'removed', 'added'])
  })
})
