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

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
