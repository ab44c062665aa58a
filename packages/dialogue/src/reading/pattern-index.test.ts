// PI1: what an index of patterns leaves out cannot match.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialogues } from '../../../../testing/dialogues.ts'
import { createReader } from '../create-reader.ts'
import { SHIPPED } from '../languages/index.ts'
import { neededWords, plainWords } from './needed-words.ts'
import { PatternIndex, patternTable } from './pattern-index.ts'

const PATTERNS: readonly RegExp[] = Object.values(SHIPPED).flatMap(({ sameAs, saying, repairs, slots }) => [
  ...sameAs.shapes.map(([shape]) => shape),
  ...saying.filing,
  ...saying.remindSomeone,
  ...slots.rhythmFirst.patterns,
  ...Object.values(repairs)
    .flat()
    .filter((one) => one instanceof RegExp),
])
const index = new PatternIndex(PATTERNS, (pattern) => pattern)
const matching = (patterns: readonly RegExp[], text: string) => patterns.filter((pattern) => pattern.test(text))

function expectSame(text: string): void {
  expect(matching(index.among(plainWords(text) ?? 'any'), text), text).toEqual(matching(PATTERNS, text))
}

/** What a sentence can be made from: without looks ahead and back, and a few letters where anything goes. */
const simple = ({ source }: RegExp) =>
  new RegExp(
    source
      .replace(/\(\?<?[=!](?:[^()]|\([^()]*\))*\)/g, '')
      .replace(/\(\?<\w+>/g, '(')
      .replace(/\[[^\]]*\\p[^\]]*\]|\\p\{\w+\}|\\S|\.(?=[+*])/g, '[a-zא-ת]')
      .replace(/\\b/g, ''),
  )

describe('[PI1] an index of patterns finds what all of them find', () => {
  test('in every sentence of the conversations and of the lexicon', () => {
    const said = dialogues.flatMap(({ turns }) => turns.map(({ user }) => user))
    const needed = Object.values(SHIPPED).flatMap(({ words }) => words.map((entry) => entry.needed.sentence))
    for (const text of [...said, ...needed]) expectSame(text)
  })

  test('in sentences made of the words of the patterns', () => {
    const words = PATTERNS.flatMap(({ source }) => source.match(/[a-z\u05d0-\u05ea']+|\d|[✓,.!:’-]/gi) ?? [])
    const sentence = fc
      .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', ' ', '', ', ')), { maxLength: 8 })
      .map((parts) => parts.map(([word, space]) => word + space).join(''))
    fc.assert(fc.property(sentence, expectSame), { numRuns: 500 })
  })

  test('in sentences that fit a pattern', () => {
    const fitting = fc.oneof(...PATTERNS.map((pattern) => fc.stringMatching(simple(pattern), { size: 'xsmall' })))
    fc.assert(fc.property(fitting, expectSame), { numRuns: 100, endOnFailure: true })
  })
})

describe('the words a pattern needs', () => {
  test.each([
    [/^make (.+?) (?:repeat|recur) (.+)$/, ['repeat', 'recur']],
    [/^(?:please |ok )*got (?:the )?(.+)[.!]*$/, ['got']],
    [/(.+?) any ?more$/, undefined],
    [/^(?:forget|never ?mind) (.+)$/, undefined],
    [/^an? (.+)$/, undefined],
    [/^(?:call|name) (it|that) (?!a day)(.+?)$/, ['call', 'name']],
    [/^(.+?) ?[✓✔]$/, []],
    [/^remind(?:ing)? me$/, ['me']],
    [/^\S+ones (?:off)*$/, undefined],
    [/^(?:don't|do not) repeat$/, ['repeat']],
    [/^(?:one|)two three$/, ['three']],
    [/\bb4 (.+)/, undefined],
    [/got (.+)/, undefined],
  ])('%s', (pattern, words) => {
    const needed = neededWords(pattern)
    expect(needed && [...needed]).toEqual(words)
  })
})

test('a letter that could be another case of a plain one leaves nothing out', () => {
  expect(plainWords('ſkip it')).toBeUndefined()
  expect(plainWords("What's NEXT?")).toEqual(['what', 's', 'next'])
})

describe('an index of patterns', () => {
  const two = new PatternIndex([/^buy .+/, /^.+ milk$/, /^.+$/], (pattern) => pattern)
  const found = (words: readonly string[] | 'any') => two.among(words).map(({ source }) => source)

  test('gives all of them for what has no plain words', () => {
    expect(found('any')).toEqual(['^buy .+', '^.+ milk$', '^.+$'])
  })

  test('leaves out those whose words are missing, and keeps the order of the others', () => {
    expect(found(['milk'])).toEqual(['^.+ milk$', '^.+$'])
    expect(found(['milk', 'buy'])).toEqual(['^buy .+', '^.+ milk$', '^.+$'])
    expect(found(['milk', 'milk'])).toEqual(['^.+ milk$', '^.+$'])
    expect(found(['eggs'])).toEqual(['^.+$'])
  })

  test('of each language is built once for a reader', () => {
    const reader = createReader()
    const shipped = reader.all()
    const built: unknown[] = []
    const table = patternTable(
      (speech) => {
        built.push(speech)
        return speech === shipped[0] ? [/^buy .+/, /^sell .+/] : [/^קנה .+/]
      },
      (pattern) => pattern,
    )
    const sources = (at: number, text: string) => table(reader, shipped[at] as (typeof shipped)[0], text).map(String)
    expect([sources(0, 'buy milk'), sources(1, 'buy milk')]).toEqual([['/^buy .+/'], []])
    expect(sources(0, 'sell, or “buy”')).toEqual(['/^buy .+/', '/^sell .+/'])
    expect(built).toEqual([...shipped])
  })
})
