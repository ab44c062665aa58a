// `x as Y` says what the compiler cannot see, and what nobody checks. Their number may fall, not rise: a table has `keysOf`, what
// was made sure of has `present`, what comes from outside is parsed by a schema.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

/** As many as there are. Whoever takes some away writes the smaller number. */
const MOST: Readonly<Record<string, number>> = {
  'apps/cli': 113,
  'apps/server': 36,
  'apps/web': 141,
  'packages/client': 11,
  'packages/contract': 56,
  'packages/dialogue': 184,
  'packages/kernel': 14,
  'packages/mcp': 11,
  'packages/operations': 151,
  'packages/storage': 72,
}

/** `as const` says nothing of a type, and is none. */
function castsIn(node: unknown): number {
  if (node === null || typeof node !== 'object') return 0
  const own = 'type' in node && (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion') ? 1 : 0
  return Object.values(node).reduce((sum: number, part) => sum + castsIn(part), own)
}

const castsInText = (text: string, tsx: boolean) => castsIn(parseSync(text, { syntax: 'typescript', tsx }))

test('a cast is recognised', () => {
  expect(castsInText('const a = [b as string, c as const, <number>d, (e as unknown) as F]', false)).toBe(4)
})

test.each(Object.entries(MOST))('%s has at most %i casts', (folder, most) => {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files).not.toEqual([])
  const casts = files.map((file) => castsInText(readFileSync(join(root, file), 'utf8'), file.endsWith('x')))
  expect(casts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most)
})

test('every package has its number', () => {
  expect(
    globSync('{packages,apps}/*/src', { cwd: root })
      .map((folder) => folder.slice(0, -'/src'.length))
      .sort(),
  ).toEqual(Object.keys(MOST).sort())
})
