// Backlog items that were accepted or closed of late: they can be put under review again.

import { useAsked } from '../../api/operation.ts'
import { usePhrases } from '../../language/language.tsx'
import { ItemAction } from '../room/item-action.tsx'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { WorkList } from '../work/work-list.tsx'

const SHOWN = 8
const ENDS: readonly string[] = ['markBacklogComplete', 'cancelTask']

export function FinishedItems({ room }: { readonly room: string }) {
  const { finished: phrases } = usePhrases(roomPhrases)
  const { data } = useAsked('roomHistory', { room, limit: 200 })
  const ended = (data?.entries ?? []).flatMap(({ trigger, task }) =>
    ENDS.includes(trigger) && task !== null ? [task] : [],
  )
  const latest = [...new Set(ended.reverse())].slice(0, SHOWN)
  if (latest.length === 0) return null
  return (
    <details className={styles.more}>
      <summary>{phrases.title}</summary>
      <WorkList label={phrases.title}>
        {latest.map((task) => (
          <FinishedItem key={task} task={String(task)} />
        ))}
      </WorkList>
    </details>
  )
}

/** It may have moved on since. */
function FinishedItem({ task: number }: { readonly task: string }) {
  const { finished: phrases } = usePhrases(roomPhrases)
  const { data } = useAsked('showRoomTask', { task: number })
  const reopen = useRoomChange('reopenBacklogTask', ({ task }) => phrases.reopened(task.number))
  const task = data?.task
  if (task?.origin !== 'backlog' || !['completed', 'closed'].includes(task.status) || reopen.isPending) return null
  return (
    <WorkItem task={task}>
      <div className={styles.actions}>
        <ItemAction trigger="reopenBacklogTask" of={task.number} onAct={() => reopen.run({ task: number })} />
      </div>
    </WorkItem>
  )
}
