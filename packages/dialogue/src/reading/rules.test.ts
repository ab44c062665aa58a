// Which row of the table a clause falls under, and what is seen of its words.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { LEXICON } from './lexicon.ts'
import { type Beginning, ruleFor } from './rules.ts'
import { Sentence } from './sentence.ts'
import type { Sign } from './signs.ts'
import { splitWords } from './words.ts'

const found = (begins: readonly Beginning[], ...signs: Sign[]) => ruleFor(begins, new Set(signs))
const means = (begins: Beginning, ...signs: Sign[]) => found([begins], ...signs)?.rule.means

describe('[D7] the first row that fits', () => {
  test('has all it asks for', () => {
    expect(means('cross-off', 'off', 'off-list')).toBe('COMPLETE_TASK')
    expect([means('cross-off', 'off'), means('cross-off', 'off-list')]).toEqual([undefined, undefined])
  })

  test('has one of several', () => {
    expect([means('update-ours', 'ours'), means('update-ours', 'item')]).toEqual(['UPDATE_TASK', 'UPDATE_TASK'])
    expect(found(['update-ours'])?.rule.ifTask).toBe(true)
    expect(means('create-ours')).toBeUndefined()
  })

  test('lacks what it must not have: then a later row may fit', () => {
    expect(found(['delete'])?.rule.ifTask).toBeUndefined()
    expect(found(['delete'], 'foreign')?.rule.ifTask).toBe(true)
    expect(found(['delete'], 'yours')?.rule.ifTask).toBe(true)
  })

  test('[D38] a word that could be meant for another assistant counts only if a task fits, or one of ours is named', () => {
    for (const begins of ['delete', 'complete', 'update'] as const) {
      expect(found([begins], 'foreign')?.rule.ifTask).toBe(true)
      expect(found([begins], 'foreign', 'ours')?.rule.ifTask).toBeUndefined()
    }
  })

  test('is the earliest in the table, in whatever order its beginnings are given', () => {
    for (const beginnings of [
      ['list', 'create'],
      ['create', 'list'],
    ] as const)
      expect(found(beginnings, 'ours')).toMatchObject({ begins: 'create', rule: { means: 'CREATE_TASK' } })
  })

  test('begins with whatever stands first of its beginnings', () => {
    expect(found(['recall', 'inform'], 'ours')?.begins).toBe('recall')
    expect(found(['remind', 'alert'], 'instead')?.begins).toBe('remind')
  })

  test('may be that of the second beginning, where nothing fits the first', () => {
    expect(found(['create-ours', 'need'])).toMatchObject({ begins: 'need', rule: { means: 'CREATE_TASK' } })
  })

  test('is none where none fits', () => {
    expect([found([]), found(['thing']), found(['open'])]).toEqual([undefined, undefined, undefined])
  })
})

describe('what is seen of a stretch of words', () => {
  const reader = createReader()
  const seen = (text: string, from = 0) =>
    new Sentence(splitWords(reader, text), reader.get(LEXICON), reader.effort).signs(from)
  const far = (words: number) => Array.from({ length: words }, () => 'xyz').join(' ')

  test('a list that something is put onto stands within eight words of the ‘to’', () => {
    expect(seen(`to ${far(6)} list`).has('onto-list')).toBe(true)
    expect(seen(`to ${far(7)} list`).has('onto-list')).toBe(false)
  })

  test('so does one that something is taken from', () => {
    expect(seen(`from ${far(6)} list`).has('off-list')).toBe(true)
    expect(seen(`from ${far(7)} list`).has('off-list')).toBe(false)
    expect(seen('list').has('off-list')).toBe(false)
  })

  test('a number counts after a noun of ours, or with its sign', () => {
    expect(['task 3', '#3', 'number 3'].map((text) => seen(text).has('numbered'))).toEqual([true, true, true])
    expect(['3', '3 eggs', 'xyz 3'].map((text) => seen(text).has('numbered'))).toEqual([false, false, false])
  })

  test('nothing, one, two or three words', () => {
    expect([seen('').has('nothing'), seen('xyz').has('nothing'), seen('.').has('nothing')]).toEqual([true, false, true])
    expect(['', 'xyz', 'xyz xyz', 'xyz xyz xyz'].map((text) => seen(text).has('short'))).toEqual([
      ...[false, true, true, false],
    ])
  })

  test('whether every word is known', () => {
    expect([seen('my tasks').has('only'), seen('my xyz tasks').has('only')]).toEqual([true, false])
  })

  test('the noun of ours is the last word', () => {
    expect([seen('new task').has('ends'), seen('new task xyz').has('ends')]).toEqual([true, false])
  })

  test('a noun of ours is the one, or a new one', () => {
    expect(seen('the task').has('fresh')).toBe(false)
    expect(seen('the task').has('definite')).toBe(true)
    expect(seen("dana's task").has('definite')).toBe(true)
    expect(seen('a task').has('fresh')).toBe(true)
  })
})
