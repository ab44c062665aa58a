// Tags and projects in a request: #home, tagged home, the Italy project. A name that tasks have is taken whole, however many
// words it has; one that none has is the word beside.

import { normalized } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { isPunctuation, type Word } from '../../reading/words.ts'
import { mayHave } from '../../task-index.ts'
import type { Keys } from '../../tasks-by-keys.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { inOtherScript } from './other-script.ts'
import type { Request } from './read-filter.ts'

const TAGGED = phraseTable(({ lists }) => lists.tagged)
const PROJECT = wordSet(({ lists }) => lists.project)
const ARTICLES = wordSet(({ slots }) => slots.articles)
const LONGEST_NAME = 5
/** Letters that say ‘in’ or ‘the’ of a name: בבית. */
const JOINED = /^[בהלמ](?:-|(?=[א-ת]{2}))/

export function tagsIn(request: Request, tasks: readonly KnownTask[]): readonly string[] {
  const known: Known = (name) => tagsNamed(request.reader, tasks, name).at(-1)
  const found: string[] = []
  for (const [at, word] of request.words.entries()) {
    if (request.isTaken(at)) continue
    const isSigned = request.text[word.start - 1] === '#' && !/^\d/.test(word.text)
    const [lead] = isSigned ? [] : request.reader.get(TAGGED).at(request.words, at)
    if (!isSigned && lead === undefined) continue
    const from = at + (lead?.length ?? 0)
    const length = isSigned ? 1 : nameLength(request, from, known)
    if (length === 0) continue
    found.push(nameOf(request, from, length, known))
    request.take(at, from + length - at)
  }
  return found
}

export function projectIn(request: Request, tasks: readonly KnownTask[]): string | undefined {
  const { words } = request
  const at = words.findIndex(({ text }, index) => request.reader.get(PROJECT).has(text) && !request.isTaken(index))
  if (at === -1) return undefined
  const known: Known = (name) => projectsNamed(request.reader, tasks, name).at(-1)
  const before = knownBefore(request, at, known)
  const isNamedBefore = before > 0 && !knownAt(request, at + 1, known)
  const length = isNamedBefore ? before : nameLength(request, at + 1, known)
  const from = isNamedBefore ? at - before : at + 1
  if (length > 0) {
    const name = nameOf(request, from, length, known)
    request.take(Math.min(at, from), length + 1)
    return name
  }
  const last = words[at - 1]
  if (last === undefined || at < 2 || request.isTaken(at - 1)) return undefined
  const isName = !request.reader.get(ARTICLES).has(last.text) && !isPunctuation(last)
  if (!isName) return undefined
  request.take(at - 1, 2)
  return nameOf(request, at - 1, 1, known)
}

/** As the last task that has it writes it. */
type Known = (name: string) => string | undefined

const BY_TAG: Keys = (_, { tags }) => (tags ?? []).map(normalized)
const BY_PROJECT: Keys = (_, { project }) => (project == null ? [] : [normalized(project)])

/** The tags that are compared as this, as the tasks write them. */
export function tagsNamed(reader: Reader, tasks: readonly KnownTask[], name: string): readonly string[] {
  const own = mayHave(reader, tasks, BY_TAG, [name])
    .flatMap(({ tags }) => tags ?? [])
    .filter((tag) => normalized(tag) === name)
  return own.length > 0 ? own : [inOtherScript(reader, tasks, 'tags', name)].flatMap((tag) => tag ?? [])
}

export function projectsNamed(reader: Reader, tasks: readonly KnownTask[], name: string): readonly string[] {
  const own = mayHave(reader, tasks, BY_PROJECT, [name])
    .flatMap(({ project }) => project ?? [])
    .filter((project) => normalized(project) === name)
  return own.length > 0 ? own : [inOtherScript(reader, tasks, 'projects', name)].flatMap((project) => project ?? [])
}

/** How many words from here are a name; one that nothing has is one word. */
function nameLength(request: Request, from: number, known: Known): number {
  const length = knownAt(request, from, known)
  if (length > 0) return length
  const word = request.words[from]
  // ‘What tags do I have?’
  return word === undefined || isPunctuation(word) || request.isTaken(from) || request.isPlain(from) ? 0 : 1
}

function knownAt(request: Request, from: number, known: Known): number {
  for (let length = LONGEST_NAME; length > 0; length--)
    if (from + length <= request.words.length && isKnown(request, from, length, known)) return length
  return 0
}

function knownBefore(request: Request, at: number, known: Known): number {
  for (let length = Math.min(LONGEST_NAME, at); length > 0; length--)
    if (isKnown(request, at - length, length, known)) return length
  return 0
}

const isKnown = (request: Request, from: number, length: number, known: Known) =>
  waysToSay(request, from, length).some((way) => known(way) !== undefined)

function nameOf(request: Request, from: number, length: number, known: Known): string {
  const ways = waysToSay(request, from, length)
  const [first, last] = [request.words[from], request.words[from + length - 1]] as [Word, Word]
  const own = ways.map((way) => known(way)).find((name) => name !== undefined)
  return own ?? (first.quoted && length === 1 ? first.text.slice(1, -1) : request.text.slice(first.start, last.end))
}

function waysToSay(request: Request, from: number, length: number): readonly string[] {
  const words = request.words.slice(from, from + length).map(({ text, quoted }) => (quoted ? text.slice(1, -1) : text))
  const said = normalized(words.join(' '))
  return [said, said.replace(JOINED, ''), said.replace(/['’]s$/, '')]
}
