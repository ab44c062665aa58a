// One command that was asked for: what was typed has been read, and this is what it takes to do it.

import type { Command } from 'commander'
import type { Screen } from '../output/screen.ts'
import type { GlobalOptions, Settings } from '../settings.ts'

export interface CommandRun {
  readonly settings: Settings
  /** Of a command that makes one request: under which it may be run again. */
  readonly idempotencyKey?: string
  readonly screen: Screen
  readonly version: string
  /** The program with the arguments and options of every command, not only of the one that was asked for. */
  readonly wholeProgram: () => Command
}

/** Does what was asked for, and hands back the exit code. */
export type Perform = (run: CommandRun) => Promise<number>

/** Called with what the person asked for, once it has been read. */
export type Take = (perform: Perform, options: GlobalOptions) => void
