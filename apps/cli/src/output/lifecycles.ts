// The tables of rules for the eyes of a person.

import type { Operations, ResultOf } from '@pawl/contract'
import type { LifecycleName } from '@pawl/kernel'
import type { Screen } from './screen.ts'
import { statusText } from './tasks.ts'

type Listed = ResultOf<Operations['listLifecycles']>
type Table = Listed['records'][number] & Partial<Pick<Listed['lifecycles'][number], 'counts'>>

/** The diagram, and below it how many tasks are where. */
export function renderLifecycle({ name, diagram, counts = {} }: Table, screen: Screen): string {
  const found = Object.entries(counts).filter(([, tasks]) => tasks > 0)
  const line = found
    .map(([status, tasks]) => `${statusText(name as LifecycleName, status, screen)}: ${tasks}`)
    .join(' · ')
  return [screen.paint('bold', name), diagram, ...(line === '' ? [] : [line])].join('\n')
}
