// In which direction a piece of a text runs: as its first letter does, code left aside. Pure.

import type { Element, Nodes } from 'hast'

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
const LETTER = /\p{L}/u

/** None where there is no letter: then it runs as what is around it. */
export function directionOf(node: Element | undefined): 'ltr' | 'rtl' | undefined {
  const letter = node === undefined ? undefined : LETTER.exec(textOf(node))?.[0]
  if (letter === undefined) return undefined
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return ''
  return node.children.map(textOf).join(' ')
}

/** The text of an element to the letter. */
export function plainText(node: Nodes | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(plainText).join('') : ''
}
