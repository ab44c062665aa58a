// What a command has used and nobody was told yet. Money is counted in millionths, so that parts add up to the whole.

import type { Used } from './agent-output.ts'
import { plainText } from './plain-text.ts'

interface ToldUse {
  readonly tokens?: number
  readonly cost?: number
  readonly model?: string
}

export interface UntoldUse {
  /** Undefined if everything was told. */
  next(): ToldUse | undefined
  /** It has arrived. */
  told(use: ToldUse): void
}

/** Of one report. */
const MOST_TOKENS = 1_000_000_000_000
const MOST_MICROS = 1_000_000_000_000
const LONGEST_MODEL = 64

export function untoldUse(used: () => Used): UntoldUse {
  let tokensTold = 0
  let microsTold = 0
  return {
    next: () => {
      const { tokens, cost, model } = used()
      const moreTokens = Math.min(tokens - tokensTold, MOST_TOKENS)
      const moreMicros = Math.min(Math.round(cost * 1_000_000) - microsTold, MOST_MICROS)
      if (moreTokens <= 0 && moreMicros <= 0) return undefined
      const name = model === undefined ? '' : plainText(model, LONGEST_MODEL).trim()
      return {
        ...(moreTokens > 0 && { tokens: moreTokens }),
        ...(moreMicros > 0 && { cost: moreMicros / 1_000_000 }),
        ...(name !== '' && { model: name }),
      }
    },
    told: ({ tokens = 0, cost = 0 }) => {
      tokensTold += tokens
      microsTold += Math.round(cost * 1_000_000)
    },
  }
}
