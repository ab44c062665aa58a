// What a newcomer reads: whether all is well, a project's own data, what is there today.

import type { Check, Facts, FindingCode, TroubleCode } from '../doctor/finding.ts'
import type { UsefulFor } from '../overview/useful-commands.ts'

export interface FirstHourPhrases {
  readonly doctor: {
    readonly checks: { readonly [check in Check]: string }
    readonly says: { readonly [code in FindingCode]: (facts: Facts) => string }
    readonly cures: { readonly [code in TroubleCode]: (facts: Facts) => string }
    readonly healthy: string
    readonly troubled: (count: number) => string
  }
  /** What `pawl` alone shows. */
  readonly overview: {
    readonly nothingToday: string
    readonly couldBegin: (number: number, title: string) => string
    readonly questions: (count: number) => string
    readonly useful: { readonly [use in UsefulFor]: string }
    /** What a first task may be. */
    readonly firstTask: string
  }
  readonly tui: {
    readonly adding: string
    readonly keys: string
    readonly help: string
  }
  readonly upgrading: (tasks: number, events: number) => string
  readonly upgraded: (steps: number, backup: string) => string
  readonly init: {
    readonly made: (folder: string) => string
    readonly already: (folder: string) => string
    /** A folder further up has one. */
    readonly above: (folder: string) => string
    readonly below: string
    readonly next: string
    readonly here: string
    readonly usedInstead: (variable: string) => string
  }
}
