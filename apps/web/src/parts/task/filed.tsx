// Where a task belongs: its project and tags, each leading to the list of what else belongs there; and whether it recurs.

import type { TaskView } from '@pawl/contract'
import { Repeat } from 'lucide-react'
import { Link } from 'wouter'
import { usePhrases } from '../../language/language.tsx'
import { partPhrases } from '../phrases.ts'
import { GivenText } from '../text/given-text.tsx'
import styles from './marks.module.css'

/** So many tags are in sight; the others on pointing at them. */
const FEW = 3

export function Filed({
  task,
}: {
  readonly task: Pick<TaskView, 'project' | 'tags' | 'recurrence' | 'recurrenceText'>
}) {
  const phrases = usePhrases(partPhrases)
  const { tags = [] } = task
  const when = task.recurrenceText ?? task.recurrence
  return (
    <>
      {task.project !== undefined && (
        <Link className={styles.filed} href={`/tasks?${new URLSearchParams({ project: task.project })}`}>
          <GivenText>{task.project}</GivenText>
        </Link>
      )}
      {tags.slice(0, FEW).map((tag) => (
        <Link key={tag} className={styles.filed} href={`/tasks?${new URLSearchParams({ tag })}`}>
          <GivenText>{`#${tag}`}</GivenText>
        </Link>
      ))}
      {tags.length > FEW && (
        <span className={styles.filed} title={tags.map((tag) => `#${tag}`).join(' ')}>
          <bdi dir="ltr" aria-hidden>
            +{tags.length - FEW}
          </bdi>
          <span className="visually-hidden">
            {tags
              .slice(FEW)
              .map((tag) => `#${tag}`)
              .join(' ')}
          </span>
        </span>
      )}
      {when !== undefined && (
        <span className={styles.repeats} role="img" aria-label={phrases.repeats(when)} title={phrases.repeats(when)}>
          <Repeat size={14} aria-hidden />
        </span>
      )}
    </>
  )
}
