// What a line says was used, in the words that scripts and agents print for people. Pure.
//
//   tokens: 1200     Total tokens: 1,200     tokens used = 1.2k
//   cost: 0.03       Total cost: $0.03       cost: 0.03 USD
//   Tokens: 2.3k sent, 120 received. Cost: $0.01 message, $0.05 session.     (Aider)
//
// PU1. The whole line says it, and nothing else: a sentence about tokens is none. What is said later is the sum so far.

interface PlainUse {
  readonly tokens?: number
  readonly cost?: number
}

const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,15})(\.\d{1,9})?([kKmM])?`
const TOKENS = new RegExp(`^(?:total[ _]?)?tokens(?:[ _]used)?\\s*[:=]\\s*${NUMBER}$`, 'i')
const COST = new RegExp(
  `^(?:total[ _]?)?cost(?:[ _](?:usd|in usd)| \\(usd\\))?\\s*[:=]\\s*\\$?${NUMBER}(?:\\s*(?:usd|\\$))?$`,
  'i',
)
const AIDER = new RegExp(`^Tokens: .* sent, .* received\\. Cost: \\$.* message, \\$${NUMBER} session\\.$`)
const LONGEST = 200

export function plainUse(line: string): PlainUse {
  const text = line.trim()
  if (text.length > LONGEST) return {}
  const [tokens, cost] = [TOKENS.exec(text), COST.exec(text) ?? AIDER.exec(text)]
  return {
    ...(tokens !== null && { tokens: Math.min(Math.round(numberOf(tokens)), Number.MAX_SAFE_INTEGER) }),
    ...(cost !== null && { cost: numberOf(cost) }),
  }
}

const TIMES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 }

function numberOf([, whole = '', part = '', times = '']: RegExpExecArray): number {
  return Number(whole.replaceAll(',', '') + part) * (TIMES[times.toLowerCase()] ?? 1)
}
