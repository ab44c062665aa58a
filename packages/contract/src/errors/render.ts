// A refusal in words: what every door answers with.

import type { DoorWords } from '../guidance/door-words.ts'
import type { Guidance } from '../guidance/guidance.ts'
import { shellWords } from '../guidance/shell-words.ts'
import { inEachLanguage, type Language } from '../language.ts'
import type { ErrorCode } from './facts.ts'
import { englishErrors } from './languages/en.ts'
import { hebrewErrors } from './languages/he.ts'
import type { Refusal } from './refusal.ts'
import type { ErrorText, LanguageTexts, Point } from './texts.ts'

export const textsOf = inEachLanguage<LanguageTexts>({ en: englishErrors, he: hebrewErrors })

export interface ErrorDocument {
  readonly success: false
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    /** The facts; and `guidance`, where there is some, as data. */
    readonly variables: object
    readonly aiGuidance: string
  }
}

export function renderError(refusal: Refusal, language: Language, words: DoorWords = shellWords()): ErrorDocument {
  const texts = textsOf[language]
  const text = texts.errors[refusal.code] as ErrorText<Refusal['variables']>
  const { code, variables } = refusal
  const guidance = refusal.guidance && throughDoor(refusal.guidance, words)
  const next = text.next(variables, pointIn(words))
  const aiGuidance = [next, guidance === undefined ? '' : inWords(guidance, texts, words)].filter(Boolean).join(' ')
  const facts = guidance === undefined ? variables : { ...variables, guidance: asData(guidance, words) }
  return { success: false, error: { code, message: text.message(variables), variables: facts, aiGuidance } }
}

function pointIn(words: DoorWords): Point {
  return (sentence, operation, input = {}) => {
    const said = words.say({ operation, input })
    return said === undefined ? '' : `${sentence}: ${said}`
  }
}

/** A way is one only if every step of it can be taken here. */
function throughDoor(guidance: Guidance, words: DoorWords): Guidance {
  if (guidance.kind !== 'way') return guidance
  const missing = guidance.steps.filter((step) => words.say(step) === undefined).map(({ operation }) => operation)
  if (missing.length === 0) return guidance
  return { kind: 'noWay', because: { reason: 'notThroughThisDoor', operations: missing } }
}

function inWords(guidance: Guidance, { guidance: texts }: LanguageTexts, words: DoorWords): string {
  if (guidance.kind === 'way') {
    const steps = guidance.steps.map((step) => words.say(step) as string)
    return texts.way(words.inTurn(steps), words.door)
  }
  const because = (reason: string, facts: object) =>
    (texts.because as Record<string, (facts: object) => string>)[reason]?.(facts) ?? reason
  const said =
    guidance.kind === 'alreadyThere'
      ? texts.alreadyThere(guidance.status)
      : texts.noWay(because(guidance.because.reason, guidance.because))
  const { otherwise } = guidance
  if (otherwise === undefined) return said
  const sentence = otherwise.operation === 'waitForTask' ? texts.otherWork : texts.look
  return [said, pointIn(words)(sentence, otherwise.operation, otherwise.input)].filter(Boolean).join(' ')
}

/** The calls as this door has them. */
function asData(guidance: Guidance, words: DoorWords): object {
  if (guidance.kind === 'way') return { ...guidance, steps: guidance.steps.map((step) => words.data(step)) }
  if (guidance.otherwise === undefined) return guidance
  const { otherwise, ...rest } = guidance
  return words.say(otherwise) === undefined ? rest : { ...rest, otherwise: words.data(otherwise) }
}
