// Which tasks are meant where several are: by numbers (4, 5 and 6; 2-5), by their places in what was shown (the first three),
// by names joined with ‘and’, or by what they have in common (everything about the car).

import { tasksWithIds, tasksWithNumber } from '../../find-tasks.ts'
import type { Deed } from '../../languages/direct-phrases.ts'
import type { Reader } from '../../reader.ts'
import { thingsAt } from '../../reading/lexicon.ts'
import { isPunctuation, splitWords, type Word } from '../../reading/words.ts'
import { withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { whenIn } from '../../when/find-when.ts'
import { phraseTable, wordList, wordMap, wordSet } from '../../word-tables.ts'
import { placeNamed } from '../adding/destination.ts'
import { isPending } from '../changing/deeds.ts'
import { AROUND, NUMBER_WORDS } from '../finding/numbers.ts'
import { isWholeTitle, type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Naming } from '../gate.ts'
import { filterOf, isNarrow, type TaskFilter, tasksThatFit } from '../listing/filter.ts'
import { inOrder } from '../listing/order.ts'
import { readFilter } from '../listing/read-filter.ts'
import type { Scene } from '../scene.ts'
import { joinedParts } from './enumeration.ts'
import { numbersIn } from './numbers-said.ts'
import { theOthers } from './the-others.ts'

export type Several =
  /** Named one by one: `how` is the weakest of the names. */
  | { readonly kind: 'named'; readonly tasks: readonly KnownTask[]; readonly how: Naming }
  /** By what they have in common. */
  | { readonly kind: 'filtered'; readonly tasks: readonly KnownTask[]; readonly filter: TaskFilter }
  /** One of those that were named is not there. */
  | { readonly kind: 'missing'; readonly query: string; readonly number?: number }
  /** All there are: never deleted at once [D9]. */
  | { readonly kind: 'everything'; readonly tasks: readonly KnownTask[] }

const CARDINALS = wordMap(({ several }) => several.cardinals)
const FIRST = wordSet(({ several }) => several.first)
const LAST = wordSet(({ several }) => several.last)
const BOTH = wordSet(({ several }) => several.both)
const THOSE = wordSet(({ several }) => several.those)
const ALL = phraseTable(({ slots }) => slots.all)
const ALL_ALONE = wordSet(({ slots }) => slots.all)
/** Nobody names tasks in more words. */
const LONGEST = 400
/** More are not meant by one command. */
const MOST_NAMED = 50

/** Undefined if the words name one task, or none. */
export function severalIn(text: string, deed: Deed, scene: Scene): Several | undefined {
  const { reader } = scene
  if (text.length > LONGEST || isWholeTitle(reader, [text], scene.tasks)) return undefined
  const words = splitWords(reader, text)
  if (words.some(({ quoted }) => quoted)) return undefined
  const others = theOthers(words, scene)
  if (others !== undefined) return { kind: 'named', tasks: others, how: 'place' }
  return (
    byNumbers(words, scene) ??
    byPlaces(text, words, deed, scene) ??
    byCount(words, scene) ??
    byFilter(text, words, deed, scene) ??
    byNames(text, scene) ??
    byPlace(words, scene)
  )
}

const ARTICLES = wordSet(({ slots }) => slots.articles)

/** ‘The bills’: all that is filed under the name, if it names no task. */
function byPlace(words: readonly Word[], scene: Scene): Several | undefined {
  const { reader } = scene
  // ‘My shopping list’.
  const isAround = (word: string) => reader.get(ARTICLES).has(word) || reader.get(AROUND).has(word)
  const telling = words.filter((word) => !isPunctuation(word) && !isAround(word.text))
  const name = withoutArticle(reader, telling.map(({ text }) => text).join(' '))
  const { project, tag } = (name === '' ? undefined : placeNamed(name, scene)) ?? {}
  if (project === undefined && tag === undefined) return undefined
  if (resolveFitting(reader, name, scene).kind !== 'none') return undefined
  return ofFilter({ status: 'pending', ...(project && { project }), ...(tag && { tags: [tag] }) }, scene)
}

function byNumbers(words: readonly Word[], scene: Scene): Several | undefined {
  const numbers = numbersIn(scene.reader, words, MOST_NAMED)
  if (numbers === undefined) return undefined
  const withNumber = (number: number) =>
    tasksWithNumber(scene.reader, scene.tasks, number).findLast((task) => task.number === number)
  const missing = numbers.single.find((number) => withNumber(number) === undefined)
  if (missing !== undefined) return { kind: 'missing', query: String(missing), number: missing }
  const all = [...new Set(numbers.all)].sort((a, b) => numbers.all.indexOf(a) - numbers.all.indexOf(b))
  const tasks = all.flatMap((number) => withNumber(number) ?? [])
  return tasks.length === 0
    ? { kind: 'missing', query: String(numbers.all[0]), number: numbers.all[0] as number }
    : { kind: 'named', tasks, how: 'number' }
}

/** ‘The first three’, ‘both’, ‘those’: of what was shown; without a list, of the list as it would be shown. */
function byPlaces(text: string, words: readonly Word[], deed: Deed, scene: Scene): Several | undefined {
  const { reader } = scene
  const telling = words.filter((word) => !isPunctuation(word) && !reader.get(AROUND).has(word.text))
  const said = telling.map(({ text: word }) => word).join(' ')
  const plain = withoutArticles(reader, words)
  const shown = scene.shown.flatMap((task) =>
    task === undefined ? [] : tasksWithIds(reader, scene.tasks, [task.id]).filter(({ id }) => id === task.id),
  )
  if (reader.get(BOTH).has(plain)) {
    const two = shown.length === 2 ? shown : lastTwo(scene)
    return two.length === 2 ? { kind: 'named', tasks: two, how: 'place' } : undefined
  }
  if (reader.get(THOSE).has(plain) || reader.get(THOSE).has(said)) return those(shown, scene)
  const counted = telling.map(({ text: word }) => reader.get(CARDINALS).get(word) ?? countOf(word))
  const count = counted.find((one) => one !== undefined)
  const isFirst = telling.some(({ text: word }) => reader.get(FIRST).has(word))
  const isLast = telling.some(({ text: word }) => reader.get(LAST).has(word))
  if (count === undefined || telling.length > MOST_PLACE_WORDS || isFirst === isLast) return undefined
  const isOnly = telling.every(
    ({ text: word }, at) =>
      counted[at] !== undefined ||
      reader.get(FIRST).has(word) ||
      reader.get(LAST).has(word) ||
      isOurs(reader, telling, at),
  )
  if (!isOnly || text.length === 0) return undefined
  const list = shown.length > 1 ? shown : inOrder(scene.tasks.filter(isPending), scene.moment)
  const tasks = isFirst ? list.slice(0, count) : list.slice(-count)
  if (tasks.length === 0) return undefined
  const isShown = shown.length > 1
  return isShown || deed === 'delete'
    ? { kind: 'named', tasks, how: 'place' }
    : { kind: 'filtered', tasks, filter: { status: 'pending' } }
}

/** ‘Both bills’, ‘the two bills’, שני החשבונות: as many as there are of that name, neither more nor less. */
function byCount(words: readonly Word[], scene: Scene): Several | undefined {
  const { reader } = scene
  const telling = words.filter((word) => !isPunctuation(word) && !reader.get(ARTICLES).has(word.text))
  const [many, ...nouns] = telling.map(({ text }) => text)
  const count = many === undefined ? undefined : reader.get(BOTH).has(many) ? 2 : reader.get(CARDINALS).get(many)
  if (count === undefined || count < 2 || nouns.length === 0 || nouns.length > MOST_PLACE_WORDS) return undefined
  for (const name of singulars(reader, nouns)) {
    const found = resolveFitting(reader, name, { ...scene, isIn: isPending })
    if (found.kind === 'several' && found.tasks.length === count)
      return { kind: 'named', tasks: found.tasks, how: 'part' }
  }
  return undefined
}

/** Bills, gas bills; חשבונות. */
function singulars(reader: Reader, nouns: readonly string[]): readonly string[] {
  const last = nouns.at(-1) ?? ''
  const ends = reader.get(PLURAL_ENDS).filter((end) => last.endsWith(end) && last.length > end.length + 1)
  return [last, ...ends.map((end) => withFinalLetter(last.slice(0, -end.length)))].map((noun) =>
    [...nouns.slice(0, -1), noun].join(' '),
  )
}

const FINAL_LETTERS: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }
const withFinalLetter = (word: string) => word.slice(0, -1) + (FINAL_LETTERS[word.at(-1) ?? ''] ?? word.at(-1) ?? '')

