// Messages that are read as a whole: a greeting, a question about abilities [D8].

import type { WholeRole } from '../languages/roles.ts'
import type { DetectedIntent } from '../turn.ts'
import type { Lexicon } from './lexicon.ts'
import { isPunctuation, type Word } from './words.ts'

const KINDS = [
  { key: 'greeting', around: 'small-talk', intent: 'GREETING' },
  { key: 'ability-key', around: 'ability', intent: 'HELP' },
] as const satisfies readonly { key: WholeRole; around: WholeRole; intent: DetectedIntent }[]

/** Nothing but words of one kind, and a key among them. */
export function readWhole(words: readonly Word[], { whole }: Lexicon): DetectedIntent | undefined {
  for (const { key, around, intent } of KINDS) {
    let hasKey = false
    let at = 0
    while (at < words.length) {
      let length = isPunctuation(words[at] as Word) ? 1 : 0
      for (const found of whole.at(words, at)) {
        if (found.meaning !== key && found.meaning !== around) continue
        if (found.meaning === key) hasKey = true
        if (found.length > length) length = found.length
      }
      if (length === 0) break
      at += length
    }
    if (hasKey && at >= words.length) return intent
  }
  return undefined
}
