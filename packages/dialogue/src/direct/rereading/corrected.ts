// A time that is put right while it is said: ‘at four, no wait, half past three’. The one that was wrong is left out.
//
// CR1. Only between two times: elsewhere such words may be a part of a title.

import { splitWords } from '../../reading/words.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable } from '../../word-tables.ts'
import { isMark } from '../changing/phrase-ends.ts'
import type { Scene } from '../scene.ts'

const CORRECTS = phraseTable(({ fillers }) => fillers.corrects ?? [])
/** Nobody puts a time right in more words. */
const MOST_WORDS = 40
const LONGEST = 300

/** The message as it was meant. */
export function withoutCorrected(message: string, { reader, moment }: Scene): string {
  if (message.length > LONGEST) return message
  const words = splitWords(reader, message)
  if (words.length > MOST_WORDS || message.includes('\n')) return message
  for (let at = 1; at < words.length - 1; at++) {
    const length = reader.get(CORRECTS).at(words, at)[0]?.length ?? 0
    if (length === 0) continue
    let to = at + length
    while (isMark(words[to])) to++
    const left = message.slice(0, words[at]?.start).replace(/[\s,;.!–—-]+$/u, '')
    const right = message.slice(words[to]?.start)
    const [wrong, meant] = [left, right].map((text) => timesIn(text, reader, moment))
    const last = wrong?.at(-1)
    if (last === undefined || last.to < left.length || meant?.[0]?.from !== 0) continue
    return `${left.slice(0, last.from).trimEnd()} ${right}`
  }
  return message
}

function timesIn(text: string, reader: Scene['reader'], moment: Scene['moment']) {
  const { found, left } = whenIn(reader, text, moment)
  return [...(found?.stretches ?? []), ...left].sort((a, b) => a.from - b.from)
}
