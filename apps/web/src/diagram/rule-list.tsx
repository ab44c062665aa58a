// What the diagram shows, as a list: for screen readers, for the keyboard, and for who prefers words.

import { usePhrases, useWords } from '../language/language.tsx'
import { ToneMark, toneOf } from '../parts/task/status.tsx'
import { type DiagramPart, type DiagramProps, isSelected, stepsAlong } from './diagram-part.ts'
import styles from './lifecycle-diagram.module.css'
import { diagramPhrases } from './phrases.ts'
import { useTableWords } from './table-words.ts'

export function RuleList(props: DiagramProps) {
  const { lifecycle, counts, path, current, selected, onSelect } = props
  const phrases = usePhrases(diagramPhrases)
  const words = useTableWords(props)
  const { counted } = useWords()
  const statusName = (status: string) => words?.statuses[status]?.name ?? status
  return (
    <ul className={styles.list}>
      {Object.keys(lifecycle.statuses).map((status) => {
        const rules = lifecycle.rules.filter(({ from }) => from === status)
        const remarks = [
          ...(counts === undefined ? [] : [counted.tasks(counts[status] ?? 0)]),
          ...(status === current ? [phrases.now] : []),
          ...(rules.length === 0 ? [phrases.nothingFollows] : []),
        ]
        return (
          <li key={status}>
            <Choice part={{ status }} selected={selected} onSelect={onSelect}>
              <ToneMark tone={toneOf(lifecycle.name, status)} title={words?.statuses[status]?.means}>
                {statusName(status)}
              </ToneMark>{' '}
              {remarks.join(', ')}
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
