// The commands, made from the declarations: words, arguments, options and help.

import {
  fromText,
  type InputField,
  inputFields,
  type OperationDeclaration,
  type OperationKey,
  operations,
  optionFlag,
  SYSTEMS,
} from '@pawl/contract'
import { Command, Option } from 'commander'
import type { AnswerOptions } from './answer/answer-with.ts'
import type { ChatOptions } from './chat.ts'
import type { InterpretOptions } from './interpret.ts'
import type { ServeOptions } from './serve.ts'
import type { GlobalOptions } from './settings.ts'
import type { WorkOptions } from './work/work.ts'

export type Request =
  | {
      readonly kind: 'operation'
      readonly key: OperationKey
      readonly input: Record<string, unknown>
      /** The rest of the input as JSON, or where to read it from. */
      readonly whole?: string
    }
  | { readonly kind: 'chat'; readonly options: ChatOptions }
  | { readonly kind: 'interpret'; readonly options: InterpretOptions }
  | { readonly kind: 'answer-with'; readonly options: AnswerOptions }
  | { readonly kind: 'mcp' }
  | { readonly kind: 'agent-guide'; readonly options: { readonly room?: string; readonly role?: string } }
  | { readonly kind: 'board'; readonly room?: string }
  | { readonly kind: 'work'; readonly options: WorkOptions }
  | { readonly kind: 'serve'; readonly options: Omit<ServeOptions, 'version'> }

const EXAMPLES = `
Examples:
  pawl add Buy milk by Friday, high priority
  pawl list --status pending --sort deadline
  pawl done 1
  pawl why 1 open
  pawl undo

Where the data is: --data or PAWL_DATA, else the nearest .pawl folder upwards, else ~/.pawl;
PAWL_DATABASE_URL names a PostgreSQL database, PAWL_URL a server (with PAWL_TOKEN).
Language: --lang, PAWL_LANG or the locale (en, he).

Exit codes: 0 done · 1 defect · 2 usage · 3 refused by the rules · 4 not found · 5 conflict or stale ·
6 nothing to do before the time-out · 7 not allowed`

/** Several words need no quotes. */
const PROSE = ['title', 'content', 'progress', 'text', 'reason']

