// The words people put around a title, taken off: ‘a task to … please’, ‘… to my list’.

import type { ThingRole } from '../languages/roles.ts'
import { cleaned, withoutEnd as withoutMarksAtEnd } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import { thingsAt } from '../reading/lexicon.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { phraseTable, wordList, wordSet } from '../word-tables.ts'
import { wholeQuote } from './quote.ts'

const BEFORE = phraseTable(({ slots }) => slots.beforeNewTitle)
const AFTER = wordList(({ slots }) => slots.afterNewTitle)
const THANKS = wordSet(({ slots }) => slots.thanks)
const AFTER_LIST = wordSet(({ slots }) => slots.afterList)
const NUMBER_WORDS = wordSet(({ slots }) => slots.numberWords)
const NO_TITLE = wordSet(({ slots }) => slots.noTitle)
const MARK_AT_END = /[\s,;:.!?—–-]/u

/** Empty if nothing is left that could be a title. `isEnd`: what was said ends here; ‘cards of thanks by Friday’ thanks nobody. */
export function trimmedTitle(reader: Reader, said: string, isEnd = true): string {
  // What was said between two commas is taken out: ‘tickets, high priority, Italy’.
  const text = cleaned(said)
    .replace(/\s*,(?:\s*,)+\s*/gu, ', ')
    .replace(/\s+,(?=\s)/gu, ',')
  const title = withoutEnd(reader, withoutBeginning(reader, text), isEnd)
  return wholeQuote(reader, title) ?? (reader.get(NO_TITLE).has(title.toLowerCase()) && !isLetter(title) ? '' : title)
}

/** ‘Add task A’: a capital alone is a name. */
const isLetter = (title: string) => /^\p{Lu}$/u.test(title)

function withoutBeginning(reader: Reader, text: string): string {
  const list = splitWords(reader, text)
  let at = 0
  for (;;) {
    const isMark = /^[,;:.!?—–-]$/.test(list[at]?.text ?? '')
    const next = at + (isMark ? 1 : (reader.get(BEFORE).at(list, at)[0]?.length ?? 0))
    if (next > at && next >= list.length) return ''
    if (next === at || isNumbered(reader, list, next)) break
    at = next
  }
  // ‘Wednesday - coffee with Shira’: a dash by itself is no word.
  return at === 0 ? text.replace(/^[-–—]\s+/u, '') : text.slice((list[at] as Word).start)
}

/** ‘task 3’ as a title keeps its first word. */
function isNumbered(reader: Reader, list: readonly Word[], at: number): boolean {
  return /^\d+$/.test(list[at]?.text ?? '') && reader.get(NUMBER_WORDS).has(list[at - 1]?.text ?? '')
}

/** From the end on, so that each letter is looked at once. */
function withoutEnd(reader: Reader, text: string, isEnd: boolean): string {
  let bare = withoutMarksAtEnd(text, MARK_AT_END)
  for (;;) {
    const end = reader
      .get(AFTER)
      .find((one) => bare.slice(-one.length - 1).toLowerCase() === ` ${one}` && (isEnd || !reader.get(THANKS).has(one)))
    if (end === undefined) return bare
    bare = withoutMarksAtEnd(bare.slice(0, bare.length - end.length - 1), MARK_AT_END)
  }
}

const ASKS_REMINDER = phraseTable(({ slots }) => slots.asksReminder)

/** ‘Remind me to call Dana’, added, is to call Dana. Not ‘… that’ in one word (שיש), which would stay behind. */
export function withoutAsking(reader: Reader, title: string): string {
  const list = splitWords(reader, title)
  const [asked] = reader.get(ASKS_REMINDER).at(list, 0)
  const first = asked && list[asked.length]
  return first === undefined || /^ש\p{L}/u.test(first.text) ? title : title.slice(first.start)
}

/** ‘… to my to do list’: where it is to go is no part of it. */
export function withoutDestination(reader: Reader, text: string): string {
  const list = splitWords(reader, text)
  for (let at = list.length - 1; at > 0 && list.length - at < 8; at--)
    if (isDestination(reader, list, at)) return text.slice(0, (list[at - 1] as Word).end)
  return text
}

function isDestination(reader: Reader, list: readonly Word[], at: number): boolean {
  return thingsAt(reader, list, at).some(({ meaning, length }) => {
    if (meaning.role === 'toward')
      return isDefinite(reader, list, at + length) && endsWithList(reader, list, at + length)
    return (
      meaning.carries?.includes('toward') === true &&
      isList(meaning.role) &&
      isAllKnown(reader, list.slice(at + length))
    )
  })
}

const isList = (role: string) => role === 'list-noun' || role === 'ours-plural'

/** ‘my’, ‘the’. */
const isDefinite = (reader: Reader, list: readonly Word[], at: number) =>
  thingsAt(reader, list, at).some(({ meaning }) => meaning.role === 'definite')

/** ‘shopping list’: so many words may name the list. */
const LONGEST_LIST_NAME = 3

function endsWithList(reader: Reader, list: readonly Word[], from: number): boolean {
  return list.some(
    (_, at) =>
      at >= from &&
      at <= from + LONGEST_LIST_NAME &&
      thingsAt(reader, list, at).some(
        ({ meaning, length }) => isList(meaning.role) && isAllKnown(reader, list.slice(at + length)),
      ),
  )
}

/** What may follow the name of a list and is still a part of it: … of my tasks. */
const OF_LISTS: ReadonlySet<string> = new Set<ThingRole>([
  'list-noun',
  'ours',
  'ours-plural',
  'mine',
  'of',
  'definite',
  'to-do',
])

const isAllKnown = (reader: Reader, rest: readonly Word[]) =>
  rest.every(
    ({ text }, at) =>
      reader.get(AFTER_LIST).has(text) || thingsAt(reader, rest, at).some(({ meaning }) => OF_LISTS.has(meaning.role)),
  )
