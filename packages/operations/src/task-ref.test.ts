import { expect, test } from 'vitest'
import { parseTaskRef } from './task-ref.ts'

test.each([
  ['3', { number: 3 }],
  ['#3', { number: 3 }],
  ['nfr1xpx5cc8mzd', { id: 'nfr1xpx5cc8mzd' }],
  ['00000000000001', { id: '00000000000001' }],
  ['12345678901234', { id: '12345678901234' }],
  ['#12345678901234', { number: 12345678901234 }],
])('%s is the task %j: an id of digits alone is no number', (text, ref) => {
  expect(parseTaskRef(text)).toEqual(ref)
})
