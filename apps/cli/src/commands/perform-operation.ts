// One command that is one operation: ask for it, and say what came of it.

import {
  EXIT,
  fail,
  type OperationCall,
  type OperationDeclaration,
  type OperationKey,
  type Outcome,
  operations,
  succeed,
} from '@pawl/contract'
import { present } from '@pawl/kernel'
import { openDoor } from '../door/door.ts'
import { print, printJson } from '../output/print.ts'
import { type Screen, screenFor } from '../output/screen.ts'
import { sayRefusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import type { Report } from '../store-commands.ts'
import { withWholeInput } from '../whole-input.ts'
import { formWithOptions } from './command-form.ts'
import type { CommandRun } from './command-run.ts'
import type { TypedInput } from './operation-commands.ts'

type Input = Record<string, unknown>

interface Asked {
  readonly key: OperationKey
  readonly input: Input
  readonly settings: Settings
  readonly screen: Screen
}

export async function performOperation(
  key: OperationKey,
  { input, whole }: TypedInput,
  { settings, idempotencyKey, screen }: CommandRun,
): Promise<number> {
  const operation: OperationDeclaration = operations[key]
  // It asks again and again, or is no request that could be named.
  if (idempotencyKey !== undefined && (operation.waits === 'in pieces' || operation.shape !== undefined))
    throw fail('WRONG_USAGE', { reason: 'means_nothing', option: '--idempotency-key', command: commandOf(operation) })
  const given = await withBranch(operation, withSurroundings(operation, await withWholeInput(input, whole)), screen)
  const ask = async (all: Input) => outcomeOf({ key, input: all, settings: { ...settings, idempotencyKey }, screen })
  const outcome =
    'session' in operation.input.shape ? await underSession(operation, given, settings, ask) : await ask(given)
  if (outcome.refused) return sayRefusal(outcome.refusal, settings.json, screen, howUsed(operation, screen, given))
  const { document, text, exitCode } = outcome.value
  if (settings.json && Object.keys(document).length > 0) printJson(process.stdout, inCommands(document, screen))
  else if (!settings.json && text !== '') print(process.stdout, text)
  return exitCode
}

const IN_LETTERS = /^(?=.*\p{L})(?![0-9a-z]{14}$)/u

/** Whoever mistypes a command is told what is wrong by the message, and where the command is explained; whoever names a task by
 * its words, how its number is found; and whoever answers a question, where the answers stand that it allows. */
function howUsed(
  { command }: OperationDeclaration,
  { phrases, words }: Screen,
  { task, item }: Input,
): { readonly INVALID_INPUT?: string } {
  if (command === undefined) return {}
  if (typeof task === 'string' && IN_LETTERS.test(task))
    return { INVALID_INPUT: phrases.findNumber(present(words.say({ operation: 'find', input: { text: task } }))) }
  if (item !== undefined)
    return { INVALID_INPUT: phrases.findAnswers(present(words.say({ operation: 'inbox', input: {} }))) }
  return { INVALID_INPUT: phrases.howUsed(commandOf({ command }), formWithOptions(command.words)) }
}

function commandOf({ command }: Pick<OperationDeclaration, 'command'>): string {
  return `pawl ${command?.words.join(' ')}`
}

async function outcomeOf(asked: Asked): Promise<Outcome<Report>> {
  const { waits, shape }: OperationDeclaration = operations[asked.key]
  if (waits === 'in pieces') return waited(asked)
  const door = await openDoor(asked.settings)
  try {
    if (shape === undefined) return await report(asked, await door.run(asked.key, asked.input))
    const { lineCommands } = await import('../store-commands.ts')
    return await lineCommands[asked.key as keyof typeof lineCommands](door, asked.screen, asked.input)
  } finally {
    await door.close()
  }
}

/** With the session that was left in the working folder, where none is given. */
async function underSession(
  operation: OperationDeclaration,
  given: Input,
  settings: Settings,
  ask: (input: Input) => Promise<Outcome<Report>>,
): Promise<Outcome<Report>> {
  const { withLeftSession } = await import('../session/left-session.ts')
  const around = { settings, folder: process.cwd(), caller: process.ppid, environment: process.env }
  const { input, notLeftIn, after } = withLeftSession(operation, given, around)
  if (notLeftIn !== undefined) {
    const { phrases } = screenFor(process.stderr, settings.language, process.env)
    print(process.stderr, phrases.rooms.sessionNotLeft(notLeftIn, String(input.session)))
  }
  const outcome = await ask({ ...input })
  after(outcome.refused ? outcome : succeed(outcome.value.document))
  return outcome
}

/** It may take days: everything it needs is loaded before it begins. */
async function waited(asked: Asked): Promise<Outcome<Report>> {
  const [{ waitInPieces, WAIT_PATIENCE }, { patientDoor }, { noticeOnErrors }] = await Promise.all([
    import('../wait.ts'),
    import('../door/patient-door.ts'),
    import('../door/away-notice.ts'),
    import('../output/render.ts'),
  ])
  const { settings, screen } = asked
  const notice = noticeOnErrors(screenFor(process.stderr, screen.language, process.env))
  const door = patientDoor(settings, { most: settings.patience ?? WAIT_PATIENCE, notice })
  return report(asked, await waitInPieces(door, asked.key, asked.input))
}

async function report({ key, input, settings, screen }: Asked, outcome: Outcome<unknown>): Promise<Outcome<Report>> {
  if (outcome.refused) return outcome
  const text = settings.json
    ? ''
    : await (await import('../output/render.ts')).render(key, outcome.value, screen, input)
  return succeed({ document: outcome.value as object, text, exitCode: EXIT.done })
}

/** What an answer says is to be done next, as commands. */
function inCommands(document: object, { words }: Screen): object {
  const { next } = document as { readonly next?: unknown }
  return Array.isArray(next) ? { ...document, next: next.map((call: OperationCall) => words.say(call)) } : document
}

/** What the command of a worker hands in or on itself is on its branch: whoever goes on is told. */
async function withBranch({ input: schema }: OperationDeclaration, input: Input, screen: Screen): Promise<Input> {
  if (process.env.PAWL_BRANCH === undefined || !('result' in schema.shape)) return input
  return (await import('../work/worktree/own-branch.ts')).withOwnBranch(
    input,
    process.env,
    screen.phrases.work.handedIn,
  )
}

/** What an operation takes and a command knows from where it is run: the session of a worker, and the time zone. */
function withSurroundings({ input: schema }: OperationDeclaration, input: Input): Input {
  const takes = (name: string) => name in schema.shape && input[name] === undefined
  const given = { ...input }
  // A worker's command and an agent's shell are told their session once.
  const session = process.env.PAWL_SESSION
  if (session && takes('session') && input.worker === undefined) given.session = session
  // ‘tomorrow’ is tomorrow where the command is run. Intl would load 15 ms of tables to say so.
  if (takes('timeZone')) given.timeZone = Temporal.Now.timeZoneId()
  return given
}
