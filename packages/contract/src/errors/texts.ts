// The shape of the words of one language: the same keys in each, counted by the compiler.

import type { ValidationName } from '@pawl/kernel'
import type { Difference } from '../differences/difference.ts'
import type { DoorWords } from '../guidance/door-words.ts'
import type { NoWay } from '../guidance/guidance.ts'
import type { OperationKey } from '../operations/index.ts'
import type { ErrorCode, ErrorFacts } from './facts.ts'
import type {
  BadLineBecause,
  CannotJudge,
  MismatchBecause,
  OutdatedBecause,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from './reasons.ts'
import type { SystemTrouble, SystemTroubleFacts } from './system-trouble.ts'

/**
 * A sentence that ends with a call in the words of the door that says it; empty where the door has nothing for it. The
 * call stands at the end, so that a program can take it out and run it.
 */
export type Point = (sentence: string, operation: OperationKey, input?: Readonly<Record<string, unknown>>) => string

export interface ErrorText<Facts> {
  /** What is wrong. */
  readonly message: (facts: Facts) => string
  /** What to do next. Never a call that destroys something: an agent would make it. */
  readonly next: (facts: Facts, point: Point) => string
}

export type ErrorTexts = { readonly [Code in ErrorCode]: ErrorText<ErrorFacts[Code]> }

/** One sentence for each reason, from its facts. */
export type ReasonTexts<Because extends { readonly reason: string }> = {
  readonly [Reason in Because['reason']]: (facts: Extract<Because, { reason: Reason }>) => string
}

export function reasonText<Because extends { readonly reason: string }>(
  texts: ReasonTexts<Because>,
  because: Because,
): string {
  return (texts[because.reason as Because['reason']] as (facts: Because) => string)(because)
}

type SystemTexts = { readonly [trouble in SystemTrouble]: string }

/** Why the system will not, with the code it gives to those who want to look it up. */
export function systemText(texts: SystemTexts, { reason, systemCode }: SystemTroubleFacts): string {
  return systemCode === undefined ? texts[reason] : `${texts[reason]} (${systemCode})`
}

interface GuidanceTexts {
  readonly alreadyThere: (status: string) => string
  /** What leads there, in order. */
  readonly way: (steps: string, door: DoorWords['door']) => string
  /** Nothing safe leads there for this caller: why, and who decides. */
  readonly noWay: (because: string) => string
  readonly because: ReasonTexts<NoWay>
  /** What can be done instead: wait for other work, or look. */
  readonly otherWork: string
  readonly look: string
}

/** A schema names its form instead of a sentence; the sentence is the language's. */
export type Form =
  | 'form:date'
  | 'form:when'
  | 'form:tag'
  | 'form:tags'
  | 'form:localTime'
  | 'form:recurrence'
  | 'form:reminder'
  | 'form:comment'
  | 'form:task'
  | 'form:tasks'
  | 'form:beforeOrAfter'
  | 'form:textPart'
  | 'form:onOrNotOn'
  | 'form:waitForWhat'
  | 'form:change'
  | 'form:conversation'
  | 'form:actor'
  | 'form:email'
  | 'form:addressCode'
  | 'form:webAddress'
  | 'form:pushKeys'
  | 'form:hookAddress'
  | 'form:timeZone'
  | 'form:room'
  | 'form:role'
  | 'form:skill'
  | 'form:renamedRole'
  | 'form:session'
  | 'form:whoWaits'
  | 'form:whatIsAsked'
  | 'form:message'
  | 'form:inLine'
  | 'form:messageChange'
  | 'form:whereTo'
  | 'form:budget'
  | 'form:textOrTitle'
  | 'form:untilOrMinutes'
  | 'form:roomOrInitiative'
  | 'form:idempotencyKey'
  | 'form:span'
  | 'form:tokenName'
  | 'form:oneScript'
  | 'form:personName'
  | 'form:workspace'

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
  /** What the schema says in its own words, which are English. */
  readonly otherForm: (message: string) => string
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
  readonly outdated: ReasonTexts<OutdatedBecause>
  readonly cannotJudge: { readonly [reason in CannotJudge]: string }
  readonly unfit: ReasonTexts<UnfitBecause>
  readonly badLine: ReasonTexts<BadLineBecause>
  readonly unread: ReasonTexts<UnreadBecause>
  readonly mismatch: ReasonTexts<MismatchBecause>
  readonly differences: ReasonTexts<Difference>
  readonly usage: ReasonTexts<UsageBecause>
  readonly system: SystemTexts
  readonly storeTroubles: { readonly [trouble in StoreTrouble]: string }
  readonly validations: { readonly [name in ValidationName]: string }
}
