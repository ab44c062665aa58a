import { expect, test } from 'vitest'
import { invariantProblems } from './invariants.ts'

const kernel = { file: 'packages/kernel/src/decide.ts', text: '// K1. One rule.\n' }
const cites = (file: string, id: string) => ({ file, text: `test('[${id}] it holds', …` })

test('an id is found in its package, and elsewhere if only one file has it', () => {
  const other = { file: 'packages/storage/src/queue.ts', text: '// K1. Another rule.\n' }
  expect(invariantProblems([kernel, cites('packages/kernel/src/decide.test.ts', 'K1')])).toEqual([])
  expect(invariantProblems([kernel, other, cites('packages/storage/src/queue.test.ts', 'K1')])).toEqual([])
})

test('an id that nobody defines, that is defined twice, or that is a decision’s is a problem', () => {
  const twice = { file: 'packages/kernel/src/undo.ts', text: '// K1. Again.\n// D2. Taken.\n' }
  expect(
    invariantProblems([kernel, twice, cites('apps/web/src/page.test.ts', 'Z9'), cites('apps/a/b.ts', 'K1')]),
  ).toEqual([
    'packages/kernel/src/undo.ts defines D2, which is the id of a decision',
    'apps/web/src/page.test.ts cites Z9, which no file defines',
    'apps/a/b.ts cites K1, which is defined in packages/kernel/src/decide.ts and in packages/kernel/src/undo.ts',
  ])
})
