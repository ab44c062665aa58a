// A task in a list of what needs a look: it leads to its page.

import type { TaskView } from '@pawl/contract'
import { cutText } from '@pawl/kernel'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './insight.module.css'

export function WorkLine({ task, children }: { readonly task: TaskView; readonly children: ReactNode }) {
  const text = String(task.title ?? task.content ?? task.number)
  return (
    <li className={styles.work}>
      <div className={styles.workHead}>
        <Link href={`/task/${task.number}`}>
          {task.number} · <GivenText>{cutText(text, 140)}</GivenText>
        </Link>
        <Status lifecycle={task.lifecycle} status={task.status} />
      </div>
      <div className={styles.explain}>{children}</div>
    </li>
  )
}
