// A lifecycle as a Mermaid state diagram.

import type { Lifecycle } from './lifecycle.ts'

export function stateDiagram(lifecycle: Lifecycle): string {
  const starts = lifecycle.initial.map((status) => `    [*] --> ${status}`)
  const arrows = lifecycle.rules.map((rule) => `    ${rule.from} --> ${rule.to}: ${rule.trigger}`)
  const ends = Object.entries(lifecycle.statuses)
    .filter(([, meaning]) => meaning.terminal)
    .map(([status]) => `    ${status} --> [*]`)
  return ['stateDiagram-v2', ...starts, ...arrows, ...ends].join('\n')
}
