// A decision says when it was taken and whether it still holds.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

const folder = join(root, 'docs', 'decisions')
const HEAD = /^# .+\n\nDate: 20\d\d-[01]\d-[0-3]\d {2}\nStatus: (accepted|superseded by \d{4}|withdrawn)\n\n/

test.each(readdirSync(folder))('%s has a date and a status', (file) => {
  expect(readFileSync(join(folder, file), 'utf8')).toMatch(HEAD)
})

test('no two decisions have the same number', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})
