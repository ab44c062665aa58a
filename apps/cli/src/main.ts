// One run of the command: read what is asked, do it, say what came of it.

import {
  agentGuide,
  EXIT,
  type OperationCall,
  type OperationKey,
  type Outcome,
  operations,
  shellWords,
  succeed,
} from '@pawl/contract'
import { CommanderError } from 'commander'
import type { Door } from './door/door.ts'
import { openDoor } from './door/door.ts'
import { type Screen, screenFor } from './output/screen.ts'
import { buildProgram, type Request } from './program.ts'
import { refusalOf, sayRefusal } from './refusal.ts'
import { asWords, type GlobalOptions, languageFrom, readSettings, type Settings } from './settings.ts'
import { usageRefusal } from './usage.ts'
import { withWholeInput } from './whole-input.ts'
import { withoutYesAndNo } from './yes-no-options.ts'

export async function main(args: readonly string[], version: string): Promise<number> {
  let asked: { request: Request; options: GlobalOptions } | undefined
  const own = beforeCommand(args)
  const json = own.includes('--json')
  const language = languageFrom(valueAfter(own, '--lang'), process.env)
  let screen = screenFor(process.stdout, language, process.env)
  try {
    const program = buildProgram(version, own, (request, options) => {
      asked = { request, options }
    })
    quietly(program)
    if (args.length === 0) program.help()
    program.parse(withoutYesAndNo(program, args), { from: 'user' })
    if (asked === undefined) return EXIT.done
    const settings = readSettings(asked.options, process.env, process.cwd())
    screen = { ...screen, words: shellWords(asWords(asked.options)) }
    if (asked.request.kind === 'serve') {
      const { serve } = await import('./serve.ts')
      return await serve(settings, { ...asked.request.options, version }, screen)
    }
    if (asked.request.kind === 'chat') {
      const { chat } = await import('./chat.ts')
      return await chat(settings, asked.request.options, screen)
    }
    if (asked.request.kind === 'interpret') {
      const { interpret } = await import('./interpret.ts')
      return await interpret(settings, asked.request.options)
    }
    if (asked.request.kind === 'answer-with') {
      const { answerWith } = await import('./answer/answer-with.ts')
      return await answerWith(settings, asked.request.options, screen)
    }
    if (asked.request.kind === 'mcp') {
      const { serveMcp } = await import('./mcp/serve-mcp.ts')
      return await serveMcp(settings, version, screen)
    }
    if (asked.request.kind === 'agent-guide') {
      const guide = agentGuide(asked.request.options)
      process.stdout.write(settings.json ? `${JSON.stringify({ guide })}\n` : guide)
      return EXIT.done
    }
    if (asked.request.kind === 'board') {
      const { board } = await import('./board.ts')
      return await board(settings, asked.request.room, screen)
    }
    if (asked.request.kind === 'work') {
      const { work } = await import('./work/work.ts')
      return await work(settings, asked.request.options, screen)
    }
    const { idempotencyKey } = asked.options
    return await runOperation(asked.request, { ...settings, idempotencyKey }, screen)
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done
    const refusal =
      error instanceof CommanderError ? usageRefusal(error, wordsOf(own), screen.phrases) : refusalOf(error)
    return sayRefusal(refusal, json, screen)
  }
}

type OperationRequest = Request & { kind: 'operation' }

async function runOperation(asked: OperationRequest, settings: Settings, screen: Screen): Promise<number> {
  const input = withSession(asked.key, await withWholeInput(asked.input, asked.whole))
  const outcome = await outcomeOf({ ...asked, input }, settings, screen)
  if (outcome.refused) return sayRefusal(outcome.refusal, settings.json, screen)
  const { document, text, exitCode } = outcome.value
  if (settings.json && Object.keys(document).length > 0)
    process.stdout.write(`${JSON.stringify(inCommands(document, screen))}\n`)
  else if (!settings.json && text !== '') process.stdout.write(`${text}\n`)
  return exitCode
}

