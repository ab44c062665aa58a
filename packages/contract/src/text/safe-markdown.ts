// Text of others inside a Markdown document. It stays text: no heading, list, table, link, image or HTML can be made of it,
// and no code fence ended by it. Pure.

import { shownText } from './safe-text.ts'

/** Within a line; line breaks become spaces. */
export function markdownText(text: string): string {
  return (
    shownText(text)
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/[\\`*[\]<|~$]/gu, '\\$&')
      .replace(/&(?=#|[a-z])/giu, '\\&')
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      // What some readers make links of by themselves.
      .replace(/(?<=(?:https?|ftp|mailto|xmpp)):/giu, '\\:')
      .replace(/(?<=www)\./giu, '\\.')
      .replace(/(?<=\S)@(?=\S)/gu, '\\@')
      // What begins something at the beginning of a line.
      .replace(/^[#+\-=>]/u, '\\$&')
      .replace(/^(\d{1,9})([.)])/u, '$1\\$2')
  )
}

/** Several lines to the letter, in a fence that is longer than any in them. */
export function markdownBlock(text: string): string {
  const fence = fenceFor(text, 3)
  return `${fence}text\n${shownText(text)}\n${fence}`
}

/** A piece of code within a line. */
export function markdownCode(text: string): string {
  const fence = fenceFor(text, 1)
  const line = shownText(text).replace(/\s/gu, ' ')
  // A space is taken off each end again by whoever reads it.
  return `${fence} ${line} ${fence}`
}

function fenceFor(text: string, shortest: number): string {
  const runs = text.match(/`+/gu) ?? []
  return '`'.repeat(Math.max(shortest, ...runs.map((run) => run.length + 1)))
}
