// A title someone gave when asked for one: whatever they wrote, if it can be a title.

import { cleaned } from '../normalize.ts'

export const TITLE_LIMIT = 500
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function readTitle(message: string): { readonly title: string } | 'empty' | 'long' {
  const title = cleaned(message.toWellFormed())
  if (!VISIBLE.test(title)) return 'empty'
  return title.length > TITLE_LIMIT ? 'long' : { title }
}
