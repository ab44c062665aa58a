// The name of a time zone, as people's clocks have it.

import * as z from 'zod'
import type { Form } from '../errors/texts.ts'

/** Where the person's clocks are: ‘tomorrow’ is tomorrow there. */
export const timeZone = () =>
  z
    .string()
    .max(64)
    .refine(isTimeZone, { error: 'form:timeZone' satisfies Form })
    .describe('The time zone dates are read in, such as Asia/Jerusalem; UTC if not given')

interface NamesZones {
  readonly ZonedDateTime: { readonly from: (fields: object) => unknown }
}

/** Where there is one: it looks a name up in a millisecond or three, where Intl takes 14 to begin. Looking at it begins it. */
const zonesByName = () => (globalThis as { readonly Temporal?: NamesZones }).Temporal

/** A name, or so many hours from UTC. */
const FORM = /^(?:[A-Za-z][\w+/-]*|[+-]\d{2}:?\d{2})$/

export function isTimeZone(name: string): boolean {
  try {
    if (!FORM.test(name)) return false
    const zones = zonesByName()
    if (zones !== undefined)
      return zones.ZonedDateTime.from({ year: 2000, month: 1, day: 1, timeZone: name }) !== undefined
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
