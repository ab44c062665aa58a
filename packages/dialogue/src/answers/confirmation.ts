// Yes, no, cancel and what, as whole messages [D8, D11]. Tokens of both languages count in both: people mix them.

import { speech } from '../languages/index.ts'
import { wordsOf } from '../normalize.ts'
import { contains, isMadeOf, phraseSet } from './phrase-set.ts'

const all = Object.values(speech).map(({ answers }) => answers)
const YES = phraseSet(all.flatMap((answers) => answers.yes))
const NO = phraseSet(all.flatMap((answers) => answers.no))
const CANCEL = phraseSet(all.flatMap((answers) => answers.cancel))
const REPEAT = phraseSet(all.flatMap((answers) => answers.repeat))
const NEGATIONS = phraseSet(all.flatMap((answers) => answers.negations))

export function isCancel(message: string): boolean {
  return isMadeOf(message, CANCEL) || isNoAndCancel(message)
}

/** ‘No, cancel’. What stands between them matters: ‘לא לבטל’ is the opposite of ‘לא, לבטל’. */
function isNoAndCancel(message: string): boolean {
  const at = message.search(/[,.;:!–—-]/)
  return at !== -1 && isMadeOf(message.slice(0, at), NO) && isMadeOf(message.slice(at), CANCEL)
}

/** A bare ‘what?’ [D8]. */
export function asksToRepeat(message: string): boolean {
  return isMadeOf(message, REPEAT)
}

export type Confirmation = 'yes' | 'no' | 'neither'

/** Only asked where a confirmation is due. */
export function readConfirmation(message: string): Confirmation {
  const words = wordsOf(message)
  if ((contains(words, YES) && contains(words, NEGATIONS)) || /[?؟]\s*$/.test(message)) return 'neither'
  if (isMadeOf(message, NO)) return 'no'
  return isMadeOf(message, YES) ? 'yes' : 'neither'
}
