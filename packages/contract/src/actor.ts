// Who asks. Every operation has an actor and every event names it.

import * as z from 'zod'
import type { Form } from './errors/texts.ts'

/** `person:dana`, `agent:builder`, `agent:builder/session-7`, `system3`. */
export const actorName = z
  .string()
  .max(128)
  .regex(/^(?:(?:person|agent):[\p{L}\p{N}][\p{L}\p{N}._/-]*|system[1-5])$/u, { error: 'form:actor' satisfies Form })

/** The one who works on this machine without an account. */
export const LOCAL_ACTOR = 'person:local'

/** What a caller may do; each includes the ones before it. */
export const ACCESS_LEVELS = ['read', 'write', 'admin'] as const
export type Access = (typeof ACCESS_LEVELS)[number]
