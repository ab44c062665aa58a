import { fail, renderError } from '@pawl/contract'
import { expect, test } from 'vitest'
import { isAway } from './patient-door.ts'

test('a store that was upgraded is waited out if a server says so, and not by a program that is too old itself', () => {
  const { refusal } = fail('STORE_UPGRADED', { migration: '0099-later' })
  expect(isAway(refusal)).toBe(false)
  expect(isAway({ ...refusal, said: renderError(refusal, 'en') })).toBe(true)
})
