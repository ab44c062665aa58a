import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { PACE_OF_ACCOUNT, SlowedTries } from './slowed-tries.ts'

test('a password is kept with its salt and parameters, and never twice the same', async () => {
  const [one, two] = [await hashPassword('correct horse battery'), await hashPassword('correct horse battery')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword('correct horse battery', one)).toBe(true)
  expect(await isPassword('correct horse batterY', one)).toBe(false)
})

test('[PW1] nobody’s password is compared all the same, and is wrong', async () => {
  expect(await isPassword('anything at all', undefined)).toBe(false)
})

test('[ST2] what fails again and again waits longer, up to a limit, until it succeeds', () => {
  const tries = new SlowedTries(PACE_OF_ACCOUNT)
  const waits = Array.from({ length: 12 }, () => {
    tries.begin('dana', 0)
    return tries.wait('dana', 0)
  })
  expect(waits).toEqual([0, 0, 0, 0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(tries.wait('eve', 0)).toBe(0)
  tries.succeeded('dana')
  expect(tries.wait('dana', 0)).toBe(0)
})
