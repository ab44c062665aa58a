// Saying no: to the error stream in words, or as the one document.

import {
  type ErrorCode,
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

/** Whose cause is not in the command that was typed. */
const AILING: ReadonlySet<ErrorCode> = new Set(['STORE_UNAVAILABLE', 'SERVER_UNREACHABLE'])

/** Hands back the exit code. A person may be told otherwise, by code, what to do next than the document says. */
export function sayRefusal(
  refusal: SaidRefusal,
  json: boolean,
  screen: Screen,
  nextFor: { readonly [code in ErrorCode]?: string } = {},
): number {
  // A server may know errors that this program does not.
  const isKnown = refusal.said === undefined || Object.hasOwn(errorCatalogue, refusal.code)
  const document = isKnown ? renderError(refusal, screen.language, screen.words) : (refusal.said as ErrorDocument)
  if (json) {
    printJson(process.stdout, document)
  } else {
    const { message, aiGuidance } = shownDocument(document.error)
    const errors = screenFor(process.stderr, screen.language, process.env)
    const next = nextFor[refusal.code] ?? aiGuidance
    const lines = [errors.paint('red', message), next, AILING.has(refusal.code) ? errors.phrases.askDoctor : '']
    print(process.stderr, lines.filter((line) => line !== '').join('\n'))
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
