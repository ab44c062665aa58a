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
    [/^milk/, undefined],
    [/^got eggs/, ['got']],
    [/^Milk$/i, ['milk']],
    [/^milk$|^eggs$/, ['milk', 'eggs']],
    [/^milk (.+)$|^.$/, undefined],
    [/^milk|^eggs/, undefined],
    [/milk$|eggs$/, undefined],
    // What stands beside a word: signs and ends are edges, what may be a letter is none.
    [/^milk,eggs$/, ['milk']],
    [/^milk[,.]eggs$/, ['milk']],
    [/^milk[a-z]$/, undefined],
    [/^milk[^,]$/, undefined],
    [/^milk[\]]$/, undefined],
    [/^milk[,^]$/, ['milk']],
    [/^milk\.$/, ['milk']],
    [/^milk\d$/, undefined],
    [/^.milk$/, undefined],
    [/^\p{L} a$/u, ['a']],
    [/^\p{Lu} a$/u, ['a']],
    [/^\u{5d0} a$/u, ['a']],
    [/^\u05d0 a$/, ['a']],
    [/^milk\b$/, ['milk']],
    [/\bmilk\b/, undefined],
    // Looking ahead and back takes no room.
    [/^(?=x)milk$/, ['milk']],
    [/^(?!x)milk$/, ['milk']],
    [/^a (?<=x)milk$/, ['milk']],
    [/^a(?!x)milk$/, undefined],
    // Groups, with a name and without.
    [/^(?<name>egg)$/, ['egg']],
    [/^(?:egg)$/, ['egg']],
    [/^(egg)$/, ['egg']],
    [/^(?:(?:a|b) )?milk$/, ['milk']],
    // What may be missing, or be there again.
    [/^eggs?$/, undefined],
    [/^eggs* to$/, ['to']],
    [/^eggs+ to$/, ['to']],
    [/^egg{2} to$/, ['to']],
    [/^egg{10} to$/, ['to']],
    [/^milk ?eggs$/, undefined],
    [/^milk ??eggs$/, undefined],
    [/^milk *eggs$/, undefined],
    [/^milk {0,2}eggs$/, undefined],
    [/^milk {1,2}eggs$/, ['milk']],
    [/^milk {2}eggs$/, ['milk']],
    [/^milk {10}eggs$/, ['milk']],
    [/^milk {0,12}eggs$/, undefined],
    [/^milk {0,}eggs$/, undefined],
    [/^milk\.{0,2}eggs$/, undefined],
    [/^milk.+?eggs$/, undefined],
    [/^milk +?eggs$/, ['milk']],
    [/^(?:milk )+$/, undefined],
    [/^(?: milk)+$/, undefined],
    [/^(?:milk )$/, ['milk']],
    [/^(?:milk )?$/, undefined],
    [/^milk✓?$/, ['milk']],
    [/^milk[✓]?$/, ['milk']],
    [/^milk[✓,]$/, ['milk']],
    // A group is an edge if each of its ways ends, or begins, with one.
    [/^(?:a |b )milk$/, ['milk']],
    [/^(?:a |b)milk$/, undefined],
    [/^(?:|a )milk$/, ['milk']],
    [/^(?: ?)milk$/, ['milk']],
    [/^x(?: ?)milk$/, undefined],
    [/^x(?:|a )milk$/, undefined],
    [/^milk(?: a| b)$/, ['milk']],
    [/^milk(?: a|b)$/, undefined],
    [/^milk(?:|, a)$/, ['milk']],
    // One long word rather than one of a few short ones.
    [/^(?:ab|cd) abc$/, ['abc']],
    [/^abcd (?:ab|cd|ef)$/, ['abcd']],
  ])('%s', (pattern, words) => {
    const [needed] = neededWords(pattern)
    expect(needed && [...needed]).toEqual(words)
  })

  test('are one of each set', () => {
    const sets = neededWords(/^(?:mark|set) (.+) as (?:done|finished)[.!]*$/).map((words) => [...words])
    expect(sets).toEqual([['done', 'finished'], ['mark', 'set'], ['as']])
    expect(neededWords(/^(?:mark .+ as|set .+ to) done$/)).toHaveLength(2)
  })
})

describe('the plain words of a text', () => {
  test.each([
    ["What's NEXT?", ['what', 's', 'next']],
    ['at 5\u00a0pm – or 6', ['at', '5', 'pm', 'or', '6']],
    ['דו״ח ל־2026', ['דו', 'ח', 'ל', '2026']],
    ['tab\tand\nline\r', ['tab', 'and', 'line']],
    ['', []],
  ])('%j', (text, words) => {
    expect(plainWords(text)).toEqual(words)
  })

  test.each(['ſkip it', 'café', 'it ✓', 'שָׁלוֹם'])(
    '%j has a letter or sign that is not plain: nothing is left out',
    (text) => {
      expect(plainWords(text)).toBeUndefined()
    },
  )
})

describe('an index of patterns', () => {
  const found = (words: readonly string[] | 'any') =>
    new PatternIndex([/^buy .+/, /^.+ milk$/, /^.+$/, /^buy back .+/], (pattern) => pattern)
      .among(words)
      .map(({ source }) => source)

  test('gives all of them for what has no plain words', () => {
    expect(found('any')).toEqual(['^buy .+', '^.+ milk$', '^.+$', '^buy back .+'])
  })

  test('leaves out those whose words are missing, and keeps the order of the others', () => {
    expect(found(['milk'])).toEqual(['^.+ milk$', '^.+$'])
    expect(found(['milk', 'buy'])).toEqual(['^buy .+', '^.+ milk$', '^.+$'])
    expect(found(['milk', 'milk'])).toEqual(['^.+ milk$', '^.+$'])
    expect(found(['buy', 'eggs'])).toEqual(['^buy .+', '^.+$'])
    expect(found(['buy', 'back'])).toEqual(['^buy .+', '^.+$', '^buy back .+'])
    expect(found(['eggs'])).toEqual(['^.+$'])
  })

  test('leaves out those that lack another word they cannot do without', () => {
    const index = new PatternIndex([/^mark .+ as .+$/, /^mark .+$/], (pattern) => pattern)
    expect(index.among(['mark', 'it']).map(String)).toEqual(['/^mark .+$/'])
    expect(index.among(['mark', 'it', 'as', 'done']).map(String)).toEqual(['/^mark .+ as .+$/', '/^mark .+$/'])
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
    expect(sources(0, 'anything ✓')).toEqual(['/^buy .+/', '/^sell .+/'])
    expect(built).toEqual([...shipped])
  })
})
