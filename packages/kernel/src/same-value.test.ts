import { expect, test } from 'vitest'
import type { FieldValue } from './field-kinds.ts'
import { sameValue } from './same-value.ts'

const nested = { a: [1, { b: null }], c: 'x' } as unknown as FieldValue

test.each<[FieldValue | undefined, FieldValue | undefined]>([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [undefined, undefined],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [[], []],
  [{ a: 1, b: 2 } as never, { b: 2, a: 1 } as never],
  [nested, structuredClone(nested)],
])('%j is the same as %j', (a, b) => {
  expect([sameValue(a, b), sameValue(b, a)]).toEqual([true, true])
})

test.each<[FieldValue | undefined, FieldValue | undefined]>([
  [1, 2],
  [1, '1'],
  [null, undefined],
  [null, []],
  [null, {} as never],
  ['', null],
  [1, {} as never],
  ['x', { 0: 'x' } as never],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'b']],
  [[], {} as never],
  [['a'], { 0: 'a' } as never],
  [{ a: 1 } as never, { b: 1 } as never],
  [{ a: 1 } as never, { a: 1, b: 2 } as never],
  [{ a: undefined } as never, { b: 1 } as never],
  [nested, { a: [1, { b: 0 }], c: 'x' } as never],
])('%j is not the same as %j', (a, b) => {
  expect([sameValue(a, b), sameValue(b, a)]).toEqual([false, false])
})
