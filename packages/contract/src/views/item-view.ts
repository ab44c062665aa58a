// What is asked, and the ways to answer with what each causes, in the language of whoever looks.

import { reasonText } from '../errors/texts.ts'
import type { AskedBecause } from '../governed/asked-because.ts'
import { ITEM_TYPES, type ItemTypeName } from '../governed/items.ts'
import { en } from '../governed/texts/en.ts'
import { he } from '../governed/texts/he.ts'
import type { GovernedTexts } from '../governed/texts/texts.ts'
import { inEachLanguage, type Language } from '../language.ts'

interface Way {
  readonly answer: Readonly<Record<string, unknown>>
  readonly causes: string
}

/** More policies than that are not written out. */
const SHOWN = 20

const texts = inEachLanguage<GovernedTexts>({ en, he })

export function questionOf(
  type: ItemTypeName,
  language: Language,
  body: Readonly<Record<string, unknown>>,
): { asks: string; ways: Way[] } {
  const { asks, causes } = texts[language].questions[type] as { asks: string; causes: Readonly<Record<string, string>> }
  const ways = Object.entries(ITEM_TYPES[type].ways).map(([way, answer]) => ({
    answer: forEachPolicy(answer, body),
    causes: causes[way] ?? '',
  }))
  return { asks, ways }
}

/** As it stands in the body of a message. */
export interface AskedReason {
  readonly reason: string
  readonly because?: AskedBecause
}

export function askedFor(because: AskedBecause): AskedReason {
  return { reason: reasonText(texts.en.because, because), because }
}

/** Why it is asked. Questions from before reasons had codes, and reasons that someone wrote, are shown as they are stored. */
export function reasonOf(body: Readonly<Record<string, unknown>>, language: Language): unknown {
  const because = body.because as AskedBecause | undefined
  const { because: known } = texts[language]
  return because !== undefined && Object.hasOwn(known, because.reason) ? reasonText(known, because) : body.reason
}

/** An answer that names policies names those that are asked about. */
function forEachPolicy(answer: Way['answer'], { policies }: Readonly<Record<string, unknown>>): Way['answer'] {
  const named = ((policies ?? []) as readonly { policy_id: string }[]).map(({ policy_id }) => policy_id)
  const [list, examples] = Object.entries(answer).find(([key]) => key === 'cases' || key === 'clarifications') ?? []
  const [first, others] = [(examples as object[] | undefined)?.[0], named.slice(0, SHOWN)]
  if (list === undefined || others.length === 0) return answer
  return { ...answer, [list]: others.map((policy_id) => ({ ...first, policy_id })) }
}
