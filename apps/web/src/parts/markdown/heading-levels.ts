// The headings of a text take their place below the heading they stand under, and never skip a level: who goes through a
// page by its headings finds them in order. Pure.

import type { Nodes, Root } from 'mdast'

const LOWEST = 6

export function headingLevels(under: number) {
  return (root: Root) => {
    let last = under
    let highest: number | undefined
    const visit = (node: Nodes) => {
      if (node.type === 'heading') {
        highest = Math.min(highest ?? node.depth, node.depth)
        const level = Math.min(under + 1 + node.depth - highest, last + 1, LOWEST)
        node.depth = level as typeof node.depth
        last = level
      }
      if ('children' in node) for (const child of node.children) visit(child)
    }
    visit(root)
  }
}