/** The last two tasks that something was done to. */
function lastTwo({ context, tasks }: Scene): readonly KnownTask[] {
  if (context.justDone.length === 0) return []
  const ids = [...new Set(context.done.map(({ taskId }) => taskId).toReversed())].slice(0, 2).toReversed()
  return ids.flatMap((id) => tasks.find((task) => task.id === id) ?? [])
}

const MOST_PLACE_WORDS = 4
const countOf = (word: string) => (/^[1-9]\d?$/.test(word) ? Number(word) : undefined)

function withoutArticles(reader: Reader, words: readonly Word[]): string {
  const rest = words.filter((word) => !isPunctuation(word) && !POLITE.has(word.text))
  const from = rest[0]?.text === 'the' && !reader.get(BOTH).has(rest.map(({ text }) => text).join(' ')) ? 1 : 0
  return rest
    .slice(from)
    .map(({ text }) => text)
    .join(' ')
}
const POLITE = new Set(['please', 'בבקשה', 'now', 'עכשיו'])

/** All of the list that was shown last, its other pages too. */
function those(shown: readonly KnownTask[], scene: Scene): Several | undefined {
  const { listed } = scene.context
  const filter = listed && listed.options.length > 0 ? filterOf(listed.fields) : undefined
  const isOfList = filter !== undefined && listed?.options.every((id) => shown.some((task) => task.id === id))
  if (filter === undefined || !isOfList)
    return shown.length > 1 ? { kind: 'filtered', tasks: shown, filter: { status: 'all' } } : undefined
  return ofFilter(filter, scene)
}

