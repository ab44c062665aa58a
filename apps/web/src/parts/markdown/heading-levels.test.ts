import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { headingLevels } from './heading-levels.ts'

const levels = (under: number, ...depths: (1 | 2 | 3 | 4 | 5 | 6)[]) => {
  const root: Root = { type: 'root', children: depths.map((depth) => ({ type: 'heading', depth, children: [] })) }
  headingLevels(under)(root)
  return root.children.map((node) => ('depth' in node ? node.depth : undefined))
}

test.each([
  [2, [1, 2, 3], [3, 4, 5]],
  [2, [3, 3], [3, 3]],
  [2, [1, 4, 2], [3, 4, 4]],
  [3, [2, 1], [4, 4]],
  [5, [1, 2, 3], [6, 6, 6]],
] as const)('below a heading of level %i, %j become %j: none is skipped', (under, depths, expected) => {
  expect(levels(under, ...depths)).toEqual(expected)
})
