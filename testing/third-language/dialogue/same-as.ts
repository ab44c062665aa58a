import type { SameAs } from '../../../packages/dialogue/src/languages/same-as.ts'

export const sameAs: SameAs = { shapes: [] }
