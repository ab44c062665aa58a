// Text of people, agents, programs and servers, made safe for where it leaves: a terminal, a model, a page, a document.
// What cannot be seen is shown as its number, so that a text does what it looks like and nothing else. Pure.
//
// TX1. No control character, no control sequence and no character that turns a line round leaves as it is.
// TX2. Nothing invisible leaves as it is: what a person does not see, a model does not read.
// TX3. What people write is left alone: line breaks, tabs, emoji of several characters, joiners where a script needs
//     them, and a single direction mark.

import { present } from '@pawl/kernel'
import { hidden, hiddenOrKept, PLAIN } from './characters.ts'

const NUMBERED = (character: string) => `\\u{${present(character.codePointAt(0)).toString(16)}}`

/** The text as it may be shown: what is hidden stands as `\u{200b}`. */
export function shownText(text: string): string {
  if (isShown(text)) return text
  return text.replace(hiddenOrKept(), (found, kept: string | undefined) => kept ?? NUMBERED(found))
}

function isShown(text: string): boolean {
  return PLAIN.test(text) || !hidden().test(text)
}

/** Every text in a document, names of properties included. */
export function shownDocument<Document>(document: Document): Document {
  return shown(document) as Document
}

function shown(value: unknown): unknown {
  if (typeof value === 'string') return shownText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shown)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [shownText(name), shown(part)]))
}

/** As `JSON.stringify`, and whoever reads it gets the same value; what is hidden is written as escapes of JSON. */
export function safeJson(value: unknown): string {
  return safeJsonText(JSON.stringify(value))
}

/** The same for what is JSON already, on one line. */
export function safeJsonText(json: string): string {
  if (isShown(json)) return json
  return json.replace(hiddenOrKept(), (found, kept: string | undefined) => kept ?? escapes(found))
}

function escapes(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
