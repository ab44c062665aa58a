// A refusal in words: what every door answers with.

import type { Step } from '@pawl/kernel'
import { commandFor } from '../command-line.ts'
import type { Language } from '../language.ts'
import type { ErrorCode } from './catalogue.ts'
import { english } from './languages/en.ts'
import { hebrew } from './languages/he.ts'
import type { Refusal } from './refusal.ts'
import type { ErrorText, LanguageTexts } from './texts.ts'

export const textsOf: { readonly [language in Language]: LanguageTexts } = { en: english, he: hebrew }

export interface ErrorDocument {
  readonly success: false
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly variables: object
    readonly aiGuidance: string
  }
}

export function renderError(refusal: Refusal, language: Language): ErrorDocument {
  const texts = textsOf[language]
  const text = texts.errors[refusal.code] as ErrorText<Refusal['variables']>
  const { code, variables } = refusal
  const aiGuidance = [text.next(variables), guidance(refusal, texts)].filter((part) => part !== '').join(' ')
  return { success: false, error: { code, message: text.message(variables), variables, aiGuidance } }
}

/**
 * The way to what was attempted, as commands that exist and throw nothing away [D29]. Wherever a text names a command it
 * stands at the end, or before ` — `, so that a program can take it out and run it.
 */
function guidance({ variables, way }: Refusal, texts: LanguageTexts): string {
  if (way === undefined || !('attemptedStatus' in variables)) return ''
  const look = way.lifecycle === 'room' ? `pawl backlog show ${way.number}` : undefined
  if (variables.currentStatus === variables.attemptedStatus) {
    return texts.guidance.alreadyThere(variables.currentStatus ?? '', look)
  }
  if (way.steps.length === 0) {
    return texts.guidance.noWay(
      (variables.validTransitions ?? []).map((move) => move.to),
      look,
    )
  }
  return texts.guidance.run(way.steps.map((step: Step) => commandFor(way, step)))
}
