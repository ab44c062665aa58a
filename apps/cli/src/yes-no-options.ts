// Options that are on or off, said in any of the ways people say it: --enabled, --enabled true, --enabled=false,
// --enabled no, --no-enabled.

import type { Command } from 'commander'

const ON = ['true', 'yes', 'on']
const OFF = ['false', 'no', 'off']

/** The same arguments, each such option as the one word the parser knows: --enabled or --no-enabled. */
export function withoutYesAndNo(program: Command, args: readonly string[]): string[] {
  const flags = yesNoFlags(program)
  const end = args.includes('--') ? args.indexOf('--') : args.length
  const read: string[] = []
  for (let at = 0; at < args.length; at++) {
    const [flag, inline] = (args[at] as string).split('=', 2) as [string, string | undefined]
    const value = inline ?? (at + 1 < end ? args[at + 1] : undefined)
    const said = at < end && flags.has(flag) ? asked(value) : undefined
    if (said === undefined) read.push(args[at] as string)
    else read.push(said ? flag : flag.replace(/^--/, '--no-'))
    if (said !== undefined && inline === undefined) at++
  }
  return read
}

function asked(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined
  return ON.includes(value) || (OFF.includes(value) ? false : undefined)
}

function yesNoFlags(command: Command): Set<string> {
  const own = command.options.flatMap(({ long, negate }) => (negate && long ? [long.replace(/^--no-/, '--')] : []))
  return new Set([...own, ...command.commands.flatMap((child) => [...yesNoFlags(child as Command)])])
}
