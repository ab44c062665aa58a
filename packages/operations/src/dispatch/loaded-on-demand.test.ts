// What reads messages is half of the program, and most commands do without it: only what talks may name it outright.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const OPERATIONS = join(import.meta.dirname, '..')
const NAMED_OUTRIGHT = /^import \{[^}]*\} from '@pawl\/dialogue'/m

test('the conversation is loaded when it is needed, and not with the store', () => {
  const sources = globSync('**/*.ts', { cwd: OPERATIONS }).filter((path) => !path.endsWith('.test.ts'))
  const outright = sources.filter((path) => NAMED_OUTRIGHT.test(readFileSync(join(OPERATIONS, path), 'utf8')))
  expect(outright.filter((path) => !path.startsWith('conversation/'))).toEqual([])
  expect(outright.length).toBeGreaterThan(0)
})
