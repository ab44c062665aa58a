// What text Pawl takes from anyone. Control characters and bidirectional overrides can make a line read as something
// it is not, in a terminal, a log or a page; they are refused rather than cleaned, so that nothing is changed silently.

import * as z from 'zod'
import { once } from '../once.ts'
import { BIDI_CONTROL, CONTROL, CONTROL_BUT_LINES, REPLACEMENT } from '../text/characters.ts'
import { MESSAGE_LIMIT } from './limits.ts'

export const TITLE_LIMIT = 500
export const DESCRIPTION_LIMIT = 10_000
const NOTE_LIMIT = 10_000
const NAME_LIMIT = 64

/** Made when it is first needed: letters of every script take a millisecond. */
const visible = once(() => /[\p{L}\p{N}\p{P}\p{S}]/u)

const refuse = (problem: TextProblem) => ({ params: { problem }, message: problem })
export type TextProblem = 'control_character' | 'bidi_control' | 'broken_unicode' | 'nothing_visible'

export const title = once(() =>
  z
    .string()
    .trim()
    .max(TITLE_LIMIT)
    .refine((text) => text.isWellFormed() && !text.includes(REPLACEMENT), refuse('broken_unicode'))
    .refine((text) => !CONTROL.test(text), refuse('control_character'))
    .refine((text) => !BIDI_CONTROL.test(text), refuse('bidi_control'))
    .refine((text) => visible().test(text), refuse('nothing_visible')),
)

/** What is read rather than stored: whoever reads it leaves out what may not be stored. */
export const visibleText = once(() =>
  z
    .string()
    .max(MESSAGE_LIMIT)
    .refine((text) => visible().test(text.replaceAll(REPLACEMENT, '')), refuse('nothing_visible')),
)

/** The same text, without what a description may not hold. */
export function withoutForbidden(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(new RegExp(CONTROL_BUT_LINES, 'gu'), ' ')
    .replaceAll(new RegExp(`${BIDI_CONTROL.source}|${REPLACEMENT}`, 'gu'), '')
    .trim()
}

/** Text of several lines. */
export const linesOfText = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => text.isWellFormed() && !text.includes(REPLACEMENT), refuse('broken_unicode'))
    .refine((text) => !CONTROL_BUT_LINES.test(text), refuse('control_character'))
    .refine((text) => !BIDI_CONTROL.test(text), refuse('bidi_control'))

const NUL = '\u0000'

const UNKEEPABLE = /[\p{Surrogate}\0]/gu

/**
 * What a person says. A half character, as it is left where text was cut, and NUL cannot be kept by both databases; nobody
 * meant to say them, so they are left out rather than the person refused.
 */
export const saidText = (limit: number) =>
  z
    .string()
    .max(limit)
    .overwrite((text) => text.replace(UNKEEPABLE, ''))

/** What a program names: anything both databases can keep. */
export const anyText = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => text.isWellFormed(), refuse('broken_unicode'))
    .refine((text) => !text.includes(NUL), refuse('control_character'))

/** How deep values may stand in each other: deeper ones could not be written down again. */
const DEPTH_LIMIT = 32

/** What programs keep for themselves: any JSON that both databases can keep. */
export const settings = () =>
  z
    .record(z.string().max(100), z.unknown())
    .refine((value) => textsIn(value, DEPTH_LIMIT)?.every((text) => text.isWellFormed()), refuse('broken_unicode'))
    .refine((value) => textsIn(value, DEPTH_LIMIT)?.every((text) => !text.includes(NUL)), refuse('control_character'))

/** Undefined if it is too deep. */
function textsIn(value: unknown, depth: number): readonly string[] | undefined {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (depth === 0) return undefined
  const texts: string[] = Array.isArray(value) ? [] : Object.keys(value)
  for (const part of Object.values(value)) {
    const inside = textsIn(part, depth - 1)
    if (inside === undefined) return undefined
    texts.push(...inside)
  }
  return texts
}

export const description = once(() => linesOfText(DESCRIPTION_LIMIT))

/** What is said about a piece of work: how far it is, what came of it, what is missing. */
export const note = () => linesOfText(NOTE_LIMIT)

/** What people look for. */
export const searchText = once(() =>
  z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => text.isWellFormed() && !CONTROL.test(text), refuse('control_character')),
)

/** A name people type: letters of any script, digits, and . _ - between them. */
export const namePattern = once(() => new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,${NAME_LIMIT - 1}}$`, 'u'))
export const name = once(() => z.string().max(NAME_LIMIT).regex(namePattern()))
