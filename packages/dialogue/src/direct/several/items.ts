// Several things to add in one message, and whether they are several tasks. The rule:
//
// SA1. Each line of its own is a task. With bullets or numbers, or after ‘add’, they are added at once; plain lines are offered.
// SA2. What is announced is several: ‘add three tasks: …’, ‘add these: …’; so is what semicolons part. If a number is said, the
//      things are told apart so that there are as many; if there is no such way, they are offered.
//      So is what is numbered from one on: ‘1) … 2) …’.
// SA3. Three or more things parted by commas, each of which begins with a verb of doing, are several tasks.
// SA4. Anything else with commas or ‘and’ in it is one task, as it was written; the answer says how to split it. Nothing is lost.

import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { isPunctuation, splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordMap, wordSet } from '../../word-tables.ts'
import { isErrand } from '../adding/doing.ts'
import { AROUND } from '../finding/numbers.ts'
import { alsoClauses } from './also-clauses.ts'
import { commaParts, joinedParts, listParts } from './enumeration.ts'

export interface Items {
  readonly texts: readonly string[]
  /** They are asked about first. */
  readonly isOffer: boolean
}

const AND = wordSet(({ slots }) => slots.and)
const CARDINALS = wordMap(({ several }) => several.cardinals)
const ANNOUNCES = wordSet(({ several }) => several.announces)
const BEFORE = phraseTable(({ slots }) => slots.beforeNewTitle)
const LIST_WORDS = wordSet(({ slots }) => slots.listWords)
/** More are no list of errands. */
const MOST = 50
/** A longer text is no announcement. */
const LONGEST_HEAD = 10
const LONGEST_ITEM = 200

export interface Lines {
  readonly lines: readonly string[]
  /** What stands over them: ‘Shopping:’. */
  readonly header: string
  readonly isMarked: boolean
}

/** What stands on each line of a message that has several. */
export function linesIn(text: string): Lines | undefined {
  if (!text.includes('\n')) return undefined
  const all = text.split(/\r?\n/).map((line) => line.trim())
  const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line))
  const [first = ''] = lines
  const header = first.endsWith(':') && !BULLET.test(first) ? first.slice(0, -1) : ''
  const body = header === '' ? lines : lines.slice(1)
  const isList = body.length > 1 || (header !== '' && body.length === 1) || all[0] === ':'
  if (!isList || body.length > MOST) return undefined
  return { lines: body, header, isMarked: body.every((line) => BULLET.test(line)) }
}

/** ‘The following tasks’: says nothing of its own. */
export function isAnnouncement(reader: Reader, header: string): boolean {
  const words = splitWords(reader, header)
  return words.every(
    ({ text }, at) => isHeadWord(reader, words, at) || (reader.get(CARDINALS).get(text) ?? digits(text)) !== undefined,
  )
}

const BULLET = /^(?:[-*•·‣▪–—]|\d{1,3}[.):]|\[[ xX✓]?\]|[-*] \[[ xX✓]?\]|☐|✓|□)\s*(?=\S)/u

export const withoutBullet = (line: string) => {
  const bare = line.replace(BULLET, '')
  return bare.replace(BULLET, (mark) => (mark.startsWith('[') ? '' : mark))
}

/** SA2, SA3: of what follows ‘add’. Undefined if it is one task. */
export function itemsIn(reader: Reader, text: string): Items | undefined {
  const also = alsoClauses(reader, text)
  if (also !== undefined && areItems(also)) return { texts: also, isOffer: false }
  if (!MARKED.test(text) && !mayBeHead(reader, text)) return undefined
  return numbered(text) ?? announced(reader, text) ?? parted(reader, text) ?? errands(reader, text)
}

/** Most things that are added have none of these. */
const MARKED = /[,;:\n]|1[.)] /

/** ‘three tasks …’, ‘tasks …’: without a mark only what is announced at once. */
function mayBeHead(reader: Reader, text: string): boolean {
  const words = splitWords(reader, text)
  return headLength(reader, words) > 0
}

function announced(reader: Reader, text: string): Items | undefined {
  const head = headOf(reader, text)
  if (head === undefined) return undefined
  const rest = text.slice(head.to)
  const ways = [splitAtMarks(rest), listParts(reader, rest), commaParts(reader, rest), joinedParts(reader, rest)]
  const fitting = ways.find((parts) => parts.length === head.count)
  const texts = fitting ?? ways.find((parts) => parts.length > 1) ?? ways[0] ?? []
  if (texts.length === 0 || !areItems(texts)) return undefined
  return { texts, isOffer: head.count !== undefined && fitting === undefined }
}

interface Head {
  /** Where what was announced begins. */
  readonly to: number
  readonly count: number | undefined
}

/** ‘three tasks:’, ‘these things:’, ‘the following:’; with a number and a noun the colon may be left out. */
function headOf(reader: Reader, text: string): Head | undefined {
  const words = splitWords(reader, text)
  const colon = words.findIndex(({ text: word }) => word === ':')
  // ‘Add these: …’, of which the command has taken the words.
  if (colon === 0) return { to: (words[0] as Word).end, count: undefined }
  const isShort = colon > 0 && colon <= LONGEST_HEAD
  const end = isShort ? colon : headLength(reader, words)
  const head = words.slice(0, end)
  const counts = head.map(({ text: word }) => reader.get(CARDINALS).get(word) ?? digits(word))
  const count = counts.find((one) => one !== undefined)
  const isNamed = head.some((_, at) => isAnnouncing(reader, head, at))
  const isOnly = head.every((_, at) => counts[at] !== undefined || isHeadWord(reader, head, at))
  if (end === 0 || !isNamed || !isOnly) return undefined
  return { to: (words[end] as Word | undefined)?.[isShort ? 'end' : 'start'] ?? text.length, count }
}

