// What `verify` finds, in the words of whoever asks.

import { textsOf } from '../errors/render.ts'
import { reasonText } from '../errors/texts.ts'
import type { Language } from '../language.ts'
import type { Difference } from './difference.ts'

/** It goes on after the name of the task it is about; what is about no task names what it is about itself. */
export function differenceText(difference: Difference, language: Language): string {
  return reasonText(textsOf[language].differences, difference)
}
