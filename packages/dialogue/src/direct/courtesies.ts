// ‘Hello there! Hope you're well. Could you move the dentist to Friday? Many thanks’: courtesies before and behind what is wanted, in
// sentences of their own. They are left out, and the rest is read as if nothing else had been typed.
//
// CT1. Only whole sentences that say nothing else, and only if exactly one other is left: no word of what is wanted is dropped.

import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import type { Reader } from '../reader.ts'

/** Nobody is so polite in more letters. */
const LONGEST = 300
const COURTESIES = phraseSet(({ slots }) => [...slots.thanks, ...slots.courtesies])

/** What is left without them; undefined if there are none. */
export function withoutCourtesies(reader: Reader, message: string): string | undefined {
  if (message.length > LONGEST || /["“”\n]/u.test(message)) return undefined
  const sentences = message.trim().match(/[^.!?]+[.!?]*(?:\s+|$)/gu) ?? []
  const left = sentences.filter((one) => !isMadeOf(reader, one.replace(/,\s*$/u, ''), reader.get(COURTESIES)))
  const [only, ...more] = left
  return only === undefined || more.length > 0 || left.length === sentences.length ? undefined : only.trim()
}
