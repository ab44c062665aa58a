// What rooms, roles and sessions may be called, and what may be said in a room.

import * as z from 'zod'
import type { Form } from './errors/texts.ts'
import { linesOfText } from './text-rules.ts'

/** Names of rooms and roles go into commands: nothing a shell could read as its own. */
export const roomName = () => z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'form:room' satisfies Form })
export const roleName = () => z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/, { error: 'form:role' satisfies Form })
export const sessionName = () =>
  z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, { error: 'form:session' satisfies Form })
/** What an agent may be told at once. */
const CONTENT_LIMIT = 100_000
export const roomContent = () =>
  linesOfText(CONTENT_LIMIT).refine((text) => text.trim() !== '', { params: { problem: 'nothing_visible' } })
