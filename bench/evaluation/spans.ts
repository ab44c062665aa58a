// npm run eval -- --spans <file.jsonl>…: what becomes of a phrase of time behind a plain errand [D45].
//
// A line has the phrases people marked: `when` and `recurring`, texts or {kind, text}; `lang` says which errand they are put
// behind. A phrase comes out whole (the title is the errand, and when it is due, or to be reminded of, is said back), is asked about, or stays in the
// title, whole. Anything else was half-read.

import { readFileSync } from 'node:fs'
import { createReader, markerOf, takeTurn } from '@pawl/dialogue'

const reader = createReader()

export type Outcome = 'whole' | 'asked' | 'kept' | 'half'

export interface Span {
  readonly lang: 'en' | 'he'
  readonly text: string
  readonly isRecurring: boolean
}

export const ERRANDS = {
  en: { order: 'remind me to', title: 'call dana' },
  he: { order: 'תזכירי לי', title: 'להתקשר לדנה' },
} as const

/** Wednesday, 7 January 2026, eight in the morning in Jerusalem. */
export const NOW = Date.UTC(2026, 0, 7, 6)
export const UTC_OFFSET = 120

interface SpanRead {
  readonly outcome: Outcome
  /** What was stored, or would be. */
  readonly title: string
  readonly deadline: string | null
}

export function readSpan({ lang, text }: Span, now: number = NOW): SpanRead {
  const { order, title } = ERRANDS[lang]
  const message = `${order} ${title} ${text}`
  const turn = takeTurn(reader, { history: [], tasks: [], message, mode: 'direct', now, utcOffset: UTC_OFFSET })
  const { fields, ready, intent, missing_fields } = turn.command
  const read = { title: fields.title ?? '', deadline: fields.deadline ?? null }
  const isAdded = turn.commands.length === 1 && intent === 'add_task' && fields.description === undefined
  const isErrand = plain(read.title) === plain(title)
  const isSaid = /\d{4}-\d{2}-\d{2}|\(.+ (?:before|לפני)/.test(turn.reply)
  const isTimed = read.deadline !== null || (fields.reminders ?? []).length > 0
  if (isAdded && ready && isErrand && isTimed) return { outcome: isSaid ? 'whole' : 'half', ...read }
  const isAsked = markerOf(turn.reply) !== undefined && missing_fields.includes('deadline')
  if (isAdded && !ready && isErrand && isAsked) return { outcome: 'asked', ...read }
  const isKept = isAdded && ready && read.deadline === null && plain(read.title) === plain(`${title} ${text}`)
  return { outcome: isKept ? 'kept' : 'half', ...read }
}

/** Case, runs of spaces and the last stop do not count. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:!?]+$/, '')
    .trim()
}

type Marked = string | { readonly kind?: string; readonly text: string }

interface SpanRow {
  readonly lang: 'en' | 'he'
  readonly when?: readonly Marked[]
  readonly recurring?: readonly Marked[]
}

export function spansIn(file: string): Span[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.flatMap((line) => {
    const { lang, when = [], recurring = [] } = JSON.parse(line) as SpanRow
    if (!(lang in ERRANDS)) throw new Error(`${file}: lang is one of ${Object.keys(ERRANDS).join(', ')}`)
    const span = (marked: Marked, isOne: boolean): Span => ({
      lang,
      text: typeof marked === 'string' ? marked : marked.text,
      isRecurring: isOne || (typeof marked !== 'string' && marked.kind === 'recurring'),
    })
    return [...when.map((one) => span(one, false)), ...recurring.map((one) => span(one, true))]
  })
}

/** Phrases of the first half may be looked at; those of the other are counted and never listed. */
export function halfOf({ text }: Pick<Span, 'text'>): 'seen' | 'unseen' {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  let value = 0x811c9dc5
  for (let at = 0; at < plain.length; at++) value = Math.imul(value ^ plain.charCodeAt(at), 0x01000193) >>> 0
  return (value >>> 7) % 2 === 0 ? 'seen' : 'unseen'
}

export function spanReport(name: string, spans: readonly Span[], listed: readonly Outcome[], most: number): string {
  const groups = (['seen', 'unseen'] as const).flatMap((half) => {
    const own = spans.filter((span) => halfOf(span) === half)
    return [
      [`once, ${half}`, own.filter(({ isRecurring }) => !isRecurring)],
      [`recurring, ${half}`, own.filter(({ isRecurring }) => isRecurring)],
    ] as const
  })
  const lines = groups.flatMap(([group, all]) => {
    if (all.length === 0) return []
    const read = all.map((span) => ({ span, ...readSpan(span) }))
    const different = new Map(read.map((one) => [one.span.text.toLowerCase(), one]))
    return [
      `  ${group}, every one`.padEnd(32) + shares(read),
      `  ${group}, different`.padEnd(32) + shares([...different.values()]),
      ...[...different.values()]
        .filter(({ outcome, span }) => listed.includes(outcome) && halfOf(span) === 'seen')
        .slice(0, most)
        .map(({ outcome, span, title, deadline }) => `    ${outcome}: ${span.text} → ${title} · ${deadline}`),
    ]
  })
  return `\n${name}\n${lines.join('\n')}\n`
}

function shares(read: readonly SpanRead[]): string {
  const count = (which: Outcome) => read.filter(({ outcome }) => outcome === which).length
  const share = (which: Outcome) => `${which} ${((100 * count(which)) / read.length).toFixed(1)}%`
  return `${(['whole', 'asked', 'kept', 'half'] as const).map(share).join(', ')} of ${read.length}`
}
