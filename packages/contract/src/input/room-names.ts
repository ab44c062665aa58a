// What rooms, roles and sessions may be called, and what may be said in a room.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'
import { linesOfText, namePattern } from './text-rules.ts'

/** Names of rooms and roles go into commands: nothing a shell could read as its own. */
export const roomName = () => z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'form:room' satisfies Form })
export const roleName = () => z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, { error: 'form:role' satisfies Form })
export const sessionName = () =>
  z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, { error: 'form:session' satisfies Form })
/** A secret is made by whoever gives out the session, or brought along; never shown to anybody else [D40]. */
const SECRET = '[A-Za-z0-9_-]{16,64}'
/** A session as its owner gives it: its name, and behind a colon the secret that came with it. */
export const sessionKey = () =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9._-]{0,63}(?::${SECRET})?$`), { error: 'form:session' satisfies Form })
/** The same where it may be the name of a System1, which has no secret. */
export const sessionOrWorker = () =>
  z.string().regex(new RegExp(`${namePattern().source.slice(0, -1)}(?::${SECRET})?$`, 'u'), {
    error: 'form:session' satisfies Form,
  })

/** The two parts of a session. What others are shown is the name alone. */
export function splitSession(given: string): { readonly name: string; readonly secret: string | undefined } {
  const [name = '', secret] = given.split(':')
  return { name, secret }
}

/** What an agent may be told at once. */
const CONTENT_LIMIT = 100_000
export const roomContent = () =>
  linesOfText(CONTENT_LIMIT).refine((text) => text.trim() !== '', { params: { problem: 'nothing_visible' } })

const MOST_SKILLS = 20
/** What work needs and agents offer: compared letter by letter, so written in one way only. */
const skillName = () =>
  z
    .string()
    .toLowerCase()
    .regex(/^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{N}+#._/-]{0,31}$/u, { error: 'form:skill' satisfies Form })
export const labelName = skillName
export const skills = () => z.array(skillName()).min(1).max(MOST_SKILLS)
export const labels = () => z.array(skillName()).min(1).max(MOST_SKILLS)

/** What someone at work may be told at once, and how much of it stays with the task. */
const TOLD_LIMIT = 2_000
export const MOST_TOLD = 20
export const toldText = () =>
  linesOfText(TOLD_LIMIT).refine((text) => text.trim() !== '', { params: { problem: 'nothing_visible' } })
export const toldTexts = () => z.array(toldText()).min(1).max(MOST_TOLD)
