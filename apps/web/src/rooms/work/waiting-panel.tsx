// What waits: first what the next agent gets, then the queue in its order.

import type { RoomTaskView } from '@pawl/contract'
import { Suspense } from 'react'
import { IfMay } from '../../api/may.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { onDemand } from '../../parts/page/on-demand.ts'
import { Panel } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useShownText } from '../../task/field-value.tsx'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { MoveButtons } from './queue-actions.tsx'
import { useMoveInLine } from './use-move-in-line.ts'
import { WorkList } from './work-list.tsx'

const Queue = onDemand(() => import('./queue.tsx'))

export function WaitingPanel({ status: { room, pending, queue } }: { readonly status: RoomStatus }) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const move = useMoveInLine(room.room)
  return (
    <Panel title={phrases.title}>
      {pending.length + queue.length === 0 && <p className={styles.empty}>{phrases.empty}</p>}
      {pending.length > 0 && <h3>{phrases.pending}</h3>}
      <WorkList label={phrases.pending}>
        {pending.map((task) => (
          <WorkItem
            key={task.id}
            task={task}
            isInGroup
            beside={
              <>
                <GivenText className={styles.soft}>{task.role}</GivenText>
                <IfMay run="moveRoomTask">
                  <span className={styles.itemActions}>
                    <MoveButtons line={lineOf(pending, task)} name={String(task.number)} onMove={move} />
                  </span>
                </IfMay>
              </>
            }
          >
            <Pause task={task} />
          </WorkItem>
        ))}
      </WorkList>
      {queue.length > 0 && <h3>{phrases.queue}</h3>}
      <Suspense fallback={null}>
        {queue.length > 0 && <Queue room={room.room} label={phrases.queue} queue={queue} onMove={move} />}
      </Suspense>
    </Panel>
  )
}

/** What is pending for the same role. */
function lineOf(pending: RoomStatus['pending'], { role }: RoomTaskView): readonly string[] {
  return pending.filter((task) => task.role === role).map(({ number }) => String(number))
}

/** Until when it is not offered to anyone, and why. */
function Pause({ task }: { readonly task: RoomTaskView }) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const dates = useDates()
  const shown = useShownText()
  const retry = useRoomChange('retryTask', ({ task }) => phrases.retried(task.number))
  if (task.pausedUntil === undefined) return null
  return (
    <div className={styles.result}>
      <div className={styles.soft}>{phrases.paused(dates.full(task.pausedUntil), task.failures ?? 1)}</div>
      <Markdown className={styles.content} under={3}>
        {shown('lastFailure', task.lastFailure ?? '')}
      </Markdown>
      <Button size="small" aria-label={phrases.retryOf(task.number)} onClick={() => void retry.run({ task: task.id })}>
        {phrases.retry}
      </Button>
    </div>
  )
}