/** ‘three tasks buy milk, …’: a number and its noun; ‘tasks buy milk and …’. */
function headLength(reader: Reader, words: readonly Word[]): number {
  if (isPluralAt(reader, words, 0)) return joinsLater(reader, words) ? 1 : 0
  const at = reader.get(AROUND).has(words[0]?.text ?? '') || words[0]?.text === 'these' ? 1 : 0
  const count = words[at]?.text ?? ''
  const isCount = (reader.get(CARDINALS).get(count) ?? digits(count)) !== undefined
  const noun = words[at + 1]?.text === 'new' ? at + 2 : at + 1
  return isCount && isPluralAt(reader, words, noun) ? noun + 1 : 0
}

const isPluralAt = (reader: Reader, words: readonly Word[], at: number) =>
  thingsAt(reader, words, at).some(({ meaning }) => meaning.role === 'ours-plural')

const joinsLater = (reader: Reader, words: readonly Word[]) =>
  words.slice(2).some(({ text }) => reader.get(AND).has(text))

const digits = (word: string) => (/^[2-9]$|^[1-4]\d$/.test(word) ? Number(word) : undefined)

const isAnnouncing = (reader: Reader, words: readonly Word[], at: number) =>
  reader.get(ANNOUNCES).has((words[at] as Word).text) ||
  thingsAt(reader, words, at).some(({ meaning: { role } }) => role === 'ours-plural' || role === 'list-noun')

const isHeadWord = (reader: Reader, words: readonly Word[], at: number) => {
  const word = (words[at] as Word).text
  return (
    isAnnouncing(reader, words, at) ||
    reader.get(AROUND).has(word) ||
    reader.get(LIST_WORDS).has(word) ||
    isPunctuation(words[at] as Word) ||
    reader.get(BEFORE).at(words, at).length > 0 ||
    thingsAt(reader, words, at).some(
      ({ meaning: { role } }) => role === 'mine' || role === 'toward' || role === 'definite',
    )
  )
}

/** ‘1) call the bank 2) print the forms’: numbers from one on, in one line. */
function numbered(text: string): Items | undefined {
  const marks = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s+(?=\p{L})/gu)]
  const isInOrder = marks.length > 1 && marks.every(([, number], at) => Number(number) === at + 1)
  const head = text.slice(0, marks[0]?.index ?? 0)
  if (!isInOrder || /[\p{L}\p{N}]/u.test(head.replace(/^.*:\s*$/su, ''))) return undefined
  const texts = marks.map(({ index, 0: { length } }, at) => text.slice(index + length, marks[at + 1]?.index).trim())
  return areItems(texts) ? { texts: texts.map((one) => one.replace(/[,;]$/u, '')), isOffer: false } : undefined
}

/** Parted by semicolons. */
function parted(reader: Reader, text: string): Items | undefined {
  if (!splitWords(reader, text).some(({ text: word }) => word === ';')) return undefined
  const texts = splitAtMarks(text)
  return texts.length > 1 && areItems(texts) ? { texts, isOffer: false } : undefined
}

const splitAtMarks = (text: string) =>
  text
    // ‘5;45’ is a time.
    .split(/(?<!\d);|;(?!\d)|\n/)
    .map((part) => withoutBullet(part.trim()))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

const FEWEST_ERRANDS = 3

function errands(reader: Reader, text: string): Items | undefined {
  const parts = withLastAnd(reader, commaParts(reader, text))
  const isSeveral = parts.length >= FEWEST_ERRANDS && parts.every((part) => isErrand(reader, part))
  return isSeveral && areItems(parts) ? { texts: parts, isOffer: false } : undefined
}

/** ‘…, call Dana and pay the rent’: the last ‘and’ parts them if a verb follows it. */
function withLastAnd(reader: Reader, parts: readonly string[]): readonly string[] {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts
  const ends = joinedParts(reader, last)
  return ends.length > 1 && ends.every((end) => isErrand(reader, end)) ? [...parts.slice(0, -1), ...ends] : parts
}

const areItems = (texts: readonly string[]) =>
  texts.length <= MOST && texts.every(({ length }) => length <= LONGEST_ITEM)

/** Nobody puts more words in one of several things. */
const MOST_WORDS = 5

/** SA4: the titles one title could be split into; none if it is one thing. A verb at the beginning is that of those without one. */
export function splitsOf(reader: Reader, title: string): readonly string[] {
  const parts = title.includes(',') ? listParts(reader, title) : joinedParts(reader, title)
  const verbs = parts.map((part) => isErrand(reader, part))
  const isList = parts.length >= FEWEST_ERRANDS || (parts.length === 2 && verbs.every(Boolean))
  const isShort = parts.every((part) => splitWords(reader, part).length <= MOST_WORDS)
  if (!isList || !isShort || !areItems(parts)) return []
  let verb = ''
  return parts.map((part, at) => {
    if (verbs[at]) verb = part.split(/\s+/, 1)[0] ?? ''
    return verbs[at] || verb === '' || isOwn(part) ? part : `${verb} ${joinedTo(part)}`
  })
}

/** ‘the dentist at 5’ is no thing of the verb before. */
const isOwn = (part: string) => /^(?:the|a|an|my|to|at|on|in)\s/i.test(part) && part.split(/\s+/).length > 3
const joinedTo = (part: string) => part.charAt(0).toLowerCase() + part.slice(1)
