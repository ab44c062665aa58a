// Where the output goes: a terminal gets colour and a fitting width, a pipe gets plain text.

import { styleText } from 'node:util'
import { type DoorWords, type Language, shellWords } from '@pawl/contract'
import { phrasesOf } from '../phrases/languages.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Place } from './server-address.ts'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'magenta'

export interface Screen {
  readonly phrases: Phrases
  readonly language: Language
  readonly isTerminal: boolean
  readonly columns: number
  readonly now: number
  /** Commands as this caller would type them. */
  readonly words: DoorWords
  /** Where its data is, once that is known. */
  readonly place?: Place
  paint(style: Style, text: string): string
  /** Text of people, kept from turning its surroundings round when it is written right to left. */
  quote(text: string): string
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

export function screenFor(
  stream: NodeJS.WriteStream,
  language: Language,
  environment: NodeJS.ProcessEnv,
  words: DoorWords = shellWords(),
): Screen {
  const isTerminal = stream.isTTY === true
  const colourful = isTerminal && !environment.NO_COLOR && environment.TERM !== 'dumb'
  return {
    phrases: phrasesOf[language],
    language,
    isTerminal,
    columns: stream.columns || Number.POSITIVE_INFINITY,
    now: Date.now(),
    words,
    paint: (style, text) => (colourful ? styleText(style, text, { validateStream: false }) : text),
    quote: (text) => (isTerminal && RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text),
  }
}
