// Every rule of a table in its order; choosing one shows it in the diagram.

import { type LifecycleName, lifecycles, type TransitionRule } from '@pawl/kernel'
import { type DiagramPart, isSelected } from '../diagram/diagram-part.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { Button } from '../parts/form/button.tsx'
import { Status } from '../parts/task/status.tsx'
import { lifecyclesPhrases } from './phrases.ts'
import { useRuleWords } from './rule-words.ts'
import { RulesFrame } from './rules-frame.tsx'

interface RuleTableProps {
  readonly lifecycle: LifecycleName
  readonly chosen: DiagramPart | undefined
  readonly onChoose: (part: DiagramPart) => void
}

export function RuleTable({ lifecycle, chosen, onChoose }: RuleTableProps) {
  const phrases = usePhrases(lifecyclesPhrases)
  const columns = [
    ...[phrases.from, phrases.trigger, phrases.to, phrases.who],
    ...[phrases.required, phrases.sets, phrases.clears, phrases.condition],
  ]
  return (
    <RulesFrame columns={columns}>
      {lifecycles[lifecycle].rules.map((rule) => (
        <Row
          key={`${rule.from} ${rule.to}`}
          lifecycle={lifecycle}
          rule={rule}
          isChosen={isSelected({ from: rule.from, to: rule.to }, chosen)}
          onChoose={onChoose}
        />
      ))}
    </RulesFrame>
  )
}

interface RowProps {
  readonly lifecycle: LifecycleName
  readonly rule: TransitionRule
  readonly isChosen: boolean
  readonly onChoose: (part: DiagramPart) => void
}

function Row({ lifecycle, rule, isChosen, onChoose }: RowProps) {
  const words = useWords().lifecycles[lifecycle]
  const said = useRuleWords(lifecycle, rule)
  const { from, to, trigger } = rule
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <Status lifecycle={lifecycle} status={from} />
      </td>
      <td>
        <Button size="small" kind="quiet" aria-pressed={isChosen} onClick={() => onChoose({ from, to })}>
          {words.triggers[trigger]}
        </Button>
      </td>
      <td>
        <Status lifecycle={lifecycle} status={to} />
      </td>
      <td>{said.who}</td>
      <td>{said.required}</td>
      <td>{said.sets}</td>
      <td>{said.clears}</td>
      <td>{said.condition}</td>
    </tr>
  )
}