/** `take` is called with what the person asked for, once it has been read. */
export function buildProgram(
  version: string,
  args: readonly string[],
  take: (request: Request, options: GlobalOptions) => void,
): Command {
  const program = new Command('pawl')
    .description('Tasks for people and agents, moved by rules you can read.')
    .version(version)
    .option('--json', 'print one JSON document, also for errors')
    .option('--data <folder>', 'the data folder')
    .option('--url <address>', 'the server to use')
    .option('--as <actor>', 'who is asking, such as person:dana or agent:builder')
    .option('--patience <seconds>', 'how long a command that lasts waits for a server or a store that is away')
    .option('--idempotency-key <key>', 'the name of this request: run again with the same one, it is done once')
    .addOption(new Option('--lang <language>', 'the language of answers').choices(['en', 'he']))
    .addHelpText('after', EXAMPLES)
    .showSuggestionAfterError()
    .exitOverride()
  for (const [key, operation] of Object.entries(operations) as [OperationKey, OperationDeclaration][]) {
    if (operation.command === undefined) continue
    const command = addCommand(program, operation.command.words, operation.summary)
    // Only the command that was asked for gets its arguments and options: help on the others is one line each.
    if (!operation.command.words.every((word) => args.includes(word))) continue
    const isWhole = args.some((word) => word === '--input' || word.startsWith('--input='))
    addInput(command, key, operation, isWhole, (input, whole) =>
      take({ kind: 'operation', key, input, whole }, program.opts()),
    )
  }
  program
    .command('chat')
    .summary('Talk to it, in English or Hebrew.')
    .description(
      'Talk to it. Without a terminal every line of the input is a message; --json answers each with a document.',
    )
    .addOption(
      new Option(
        '--mode <mode>',
        'how it listens: direct acts at once, guided asks for everything and confirms (default: direct)',
      ).choices(['direct', 'guided']),
    )
    .option('--conversation <id>', 'go on with a conversation')
    .action((options: ChatOptions) => take({ kind: 'chat', options }, program.opts()))
  program
    .command('mcp')
    .summary('Offer the tools to an MCP client.')
    .description('Offer the tools to an MCP client over standard input and output, until the input ends.')
    .action(() => take({ kind: 'mcp' }, program.opts()))
  program
    .command('answer-with')
    .summary('Let a command or a model answer the questions for one system.')
    .description(
      'Answer the questions for one system. The command gets each as JSON on its standard input and prints the answer as JSON; without a command, the model at PAWL_ANSWER_URL (PAWL_ANSWER_MODEL, PAWL_ANSWER_KEY) is asked. What fails three times is set aside for a person.',
    )
    .argument('[command...]', 'the command, after --')
    .addOption(
      new Option('--for <system>', 'whose questions')
        .choices(SYSTEMS.filter((system) => system !== 'user'))
        .makeOptionMandatory(),
    )
    .option('--once', 'end when nothing is open')
    .option('--retry-after <seconds>', 'how long to wait before trying again; twice as long the next time', '1')
    .action((command: string[], { for: system, once, retryAfter }: Record<string, unknown>, own: Command) => {
      if (!(Number(retryAfter) >= 0))
        own.error(`error: --retry-after takes seconds`, { code: 'commander.invalidArgument' })
      const options = { for: String(system), command, once: once === true, retryAfter: Number(retryAfter) }
      take({ kind: 'answer-with', options }, program.opts())
    })
  program
    .command('interpret')
    .summary('Say what messages mean; nothing is stored or done.')
    .description(
      'Say what a message means. Without one, every line of the input is a JSON document: {"message", "conversation_history"?, "tasks"?, "mode"?, "now"?, "time_zone"?} or just a text; each is answered with one line.',
    )
    .argument('[message...]', 'the message')
    .addOption(
      new Option('--mode <mode>', 'for lines that do not say it themselves (default: direct)').choices([
        'direct',
        'guided',
      ]),
    )
    .option('--now <moment>', 'the moment to read dates at: 2026-03-01T10:00:00+02:00, or milliseconds')
    .action((messages: string[], options: Omit<InterpretOptions, 'messages'>) =>
      take({ kind: 'interpret', options: { messages, ...options } }, program.opts()),
    )
  program
    .command('agent-guide')
    .summary('Print the one page an agent needs.')
    .description('Print the one page an agent needs in its instructions.')
    .option('--room <room>', 'the room it will work in')
    .option('--role <role>', 'the role it will work as')
    .action((options: { room?: string; role?: string }) => take({ kind: 'agent-guide', options }, program.opts()))
  program
    .command('board')
    .summary('Watch rooms: who works on what, what waits, who has gone silent.')
    .description(
      'Watch rooms: who works on what, what waits, who has gone silent. Drawn again as things happen; without a terminal, once.',
    )
    .option('--room <room>', 'only this room')
    .action(({ room }: { room?: string }) => take({ kind: 'board', room }, program.opts()))
  program
    .command('work')
    .summary('Run a command for each task of a role or of a System1, supervised.')
    .description(
      `Run a command for each task of a role in a room, or that is assigned to a System1. It gets the task on its standard input and in PAWL_TASK, PAWL_ROOM, PAWL_ROLE,
PAWL_SESSION, PAWL_EPOCH and PAWL_TASK_JSON. Lines it prints as ‘PAWL-PROGRESS: …’ are reported; a line ‘PAWL-RESULT: …’,
else its last output, is the result. Exit code 0 completes the task, anything else gives it back at once; the third time
in a row it goes to a person. A governed task that fails is blocked, and System3 is asked.`,
    )
    .option('--room <room>', 'the room')
    .option('--role <role>', 'the role in it')
    .option('--worker <worker>', 'the System1 profile, instead of a room and a role')
    .option('--initiative <id>', 'with --worker: only what belongs to this initiative')
    .option('--session <session>', 'the session; the same one takes up its task again (default: one of this machine)')
    .option('--once', 'end after one task; the exit code says how it went')
    .option('--timeout-seconds <number>', 'how long to wait for a task at the longest')
    .argument('<command...>', 'the program and its arguments, after --')
    .action((command: string[], options: Omit<WorkOptions, 'command'>) =>
      take({ kind: 'work', options: { ...options, command } }, program.opts()),
    )
  program
    .command('serve')
    .summary('Run the server.')
    .description('Run the server on the data, until Ctrl+C.')
    .option('--port <number>', 'the port; PAWL_PORT, or 7077 if left out', process.env.PAWL_PORT || undefined)
    .option('--host <address>', 'the address to listen on; beyond loopback it needs tokens', '127.0.0.1')
    .option(
      '--widget-origins <origins...>',
      'whose pages may hold the widget: https://example.com; PAWL_WIDGET_ORIGINS, with spaces between',
    )
    .option(
      '--wait-for-database <seconds>',
      'how long to wait at the start for a database that is not there yet; PAWL_DATABASE_WAIT, or 60',
      process.env.PAWL_DATABASE_WAIT || '60',
    )
    .action(({ port, host, widgetOrigins, waitForDatabase }: ServeFlags, command: Command) => {
      if (!/^\d{1,6}$/.test(waitForDatabase)) {
        command.error(`error: '${waitForDatabase}' is not a number of seconds`, { code: 'commander.invalidArgument' })
      }
      if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
        command.error(`error: port '${port}' is not a number from 0 to 65535`, { code: 'commander.invalidArgument' })
      }
      const origins = widgetOrigins ?? (process.env.PAWL_WIDGET_ORIGINS ?? '').split(/\s+/).filter(Boolean)
      const bad = origins.find((origin) => !isOrigin(origin))
      if (bad !== undefined) {
        command.error(`error: '${bad}' is not an origin such as https://example.com`, {
          code: 'commander.invalidArgument',
        })
      }
      const options = {
        port: port === undefined ? undefined : Number(port),
        host,
        widgetOrigins: origins,
        waitForDatabase: Number(waitForDatabase),
      }
      take({ kind: 'serve', options }, program.opts())
    })
  return program
}

