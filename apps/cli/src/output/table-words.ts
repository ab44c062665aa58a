// What the tables call a status, a state and a trigger, in the language of the screen: the words the pages have too.

import { type Language, sayingOf, wordsOf } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import type { Screen } from './screen.ts'

export function statusName(lifecycle: LifecycleName, status: string, { language }: Pick<Screen, 'language'>): string {
  return wordsOf[language].lifecycles[lifecycle].statuses[status]?.name ?? status
}

/** What the state of a record is called: of a policy, a worker, an initiative, a question. */
export function stateName(kind: string, state: string, { language }: Pick<Screen, 'language'>): string {
  return sayingOf(language, kind).state(state)
}

/** As something that was done: ‘started’. */
export function factName(lifecycle: LifecycleName, trigger: string, { language }: Pick<Screen, 'language'>): string {
  return wordsOf[language].lifecycles[lifecycle].facts[trigger] ?? trigger
}

/** As an order: ‘Start’. */
export function triggerName(lifecycle: LifecycleName, trigger: string, language: Language): string {
  return wordsOf[language].lifecycles[lifecycle].triggers[trigger] ?? trigger
}
