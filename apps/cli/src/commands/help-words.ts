// The words of the help in the language of whoever asks. Declarations say them in English; a table has the others.

import { LANGUAGES } from '@pawl/contract'
import type { Help, Option } from 'commander'
import type { Phrases } from '../phrases/phrases.ts'

/** A sentence of a declaration, as the reader says it. */
export type Say = (sentence: string) => string

export interface HelpWords {
  readonly say: Say
  /** Below the commands, on the first page too. */
  readonly examples: string
  /** Below everything. */
  readonly after: string
}

export function helpWords({ help, helpExamples, helpAfter }: Phrases): HelpWords {
  const say = (sentence: string) => help[sentence] ?? sentence
  return { say, examples: helpExamples, after: `${helpExamples}\n\n${helpAfter(LANGUAGES.join(', '))}` }
}

/** What the parser itself says around the sentences. */
export function helpIn(say: Say): Partial<Help> {
  return {
    styleTitle: say,
    optionDescription: ({ description, argChoices, defaultValue }: Option) => {
      const more = [
        ...(argChoices === undefined
          ? []
          : [`${say('choices:')} ${argChoices.map((one) => JSON.stringify(one)).join(', ')}`]),
        ...(defaultValue === undefined ? [] : [`${say('default:')} ${JSON.stringify(defaultValue)}`]),
      ]
      return more.length === 0 ? description : `${description} (${more.join(', ')})`
    },
  }
}
