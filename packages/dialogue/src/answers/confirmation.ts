// Yes, no, cancel and what, as whole messages [D8, D11]. Tokens of both languages count in both: people mix them.

import { speech } from '../languages/index.ts'
import { wordsOf } from '../normalize.ts'

const all = Object.values(speech).map(({ answers }) => answers)
const YES = all.flatMap((answers) => answers.yes)
const NO = all.flatMap((answers) => answers.no)
const CANCEL = all.flatMap((answers) => answers.cancel)
const REPEAT = all.flatMap((answers) => answers.repeat)
const NEGATIONS = all.flatMap((answers) => answers.negations)
const FILLERS = new Set(all.flatMap((answers) => answers.fillers))

export function isCancel(message: string): boolean {
  return isMadeOf(message, CANCEL)
}

/** A bare ‘what?’ [D8]. */
export function asksToRepeat(message: string): boolean {
  return isMadeOf(message, REPEAT)
}

export type Confirmation = 'yes' | 'no' | 'neither'

/** Only asked where a confirmation is due. */
export function readConfirmation(message: string): Confirmation {
  const words = ` ${wordsOf(message).join(' ')} `
  const has = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(` ${phrase} `))
  if ((has(YES) && has(NEGATIONS)) || /[?؟]\s*$/.test(message)) return 'neither'
  if (isMadeOf(message, NO)) return 'no'
  return isMadeOf(message, YES) ? 'yes' : 'neither'
}

/** Whether the message is one or more of these phrases and nothing else but fillers. */
export function isMadeOf(message: string, phrases: readonly string[]): boolean {
  const words = wordsOf(message)
  let found = false
  for (let at = 0; at < words.length; ) {
    const phrase = phrases
      .map((one) => one.split(' '))
      .filter((one) => one.every((word, offset) => words[at + offset] === word))
      .sort((a, b) => b.length - a.length)[0]
    if (phrase !== undefined) {
      found = true
      at += phrase.length
    } else if (FILLERS.has(words[at] as string)) {
      at++
    } else {
      return false
    }
  }
  return found
}
