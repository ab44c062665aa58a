// The words people put around a title, taken off: ‘a task to … please’, ‘… to my list’.

import { speech } from '../languages/index.ts'
import type { ThingRole } from '../languages/roles.ts'
import { cleaned, withoutEnd as withoutMarksAtEnd } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { wholeQuote } from './quote.ts'

const all = Object.values(speech).map(({ slots }) => slots)
const BEFORE = new Phrasebook<true>(
  all.flatMap(({ beforeNewTitle }) => beforeNewTitle.map((one) => [one, true] as const)),
)
const AFTER = all.flatMap(({ afterNewTitle }) => afterNewTitle)
const AFTER_LIST = new Set(all.flatMap(({ afterList }) => afterList))
const NUMBER_WORDS = new Set(all.flatMap(({ numberWords }) => numberWords))
const NO_TITLE = new Set(all.flatMap(({ noTitle }) => noTitle))
const MARK_AT_END = /[\s,;:.!?—–-]/u

/** Empty if nothing is left that could be a title. */
export function trimmedTitle(text: string): string {
  const title = withoutEnd(withoutBeginning(cleaned(text)))
  return wholeQuote(title) ?? (NO_TITLE.has(title.toLowerCase()) && !isLetter(title) ? '' : title)
}

/** ‘Add task A’: a capital alone is a name. */
const isLetter = (title: string) => /^\p{Lu}$/u.test(title)

function withoutBeginning(text: string): string {
  const list = splitWords(text)
  let at = 0
  for (;;) {
    const isMark = /^[,;:.!?—–-]$/.test(list[at]?.text ?? '')
    const next = at + (isMark ? 1 : (BEFORE.at(list, at)[0]?.length ?? 0))
    if (next > at && next >= list.length) return ''
    if (next === at || isNumbered(list, next)) break
    at = next
  }
  return at === 0 ? text : text.slice((list[at] as Word).start)
}

/** ‘task 3’ as a title keeps its first word. */
function isNumbered(list: readonly Word[], at: number): boolean {
  return /^\d+$/.test(list[at]?.text ?? '') && NUMBER_WORDS.has(list[at - 1]?.text ?? '')
}

/** From the end on, so that each letter is looked at once. */
function withoutEnd(text: string): string {
  let bare = withoutMarksAtEnd(text, MARK_AT_END)
  for (;;) {
    const end = AFTER.find((one) => bare.slice(-one.length - 1).toLowerCase() === ` ${one}`)
    if (end === undefined) return bare
    bare = withoutMarksAtEnd(bare.slice(0, bare.length - end.length - 1), MARK_AT_END)
  }
}

/** ‘… to my to do list’: where it is to go is no part of it. */
export function withoutDestination(text: string): string {
  const list = splitWords(text)
  for (let at = list.length - 1; at > 0 && list.length - at < 8; at--)
    if (isDestination(list, at)) return text.slice(0, (list[at - 1] as Word).end)
  return text
}

function isDestination(list: readonly Word[], at: number): boolean {
  return LEXICON.things.at(list, at).some(({ meaning, length }) => {
    if (meaning.role === 'toward') return isDefinite(list, at + length) && endsWithList(list, at + length)
    return meaning.carries?.includes('toward') === true && isList(meaning.role) && isAllKnown(list.slice(at + length))
  })
}

const isList = (role: string) => role === 'list-noun' || role === 'ours-plural'

/** ‘my’, ‘the’. */
const isDefinite = (list: readonly Word[], at: number) =>
  LEXICON.things.at(list, at).some(({ meaning }) => meaning.role === 'definite')

/** ‘shopping list’: so many words may name the list. */
const LONGEST_LIST_NAME = 3

function endsWithList(list: readonly Word[], from: number): boolean {
  return list.some(
    (_, at) =>
      at >= from &&
      at <= from + LONGEST_LIST_NAME &&
      LEXICON.things
        .at(list, at)
        .some(({ meaning, length }) => isList(meaning.role) && isAllKnown(list.slice(at + length))),
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

const isAllKnown = (rest: readonly Word[]) =>
  rest.every(
    ({ text }, at) =>
      AFTER_LIST.has(text) || LEXICON.things.at(rest, at).some(({ meaning }) => OF_LISTS.has(meaning.role)),
  )
