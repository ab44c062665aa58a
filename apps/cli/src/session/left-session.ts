// Which session a command means that names none: that of the working folder, as `wait-for-task` left it. Whoever waits
// leaves its own, whoever holds a task need not name it again, and the file follows what became of the task.

import {
  type ErrorCode,
  EXIT,
  errorCatalogue,
  fail,
  type OperationDeclaration,
  type Outcome,
  shellWords,
  splitSession,
} from '@pawl/contract'
import { newId } from '@pawl/operations'
import { bringSecret, placeOf, secretOf } from '../door/session-secrets.ts'
import type { Settings } from '../settings.ts'
import { isForHolder } from './holder-commands.ts'
import {
  findSessionFiles,
  isOfAnother,
  isOfCaller,
  type LeftSession,
  leaveSession,
  removeSession,
  replaceSession,
  type SessionFile,
} from './session-files.ts'

type Input = Readonly<Record<string, unknown>>

/** Where the command is run, and by whom. */
export interface Surroundings {
  readonly settings: Settings
  readonly folder: string
  /** The process that ran it. */
  readonly caller: number
  readonly environment: Readonly<Record<string, string | undefined>>
}

export interface SessionInput {
  readonly input: Input
  /** The folder in which no file could be left. */
  readonly notLeftIn?: string
  /** To be told what came of it. */
  readonly after: (outcome: Outcome<object>) => void
}

export function withLeftSession(operation: OperationDeclaration, input: Input, around: Surroundings): SessionInput {
  if (input.worker !== undefined) return { input, after: () => {} }
  if (operation.doneOnceBy === 'its session') return opened(operation, input, around)
  return isForHolder(operation) ? held(operation, input, around) : { input, after: () => {} }
}

/** Leaves a file before it first asks: what is claimed while the answer is lost is found again. */
function opened(operation: OperationDeclaration, typed: Input, around: Surroundings): SessionInput {
  const input = withPlace(typed, around)
  if (!operation.input.safeParse(input).success) return { input, after: () => {} }
  const { settings, folder, caller } = around
  const { room, role } = input as { readonly room: string; readonly role: string }
  const there = filesFor(around).filter(({ left }) => left.room === room && left.role === role)
  const given = typeof input.session === 'string' ? splitSession(input.session) : undefined
  const free = there.filter((file) => !isOfAnother(file, caller))
  const before =
    given === undefined
      ? (free.find(({ left }) => left.task !== undefined) ?? free[0])
      : there.find(({ left }) => left.session === given.name)
  const session = given?.name ?? before?.left.session ?? `s-${newId()}`
  if (before !== undefined) bringSecret(settings, session, before.left.secret)
  const secret = given?.secret ?? secretOf(settings, session) ?? ''
  const skills = (input.skills as readonly string[] | undefined) ?? before?.left.skills
  const waits: LeftSession = {
    place: placeFor(settings),
    room,
    role,
    session,
    secret,
    process: caller,
    waiting: process.pid,
    ...(skills !== undefined && { skills }),
    ...(before?.left.task !== undefined && { task: before.left.task }),
  }
  const file = before === undefined ? leaveSession(folder, waits) : replaceSession(before, waits)
  return {
    input: { ...input, session: input.session ?? session, ...(skills !== undefined && { skills }) },
    ...(file === undefined && { notLeftIn: folder }),
    after: (outcome) => {
      if (file === undefined) return
      const { waiting: _, task: hadBefore, ...left } = waits
      if (!outcome.refused) replaceSession(file, { ...left, task: numberIn(outcome.value) })
      else if (outcome.refusal.code === 'SESSION_TAKEN' || (before === undefined && isNoUse(outcome.refusal.code)))
        removeSession(file)
      else {
        const holds = hadBefore !== undefined && errorCatalogue[outcome.refusal.code].exitCode !== EXIT.nothingToDo
        replaceSession(file, holds ? { ...left, task: hadBefore } : left)
      }
    },
  }
}

/** Whoever names neither room nor role waits where they waited before, if there is one such place. */
function withPlace(input: Input, around: Surroundings): Input {
  if (input.room !== undefined || input.role !== undefined) return input
  const given = typeof input.session === 'string' ? splitSession(input.session).name : undefined
  const files = filesFor(around).filter(({ left }) => given === undefined || left.session === given)
  const own = files.filter((file) => !isOfAnother(file, around.caller))
  const places = new Map((given === undefined ? own : files).map(({ left }) => [`${left.room} ${left.role}`, left]))
  const [only] = places.values()
  return only === undefined || places.size > 1 ? input : { ...input, room: only.room, role: only.role }
}

