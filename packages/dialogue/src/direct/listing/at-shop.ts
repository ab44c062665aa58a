// ‘What do I need from the shop?’: what is filed under shopping.
//
// ASH1. Only if some task has such a tag: otherwise a shop is a word as others.

import type { Word } from '../../reading/words.ts'
import { phraseTable } from '../../word-tables.ts'
import type { Scene } from '../scene.ts'
import type { TaskFilter } from './filter.ts'
import { tagsNamed } from './names.ts'

const SHOPS = phraseTable(({ fillers }) => fillers.shops ?? [])

export function atShop(words: readonly Word[], { reader, tasks }: Scene): TaskFilter | undefined {
  if (!words.some((_, at) => reader.get(SHOPS).at(words, at).length > 0)) return undefined
  const names = reader.all().flatMap(({ fillers }) => fillers.shopTags ?? [])
  const tag = names.map((name) => tagsNamed(reader, tasks, name).at(-1)).find((one) => one !== undefined)
  return tag === undefined ? undefined : { status: 'pending', tags: [tag] }
}
