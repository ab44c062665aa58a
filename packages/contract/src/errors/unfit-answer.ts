// An answer that is well formed and does not fit its question, as a problem of the input in the language of the asker.

import type { Language } from '../language.ts'
import type { UnfitBecause } from './reasons.ts'
import { refuse } from './refusal.ts'
import { textsOf } from './render.ts'
import { reasonText } from './texts.ts'

export function refuseUnfitAnswer(because: UnfitBecause, language: Language) {
  const problem = reasonText(textsOf[language].unfit, because)
  return refuse('INVALID_INPUT', { problems: [{ at: 'answer', problem, expected: problem, because }] })
}
