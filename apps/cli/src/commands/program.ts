// The whole command line: the options before the command, the commands of the operations, and those of our own.

import { LANGUAGES, type OperationDeclaration, operations } from '@pawl/contract'
import { Command, Option } from 'commander'
import { addExamples, group, LAST_GROUP } from './command-groups.ts'
import type { Take } from './command-run.ts'
import { asksForAll, firstPage } from './first-page.ts'
import { type HelpWords, helpIn } from './help-words.ts'
import { refuseIdleOptions } from './idle-options.ts'
import { addOperationCommands } from './operation-commands.ts'
import { ownCommands } from './own-commands.ts'
import { performOperation } from './perform-operation.ts'
import { commandWord } from './typed-words.ts'

/** With everything declared, for whatever tells of all commands at once. */
export function buildWholeProgram(version: string, words: HelpWords): Command {
  const named = Object.values<OperationDeclaration>(operations).flatMap(({ command }) => command?.words ?? [])
  return build(
    version,
    [...named, ...ownCommands.map(({ name }) => name)],
    () => true,
    () => {},
    words,
  )
}

/** What these arguments ask for: one command, or those below one word. Whatever else is asked for is told of all commands. */
export function buildProgram(version: string, args: readonly string[], take: Take, words: HelpWords): Command {
  const asked = commandWord(args)
  const isKnown = asked !== undefined && firstWords().has(asked)
  return build(version, args, isKnown ? (first) => first === asked : () => true, take, words)
}

function firstWords(): Set<string | undefined> {
  const declared = Object.values<OperationDeclaration>(operations)
  return new Set([...declared.map(({ command }) => command?.words[0]), ...ownCommands.map(({ name }) => name)])
}

function build(
  version: string,
  args: readonly string[],
  isAsked: (firstWord: string) => boolean,
  take: Take,
  words: HelpWords,
): Command {
  const { say, after } = words
  const isWhole = asksForAll(args)
  const program = new Command('pawl')
    .description(say('Tasks for people and agents, moved by rules you can read.'))
    .version(version, '-V, --version', say('output the version number'))
    .configureHelp({ ...helpIn(say), ...(isWhole ? {} : firstPage(words)) })
    .helpOption('-h, --help', say('display help for command'))
    .commandsGroup(LAST_GROUP)
    .helpCommand('help [command]', say('display help for command'))
    .option('--json', say('print one JSON document, also for errors'))
    .option('--data <folder>', say('the data folder'))
    .option('--url <address>', say('the server to use'))
    .option('--as <actor>', say('who is asking, such as person:dana or agent:builder'))
    .option('--workspace <name>', say('the workspace to be in; PAWL_WORKSPACE'))
    .option('--patience <seconds>', say('how long a command that lasts waits for a server or a store that is away'))
    .option('--idempotency-key <key>', say('the name of this request: run again with the same one, it is done once'))
    .addOption(new Option('--lang <language>', say('the language of answers')).choices(LANGUAGES))
    .addHelpText('after', isWhole ? `\n${after}` : '')
    .showSuggestionAfterError()
    .exitOverride()
  addOperationCommands(program, args, isAsked, say, (key, typed) =>
    take((run) => performOperation(key, typed, run), program.opts()),
  )
  for (const own of ownCommands) {
    const { name, summary, description = summary, declare, perform } = own
    if (!isAsked(name)) continue
    const command = program.command(name).summary(say(summary)).description(say(description))
    if (!args.includes(name)) continue
    declare?.(command, say)
    addExamples(command, [name], say)
    command.action(() => {
      refuseIdleOptions(command, own)
      take((run) => perform(command, run), program.opts())
    })
  }
  group(program)
  return program
}
