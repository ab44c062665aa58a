// What is written beside a task in signs, or in the words for them: #home, +Garden, in project garden, p1, !high. Nothing in
// quotes is one.
//
// MK1. They are taken only if something is left to be the title.
// MK2. A tag and a project begin with a letter: #3 is a task, +1 is a guest.
// MK3. What is to be left stays where it is written.

import { kept, type Reader } from '../reader.ts'
import { splitWords } from '../reading/words.ts'
import type { Stretch } from './quote.ts'

export interface Marks {
  /** The text without them. */
  readonly rest: string
  readonly tags?: readonly string[]
  readonly project?: string
  readonly priority?: string
}

const NAME = '\\p{L}[\\p{L}\\p{M}\\p{N}_-]*'
const MARK_PRIORITIES: Readonly<Record<string, string>> = { '1': 'urgent', '2': 'high', '3': 'medium', '4': 'low' }

interface Patterns {
  readonly tag: RegExp
  readonly project: RegExp
  readonly priority: RegExp
  readonly numbered: RegExp
  /** One of these has to be there. */
  readonly any: RegExp
}

const PATTERNS = kept((reader): Patterns => {
  const words = (of: 'tagged' | 'inProject' | 'towardMark') =>
    reader
      .all()
      .flatMap(({ slots }) => slots[of])
      .join('|')
  const [tagged, projects, toward] = [words('tagged'), words('inProject'), words('towardMark')]
  const before = '(?<=^|[\\s(,;])'
  const after = '(?=$|[\\s),;:.!?])'
  const levels = Object.keys(levelsOf(reader)).join('|')
  const pattern = (source: string) => new RegExp(`${before}${source}${after}`, 'giu')
  return {
    tag: pattern(`(?:(?:${toward})\\s+)?(?:#(${NAME})|(?:${tagged})\\s+#?(${NAME}))`),
    project: pattern(`(?:(?:${toward})\\s+)?(?:\\+(${NAME})|(?:${projects})\\s+(?:["“״]([^"”״]+)["”״]|(${NAME})))`),
    priority: pattern(`!(${levels}|[1-4])`),
    numbered: pattern('p([1-4])'),
    any: new RegExp(`[#+!]|\\bp[1-4]\\b|${tagged}|${projects}`, 'iu'),
  }
})

const LEVELS = kept(
  (reader) =>
    Object.assign(
      {},
      ...reader.all().map(({ slots, answers }) => ({ ...slots.ranks, ...answers.priorities })),
    ) as Record<string, string>,
)
const OWN_LEVELS: Readonly<Record<string, string>> = { low: 'low', medium: 'medium', high: 'high', urgent: 'urgent' }

function levelsOf(reader: Reader): Readonly<Record<string, string>> {
  return { ...reader.get(LEVELS), ...OWN_LEVELS }
}

/** The longest tag and project that is one. */
const LONGEST = 60

/** What may be taken out of a text, or left in it: a field, or one tag as it is written. */
export type TextPart = 'deadline' | 'reminders' | 'priority' | 'project' | 'tags' | `#${string}`

export function takeMarks(reader: Reader, text: string, leave: readonly TextPart[] = []): Marks {
  const patterns = reader.get(PATTERNS)
  if (!patterns.any.test(text)) return { rest: text }
  const quotes = /["“״«'‘]/.test(text) ? splitWords(reader, text).filter(({ quoted }) => quoted) : []
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].filter(
      ({ index, 0: all }) =>
        all.length <= LONGEST && !quotes.some(({ start, end }) => start <= index && index < end && !isProject(all)),
    )
  const tags = found(patterns.tag).filter((match) => !isLeft(leave, match))
  const [project] = leave.includes('project') ? [] : found(patterns.project)
  const [level] = leave.includes('priority') ? [] : [...found(patterns.priority), ...found(patterns.numbered)]
  const taken = [...tags, ...(project ? [project] : []), ...(level && isOwn(text, level, tags) ? [level] : [])]
  if (taken.length === 0) return { rest: text }
  const rest = withoutAll(
    text,
    taken.map(({ index, 0: all }) => ({ from: index, to: index + all.length })),
  )
  if (!/[\p{L}\p{N}\p{S}]/u.test(rest)) return { rest: text }
  const name = project?.[1] ?? project?.[2] ?? project?.[3]
  const said = (level?.[1] ?? '').toLowerCase()
  const priority = level && taken.includes(level) ? (MARK_PRIORITIES[said] ?? levelsOf(reader)[said]) : undefined
  return {
    rest,
    ...(tags.length > 0 && { tags: different(tags.map((match) => match[1] ?? match[2] ?? '')) }),
    ...(name !== undefined && { project: name }),
    ...(priority !== undefined && { priority }),
  }
}

function isLeft(leave: readonly TextPart[], match: RegExpExecArray): boolean {
  const name = (match[1] ?? match[2] ?? '').toLowerCase()
  return leave.some((part) => part === 'tags' || part.toLowerCase() === `#${name}`)
}

const isProject = (all: string) => /["“״]/.test(all)

/** ‘p1 bugs’ says which bugs: it counts at the beginning, at the end, and beside the other signs. */
function isOwn(text: string, { index, 0: all }: RegExpExecArray, tags: readonly RegExpExecArray[]): boolean {
  if (all.startsWith('!')) return true
  const after = text.slice(index + all.length)
  const bare = tags.reduce((left, tag) => left.replace(tag[0], ''), after)
  return /^[\s,;.!?)]*$/.test(bare) || index === 0 || !/^\s+\p{Ll}+s\b/u.test(after)
}

function different(tags: readonly string[]): readonly string[] {
  return tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at)
}

function withoutAll(text: string, stretches: readonly Stretch[]): string {
  return [...stretches]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from).trimEnd()} ${rest.slice(to).trimStart()}`, text)
    .replace(/\s+([,;:.!?])/g, '$1')
    .trim()
}
