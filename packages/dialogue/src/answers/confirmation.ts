// Yes, no, cancel and what, as whole messages [D8, D11]. Tokens of both languages count in both: people mix them.

import { wordsOf } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { contains, isMadeOf, phraseSet } from './phrase-set.ts'

const YES = phraseSet(({ answers }) => answers.yes)
const NO = phraseSet(({ answers }) => answers.no)
const CANCEL = phraseSet(({ answers }) => answers.cancel)
const REPEAT = phraseSet(({ answers }) => answers.repeat)
const NEGATIONS = phraseSet(({ answers }) => answers.negations)

export function isCancel(reader: Reader, message: string): boolean {
  return isMadeOf(reader, message, reader.get(CANCEL)) || isNoAndCancel(reader, message)
}

/** ‘No, cancel’. What stands between them matters: ‘לא לבטל’ is the opposite of ‘לא, לבטל’. */
function isNoAndCancel(reader: Reader, message: string): boolean {
  const at = message.search(/[,.;:!–—-]/)
  return (
    at !== -1 &&
    isMadeOf(reader, message.slice(0, at), reader.get(NO)) &&
    isMadeOf(reader, message.slice(at), reader.get(CANCEL))
  )
}

/** A bare ‘what?’ [D8]. */
export function asksToRepeat(reader: Reader, message: string): boolean {
  return isMadeOf(reader, message, reader.get(REPEAT))
}

export type Confirmation = 'yes' | 'no' | 'neither'

/** Only asked where a confirmation is due. */
export function readConfirmation(reader: Reader, message: string): Confirmation {
  const words = wordsOf(reader, message)
  if ((contains(words, reader.get(YES)) && contains(words, reader.get(NEGATIONS))) || /[?؟]\s*$/.test(message))
    return 'neither'
  if (isMadeOf(reader, message, reader.get(NO))) return 'no'
  return isMadeOf(reader, message, reader.get(YES)) ? 'yes' : 'neither'
}
