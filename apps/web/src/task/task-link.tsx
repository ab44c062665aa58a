// A link to another task, by its name once that is known.

import { Link } from 'wouter'
import { useAsked } from '../api/operation.ts'
import { nameOf } from '../moves/use-move.ts'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import styles from './task-page.module.css'

export function TaskLink({ task }: { readonly task: string }) {
  const { data } = useAsked('showTask', { task })
  return (
    <span className={styles.taskLink}>
      <Link href={`/task/${data?.task.number ?? task}`}>
        {data === undefined ? task : `#${data.task.number} `}
        {data !== undefined && <GivenText>{nameOf(data.task)}</GivenText>}
      </Link>
      {data !== undefined && <Status lifecycle={data.task.lifecycle} status={data.task.status} />}
    </span>
  )
}
