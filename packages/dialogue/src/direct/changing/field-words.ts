// What the fields of a task are called, found among words.

import type { ChangedField } from '../../languages/direct-phrases.ts'
import type { Reader } from '../../reader.ts'
import type { Word } from '../../reading/words.ts'
import { phraseMap } from '../../word-tables.ts'
import { AROUND } from '../finding/numbers.ts'

const FIELDS = phraseMap<ChangedField>(({ slots }) =>
  Object.entries(slots.fieldWords).flatMap(([field, words]) =>
    words.map((word) => [word, field as ChangedField] as const),
  ),
)

export interface FoundField {
  readonly field: ChangedField
  /** The first word, and one past the last. */
  readonly at: number
  readonly to: number
}

export function fieldIn(reader: Reader, words: readonly Word[], from = 0, to = words.length): FoundField | undefined {
  for (let at = from; at < Math.min(to, words.length); at++) {
    const [found] = reader.get(FIELDS).at(words, at)
    if (found !== undefined) return { field: found.meaning, at, to: at + found.length }
  }
  return undefined
}

/** The field these words begin with, articles aside. */
export function leadingField(reader: Reader, words: readonly Word[]): FoundField | undefined {
  const found = fieldIn(reader, words)
  return found !== undefined && words.slice(0, found.at).every(({ text }) => reader.get(AROUND).has(text))
    ? found
    : undefined
}

/** What these words are in the text. */
export function textOf(text: string, words: readonly Word[], skip = 0): string {
  const [first, last] = [words[0], words.at(-1)]
  return first === undefined || last === undefined ? '' : text.slice(first.start + skip, last.end)
}

/** ‘the priority of buy milk’ → buy milk, priority. */
export function nameIn(
  reader: Reader,
  text: string,
  words: readonly Word[],
): { reference: string; field: ChangedField | undefined } {
  const found = fieldIn(reader, words)
  if (found === undefined) return { reference: textOf(text, words), field: undefined }
  const rest = [...words.slice(0, found.at), ...words.slice(found.to)]
  return { reference: rest.map(({ start, end }) => text.slice(start, end)).join(' '), field: found.field }
}
