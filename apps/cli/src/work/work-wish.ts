// What `pawl work` was asked for: which tasks, for how long, within which limits.

import { fail, type InputOf, type Operations, type Outcome, operations, readInput, succeed } from '@pawl/contract'
import type { Settings } from '../settings.ts'
import type { Limits } from './time-limits.ts'
import type { AskedPlace } from './work-place.ts'

export interface WorkOptions {
  readonly room?: string
  readonly role?: string
  readonly worker?: string
  readonly initiative?: string
  readonly session?: string
  readonly skills?: string
  readonly once?: boolean
  readonly timeoutSeconds?: string
  readonly attemptSeconds?: string
  readonly quietSeconds?: string
  readonly worktree?: boolean
  readonly base?: string
  readonly branchPrefix?: string
  readonly command: readonly string[]
}

export interface WorkWish {
  /** As it was given, for repeating it. */
  readonly asked: AskedPlace & { readonly skills?: readonly string[] }
  readonly wait: InputOf<Operations['waitForTask']>
  readonly limits: Partial<Limits>
  /** The moment of `performance.now()` at which it gives up. */
  readonly until: number
}

export function readWish(options: WorkOptions, { language }: Settings): Outcome<WorkWish> {
  const { room, role, worker, initiative, timeoutSeconds } = options
  const session = options.session ?? (worker === undefined ? process.env.PAWL_SESSION || undefined : undefined)
  const skills = options.skills?.split(',').map((skill) => skill.trim())
  const asked = { room, role, worker, initiative, session, ...(skills && { skills }) }
  const given = { ...asked, ...(timeoutSeconds !== undefined && { timeoutSeconds: Number(timeoutSeconds) }) }
  const wait = readInput(operations.waitForTask.input, given, language)
  if (wait.refused) return wait
  const limits = {
    ...secondsOf('attemptSeconds', '--attempt-seconds', options.attemptSeconds),
    ...secondsOf('quietSeconds', '--quiet-seconds', options.quietSeconds),
  }
  const until = performance.now() + Number(timeoutSeconds ?? Number.POSITIVE_INFINITY) * 1000
  return succeed({ asked, wait: wait.value, limits, until })
}

function secondsOf<Name extends keyof Limits>(name: Name, option: string, given: string | undefined): Partial<Limits> {
  if (given === undefined) return {}
  if (!(Number(given) >= 0)) throw fail('WRONG_USAGE', { reason: 'not_seconds', option, given, command: 'pawl work' })
  return { [name]: Number(given) }
}
