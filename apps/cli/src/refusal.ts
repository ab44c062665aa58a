// Saying no: to the error stream in words, or as the one document.

import {
  type ErrorDocument,
  EXIT,
  errorCatalogue,
  fail,
  PawlError,
  type Refusal,
  renderError,
  shownDocument,
} from '@pawl/contract'
import type { SaidRefusal } from './door/remote-door.ts'
import { print, printJson } from './output/print.ts'
import { type Screen, screenFor } from './output/screen.ts'

/** Hands back the exit code. */
export function sayRefusal(refusal: SaidRefusal, json: boolean, screen: Screen): number {
  // A server may know errors that this program does not.
  const isKnown = refusal.said === undefined || Object.hasOwn(errorCatalogue, refusal.code)
  const document = isKnown ? renderError(refusal, screen.language, screen.words) : (refusal.said as ErrorDocument)
  if (json) {
    printJson(process.stdout, document)
  } else {
    const { message, aiGuidance } = shownDocument(document.error)
    const errors = screenFor(process.stderr, screen.language, process.env)
    print(process.stderr, `${errors.paint('red', message)}${aiGuidance === '' ? '' : `\n${aiGuidance}`}`)
  }
  return errorCatalogue[refusal.code]?.exitCode ?? EXIT.defect
}

/** Whatever was thrown, as a refusal. A defect goes to the error stream, and the answer names it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof PawlError) return error.refusal
  const reference = Date.now().toString(36)
  print(process.stderr, `${reference}: ${(error as Error)?.stack ?? error}`)
  return fail('INTERNAL_ERROR', { reference }).refusal
}
