// Options that say nothing where they were given.
//
// FH3. None is passed over: what was typed is heeded, or refused before anything is done. Whoever wrote --dry-run where it means
//      nothing believes that nothing will be done.

import { fail, shellWords, type UsageBecause } from '@pawl/contract'
import { present } from '@pawl/kernel'
import type { Command } from 'commander'

/** The options before the command that not every command has a use for. --json, --lang and --patience have one everywhere. */
export const PLACE_OPTIONS = ['data', 'url', 'as', 'workspace', 'idempotencyKey'] as const
export type PlaceOption = (typeof PLACE_OPTIONS)[number]

/** What most commands of our own need: they ask more than once, so that one name of a request is no name. */
export const WHERE_AND_WHO: readonly PlaceOption[] = ['data', 'url', 'as', 'workspace']

/** `option` means something only with `needs`, or only without `not`. */
export interface OptionPair {
  readonly option: string
  readonly needs?: string
  readonly not?: string
}

interface Heeding {
  readonly heeds: readonly PlaceOption[]
  readonly pairs?: readonly OptionPair[]
}

export function refuseIdleOptions(command: Command, { heeds, pairs = [] }: Heeding): void {
  const program = present(command.parent)
  const refuse = (because: UsageBecause) => {
    throw fail('WRONG_USAGE', { ...because, command: `pawl ${command.name()}` })
  }
  for (const name of PLACE_OPTIONS) {
    if (heeds.includes(name) || !isGiven(program, flagOf(program, name))) continue
    if (command.name() === 'init' && name === 'data') refuse(makesHere(String(program.opts().data)))
    refuse({ reason: 'means_nothing', option: flagOf(program, name) })
  }
  for (const { option, needs, not } of pairs) {
    if (!isGiven(command, option)) continue
    if (needs !== undefined && !isSet(command, needs)) refuse({ reason: 'needs_other', option, other: needs })
    if (not !== undefined && isSet(command, not)) refuse({ reason: 'not_beside', option, other: not })
  }
}

/** `pawl --data x init`: what someone who has read about `init` will try. */
function makesHere(folder: string): UsageBecause {
  const instead = shellWords(['--data', folder]).say({ operation: 'listTasks', input: {} })
  return { reason: 'makes_here', instead: String(instead) }
}

function flagOf(program: Command, name: PlaceOption): string {
  return present(program.options.find((option) => option.attributeName() === name)?.long)
}

/** Typed, and not taken back: `--dry-run false` is as good as nothing. */
function isGiven(command: Command, flag: string): boolean {
  return isSet(command, flag) && command.getOptionValueSource(nameOf(command, flag)) === 'cli'
}

/** Also by the environment. */
function isSet(command: Command, flag: string): boolean {
  const value = command.opts()[nameOf(command, flag)]
  return value !== undefined && value !== false
}

function nameOf(command: Command, flag: string): string {
  return present(command.options.find(({ long }) => long === flag)).attributeName()
}
