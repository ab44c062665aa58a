// What goes with a task of a room, and what it goes with.

import type { TaskView } from '@pawl/contract'
import { useAsked } from '../api/operation.ts'
import { usePhrases } from '../language/language.tsx'
import { Panel } from '../parts/page/page.tsx'
import { taskPhrases } from './phrases.ts'
import { TaskLink } from './task-link.tsx'
import styles from './task-page.module.css'

export function Attachments({ task }: { readonly task: TaskView }) {
  const phrases = usePhrases(taskPhrases)
  const { data } = useAsked('showRoomTask', { task: task.id })
  const groups = [
    { title: phrases.attachedToIt, tasks: data?.attached ?? [] },
    { title: phrases.attachedTo, tasks: data?.parents ?? [] },
  ].filter(({ tasks }) => tasks.length > 0)
  if (groups.length === 0) return null
  return (
    <Panel title={phrases.attachments}>
      {groups.map(({ title, tasks }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className={styles.related}>
            {tasks.map(({ id }) => (
              <li key={id}>
                <TaskLink task={id} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  )
}
