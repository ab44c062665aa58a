// The secrets of agents' sessions. A session is shown by its name; whoever writes under it gives its secret as well
// [D40]. The command makes the secret before it first asks, keeps it in a file that only this user can read, and fills it
// in wherever the name alone is typed: what is printed, and what people type, never holds it.

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationDeclaration, type OperationKey, operations, systemCodeOf } from '@pawl/contract'
import { makeFolder } from '@pawl/storage'
import type { Settings } from '../settings.ts'
import type { Door } from './door.ts'

/** Loaded when it is first needed: it takes 8 ms, and most commands have no session. */
const crypto = () => process.getBuiltinModule('node:crypto')

const DAY = 24 * 3_600_000
/** A session nobody has begun anything under for so long is over. */
const FORGOTTEN_AFTER = 90 * DAY
/** One in so many new sessions looks for forgotten ones. */
const LOOK_EVERY = 64

/** Where no file can be written a session lasts as long as this process, and is shown whole. */
const unkept = new Map<string, string>()

/** The same door, for people and agents who give sessions by name. */
export function fillingInSecrets(door: Door, settings: Settings): Door {
  const folder = folderOf(settings)
  return {
    ...door,
    run: async (key, input, gone, idempotencyKey) => {
      const { session: name } = input as { readonly session?: unknown }
      const secret = typeof name === 'string' ? secretFor(folder, name, opensSession(key, input)) : undefined
      if (secret === undefined) return door.run(key, input, gone, idempotencyKey)
      const whole = `${name}:${secret}`
      const outcome = await door.run(key, { ...input, session: whole }, gone, idempotencyKey)
      if (unkept.has(join(folder, String(name)))) return outcome
      return JSON.parse(JSON.stringify(outcome).replaceAll(whole, String(name)))
    },
  }
}

/** The secret of a session, made up if it has none yet. */
export function secretOf(settings: Settings, name: string): string | undefined {
  return secretFor(folderOf(settings), name, true)
}

/** A secret that was kept elsewhere. What is known here already stays. */
export function bringSecret(settings: Settings, name: string, secret: string): void {
  const folder = folderOf(settings)
  if (secretFor(folder, name, false) === undefined) keepSecret(folder, join(folder, name), secret)
}

function folderOf(settings: Settings): string {
  return join(settings.dataFolder, 'sessions', placeOf(settings))
}

/** A System1 is its own session and has no secret. */
function opensSession(key: OperationKey, input: object): boolean {
  const { doneOnceBy }: OperationDeclaration = operations[key]
  const { worker } = input as { readonly worker?: unknown }
  return doneOnceBy === 'its session' && worker === undefined
}

function secretFor(folder: string, name: string, isOpened: boolean): string | undefined {
  // A whole one is its owner's own business; what is no name is refused by whoever reads the input.
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)) return undefined
  const path = join(folder, name)
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return unkept.get(path) ?? (isOpened ? newSecret(folder, path) : undefined)
  }
}

function newSecret(folder: string, path: string): string {
  const bytes = crypto().randomBytes(16)
  const kept = keepSecret(folder, path, bytes.toString('base64url'))
  if ((bytes[0] ?? 0) % LOOK_EVERY === 0 && !unkept.has(path)) removeForgotten(folder)
  return kept
}

function keepSecret(folder: string, path: string, secret: string): string {
  try {
    makeFolder(folder, 0o700)
    // Of two who begin the same session at once the first decides.
    writeFileSync(path, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return readFileSync(path, 'utf8')
    unkept.set(path, secret)
    return secret
  }
}

function removeForgotten(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (Date.now() - statSync(path).mtimeMs > FORGOTTEN_AFTER) rmSync(path, { force: true })
  }
}

/** A session is known to one server, or to one store. */
export function placeOf({ serverUrl, databaseUrl }: Settings): string {
  const elsewhere = serverUrl ?? databaseUrl
  return elsewhere === undefined ? 'here' : crypto().createHash('sha256').update(elsewhere).digest('hex').slice(0, 16)
}
