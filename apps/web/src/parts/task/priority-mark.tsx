// How much a task matters, in a word; the colour only repeats it.

import type { Priority, TaskView } from '@pawl/contract'
import { usePhrases, useWords } from '../../language/language.tsx'
import { partPhrases } from '../phrases.ts'
import styles from './marks.module.css'

export function PriorityMark({ priority }: { readonly priority: TaskView['priority'] }) {
  const phrases = usePhrases(partPhrases)
  const words = useWords()
  if (priority === undefined) return null
  return (
    <span className={styles.priority} data-priority={priority}>
      <span className="visually-hidden">{phrases.priority}: </span>
      {words.priorities[priority as Priority] ?? priority}
    </span>
  )
}
