// The commands that are not one operation: each with its words, its options, and what it does.

import { agentGuide, EXIT, fail, SYSTEMS } from '@pawl/contract'
import { type Command, Option } from 'commander'
import { print, printJson } from '../output/print.ts'
import type { CommandRun } from './command-run.ts'
import { completionCommand, manCommand } from './completion-commands.ts'
import { doctorCommand, initCommand, tuiCommand } from './first-hour-commands.ts'
import type { Say } from './help-words.ts'
import { type OptionPair, type PlaceOption, WHERE_AND_WHO } from './idle-options.ts'
import { importCommand } from './import-command.ts'
import { serveCommand } from './serve-command.ts'
import { setupCommand } from './setup-command.ts'

export interface OwnCommand {
  readonly name: string
  readonly summary: string
  /** The summary, if left out. */
  readonly description?: string
  /** Adds its arguments and options. */
  readonly declare?: (command: Command, say: Say) => void
  /** Of the options before the command, those it has a use for; the others are refused. */
  readonly heeds: readonly PlaceOption[]
  /** Its own options that mean nothing without another, or together with it. */
  readonly pairs?: readonly OptionPair[]
  /** What is loaded for a command is loaded here, so that the others need not wait for it. */
  readonly perform: (command: Command, run: CommandRun) => Promise<number>
}

const MODES = ['direct', 'guided']

const chatCommand: OwnCommand = {
  name: 'chat',
  heeds: WHERE_AND_WHO,
  summary: 'Talk to it, in English or Hebrew.',
  description:
    'Talk to it. Without a terminal every line of the input is a message; --json answers each with a document.',
  declare: (command, say) => {
    const about = 'how it listens: direct acts at once, guided asks for everything and confirms (default: direct)'
    command.addOption(new Option('--mode <mode>', say(about)).choices(MODES))
    command.option('--conversation <id>', say('go on with a conversation'))
  },
  perform: async (command, { settings, screen }) => {
    const { chat } = await import('../chat.ts')
    return chat(settings, command.opts(), screen)
  },
}

const mcpCommand: OwnCommand = {
  name: 'mcp',
  heeds: WHERE_AND_WHO,
  summary: 'Offer the tools to an MCP client.',
  description: 'Offer the tools to an MCP client over standard input and output, until the input ends.',
  perform: async (_, { settings, version, screen }) => {
    const { serveMcp } = await import('../mcp/serve-mcp.ts')
    return serveMcp(settings, version, screen)
  },
}

const answerWithCommand: OwnCommand = {
  name: 'answer-with',
  heeds: WHERE_AND_WHO,
  summary: 'Let a command or a model answer the questions for one system.',
  description:
    'Answer the questions for one system. The command gets each as JSON on its standard input and prints the answer as JSON; without a command, the model at PAWL_ANSWER_URL (PAWL_ANSWER_MODEL, PAWL_ANSWER_KEY) is asked. What fails three times is set aside for a person.',
  declare: (command, say) => {
    const systems = SYSTEMS.filter((system) => system !== 'user')
    command.argument('[command...]', say('the command, after --'))
    command.addOption(new Option('--for <system>', say('whose questions')).choices(systems).makeOptionMandatory())
    command.option('--once', say('end when nothing is open'))
    command.option(
      '--retry-after <seconds>',
      say('how long to wait before trying again; twice as long the next time'),
      '1',
    )
  },
  perform: async (command, { settings, screen }) => {
    const { for: system, once, retryAfter } = command.opts()
    if (!(Number(retryAfter) >= 0))
      throw fail('WRONG_USAGE', {
        reason: 'not_seconds',
        option: '--retry-after',
        given: String(retryAfter),
        command: 'pawl answer-with',
      })
    const { answerWith } = await import('../answer/answer-with.ts')
    const options = {
      for: String(system),
      command: command.args,
      once: once === true,
      retryAfter: Number(retryAfter),
    }
    return answerWith(settings, options, screen)
  },
}

const interpretCommand: OwnCommand = {
  name: 'interpret',
  heeds: [],
  summary: 'Say what messages mean; nothing is stored or done.',
  description:
    'Say what a message means. Without one, every line of the input is a JSON document: {"message", "conversation_history"?, "tasks"?, "mode"?, "now"?, "time_zone"?} or just a text; each is answered with one line.',
  declare: (command, say) => {
    command.argument('[message...]', say('the message'))
    const about = 'the mode of lines that do not name one (default: direct)'
    command.addOption(new Option('--mode <mode>', say(about)).choices(MODES))
    command.option('--now <moment>', say('the moment to read dates at: 2026-03-01T10:00:00+02:00, or milliseconds'))
  },
  perform: async (command, { settings }) => {
    const { interpret } = await import('../interpret.ts')
    return interpret(settings, { ...command.opts(), messages: command.args })
  },
}

const agentGuideCommand: OwnCommand = {
  name: 'agent-guide',
  heeds: [],
  summary: 'Print the one page an agent needs.',
  description: 'Print the one page an agent needs in its instructions.',
  declare: (command, say) => {
    command.option('--room <room>', say('the room it will work in'))
    command.option('--role <role>', say('the role it will work as'))
  },
  perform: async (command, { settings }) => {
    const guide = agentGuide(command.opts())
    if (settings.json) printJson(process.stdout, { guide })
    else print(process.stdout, guide.trimEnd())
    return EXIT.done
  },
}

