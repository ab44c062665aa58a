// The commands made from the declarations: words, arguments, options and help.

import {
  fail,
  fromText,
  type InputField,
  inputFields,
  type OperationDeclaration,
  type OperationKey,
  operations,
  optionFlag,
} from '@pawl/contract'
import { type Command, Option } from 'commander'
import { isForHolder } from '../session/holder-commands.ts'
import { addExamples } from './command-groups.ts'
import type { Say } from './help-words.ts'

/** What was typed for one operation. */
export interface TypedInput {
  readonly input: Record<string, unknown>
  /** The rest of the input as JSON, or where to read it from. */
  readonly whole?: string
}

type TakeInput = (key: OperationKey, typed: TypedInput) => void

/** Several words need no quotes. */
const PROSE = ['title', 'content', 'progress', 'text', 'reason', 'until']

/** The first words of commands with two. */
const GROUPS: Readonly<Record<string, string>> = {
  view: 'Saved views, which are filtered lists with a name: add, list, remove.',
  token: 'Tokens, with which programs on other machines sign in: add, list, revoke.',
  notify: 'Where your reminders go: add, confirm, list, test, remove.',
  hook: 'Hooks, which send messages to other systems when something happens: add, list, pause, test, replay.',
  owner: 'Make the first owner of this server.',
  access: 'Who a room or an initiative is for: show, admit, dismiss, open.',
  member: 'The people of this workspace: invite, list, change, remove.',
  workspace: 'The workspaces of this server.',
  room: 'Rooms where agents and people work: make one, post to it, see how it stands.',
  message: 'Messages that wait in the queue of a room: list, edit, move, cancel, restore.',
  schedule: 'Schedules, which post the same message to a room again and again: add, list, pause, remove.',
  backlog: 'The backlog of a room, which is planned work: add, attach, queue, review.',
  initiative: 'Initiatives, which are goals with tasks: start one, see on what it waits, stop it.',
  policy: 'Policies, by which results are judged: add, change, list.',
  budget: 'How much may be used in a room, an initiative or by an agent.',
  logs: 'The logs of attempts.',
  worker: 'The workers that tasks of initiatives are assigned to.',
}

export function addOperationCommands(
  program: Command,
  args: readonly string[],
  isAsked: (firstWord: string) => boolean,
  say: Say,
  take: TakeInput,
): void {
  const isWhole = args.some((word) => word === '--input' || word.startsWith('--input='))
  for (const [key, operation] of Object.entries(operations) as [OperationKey, OperationDeclaration][]) {
    if (operation.command === undefined || !isAsked(operation.command.words[0])) continue
    const { words } = operation.command
    const command = parentOf(program, words, say)
      .command(words.at(-1) as string)
      .summary(say(operation.summary))
      .description(say(operation.summary))
    // Only the command that was asked for gets its arguments and options: help on the others is one line each.
    if (!words.every((word) => args.includes(word))) continue
    addInput(command, operation, isWhole, say)
    addExamples(command, words, say)
    command.action((...given: unknown[]) => take(key, readTyped(command, operation, given)))
  }
}

/** `token add` stands below `token`. */
function parentOf(program: Command, words: readonly string[], say: Say): Command {
  const [group = ''] = words
  if (words.length === 1) return program
  const existing = program.commands.find((command) => command.name() === group)
  if (existing !== undefined) return existing
  const about = say(GROUPS[group] ?? '')
  return program.command(group).summary(about).description(about)
}

function addInput(command: Command, operation: OperationDeclaration, isWhole: boolean, say: Say): void {
  const { positional = [], takesAnyField, takesSeveral = false, lastWords } = operation.command ?? {}
  const fields = inputFields(operation)
  const known = new Map(fields.map((field) => [field.name, field]))
  // Whoever holds a task need not name it again.
  const mayLack = isWhole || isForHolder(operation)
  for (const name of positional)
    command.argument(
      argumentOf(name, known.get(name), takesSeveral || PROSE.includes(name), mayLack),
      say(known.get(name)?.description ?? ''),
    )
  if (lastWords !== undefined) command.argument(`[${lastWords}...]`, say(known.get(lastWords)?.description ?? ''))
  for (const field of fields) {
    if (positional.includes(field.name)) continue
    command.addOption(optionOf(field, operation, say))
    if (field.kind === 'boolean') command.addOption(oppositeOf(field))
  }
  command.option('--input <json>', say('the whole input as one JSON object, or - to read it from the standard input'))
  if (takesAnyField) command.option('--set <field=value...>', say('a field to give along with the change'))
}

function readTyped(command: Command, operation: OperationDeclaration, given: readonly unknown[]): TypedInput {
  const { positional = [], lastWords } = operation.command ?? {}
  const fields = inputFields(operation)
  const known = new Map(fields.map((field) => [field.name, field]))
  const options = command.opts()
  const input: Record<string, unknown> = {}
  for (const [index, name] of positional.entries()) input[name] = textOf(given[index])
  if (lastWords !== undefined) input[lastWords] = textOf(given[positional.length])
  for (const { name } of fields) if (options[name] !== undefined) input[name] = options[name]
  for (const pair of (options.set as string[] | undefined) ?? []) {
    if (!/^[A-Za-z]\w*=/.test(pair) || known.has(pair.split('=')[0] as string)) {
      throw fail('WRONG_USAGE', {
        reason: 'not_a_field',
        given: pair,
        command: commandOf(operation),
      })
    }
    setField(input, pair)
  }
  for (const [name, value] of Object.entries(input)) {
    const field = known.get(name)
    if (value === undefined) delete input[name]
    else if (field !== undefined) input[name] = fromText(field, value)
  }
  return { input, whole: options.input as string | undefined }
}

/** What `--input` may hold need not be said again. */
function argumentOf(name: string, field: InputField | undefined, severalWords: boolean, mayLack: boolean): string {
  const text = severalWords ? `${name}...` : name
  return field === undefined || field.optional || mayLack ? `[${text}]` : `<${text}>`
}

function optionOf(field: InputField, operation: OperationDeclaration, say: Say): Option {
  const description = say(field.description)
  const flag = optionFlag(field.name)
  if (field.kind === 'boolean') return new Option(flag, `${description} (${say('or:')} ${flag} false)`)
  const takes =
    field.kind === 'text' ? (field.options?.join('|') ?? 'text') : field.kind === 'list' ? 'a,b' : field.kind
  const fallback = field.default === undefined ? '' : ` (${say('default:')} ${field.default})`
  return new Option(`${flag} <${takes}>`, description + fallback).argParser((text, before) => {
    if (before === undefined) return text
    // Nothing that was typed is dropped: a list grows, and of two values nobody knows which was meant.
    if (field.kind === 'list') return `${before},${text}`
    throw fail('WRONG_USAGE', { reason: 'given_twice', option: flag, command: commandOf(operation) })
  })
}

function commandOf({ command }: OperationDeclaration): string {
  return `pawl ${command?.words.join(' ')}`
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
