// What a column says to a card that is being dragged: what dropping it here does, or why it may not come.

import type { TaskView } from '@pawl/contract'
import { Ban, Check } from 'lucide-react'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import styles from './board.module.css'
import { boardPhrases } from './phrases.ts'
import type { Drop } from './way.ts'
import { useWhyNotText } from './why-not.ts'

interface DropSignProps {
  readonly task: TaskView
  readonly drop: Drop
  readonly isOver: boolean
}

export function DropSign({ task, drop, isOver }: DropSignProps) {
  const phrases = usePhrases(boardPhrases)
  const whyNotText = useWhyNotText()
  const toStatus = drop.is === 'refused' ? drop.toStatus : undefined
  const { data: asked } = useAsked(
    'whyTask',
    { task: task.id, to: toStatus ?? task.status },
    { enabled: toStatus !== undefined },
  )
  if (drop.is === 'here') return null
  const isLegal = drop.is === 'legal'
  const why = isLegal ? undefined : (drop.why ?? (asked && whyNotText(asked)))
  return (
    <div className={styles.sign} data-may={isLegal} data-over={isOver || undefined}>
      <p>
        {isLegal ? <Check size={18} aria-hidden /> : <Ban size={18} aria-hidden />}
        <strong>{isLegal ? phrases.mayGoHere(drop.does) : phrases.mayNot}</strong>
      </p>
      {why !== undefined && <p>{why}</p>}
    </div>
  )
}
