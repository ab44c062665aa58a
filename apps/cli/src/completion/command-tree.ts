// Every command with its words and options, read from the program itself: completions and the manual page are made from it.

import type { Command, Option } from 'commander'

export interface TreeOption {
  readonly flag: string
  /** As it is written in the help: `--data <folder>`. */
  readonly flags: string
  readonly about: string
  readonly takesValue: boolean
  readonly values: readonly string[]
}

export interface TreeCommand {
  /** `room create`; empty for the program itself. */
  readonly path: string
  readonly about: string
  readonly usage: string
  readonly heading: string
  /** What may follow. */
  readonly words: readonly { readonly word: string; readonly about: string }[]
  readonly options: readonly TreeOption[]
  readonly takesFile: boolean
}

/** The program first, then every command in the order of the help. */
export function commandTree(program: Command, path = ''): readonly TreeCommand[] {
  const { commands, options, registeredArguments } = program
  const choices = registeredArguments.flatMap(({ argChoices = [] }) => argChoices)
  const own: TreeCommand = {
    path,
    about: program.description(),
    usage: program.usage(),
    heading: program.helpGroup(),
    words: [
      ...commands.map((one) => ({ word: one.name(), about: oneLine(one.summary() || one.description()) })),
      ...choices.map((word) => ({ word, about: '' })),
    ],
    options: options.filter(({ hidden }) => !hidden).map(optionOf),
    takesFile: registeredArguments.some((argument) => argument.name() === 'file'),
  }
  return [own, ...commands.flatMap((one) => commandTree(one as Command, `${path} ${one.name()}`.trim()))]
}

function optionOf({ long, short, flags, description, required, optional, argChoices }: Option): TreeOption {
  const [, named = ''] = /<([^>]+)>/.exec(flags) ?? []
  return {
    flag: long ?? short ?? '',
    flags,
    about: oneLine(description),
    takesValue: required || optional,
    values: argChoices ?? (named.includes('|') ? named.split('|') : []),
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
