// Telling how a task ended: as long as it takes, and in other words if the words are refused.
//
// T1. Good work is not thrown away for how its result is written: what is refused is sent escaped, and at last without.
// T2. A defect of the server is tried again for a while: it is not the task's failure.

import { type OperationKey, type Outcome, type OutcomeOf, retry } from '@pawl/contract'
import type { Ask } from '../door/patient-door.ts'
import { pauseUnless } from '../door/pause.ts'
import { escapedText } from './plain-text.ts'
import { meaningOf } from './refusal-meaning.ts'

const TEXT_LIMIT = 9_000
/** How long a defect of the server is retried. */
const DEFECT_PATIENCE = 15_500
const BACKOFF = { first: 500, longest: 8_000 }

export interface Telling {
  readonly ask: Ask
  readonly held: { readonly task: string; readonly session: string; readonly epoch: number }
  /** Raised when there is no time left to tell anyone. */
  readonly late: AbortSignal
}

/** `field` holds the text; `instead` stands for it if no form of it is taken. */
export async function tellEnd<Key extends OperationKey>(
  { ask, held, late }: Telling,
  key: Key,
  input: object,
  { field, text, instead }: { field: 'result' | 'reason'; text: string; instead: string },
): Promise<OutcomeOf<Key>> {
  const forms = [text, escapedText(text, TEXT_LIMIT), instead]
  for (let form = 0; ; form++) {
    const said = forms[form] === '' ? {} : { [field]: forms[form] }
    const outcome = await withoutDefect(ask, key, { ...held, ...input, ...said }, late)
    const isText = outcome.refused && meaningOf(outcome.refusal, held.epoch) === 'content'
    if (!isText || form === forms.length - 1) return outcome
  }
}

function withoutDefect<Key extends OperationKey>(ask: Ask, key: Key, input: object, late: AbortSignal) {
  const giveUpAt = performance.now() + DEFECT_PATIENCE
  return retry(() => ask(key, input, { gone: late }), {
    backoff: BACKOFF,
    retryUntil: (ended) => ('value' in ended && isDefect(ended.value) && !late.aborted ? giveUpAt : undefined),
    now: () => performance.now(),
    pause: (milliseconds) => pauseUnless(milliseconds, late),
  })
}

function isDefect(outcome: Outcome<unknown>): boolean {
  return outcome.refused && outcome.refusal.code === 'INTERNAL_ERROR'
}
