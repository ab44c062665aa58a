// Doors know operations by their declarations. One that names an operation to treat it differently has a rule of its own,
// which the other doors do not have.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type OperationKey, operations } from '../packages/contract/src/index.ts'
import { root } from './paths.mjs'

const names = (Object.keys(operations) as OperationKey[]).join('|')
const SPECIAL_CASES = [
  new RegExp(`\\b(?:\\w*[kK]ey|operation) [!=]== '(?:${names})'`, 'g'),
  new RegExp(`\\bcase '(?:${names})':`, 'g'),
  /\bOperationKey\[\] = \[/g,
  /\bExclude<OperationKey,/g,
]

const sources = ['apps/*/src/**/*.{ts,tsx}', 'packages/mcp/src/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'))

const specialCasesIn = (text: string) => SPECIAL_CASES.flatMap((pattern) => text.match(pattern) ?? [])

test('a special case is recognised', () => {
  expect(specialCasesIn(`if (key === 'exportStore' || request.key !== 'inbox') return`)).toHaveLength(2)
  expect(specialCasesIn(`const WAITS: readonly OperationKey[] = ['waitForTask']`)).toHaveLength(1)
})

test('no door treats an operation differently by its name', () => {
  expect(sources.length).toBeGreaterThan(200)
  const found = sources.flatMap((file) =>
    specialCasesIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
