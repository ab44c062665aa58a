// The files that `wait-for-task` leaves in the working folder, one for each session that works there: an agent that has
// forgotten its session, or was started again, goes on with it.
//
// SF1. A file is made and read for this user alone (0600), and never through a link. What others may read or have made is
//     not believed.
// SF2. A file is replaced whole. Of two that are made at once each gets its own name.
// SF3. One whose process lives belongs to that process: a second agent of the same role does not get it [D27].

import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { keepOutOfGit, repositoryAt } from './git-exclude.ts'

export interface LeftSession {
  /** Of which server or store, and which workspace. */
  readonly place: string
  readonly room: string
  readonly role: string
  readonly session: string
  readonly secret: string
  /** What it holds. */
  readonly task?: number
  /** What it offered when it last waited: it offers the same until it says otherwise. */
  readonly skills?: readonly string[]
  /** Who ran the command: the agent, its script or its shell. */
  readonly process: number
  /** The command that waits, while it does. */
  readonly waiting?: number
}

export interface SessionFile {
  readonly path: string
  readonly left: LeftSession
}

const NAME = '.pawl-session'
const DAY = 24 * 3_600_000
/** As long as the secret of a session is kept (`door/session-secrets.ts`). */
const FORGOTTEN_AFTER = 90 * DAY
/** How many of one role may work in one folder. */
const MOST = 64
/** Neither through a link, nor waiting for whoever writes into a pipe; Windows has neither word. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Those of the folder, or of the nearest one above it in the same repository that has any. */
export function findSessionFiles(folder: string, place: string): readonly SessionFile[] {
  const root = repositoryAt(folder)
  for (let here = folder; ; here = dirname(here)) {
    const found = filesIn(here).filter(({ left }) => left.place === place)
    if (found.length > 0 || root === undefined || here === root || dirname(here) === here) return found
  }
}

/** Makes a file for the session. Undefined if the folder cannot be written. */
export function leaveSession(folder: string, left: LeftSession): SessionFile | undefined {
  return leftIn(folder, left) ?? (makeRoom(folder, left.role) ? leftIn(folder, left) : undefined)
}

/** Where there are as many as there may be, the oldest whose process is gone makes room. */
function makeRoom(folder: string, role: string): boolean {
  const files = filesIn(folder).filter(({ left }) => left.role === role)
  const gone = files.filter(({ left }) => !lives(left.process) && (left.waiting === undefined || !lives(left.waiting)))
  const [oldest] = gone.toSorted((a, b) => statSync(a.path).mtimeMs - statSync(b.path).mtimeMs)
  const taken = namesIn(folder).filter((name) => name.startsWith(`${NAME}-${role}`)).length
  if (taken < MOST || oldest === undefined) return false
  removeSession(oldest)
  return true
}

function leftIn(folder: string, left: LeftSession): SessionFile | undefined {
  const text = textOf(left)
  for (let place = 1; place <= MOST; place++) {
    const path = join(folder, `${NAME}-${left.role}${place === 1 ? '' : `-${place}`}`)
    try {
      writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
      keepOutOfGit(folder, `${NAME}-*`)
      return { path, left }
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') return undefined
    }
  }
  return undefined
}

/** Undefined if it cannot be written any more. */
export function replaceSession({ path }: SessionFile, left: LeftSession): SessionFile | undefined {
  const next = `${path}.${process.pid}`
  try {
    writeFileSync(next, textOf(left), { mode: 0o600, flag: 'wx' })
    renameSync(next, path)
    return { path, left }
  } catch {
    rmSync(next, { force: true })
    return undefined
  }
}

export function removeSession({ path }: SessionFile): void {
  try {
    rmSync(path, { force: true })
  } catch {}
}

/** Whether the process that uses the session is another one, and lives. */
export function isOfAnother(file: SessionFile, caller: number): boolean {
  const { process: user, waiting } = file.left
  if (waiting !== undefined && waiting !== process.pid && lives(waiting)) return true
  return !isOfCaller(file, caller) && lives(user)
}

/** A shell becomes the last command of its script. */
export function isOfCaller({ left }: SessionFile, caller: number): boolean {
  return left.process === caller || left.process === process.pid
}

function filesIn(folder: string): readonly SessionFile[] {
  return namesIn(folder).flatMap((name) => {
    const path = join(folder, name)
    const left = readLeft(path)
    return left === undefined ? [] : [{ path, left }]
  })
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\.pawl-session-[a-z0-9_-]+$/.test(name))
      .sort()
  } catch {
    return []
  }
}

function readLeft(path: string): LeftSession | undefined {
  let file: number | undefined
  try {
    file = openSync(path, READ_ONLY)
    const stat = fstatSync(file)
    const isOurs = process.getuid === undefined || (stat.uid === process.getuid() && (stat.mode & 0o077) === 0)
    if (!stat.isFile() || !isOurs || Date.now() - stat.mtimeMs > FORGOTTEN_AFTER) return undefined
    const left: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isLeft(left) ? left : undefined
  } catch {
    return undefined
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

function isLeft(value: unknown): value is LeftSession {
  if (typeof value !== 'object' || value === null) return false
  const { place, room, role, session, secret, process: caller, task, skills = [] } = value as Record<string, unknown>
  if (!Array.isArray(skills) || !skills.every((one) => typeof one === 'string')) return false
  const areTexts = [place, room, role, session, secret].every((one) => typeof one === 'string')
  return areTexts && Number.isInteger(caller) && (task === undefined || Number.isInteger(task))
}

function textOf(left: LeftSession): string {
  return `${JSON.stringify(left, null, 2)}\n`
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