const boardCommand: OwnCommand = {
  name: 'board',
  heeds: WHERE_AND_WHO,
  summary: 'Watch rooms: who works on what, what waits, who has gone silent.',
  description:
    'Watch rooms: who works on what, what waits, who has gone silent. It follows every change; without a terminal it is printed once.',
  declare: (command, say) => void command.option('--room <room>', say('only this room')),
  perform: async (command, { settings, screen }) => {
    const { board } = await import('../board.ts')
    return board(settings, command.opts().room, screen)
  },
}

const workCommand: OwnCommand = {
  name: 'work',
  heeds: WHERE_AND_WHO,
  pairs: [
    { option: '--initiative', needs: '--worker' },
    { option: '--room', not: '--worker' },
    { option: '--role', not: '--worker' },
    { option: '--base', needs: '--worktree' },
    { option: '--branch-prefix', needs: '--worktree' },
  ],
  summary: 'Run a command for each task of a role or of a worker, supervised.',
  description: `Run a command for each task of a role in a room, or that is assigned to a worker. It gets the task on its standard input and in PAWL_TASK, PAWL_ROOM, PAWL_ROLE,
PAWL_SESSION, PAWL_EPOCH and PAWL_TASK_JSON. Lines it prints as ‘PAWL-PROGRESS: …’ are reported; a line ‘PAWL-RESULT: …’,
else its last output, is the result. Exit code 0 completes the task, anything else gives it back, to be tried again
after a pause; after too many failures in a row it goes to a person. A governed task that fails is blocked, and System3 is asked.`,
  declare: (command, say) => {
    command.option('--room <room>', say('the room'))
    command.option('--role <role>', say('the role in it'))
    command.option('--worker <worker>', say('the worker, instead of a room and a role'))
    command.option('--initiative <id>', say('with --worker: only what belongs to this initiative'))
    command.option(
      '--session <session>',
      say('the session; the same one takes up its task again (default: one of this machine)'),
    )
    command.option(
      '--skills <skills>',
      say('what it can do, with commas between; work that needs anything else is not taken'),
    )
    command.option('--once', say('end after one task; the exit code says how it went'))
    command.option('--timeout-seconds <number>', say('how long to wait for a task at the longest'))
    command.option('--attempt-seconds <number>', say('how long the command may take (default: what the room says)'))
    command.option('--quiet-seconds <number>', say('how long it may print nothing (default: what the room says)'))
    command.option('--worktree', say('give each task a git worktree and a branch of its own'))
    command.option(
      '--base <branch>',
      say('with --worktree: what the work begins from (default: the branch checked out)'),
    )
    command.option(
      '--branch-prefix <prefix>',
      say('with --worktree: how the names of the branches begin (default: pawl/)'),
    )
    command.argument('<command...>', say('the program and its arguments, after --'))
  },
  perform: async (command, { settings, screen }) => {
    const { room, role, worker } = command.opts()
    if ((room && role ? 1 : 0) + (worker ? 1 : 0) !== 1)
      throw fail('WRONG_USAGE', { reason: 'whose_work', command: 'pawl work' })
    const { work } = await import('../work/supervise.ts')
    return work(settings, { ...command.opts(), command: command.args }, screen)
  },
}

const logCommand: OwnCommand = {
  name: 'log',
  heeds: WHERE_AND_WHO,
  summary: 'Show what the command of an attempt printed.',
  description: 'Show what the command of an attempt printed; with --follow, as it is printed.',
  declare: (command, say) => {
    command.argument('<task>', say('the number or id of the task'))
    command.option('--attempt <number>', say('which attempt; the last one if left out'))
    command.option('--tail <lines>', say('only the last so many lines'))
    command.option('--follow', say('go on as more is printed, until the attempt ends'))
  },
  perform: async (command, { settings, screen }) => {
    const { showLog } = await import('../log.ts')
    return showLog(settings, { ...command.opts(), task: String(command.args[0]) }, screen)
  },
}

const logAppendCommand: OwnCommand = {
  name: 'log-append',
  heeds: WHERE_AND_WHO,
  summary: 'Add the standard input to the log of the attempt you hold, as it comes.',
  declare: (command, say) => {
    command.argument('<task>', say('the number or id of the task'))
    command.option('--session <session>', say('the session that holds the task'))
    command.option('--epoch <number>', say('refuse if the task was claimed or begun again since'))
  },
  perform: async (command, { settings, screen }) => {
    const { appendInput } = await import('../log.ts')
    return appendInput(settings, { ...command.opts(), task: String(command.args[0]) }, screen)
  },
}

export const ownCommands: readonly OwnCommand[] = [
  chatCommand,
  mcpCommand,
  answerWithCommand,
  interpretCommand,
  agentGuideCommand,
  boardCommand,
  workCommand,
  logCommand,
  logAppendCommand,
  importCommand,
  setupCommand,
  initCommand,
  tuiCommand,
  doctorCommand,
  completionCommand,
  manCommand,
  serveCommand,
]
