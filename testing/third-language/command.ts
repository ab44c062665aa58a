// What the command says, as far as it is written.

import type { Phrases } from '../../apps/cli/src/phrases/phrases.ts'
import type { PartOf } from '../../packages/contract/src/language.ts'

export const esperantoPhrases: PartOf<Phrases> = {
  help: { 'Usage:': 'Uzo:', 'Mark a task as done.': 'Marku taskon kiel farita.' },
  added: 'Aldonita',
  headings: { title: 'Titolo', status: 'Stato' },
}
