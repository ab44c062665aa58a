import { evidenceMarkdown, type Operations, type ResultOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'

export function renderEvidence(evidence: ResultOf<Operations['evidence']>, { language, quote }: Screen): string {
  return evidenceMarkdown(evidence, { language, quote, moment })
}