interface ServeFlags {
  readonly port?: string
  readonly host?: string
  readonly widgetOrigins?: readonly string[]
  readonly waitForDatabase: string
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}

function addCommand(program: Command, words: readonly string[], summary: string): Command {
  return parentOf(program, words)
    .command(words.at(-1) as string)
    .summary(summary)
    .description(summary)
}

function addInput(
  command: Command,
  key: OperationKey,
  operation: OperationDeclaration,
  isWhole: boolean,
  take: (input: Record<string, unknown>, whole: string | undefined) => void,
): void {
  const { positional = [] } = operation.command ?? {}
  const fields = inputFields(operation)
  const known = new Map(fields.map((field) => [field.name, field]))
  for (const name of positional)
    command.argument(argumentOf(name, known.get(name), PROSE.includes(name), isWhole), known.get(name)?.description)
  for (const field of fields) {
    if (positional.includes(field.name)) continue
    command.addOption(optionOf(field))
    if (field.kind === 'boolean') command.addOption(oppositeOf(field))
  }
  command.option('--input <json>', 'the whole input as one JSON object, or - to read it from the standard input')
  const takesAnyField = key === 'transitionTask'
  if (takesAnyField) command.option('--set <field=value...>', 'a field to give along with the change')

  command.action((...given: unknown[]) => {
    const options = given[positional.length] as Record<string, unknown>
    const input: Record<string, unknown> = {}
    for (const [index, name] of positional.entries()) input[name] = textOf(given[index])
    for (const { name } of fields) if (options[name] !== undefined) input[name] = options[name]
    for (const pair of takesAnyField ? ((options.set as string[] | undefined) ?? []) : []) {
      if (!/^[A-Za-z]\w*=/.test(pair) || known.has(pair.split('=')[0] as string)) {
        command.error(`error: --set takes a field and its value, such as assignedTo=builder`, {
          code: 'commander.invalidArgument',
        })
      }
      setField(input, pair)
    }
    for (const [name, value] of Object.entries(input)) {
      const field = known.get(name)
      if (value === undefined) delete input[name]
      else if (field !== undefined) input[name] = fromText(field, value)
    }
    take(input, options.input as string | undefined)
  })
}

/** `token add` stands below `token`. */
function parentOf(program: Command, words: readonly string[]): Command {
  if (words.length === 1) return program
  const existing = program.commands.find((command) => command.name() === words[0])
  if (existing !== undefined) return existing
  const about: Readonly<Record<string, string>> = {
    token: 'Let others in from beyond this machine.',
    room: 'Rooms where agents and people work: make one, post to it, see how it stands.',
    backlog: 'What is planned in a room: add, attach, send out, review.',
    initiative: 'Governed work: start an initiative, see on what it waits, stop it.',
    policy: 'What results are judged by.',
    worker: 'The System1 profiles that get governed tasks.',
  }
  return program
    .command(words[0] as string)
    .summary(about[words[0] as string] ?? '')
    .description(about[words[0] as string] ?? '')
}

/** What `--input` may hold need not be said again. */
function argumentOf(name: string, field: InputField | undefined, severalWords: boolean, isWhole: boolean): string {
  const text = severalWords ? `${name}...` : name
  return field === undefined || field.optional || isWhole ? `[${text}]` : `<${text}>`
}

function optionOf(field: InputField): Option {
  const flag = optionFlag(field.name)
  if (field.kind === 'boolean') return new Option(flag, `${field.description} (or: ${flag} false)`)
  const takes =
    field.kind === 'text' ? (field.options?.join('|') ?? 'text') : field.kind === 'list' ? 'a,b' : field.kind
  const fallback = field.default === undefined ? '' : ` (default: ${field.default})`
  return new Option(`${flag} <${takes}>`, field.description + fallback)
}

/** --no-enabled: what was said with --enabled can be taken back only if its opposite can be said. */
function oppositeOf(field: InputField): Option {
  return new Option(optionFlag(field.name).replace(/^--/, '--no-'), field.description).hideHelp()
}

/** Several words are one text, and no word at all is none. */
function textOf(given: unknown): unknown {
  if (!Array.isArray(given)) return given
  return given.length === 0 ? undefined : given.join(' ')
}

/** A value that is JSON is taken as such; anything else is text. */
function setField(input: Record<string, unknown>, pair: string): void {
  const name = pair.slice(0, pair.indexOf('='))
  const text = pair.slice(name.length + 1)
  try {
    input[name] = JSON.parse(text)
  } catch {
    input[name] = text
  }
}
