// A lifecycle as a Mermaid state diagram: each arrow says what it is called and who may go it.

import type { Lifecycle } from './lifecycle.ts'

export function stateDiagram(lifecycle: Lifecycle): string {
  const starts = lifecycle.initial.map((status) => `    [*] --> ${status}`)
  const arrows = lifecycle.rules.map(
    (rule) => `    ${rule.from} --> ${rule.to}: ${rule.trigger} (${rule.by.join(', ')})`,
  )
  const ends = Object.entries(lifecycle.statuses)
    .filter(([, meaning]) => meaning.terminal)
    .map(([status]) => `    ${status} --> [*]`)
  return ['stateDiagram-v2', ...starts, ...arrows, ...ends].join('\n')
}
