import { expect, test } from 'vitest'
import { reasonNotHere } from './not-here.ts'

test('a peer that is not installed is left out; a part of Pawl that is missing is a failure', () => {
  const missing = (name: string) =>
    Object.assign(new Error(`Cannot find package '${name}' imported from x`), { code: 'ERR_MODULE_NOT_FOUND' })
  expect(reasonNotHere(missing('pg-boss'))).toContain('pg-boss')
  expect(reasonNotHere(missing('@pawl/kernel'))).toBe(undefined)
  expect(reasonNotHere(new Error('3 were lost'))).toBe(undefined)
})