function ofFilter(filter: TaskFilter, scene: Scene): Several {
  const tasks = inOrder(tasksThatFit(scene.reader, filter, scene.tasks, scene.moment), scene.moment)
  const isAll = !isNarrow(filter) && filter.status !== 'completed'
  return isAll ? { kind: 'everything', tasks } : { kind: 'filtered', tasks, filter }
}

/** ‘Everything about the car’, ‘all overdue tasks’, ‘the shopping tasks’. */
function byFilter(text: string, words: readonly Word[], deed: Deed, scene: Scene): Several | undefined {
  const { reader } = scene
  const isAll = saysAll(text, words, scene)
  const isPlural = words.some((_, at) =>
    thingsAt(reader, words, at).some(({ meaning }) => meaning.role === 'ours-plural'),
  )
  if (!isAll && !isPlural) return undefined
  const plain = withoutArticles(reader, words)
  const shown = scene.shown.flatMap((task) => task ?? [])
  // ‘All’, after a list: those.
  const isOfShown = OF_SHOWN.has(plain) || (deed === 'update' && scene.context.justListed)
  const bare = words.filter((word) => !isPunctuation(word) && !reader.get(ARTICLES).has(word.text))
  const isAlone =
    reader.get(ALL_ALONE).has(plain) || (bare.length === 1 && reader.get(ALL_ALONE).has(bare[0]?.text ?? ''))
  if (isAlone && isOfShown && shown.length > 0) return those(shown, scene)
  const { filter, unknown } = readFilter(reader, withoutAll(reader, text, words), 0, scene.moment, scene.tasks)
  if (unknown !== undefined) return undefined
  if (!isAll && !isNarrow(filter) && filter.status !== 'completed') return undefined
  // What is to be done is not done yet.
  const meant: TaskFilter = deed === 'complete' ? { ...filter, status: 'pending' } : filter
  const found = ofFilter(meant, scene)
  // ‘All yoga reminders in October’, and they have no date: which are meant is asked before anything is done.
  const { due, ...undated } = meant
  return found.kind === 'filtered' && found.tasks.length === 0 && due !== undefined && meant.about !== undefined
    ? ofFilter(undated, scene)
    : found
}

/** ‘Every Monday at 6’ is when, and not which tasks. */
function saysAll(text: string, words: readonly Word[], { reader, moment }: Scene): boolean {
  const said = words.filter((_, at) => reader.get(ALL).at(words, at).length > 0)
  if (said.length === 0) return false
  const { found, left } = whenIn(reader, text, moment)
  const times = [...(found?.stretches ?? []), ...left]
  return said.some(({ start, end }) => !times.some(({ from, to }) => start >= from && end <= to && end < to))
}

