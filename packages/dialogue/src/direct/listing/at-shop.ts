// ‘What do I need from the shop?’: what is filed under shopping.
//
// ASH1. Only if some task has such a tag: otherwise a shop is a word as others.

import type { Word } from '../../reading/words.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import type { Scene } from '../scene.ts'
import type { TaskFilter } from './filter.ts'
import { tagsNamed } from './names.ts'

const SHOPS = phraseTable(({ fillers }) => fillers.shops ?? [])
/** All that is asked about. */
const SHOP_WORDS = wordSet(({ fillers }) => fillers.shopWords ?? [])

export function atShop(words: readonly Word[], { reader, tasks }: Scene): TaskFilter | undefined {
  const isShop = words.length > 0 && words.every(({ text }) => reader.get(SHOP_WORDS).has(text))
  if (!isShop && !words.some((_, at) => reader.get(SHOPS).at(words, at).length > 0)) return undefined
  const names = reader.all().flatMap(({ fillers }) => fillers.shopTags ?? [])
  const tag = names.map((name) => tagsNamed(reader, tasks, name).at(-1)).find((one) => one !== undefined)
  return tag === undefined ? undefined : { status: 'pending', tags: [tag] }
}