async function outcomeOf(request: OperationRequest, settings: Settings, screen: Screen): Promise<Outcome<Said>> {
  if (request.key === 'waitForTask') return waited(request, settings, screen)
  const door = await openDoor(settings)
  try {
    return await perform(request, door, settings, screen)
  } finally {
    await door.close()
  }
}

interface Said {
  readonly document: object
  readonly text: string
  readonly exitCode: number
}

/** It may take days: everything it needs is loaded before it begins. */
async function waited({ key, input }: OperationRequest, settings: Settings, screen: Screen) {
  const [{ waitForTask, WAIT_PATIENCE }, { patientDoor }, { noticeOnErrors }, { render }] = await Promise.all([
    import('./wait.ts'),
    import('./door/patient-door.ts'),
    import('./door/away-notice.ts'),
    import('./output/render.ts'),
  ])
  const notice = noticeOnErrors(screenFor(process.stderr, screen.language, process.env))
  const door = patientDoor(settings, { most: settings.patience ?? WAIT_PATIENCE, notice })
  const outcome = await waitForTask(door, input)
  if (outcome.refused) return outcome
  const text = settings.json ? '' : await render(key, outcome.value, screen, input)
  return succeed({ document: outcome.value, text, exitCode: EXIT.done })
}

async function perform(
  { key, input }: OperationRequest,
  door: Door,
  { json }: Settings,
  screen: Screen,
): Promise<Outcome<Said>> {
  if (key === 'verifyStore' || key === 'exportStore' || key === 'importStore') {
    const { exportTo, importFrom, verify } = await import('./store-commands.ts')
    const file = input.file as string | undefined
    if (key === 'verifyStore') return verify(door, screen)
    return key === 'exportStore' ? exportTo(file, door, screen) : importFrom(file, door, screen)
  }
  const outcome = await door.run(key, withTimeZone(key, input))
  if (outcome.refused) return outcome
  const text = json ? '' : await (await import('./output/render.ts')).render(key, outcome.value, screen, input)
  return succeed({ document: outcome.value as object, text, exitCode: EXIT.done })
}

/** What an answer says is to be done next, as commands. */
function inCommands(document: object, { words }: Screen): object {
  const { next } = document as { readonly next?: unknown }
  return Array.isArray(next) ? { ...document, next: next.map((call: OperationCall) => words.say(call)) } : document
}

/** A worker's command and an agent's shell are told their session once. */
function withSession(key: OperationKey, input: Record<string, unknown>): Record<string, unknown> {
  const session = process.env.PAWL_SESSION
  const isMissing = input.session === undefined && input.worker === undefined
  return session && isMissing && 'session' in operations[key].input.shape ? { ...input, session } : input
}

/** ‘tomorrow’ is tomorrow where the command is run. */
function withTimeZone(key: OperationKey, input: Record<string, unknown>): Record<string, unknown> {
  const isMissing = input.timeZone === undefined && 'timeZone' in operations[key].input.shape
  return isMissing ? { ...input, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : input
}

/** What stands after -- is for another program. */
function beforeCommand(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--')
  return end === -1 ? args : args.slice(0, end)
}

/** What was typed without the options that come before the command. */
function wordsOf(args: readonly string[]): string[] {
  const takesValue = new Set(['--data', '--url', '--as', '--lang', '--patience', '--idempotency-key'])
  return args.filter((word, index) => !word.startsWith('-') && !takesValue.has(args[index - 1] ?? ''))
}

/** Errors are said by us, in one form; help goes out as it is. */
function quietly(program: ReturnType<typeof buildProgram>): void {
  const configure = (command: typeof program) => {
    command.configureOutput({ writeErr: () => {} }).exitOverride()
    for (const child of command.commands) configure(child as typeof program)
  }
  configure(program)
}

function valueAfter(args: readonly string[], flag: string): string | undefined {
  const inline = args.find((word) => word.startsWith(`${flag}=`))
  if (inline !== undefined) return inline.slice(flag.length + 1)
  const index = args.indexOf(flag)
  return index === -1 ? undefined : args[index + 1]
}
