// What a column says to a card that is being dragged: what dropping it here does, or why it may not come.

import type { TaskView } from '@pawl/contract'
import { Ban, Check } from 'lucide-react'
import { useAsked } from '../api/operation.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { moveTo } from '../moves/legal-moves.ts'
import { useStanding } from '../moves/standing.ts'
import styles from './board.module.css'
import { boardPhrases } from './phrases.ts'
import { useWhyNotText } from './why-not.ts'

interface DropSignProps {
  readonly task: TaskView
  readonly status: string
  readonly isOver: boolean
}

export function DropSign({ task, status, isOver }: DropSignProps) {
  const phrases = usePhrases(boardPhrases)
  const words = useWords().lifecycles[task.lifecycle]
  const whyNotText = useWhyNotText()
  const isHere = task.status === status
  const rule = moveTo(task, status, useStanding())
  const { data: why } = useAsked('whyTask', { task: task.id, to: status }, { enabled: !isHere && rule === undefined })
  if (isHere) return null
  return (
    <div className={styles.sign} data-may={rule !== undefined} data-over={isOver || undefined}>
      <p>
        {rule === undefined ? <Ban size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        <strong>
          {rule === undefined ? phrases.mayNot : phrases.mayGoHere(words.triggers[rule.trigger] ?? rule.trigger)}
        </strong>
      </p>
      {rule === undefined && why !== undefined && <p>{whyNotText(why)}</p>}
    </div>
  )
}
