// A command that was typed wrong: ‘shwo my taks’, ‘remnid me to …’. A word nobody knows is taken for the one word of commands
// that is near it; two that are as near are none.

import { fewestChanges, lettersOf } from '../letters.ts'
import { kept, type Reader } from '../reader.ts'
import { isOrderVerb, isSameVerb, LEXICON_WORDS } from './lexicon.ts'
import { splitWords, type Word } from './words.ts'

const TYPED = kept((reader) =>
  reader
    .all()
    .flatMap(({ saying }) => saying.commandWords)
    .filter(({ length }) => length >= SHORTEST)
    .map((word) => ({ word, letters: lettersOf(word) })),
)
/** Words that are no slips, whatever they are near: of commands, and of errands in every form. */
const KNOWN = kept((reader) => {
  const known = new Set(reader.get(LEXICON_WORDS))
  for (const { doing } of reader.all())
    for (const verb of doing.verbs) {
      const forms = [verb, ...doing.toldForms(verb)]
      // תמחוק is no form of למחוק but a slip of תמחק: commands bring their own forms.
      if (!isOrderVerb(reader, verb)) forms.push(...(doing.orderForms?.(verb) ?? []))
      for (const form of forms) known.add(form)
    }
  return known
})

/** Shorter words are near too many others. */
const SHORTEST = 4
const LONG = 8
/** A command stands among the first words. */
const MOST_WORDS = 8

export interface Respelled {
  readonly text: string
  /** Where the first word that was changed begins in it. */
  readonly at: number
}

/** The message with such words put right, or undefined if there are none. `isKnown`: words of titles are no slips. */
export function respelled(reader: Reader, message: string, isKnown: (word: string) => boolean): Respelled | undefined {
  let text = message
  let at: number | undefined
  for (const word of splitWords(reader, message).slice(0, MOST_WORDS).toReversed()) {
    const meant = nearest(reader, word, isKnown)
    if (meant === undefined) continue
    text = `${text.slice(0, word.start)}${meant}${text.slice(word.end)}`
    at = word.start
  }
  return at === undefined ? undefined : { text, at }
}

function nearest(reader: Reader, { text, quoted }: Word, isKnown: (word: string) => boolean): string | undefined {
  if (quoted || text.length < SHORTEST || reader.get(KNOWN).has(text)) return undefined
  const most = text.length >= LONG ? 2 : 1
  const own = lettersOf(text)
  const near: { readonly word: string; readonly slips: number }[] = []
  for (const { word, letters } of reader.get(TYPED)) {
    if (Math.abs(word.length - text.length) > most) continue
    reader.effort.spend(text.length)
    // Two letters in the wrong order are the same letters.
    if (fewestChanges(own, letters) > most) continue
    const slips = slipsBetween(text, word)
    if (slips <= most) near.push({ word, slips })
  }
  if (near.length === 0 || isKnown(text)) return undefined
  const least = Math.min(...near.map(({ slips }) => slips))
  const best = near.filter(({ slips }) => slips === least).map(({ word }) => word)
  const [first = '', ...others] = best
  return others.every((word) => isOneWord(reader, word, first)) ? first : undefined
}

/** Task and tasks are one word, and so are תוסיף and תוסיפי. */
const isOneWord = (reader: Reader, a: string, b: string) =>
  a.startsWith(b) || b.startsWith(a) || isSameVerb(reader, a, b)

/** Letters left out, put in, changed, or two of them in the wrong order. */
function slipsBetween(a: string, b: string): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isTurned = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isTurned ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
