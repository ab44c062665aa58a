// The shape of the words of one language: the same keys in each, counted by the compiler.

import type { ValidationName } from '@pawl/kernel'
import type { ErrorCode, ErrorFacts } from './catalogue.ts'

export interface ErrorText<Facts> {
  /** What is wrong. */
  readonly message: (facts: Facts) => string
  /** What to do next. Never a whole command that destroys something: an agent would run it. */
  readonly next: (facts: Facts) => string
}

type ErrorTexts = { readonly [Code in ErrorCode]: ErrorText<ErrorFacts[Code]> }

interface GuidanceTexts {
  /** With a command that shows more, where there is one. */
  readonly alreadyThere: (status: string, look?: string) => string
  /** The commands that lead there, in order. */
  readonly run: (commands: readonly string[]) => string
  /** Nothing safe leads there; these moves are legal from here, and a command that shows more. */
  readonly noWay: (moves: readonly string[], look?: string) => string
}

/** A schema names its form instead of a sentence; the sentence is the language's. */
export type Form =
  | 'form:date'
  | 'form:task'
  | 'form:change'
  | 'form:conversation'
  | 'form:actor'
  | 'form:timeZone'
  | 'form:room'
  | 'form:role'
  | 'form:session'
  | 'form:whoWaits'

export interface InputTexts {
  readonly missing: string
  readonly unknown: (names: readonly string[]) => string
  readonly onlyKnown: string
  readonly plainText: string
  readonly wrongType: (expected: string) => string
  readonly notOneOf: (options: readonly string[]) => string
  readonly tooLong: (limit: number) => string
  readonly tooShort: (limit: number) => string
  readonly tooBig: (limit: number) => string
  readonly tooSmall: (limit: number) => string
  readonly tooMany: (limit: number) => string
  readonly tooFew: (limit: number) => string
  readonly wrongForm: (detail: string) => string
  /** What things of a fixed form look like. */
  readonly forms: { readonly [form in Form]: string }
  readonly controlCharacter: string
  readonly bidiControl: string
  readonly brokenUnicode: string
  readonly nothingVisible: string
}

export interface LanguageTexts {
  readonly errors: ErrorTexts
  readonly guidance: GuidanceTexts
  readonly input: InputTexts
  readonly validations: { readonly [name in ValidationName]: string }
}
