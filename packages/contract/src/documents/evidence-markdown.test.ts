// Evidence is read by a parser of Markdown: whatever people and agents wrote, it has the structure Pawl gave it.

import fc from 'fast-check'
import { marked, type Token } from 'marked'
import { expect, test } from 'vitest'
import { HOSTILE_TEXTS } from '../../../../testing/hostile-texts.ts'
import { markdownText } from '../text/safe-markdown.ts'
import { evidenceMarkdown } from './evidence-markdown.ts'

const record = (text: string, body: object) => ({
  kind: 'case',
  id: text,
  version: 1,
  state: 'open',
  at: 1,
  actor: text,
  body: { ...body, policy_id: text, reasoning: text, result: text, version: 1, text, clarifications: [text] },
})

const evidenceWith = (text: string) =>
  evidenceMarkdown(
    {
      attempts: [
        {
          task: { number: 1, title: text, status: 'approved' },
          events: [{ at: 1, by: text, trigger: 'approve', to: 'approved', set: { title: text, skills: [text] } }],
          results: [record(text, {})],
          cases: [record(text, { policy_version: 1, result_version: 1, verdict: 'Satisfied' })],
          items: [{ ...record(text, { type: 'TaskReview', answer: { text } }), state: 'answered' }],
          messages: [record(text, { type: 'TaskAssign', worker: text, findings: text })],
        },
      ],
      policies: [record(text, {})],
    } as unknown as Parameters<typeof evidenceMarkdown>[0],
    { language: 'en', quote: (given) => given, moment: String },
  )

/** What the parser found, without the words. */
type Shape = readonly [string, ...unknown[]]
function shapeOf(tokens: readonly Token[]): readonly Shape[] {
  return tokens.flatMap((token): Shape[] => {
    if (token.type === 'text' && !('tokens' in token)) return []
    if (token.type === 'escape' || token.type === 'space') return []
    const own = 'depth' in token ? [token.type, token.depth] : [token.type]
    if (token.type === 'table') return [[...own, ...[token.header, ...token.rows].map(cells)] as unknown as Shape]
    const inside = token.type === 'list' ? token.items : 'tokens' in token ? (token.tokens ?? []) : []
    return [[...own, shapeOf(inside)] as unknown as Shape]
  })
}
const cells = (row: readonly { tokens: Token[] }[]) => row.map(({ tokens }) => shapeOf(tokens))

const plain = shapeOf(marked.lexer(evidenceWith('x')))

test.each(HOSTILE_TEXTS)('[D33] %j changes nothing of the structure', (text) => {
  expect(shapeOf(marked.lexer(evidenceWith(text)))).toEqual(plain)
})

test('[D33] nor does any text made of the signs of Markdown', () => {
  const signs = fc.constantFrom(
    ...'\\`*_{}[]()#+-.!|<>~&:@=$\n\t 1a"\'/',
    'http://a.b',
    'www.a.b',
    'a@b.c',
    '&amp;',
    '```',
  )
  const texts = fc.array(signs, { minLength: 1, maxLength: 40 }).map((parts) => `x${parts.join('')}x`)
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        texts.map((text) => text.slice(1)),
      ),
      (text) => {
        const shape = shapeOf(marked.lexer(evidenceWith(text)))
        if (JSON.stringify(shape) !== JSON.stringify(plain)) expect(shape).toEqual(plain)
      },
    ),
    { numRuns: 3000 },
  )
})

test.each(['no_secrets', 'A result is brief. (At most 40 words.)', 'ada-2', '3 < 4'])(
  'what needs no sign is readable as it is: %s',
  (text) => {
    expect(markdownText(text).replaceAll('\\', '')).toBe(text)
    if (!text.includes('<')) expect(markdownText(text)).toBe(text)
  },
)
