// What the tables call a status and a trigger, in the language of the screen: the words the pages have too.

import { wordsOf } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import type { Screen } from './screen.ts'

export function statusName(lifecycle: LifecycleName, status: string, { language }: Pick<Screen, 'language'>): string {
  return wordsOf[language].lifecycles[lifecycle].statuses[status]?.name ?? status
}

/** As something that was done: ‘started’. */
export function factName(lifecycle: LifecycleName, trigger: string, { language }: Pick<Screen, 'language'>): string {
  return wordsOf[language].lifecycles[lifecycle].facts[trigger] ?? trigger
}
