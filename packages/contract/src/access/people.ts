// What people who sign in are called, and what their passwords may be.
//
// PE1. A name is kept as NFKC writes it, of one script; two names that fold to the same key are one name, and one that only
//     looks like another is refused (`input/names.ts`).
// PE2. A password is any text of enough length, as NFC writes it. No rule says what must be in it.

import * as z from 'zod'
import { LOCAL_ACTOR } from '../actor.ts'
import type { Form } from '../errors/texts.ts'
import { isOneScript } from '../input/names.ts'
import { anyText, namePattern } from '../input/text-rules.ts'
import { once } from '../once.ts'
import { SHORTEST_PASSWORD } from './sign-in-paths.ts'

export const LONGEST_PASSWORD = 256
/** As many as fit into the name of an actor. */
const LONGEST_NAME = 64
const PREFIX = 'person:'

/** `dana`, or `person:dana`. What belongs to whoever has the store itself is nobody's name. */
export const personName = once(() =>
  z
    .string()
    .max(LONGEST_NAME + PREFIX.length)
    .overwrite((text) => text.normalize('NFKC').replace(/^person:/, ''))
    .regex(namePattern(), { error: 'form:personName' satisfies Form })
    .refine(isOneScript, { error: 'form:oneScript' satisfies Form })
    .refine((name) => personKey(name) !== personKey(LOCAL_ACTOR), { error: 'form:personName' satisfies Form }),
)

/** One that is given for the first time. */
export const newPersonName = once(() => personName().refine(isOneScript, { error: 'form:oneScript' satisfies Form }))

export const password = once(() => anyText(LONGEST_PASSWORD).overwrite((text) => text.normalize('NFC')))

export const newPassword = once(() => password().min(SHORTEST_PASSWORD))

/** How events name someone who signs in. */
export function personActor(name: string): string {
  return `${PREFIX}${withoutPrefix(name)}`
}

/** By which two spellings of one name are the same. */
export function personKey(name: string): string {
  return withoutPrefix(name).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}

function withoutPrefix(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name
}

/** A workspace is typed and stands in addresses: small letters of any script, digits, and - between them. */
export const workspaceName = once(() =>
  z
    .string()
    .max(40)
    .overwrite((text) => text.normalize('NFKC'))
    .regex(/^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{N}-]*[\p{Ll}\p{Lo}\p{N}])?$/u, {
      error: 'form:workspace' satisfies Form,
    })
    .refine(isOneScript, { error: 'form:oneScript' satisfies Form }),
)
