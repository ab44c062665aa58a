// What a new task is to be called, and what else was said of it: its deadline, its priority, its description. Words that
// are none of these stay in the title; a title is never empty and never loses a word silently.

import { speech } from '../languages/index.ts'
import { cleaned } from '../normalize.ts'
import { LEXICON } from '../reading/lexicon.ts'
import { Phrasebook } from '../reading/phrasebook.ts'
import { splitWords, type Word } from '../reading/words.ts'
import { findDeadline, type Moment } from './deadline.ts'

export interface NewTask {
  readonly title: string
  readonly description?: string
  readonly priority?: string
  readonly deadline?: string
}

const all = Object.values(speech).map(({ slots }) => slots)
const words = (of: (slots: (typeof all)[number]) => readonly string[]) =>
  new Phrasebook<true>(all.flatMap((slots) => of(slots).map((phrase) => [phrase, true] as const)))
const BEFORE = words(({ beforeNewTitle }) => beforeNewTitle)
const AFTER = all.flatMap(({ afterNewTitle }) => afterNewTitle)
const PRIORITIES = all.flatMap(({ priorityPhrases }) => Object.entries(priorityPhrases))
const DESCRIBES = all.flatMap(({ describes }) => describes)
const QUOTES = /^["“״«'‘]|["”״»'’]$/g

/** `isAdded`: by ‘add’ or ‘put’, which may say where to. */
export function readNewTask(text: string, moment: Moment, isAdded = false): NewTask | undefined {
  const quotedTitle = wholeQuote(text)
  if (quotedTitle !== undefined) return { title: quotedTitle }
  const found = withoutPriority(text)
  const dated = findDeadline(found.rest, moment)
  const undated = dated === undefined ? found.rest : joined(found.rest, dated.from, dated.to)
  const split = splitDescription(undated)
  const title = trimmed(isAdded ? withoutDestination(split.title) : split.title)
  const slots = {
    ...(found.priority !== undefined && { priority: found.priority }),
    ...(dated !== undefined && { deadline: dated.deadline }),
  }
  if (title !== '')
    return { title, ...slots, ...(split.description !== undefined && { description: split.description }) }
  // Nothing but a date or a priority: then these words are the title.
  const plain = trimmed(text)
  return plain === '' ? undefined : { title: plain }
}

/** The words people put around a title, taken off. */
function trimmed(text: string): string {
  let rest = cleaned(text)
  for (;;) {
    const list = splitWords(rest)
    const first = BEFORE.at(list, 0)[0]
    const isPunctuated = /^[,;:.!?—–-]$/.test(list[0]?.text ?? '')
    if (list.length <= (first?.length ?? 1)) break
    if (first === undefined && !isPunctuated) break
    rest = rest.slice((list[first?.length ?? 1] as Word).start)
  }
  for (;;) {
    const shorter = withoutEnd(rest.replace(/[\s,;:.!?—–-]+$/u, ''))
    if (shorter === rest) break
    rest = shorter
  }
  const quote = wholeQuote(rest)
  return quote ?? (LEADS_ONLY.test(rest) ? '' : rest)
}

const LEADS_ONLY =
  /^(?:a|an|the|to|that|task|tasks|reminder|new|item|list|todo|to-do|something|משימה|תזכורת|פריט|את|חדשה|חדש|משהו)$/i

function withoutEnd(text: string): string {
  const low = text.toLowerCase()
  for (const end of AFTER) {
    if (low.endsWith(` ${end}`)) return text.slice(0, text.length - end.length - 1).trimEnd()
  }
  return text
}

/** ‘… to my to do list’: where it is to go is no part of it. */
function withoutDestination(text: string): string {
  const list = splitWords(text)
  const last = list.length - 1
  for (let at = list.length - 2; at > 0 && last - at < 7; at--) {
    const thing = LEXICON.things
      .at(list, at)
      .find(({ meaning }) => meaning.role === 'toward' || meaning.carries?.includes('toward'))
    if (thing === undefined) continue
    const isPrefixed = thing.meaning.role !== 'toward'
    if (
      isPrefixed
        ? thing.meaning.role !== 'list-noun' && thing.meaning.role !== 'ours-plural'
        : !isOwnList(list, at + thing.length)
    )
      continue
    if (!endsWithList(list, isPrefixed ? at : at + thing.length)) continue
    return text.slice(0, (list[at - 1] as Word).end)
  }
  const end = LEXICON.things.at(list, last).find(({ meaning }) => meaning.carries?.includes('toward'))
  return end !== undefined && ['list-noun', 'ours-plural'].includes(end.meaning.role) && last > 0
    ? text.slice(0, (list[last - 1] as Word).end)
    : text
}

/** ‘my’, ‘the’ and then a list. */
function isOwnList(list: readonly Word[], at: number): boolean {
  return LEXICON.things.at(list, at).some(({ meaning }) => meaning.role === 'definite')
}

function endsWithList(list: readonly Word[], from: number): boolean {
  for (let at = from; at < list.length; at++) {
    for (const { meaning, length } of LEXICON.things.at(list, at)) {
      const isList = meaning.role === 'list-noun' || meaning.role === 'ours-plural'
      const rest = list.slice(at + length)
      const isEnd = rest.every(
        (word, index) =>
          LEXICON.things.at(rest, index).length > 0 ||
          /^(?:shopping|today|tomorrow|please|do|complete)$/.test(word.text),
      )
      if (isList && isEnd) return true
    }
  }
  return false
}

function withoutPriority(text: string): { rest: string; priority?: string } {
  const low = ` ${text.toLowerCase()} `
  for (const [phrase, priority] of PRIORITIES) {
    const at = low.indexOf(` ${phrase}`)
    if (at === -1 || isInQuotes(text, at) || /[\p{L}\p{N}]/u.test(low[at + phrase.length + 1] ?? ' ')) continue
    return { rest: joined(text, at, at + phrase.length), priority }
  }
  return { rest: text }
}

function isInQuotes(text: string, at: number): boolean {
  return splitWords(text).some(({ quoted, start, end }) => quoted && start < at && at < end)
}

/** ‘with’, ‘:’, ‘—’ and ‘including’ introduce one [D18], except with a person: ‘lunch with Dana’. */
function splitDescription(text: string): { title: string; description?: string } {
  const mark = /\s*(?::|—|–|\s-\s)\s+/u.exec(text)
  if (mark !== null && mark.index > 0) return both(text.slice(0, mark.index), text.slice(mark.index + mark[0].length))
  for (const { word, never } of DESCRIBES) {
    const at = ` ${text.toLowerCase()} `.indexOf(` ${word} `)
    if (at <= 0 || isInQuotes(text, at)) continue
    const after = text.slice(at + word.length).trim()
    if (never(after, text.slice(0, at))) continue
    return both(text.slice(0, at), after)
  }
  return { title: text }
}

function both(title: string, description: string): { title: string; description?: string } {
  const said = cleaned(description).replace(QUOTES, '')
  return said === '' || trimmed(title) === '' ? { title: `${title} ${description}` } : { title, description: said }
}

function joined(text: string, from: number, to: number): string {
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim()
}

/** ‘"…"’ and nothing else: opaque. */
export function wholeQuote(text: string): string | undefined {
  const list = splitWords(text).filter(({ text: word }) => !/^[,;:.!?]$/.test(word))
  const [only] = list
  return list.length === 1 && only?.quoted ? cleaned(text.slice(only.start, only.end).slice(1, -1)) : undefined
}