/** ‘Everything’ is everything, whatever was shown; right after a list, what is moved or changed is that list. */
const OF_SHOWN: ReadonlySet<string> = new Set(['all', 'all of them', 'כולן', 'כולם', 'את כולן', 'את כולם'])

const OF_MINE: ReadonlySet<string> = new Set(['of', 'definite', 'mine'])

const isAllAt = (reader: Reader, words: readonly Word[], at: number) =>
  reader
    .get(ALL)
    .at(words, at)
    .some(({ length }) => length === 1)

/** As long as it was. */
function withoutAll(reader: Reader, text: string, words: readonly Word[]): string {
  let rest = text
  for (const at of words.keys()) {
    if (!isAllAt(reader, words, at)) continue
    let to = at + 1
    // ‘All of my’.
    while (thingsAt(reader, words, to).some(({ meaning }) => OF_MINE.has(meaning.role))) to++
    const [start, end] = [words[at]?.start ?? 0, words[to - 1]?.end ?? 0]
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`
  }
  return rest
}

const isOurs = (reader: Reader, words: readonly Word[], at: number) =>
  reader.get(NUMBER_WORDS).has((words[at] as Word).text) ||
  thingsAt(reader, words, at).some(
    ({ meaning: { role } }) => role === 'ours' || role === 'ours-plural' || role === 'ours-weak',
  )

/** How surely a name names, the surest first. */
const SURE: readonly Naming[] = ['number', 'pronoun', 'place', 'whole', 'called', 'part', 'echo', 'similar']

const PLURAL_ENDS = wordList(({ slots }) => slots.pluralEnds ?? [])

/** ‘Gas and water bills’: a gas bill and a water bill. */
function withSharedNoun(parts: readonly string[], scene: Scene): readonly Resolution[] | undefined {
  const { reader } = scene
  const plural = splitWords(reader, parts.at(-1) ?? '').at(-1)
  const end = reader.get(PLURAL_ENDS).find((one) => plural?.text.endsWith(one))
  if (plural === undefined || plural.start === 0 || end === undefined) return undefined
  const noun = plural.text.slice(0, -end.length)
  const firsts = parts.with(-1, (parts.at(-1) ?? '').slice(0, plural.start))
  const found = firsts.map((first) => resolveFitting(reader, `${first.trim()} ${noun}`, scene))
  return found.every(({ kind }) => kind === 'one') ? found : undefined
}

const ARTICLE_PREFIXES = wordList(({ slots }) => [slots.articlePrefix ?? []].flat())

/** הגינה הזבל: two things, each with its article, where nothing is called by both. */
function definiteEach(part: string, scene: Scene): readonly string[] {
  const { reader } = scene
  const words = part.split(' ').filter((word) => !reader.get(ARTICLES).has(word))
  const isDefinite = (word: string) =>
    reader.get(ARTICLE_PREFIXES).some((one) => word.startsWith(one) && word.length > one.length + 2)
  if (words.length < 2 || !words.every(isDefinite)) return [part]
  return resolveFitting(reader, part, scene).kind === 'none' ? words : [part]
}

/** ‘Buy milk and call Dana’: each part is the name of a task, and the whole is none. */
function byNames(text: string, scene: Scene): Several | undefined {
  const { reader } = scene
  const parts = joinedParts(reader, text).flatMap((part) => definiteEach(part, scene))
  if (parts.length < 2 || parts.length > MOST_NAMED) return undefined
  const whole = resolveFitting(reader, text, scene)
  if (whole.kind === 'one' || whole.kind === 'several') return undefined
  const own = parts.map((part) => resolveFitting(reader, part, scene))
  const found = own.some(({ kind }) => kind !== 'one') ? (withSharedNoun(parts, scene) ?? own) : own
  const named = found.flatMap((one) => (one.kind === 'one' ? [one] : []))
  const tasks = [...new Set(named.map(({ task }) => task))]
  if (tasks.length < 2) return undefined
  const missing = found.findIndex(({ kind }) => kind !== 'one')
  if (missing !== -1) return { kind: 'missing', query: parts[missing] as string }
  const how = named.map((one) => one.how).sort((a, b) => SURE.indexOf(b) - SURE.indexOf(a))[0] as Naming
  return { kind: 'named', tasks, how }
}
