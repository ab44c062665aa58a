// What is left of a message without the words that say nothing of what is wanted: ‘ok so’, ‘I'm sorry’, ‘um’, ‘if you would’.

import type { Reader } from '../../reader.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { phraseTable, wordList, wordSet } from '../../word-tables.ts'
import { isToldForm } from '../adding/doing.ts'
import { endingLength, isMark, withoutFirst } from '../changing/phrase-ends.ts'

const BEFORE = phraseTable(({ fillers }) => [...fillers.before, ...fillers.requests])
const AFTER = phraseTable(({ fillers }) => fillers.after)
const WITHIN = wordSet(({ fillers }) => fillers.within)
const ASIDES = phraseTable(({ fillers }) => fillers.asides)

/** Undefined if there are none, or nothing else. */
export function withoutFillers(reader: Reader, message: string): string | undefined {
  const words = splitWords(reader, message)
  const left = withoutLast(reader, withoutFirst(reader, words, BEFORE))
  const [first] = left
  if (first === undefined) return undefined
  const isAsked = words.at(-1)?.text === '?' && !isRequest(reader, words, first)
  const text = withoutWithin(reader, message, left) + (isAsked ? '?' : '')
  return text === '' || text === '?' || left.length === words.filter((word) => !isMark(word)).length ? undefined : text
}

/** ‘Haha yes’: the last word of what says nothing else, if it answers. */
export function answerBehind(reader: Reader, message: string): string | undefined {
  const words = splitWords(reader, message).filter((word) => !isMark(word))
  const last = words.at(-1)
  const isAnswer = last !== undefined && words.length > 1 && words.length <= FEW && reader.get(ANSWERS).has(last.text)
  const isNo = isAnswer && words.some(({ text }) => reader.get(NOT).has(text) !== reader.get(NOT).has(last.text))
  return isAnswer && !isNo && isSmallTalk(reader, message) ? last.text : undefined
}

const ANSWERS = wordSet(({ answers }) => [...answers.yes, ...answers.no])
const FEW = 4

/** Nothing but such words, and at least one that is no more than said: lol, phew. */
export function isSmallTalk(reader: Reader, message: string): boolean {
  const words = splitWords(reader, message)
  return words.length > 0 && withoutFirst(reader, words, SMALL_TALK).every(isMark)
}

const SMALL_TALK = phraseTable(({ fillers }) => [...fillers.before, ...fillers.after, ...fillers.smallTalk])

/** ‘Could you push it a week?’ asks for it, and not whether. */
const isRequest = (reader: Reader, words: readonly Word[], first: Word) =>
  words.some((word, at) => word.start < first.start && reader.get(REQUESTS).at(words, at).length > 0)

const REQUESTS = phraseTable(({ fillers }) => fillers.requests)

function withoutLast(reader: Reader, words: readonly Word[]): readonly Word[] {
  let end = words.length
  while (end > 1) {
    const length = isMark(words[end - 1]) ? 1 : endingLength(reader, words.slice(0, end), AFTER)
    if (length === 0 || length === end) break
    end -= length
  }
  return words.slice(0, end)
}

/** ‘Um’ says nothing, wherever it stands. */
export function withoutHesitation(reader: Reader, message: string): string {
  const words = splitWords(reader, message)
  const isHesitating = words.length <= MOST_WORDS && words.some(({ text }) => reader.get(WITHIN).has(text))
  return isHesitating ? withoutWithin(reader, message, words) || message : message
}

/** ‘Could you push it a week?’: asked for, and no question. */
export function withoutRequestMark(reader: Reader, message: string): string {
  if (!message.endsWith('?') || message.length > LONGEST_REQUEST) return message
  const words = splitWords(reader, message)
  const asked = withoutFirst(reader, words, FILLERS)
  const [request] = reader.get(REQUESTS).at(asked, 0)
  const isOrder = request !== undefined && reader.get(PUTS).at(withoutFirst(reader, asked, BEFORE), 0).length > 0
  return isOrder ? message.replace(/\?+$/u, '') : message
}

/** ‘Remind me, when is the dentist?’ is a question, and asks for no reminder. */
export function withoutAskedAgain(reader: Reader, message: string): string {
  if (message.length > LONGEST_REQUEST) return message
  const words = splitWords(reader, message)
  const asked = withoutFirst(reader, words, FILLERS)
  const length = reader.get(ASKS_AGAIN).at(asked, 0)[0]?.length ?? 0
  const rest = length === 0 ? [] : asked.slice(isMark(asked[length]) ? length + 1 : length)
  const question = reader.get(QUESTION_WORDS).at(rest, 0)[0]?.length ?? 0
  const isTurned = reader.get(AUXILIARIES).has(rest[question]?.text ?? '') || /['’]s$/u.test(rest[0]?.text ?? '')
  if (question === 0 || reader.get(AUXILIARIES).has(rest[0]?.text ?? '') || !isTurned) return message
  const text = message.slice(rest[0]?.start)
  return text.endsWith('?') ? text : `${text.replace(/[.!]+$/u, '')}?`
}

const ASKS_AGAIN = phraseTable(({ fillers }) => fillers.asksAgain ?? [])
const QUESTION_WORDS = phraseTable(({ fillers }) => fillers.questionWords)
const AUXILIARIES = wordSet(({ fillers }) => fillers.auxiliaries ?? [])
const LONGEST_REQUEST = 200
const FILLERS = phraseTable(({ fillers }) => fillers.before)
const PUTS = phraseTable(({ fillers }) => fillers.puts)

/** Nobody hesitates in more. */
const MOST_WORDS = 60

/** As it was typed, but for the words of hesitation. */
function withoutWithin(reader: Reader, message: string, words: readonly Word[]): string {
  let text = ''
  let from = words[0]?.start ?? 0
  for (const { text: word, start, end, quoted } of words) {
    if (quoted || !reader.get(WITHIN).has(word)) continue
    text += message.slice(from, start).trimEnd() === '' ? '' : `${message.slice(from, start).trimEnd()} `
    from = end
  }
  return (text + message.slice(from, words.at(-1)?.end)).replace(/^[\s,;.!–—-]+/u, '').trim()
}

/** What stands before an aside: ‘move the gym to Thursday’ of ‘move the gym to Thursday I'm so tired’. The longest first. */
export function beforeAsides(reader: Reader, message: string): readonly string[] {
  const words = splitWords(reader, message)
  const starts: number[] = []
  for (let at = words.length - 1; at >= FEWEST_BEFORE; at--) {
    const { text = '', start = 0 } = words[at] ?? {}
    const isJoined = LONG.test(text) && reader.get(ASIDE_PREFIXES).some((one) => text.startsWith(one))
    // ‘… I didn't pay it after all’.
    const isNotTold = reader.get(NOT).has(text) && isToldForm(reader, words[at + 1]?.text ?? '')
    if (isJoined || isNotTold || reader.get(ASIDES).at(words, at).length > 0) starts.push(start)
  }
  return starts.slice(0, MOST_ASIDES).map((start) => message.slice(0, start).trim())
}

const NOT = wordSet(({ answers }) => answers.negations)
const ASIDE_PREFIXES = wordList(({ fillers }) => fillers.asidePrefixes ?? [])
const LONG = /^.{4}/u
const FEWEST_BEFORE = 2
const MOST_ASIDES = 3
