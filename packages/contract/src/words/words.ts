// What the names of the tables are called in front of people: statuses, triggers, fields, priorities.
//
// N1. Every status, trigger and field of every table has its word in every language.

import type { LifecycleName, Relation } from '@pawl/kernel'
import type { Priority } from '../input/limits.ts'
import { inEachLanguage } from '../language.ts'
import type { AttemptOutcome } from '../views/attempt-view.ts'
import { englishWords } from './en.ts'
import { hebrewWords } from './he.ts'

export interface LifecycleWords {
  readonly name: string
  readonly statuses: Readonly<Record<string, StatusWords>>
  /** As an order, for a button: ‘Start’. */
  readonly triggers: Readonly<Record<string, string>>
  /** As a fact, for a history: ‘started’. */
  readonly facts: Readonly<Record<string, string>>
}

interface StatusWords {
  readonly name: string
  readonly means: string
}

interface EvidenceWords {
  readonly title: string
  readonly attempt: (number: number) => string
  readonly result: (version: number) => string
  readonly by: (actor: string) => string
  readonly policies: string
  readonly columns: readonly [when: string, who: string, what: string, status: string, details: string]
}

/** Numbers of the things that are spoken of everywhere. */
interface CountedWords {
  readonly tasks: (count: number) => string
  readonly events: (count: number) => string
  readonly seconds: (count: number) => string
}

export interface Words {
  readonly counted: CountedWords
  readonly evidence: EvidenceWords
  /** How an attempt ended. */
  readonly attempts: { readonly [outcome in AttemptOutcome]: string }
  readonly priorities: { readonly [priority in Priority]: string }
  readonly fields: Readonly<Record<string, string>>
  /** Who may pull a rule, for ‘it is for …’. */
  readonly relations: { readonly [relation in Relation]: string }
  readonly lifecycles: { readonly [name in LifecycleName]: LifecycleWords }
}

export const wordsOf = inEachLanguage<Words>({ en: englishWords, he: hebrewWords })
