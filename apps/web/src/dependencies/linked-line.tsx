// Another task in one line: its number and name as a link, and where it stands.

import type { LinkedTask } from '@pawl/contract'
import { Link } from 'wouter'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './dependencies.module.css'

export function LinkedLine({ task }: { readonly task: LinkedTask }) {
  return (
    <span className={styles.line}>
      <Link href={`/task/${task.number}`}>
        {`#${task.number} `}
        <GivenText>{task.title}</GivenText>
      </Link>
      <Status lifecycle={task.lifecycle} status={task.status} />
    </span>
  )
}