/** Such a session never was: nobody waited under it. */
function isNoUse(code: ErrorCode): boolean {
  const never: readonly number[] = [EXIT.notFound, EXIT.notAllowed, EXIT.usage, EXIT.refused]
  return never.includes(errorCatalogue[code].exitCode)
}

function held(operation: OperationDeclaration, input: Input, around: Surroundings): SessionInput {
  const typed = withoutTask(operation, input)
  const file = fileMeant(operation, typed, around)
  if (file !== undefined) bringSecret(around.settings, file.left.session, file.left.secret)
  const session = typed.session ?? file?.left.session
  const isOfWorker = around.environment.PAWL_SESSION === session && session !== undefined
  const task = typed.task ?? file?.left.task ?? (isOfWorker ? around.environment.PAWL_TASK || undefined : undefined)
  if (task === undefined) {
    const command = `pawl ${operation.command?.words.join(' ')}`
    if (file === undefined) throw fail('WRONG_USAGE', { reason: 'missing_argument', name: 'task', command })
    const { room, role } = file.left
    const wait = shellWords().say({
      operation: 'waitForTask',
      input: { room, role, session: file.left.session },
    }) as string
    throw fail('WRONG_USAGE', { reason: 'holds_nothing', wait, command })
  }
  return {
    input: { ...typed, task: String(task), ...(session !== undefined && { session }) },
    after: (outcome) => {
      if (file === undefined) return
      if (outcome.refused && outcome.refusal.code === 'SESSION_TAKEN') return removeSession(file)
      const isLost = outcome.refused
        ? outcome.refusal.code === 'NOT_THE_HOLDER' && Number(String(task).replace('#', '')) === file.left.task
        : numberIn(outcome.value) === file.left.task && holderIn(outcome.value) !== file.left.session
      const { task: _, ...left } = file.left
      if (isLost) replaceSession(file, left)
    },
  }
}

/** The file of the session that is named, else that of the task, else the only one here that can be meant. */
function fileMeant(operation: OperationDeclaration, { session, task }: Input, around: Surroundings) {
  const files = filesFor(around)
  if (typeof session === 'string') return files.find(({ left }) => left.session === splitSession(session).name)
  const ofTask = files.filter(({ left }) => left.task !== undefined && String(task) === String(left.task))
  if (ofTask.length === 1) return ofTask[0]
  const { PAWL_ROLE: role } = around.environment
  const possible = files.filter((file) => !isOfAnother(file, around.caller) && (!role || file.left.role === role))
  const own = possible.filter((file) => isOfCaller(file, around.caller))
  const [meant, ...others] = own.length > 0 ? own : possible
  if (others.length === 0) return meant
  throw fail('WRONG_USAGE', {
    reason: 'several_sessions',
    sessions: [meant as SessionFile, ...others]
      .map(({ left }) => `--session ${left.session} (${left.role})`)
      .join(', '),
    command: `pawl ${operation.command?.words.join(' ')}`,
  })
}

/** `report-progress 'half way'`: where a task is left out, what stands in its place is the next argument. */
function withoutTask(operation: OperationDeclaration, input: Input): Input {
  const [first, next] = operation.command?.positional ?? []
  if (first !== 'task' || next === undefined || typeof input.task !== 'string') return input
  if (operation.input.shape.task?.safeParse(input.task).success) return input
  const { task, ...rest } = input
  return { ...rest, [next]: [task, rest[next]].filter((part) => part !== undefined).join(' ') }
}

function filesFor({ folder, settings }: Surroundings): readonly SessionFile[] {
  return findSessionFiles(folder, placeFor(settings))
}

function placeFor(settings: Settings): string {
  const place = placeOf(settings)
  return `${place === 'here' ? settings.dataFolder : place} ${settings.workspace ?? ''}`.trim()
}

function numberIn(document: object): number | undefined {
  return (document as { readonly task?: { readonly number?: number } }).task?.number
}

function holderIn(document: object): string | undefined {
  return (document as { readonly task?: { readonly claimedBy?: string } }).task?.claimedBy
}
