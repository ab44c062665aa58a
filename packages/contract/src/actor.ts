// Who asks. Every operation has an actor and every event names it.

import * as z from 'zod'
import type { Form } from './errors/texts.ts'
import { isOneScript } from './input/names.ts'
import { once } from './once.ts'

/** `person:dana`, `agent:builder`, `agent:builder/session-7`, `system3`. */
const actorPattern = once(() => /^(?:(?:person|agent):[\p{L}\p{N}][\p{L}\p{N}._/-]*|system[1-5])$/u)

export const actorName = once(() =>
  z
    .string()
    .max(128)
    .regex(actorPattern(), { error: 'form:actor' satisfies Form }),
)

/** The same, and `dana` for person:dana. */
export const someonesName = once(() =>
  z
    .string()
    .max(128)
    .overwrite((text) => (text.includes(':') || /^system[1-5]$/.test(text) ? text : `person:${text}`).normalize('NFKC'))
    .regex(actorPattern(), { error: 'form:actor' satisfies Form }),
)

/** A name that is given for the first time; its kind and its parts are read apart. */
export const newActorName = once(() =>
  z
    .string()
    .max(128)
    .overwrite((text) => text.normalize('NFKC'))
    .regex(actorPattern(), { error: 'form:actor' satisfies Form })
    .refine((actor) => nameParts(actor).every(isOneScript), { error: 'form:oneScript' satisfies Form }),
)

/** `agent:builder/s1` is builder and s1. */
function nameParts(actor: string): string[] {
  return actor.replace(/^(?:person|agent):/, '').split('/')
}

/** The one who works on this machine without an account. */
export const LOCAL_ACTOR = 'person:local'

export const isAgent = (name: string) => name.startsWith('agent:')

/** What happens because a time has come is nobody's deed: no caller acts under this name. */
export const CLOCK_ACTOR = 'clock'

/** What a caller may do; each includes the ones before it. */
export const ACCESS_LEVELS = ['read', 'write', 'admin'] as const
export type Access = (typeof ACCESS_LEVELS)[number]
