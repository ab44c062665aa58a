// By how much a task is moved: ‘push it two days’, ‘postpone the dentist by a week’, ‘תדחה בשבוע’, ‘bring it forward an hour’.
// The amount stands at the end; what is before it names the task.

import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { type Postponement, readPostponement } from '../../slots/postpone.ts'
import { Lexemes } from '../../when/lexemes.ts'
import { phraseMap, phraseTable, wordSet } from '../../word-tables.ts'
import { textOf } from './field-words.ts'

/** Words before an amount, and whether it is earlier by them: back, up. */
const BY_AMOUNT = phraseMap<'later' | 'earlier'>(({ saying }) => [
  ...saying.later.map((word) => [word, 'later'] as const),
  ...saying.earlier.map((word) => [word, 'earlier'] as const),
])
const SETTING = wordSet(({ saying }) => saying.settingOrders)
const DIRECTED = wordSet(({ dates }) =>
  dates.words.flatMap(([forms, ...meanings]) => (meanings.some(({ is }) => is === 'shift') ? forms.split(', ') : [])),
)

/** Later, earlier, יותר מאוחר. */
export const saysDirection = (reader: Reader, words: readonly Word[]) =>
  words.some((_, at) => reader.get(DIRECTIONS).at(words, at).length > 0)

const DIRECTIONS = phraseTable(({ dates }) =>
  dates.words.flatMap(([forms, ...meanings]) =>
    meanings.some(({ is }) => is === 'shift') ? forms.split(', ').flatMap((form) => [form, ...turned(form)]) : [],
  ),
)

/** מאוחר יותר and יותר מאוחר. */
function turned(form: string): readonly string[] {
  const [first, second, ...more] = form.split(' ')
  return second === undefined || more.length > 0 ? [] : [`${second} ${first}`]
}

const EARLIER_ORDERS = phraseTable(({ saying }) => saying.earlierOrders)
/** ‘To two days’, ‘in two days’ are no amounts to move by. */
const LEADS = wordSet(({ slots }) => [...slots.into, ...slots.timeLeads])

interface Shift {
  readonly by: Postponement
  /** The words before it, which name the task. */
  readonly reference: string
}

/** So much time is at most so many words: by another two weeks and a half later. */
const LONGEST = 7
/** Nobody says what is to be moved in more words. */
const MOST_WORDS = 30

/** What a text ends with. `order`: the words of the command. */
export function shiftIn(reader: Reader, text: string, order: string): Shift | undefined {
  const words = splitWords(reader, text).filter(({ text: word }) => !/^[.!,]$/.test(word))
  if (words.length > MOST_WORDS) return undefined
  const isSet = reader.get(SETTING).has(normalized(order).trim())
  const isEarlier = reader.get(EARLIER_ORDERS).at(splitWords(reader, order), 0).length > 0
  for (let at = Math.max(0, words.length - LONGEST); at < words.length; at++) {
    const [said] = reader.get(BY_AMOUNT).at(words, at)
    const rest = words.slice(at + (said?.length ?? 0))
    const by = readPostponement(reader, textOf(text, rest), isEarlier || said?.meaning === 'earlier')
    if (by === undefined || (said === undefined && !isCounted(reader, words, at))) continue
    // ‘Make it two hours’, ‘תעשי בעוד שעתיים’: whether later by that is not said.
    if (isSet && !reader.get(DIRECTED).has(words.at(-1)?.text ?? '')) return undefined
    return { by, reference: textOf(text, words.slice(0, at)) }
  }
  return undefined
}

/** ‘Next week’ is no amount: one that is not led up to is counted, or has ‘by’ joined to it. */
function isCounted(reader: Reader, words: readonly Word[], at: number): boolean {
  if (reader.get(LEADS).has(words[at - 1]?.text ?? '')) return false
  const { text } = words[at] as Word
  // ‘ל-25 לחודש’ is a day.
  if (/^ל/.test(text) && /\d$/.test(words[at - 1]?.text ?? '') && /^[בלה]/.test(words[at - 1]?.text ?? '')) return false
  return words.length - at > 1 || /^[בל]/.test(text) || new Lexemes(reader, text).as(0, 'amount') !== undefined
}
