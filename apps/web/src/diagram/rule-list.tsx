// What the diagram shows, as a list: for screen readers, for the keyboard, and for who prefers words.

import type { LifecycleName } from '@pawl/kernel'
import { usePhrases, useWords } from '../language/language.tsx'
import { Status } from '../parts/status.tsx'
import { type DiagramPart, type DiagramProps, isSelected, stepsAlong } from './diagram-part.ts'
import styles from './lifecycle-diagram.module.css'
import { diagramPhrases } from './phrases.ts'

export function RuleList({ lifecycle, counts, path, current, selected, onSelect }: DiagramProps) {
  const phrases = usePhrases(diagramPhrases)
  const words = useWords().lifecycles[lifecycle.name as LifecycleName]
  const statusName = (status: string) => words?.statuses[status]?.name ?? status
  return (
    <ul className={styles.list}>
      {Object.keys(lifecycle.statuses).map((status) => {
        const rules = lifecycle.rules.filter(({ from }) => from === status)
        const remarks = [
          ...(counts === undefined ? [] : [phrases.count(counts[status] ?? 0)]),
          ...(status === current ? [phrases.now] : []),
          ...(rules.length === 0 ? [phrases.nothingFollows] : []),
        ]
        return (
          <li key={status}>
            <Choice part={{ status }} selected={selected} onSelect={onSelect}>
              <Status lifecycle={lifecycle.name} status={status} /> {remarks.join(', ')}
            </Choice>
            <ul>
              {rules.map((rule) => {
                const steps = stepsAlong(rule, path)
                return (
                  <li key={rule.to}>
                    <Choice part={{ from: rule.from, to: rule.to }} selected={selected} onSelect={onSelect}>
                      {phrases.arrow(words?.triggers[rule.trigger] ?? rule.trigger, statusName(rule.to))}
                      {steps !== '' && ` (${phrases.taken(steps)})`}
                    </Choice>
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

interface ChoiceProps {
  readonly part: DiagramPart
  readonly selected: DiagramPart | undefined
  readonly onSelect: ((part: DiagramPart) => void) | undefined
  readonly children: React.ReactNode
}

function Choice({ part, selected, onSelect, children }: ChoiceProps) {
  if (onSelect === undefined) return children
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isSelected(part, selected)}
      onClick={() => onSelect(part)}
    >
      {children}
    </button>
  )
}
