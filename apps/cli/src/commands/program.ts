// The whole command line: the options before the command, the commands of the operations, and those of our own.

import { LANGUAGES } from '@pawl/contract'
import { Command, Option } from 'commander'
import type { Take } from './command-run.ts'
import { addOperationCommands } from './operation-commands.ts'
import { ownCommands } from './own-commands.ts'
import { performOperation } from './perform-operation.ts'

const EXAMPLES = `
Examples:
  pawl add Buy milk by Friday, high priority
  pawl list --status pending --sort deadline
  pawl done 1
  pawl why 1 open
  pawl undo

Where the data is: --data or PAWL_DATA, else the nearest .pawl folder upwards, else ~/.pawl;
PAWL_DATABASE_URL names a PostgreSQL database, PAWL_URL a server (with PAWL_TOKEN).
Language: --lang, PAWL_LANG or the locale (${LANGUAGES.join(', ')}).

Exit codes: 0 done · 1 defect · 2 usage · 3 refused by the rules · 4 not found · 5 conflict or stale ·
6 nothing to do before the time-out · 7 not allowed`

export function buildProgram(version: string, args: readonly string[], take: Take): Command {
  const program = new Command('pawl')
    .description('Tasks for people and agents, moved by rules you can read.')
    .version(version)
    .option('--json', 'print one JSON document, also for errors')
    .option('--data <folder>', 'the data folder')
    .option('--url <address>', 'the server to use')
    .option('--as <actor>', 'who is asking, such as person:dana or agent:builder')
    .option('--patience <seconds>', 'how long a command that lasts waits for a server or a store that is away')
    .option('--idempotency-key <key>', 'the name of this request: run again with the same one, it is done once')
    .addOption(new Option('--lang <language>', 'the language of answers').choices(LANGUAGES))
    .addHelpText('after', EXAMPLES)
    .showSuggestionAfterError()
    .exitOverride()
  addOperationCommands(program, args, (key, typed) => take((run) => performOperation(key, typed, run), program.opts()))
  for (const { name, summary, description = summary, declare, perform } of ownCommands) {
    const command = program.command(name).summary(summary).description(description)
    if (!args.includes(name)) continue
    declare?.(command)
    command.action(() => take((run) => perform(command, run), program.opts()))
  }
  return program
}
