// Whether a text that is in no index of words has what is looked for: by the same rules as the indexes have (`search-words.ts`). Pure.

import { isNear } from './edit-distance.ts'
import { searchText } from './search-text.ts'
import type { SoughtWord } from './search-words.ts'

/** Short words are not guessed at. */
const SHORTEST = 4

export function hasWords(text: string, sought: readonly SoughtWord[], misspelled: boolean): boolean {
  const there = searchText(text).split(/[^\p{L}\p{N}\p{M}]+/u)
  const isThere = ({ word, forms }: SoughtWord) => {
    if (!misspelled || word.length < SHORTEST)
      return there.some((one) => forms.some((form) => (form.length > 1 ? one.startsWith(form) : one === form)))
    return there.some((one) => one[0] === word[0] && isNear(one, word, 1))
  }
  return sought.length > 0 && sought.every(isThere)
}
