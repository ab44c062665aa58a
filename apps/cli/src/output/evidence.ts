import { evidenceMarkdown, type Operations, type ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { moment } from './tasks.ts'

export function renderEvidence(evidence: ResultOf<Operations['evidence']>, { language, quote }: Screen): string {
  return evidenceMarkdown(evidence, { language, quote, moment })
}
