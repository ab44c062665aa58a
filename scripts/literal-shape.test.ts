// An object literal shows what the object is: no literal is spread into another to save lines.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SPREAD_LITERAL = /(?:^|[\s{,(])\.\.\.\{/

/** Tables of words, a row a subject. */
const isWordTable = (file: string) => file.includes('dialogue/src/languages/') || file.includes('third-language/')

test('no object literal is spread into another', () => {
  const files = globSync('{packages,apps,bench,scripts,testing}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  const spread = files
    .filter((file) => !isWordTable(file) && !file.endsWith('literal-shape.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (SPREAD_LITERAL.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    )
  expect(spread).toEqual([])
})
