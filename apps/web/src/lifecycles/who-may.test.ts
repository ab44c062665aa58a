import { type LifecycleName, lifecycles } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { whoMay } from './who-may.ts'

test.each(Object.values(lifecycles))('every rule of $name says who may', ({ name, rules }) => {
  const silent = rules.filter(({ trigger }) => whoMay(name as LifecycleName, trigger) === undefined)
  expect(silent).toEqual([])
})
