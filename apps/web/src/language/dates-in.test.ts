import { expect, test } from 'vitest'
import { datesIn } from './dates-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  ['en', MINUTE, '1 minute ago'],
  ['he', MINUTE, 'לפני דקה'],
  ['he', HOUR, 'לפני שעה'],
  ['he', 3 * MINUTE, 'לפני 3 דקות'],
] as const)('in %s a moment is said to be past as people say it', (language, past, said) => {
  expect(datesIn(language).ago(0, past)).toBe(said)
})
