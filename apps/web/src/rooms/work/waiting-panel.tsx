// What waits: first what the next agent gets, then the queue in its order.

import { usePhrases, useWords } from '../../language/language.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { GivenBlock, GivenText } from '../../parts/text/given-text.tsx'
import styles from '../room/room-page.module.css'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { WorkList } from './work-list.tsx'

export function WaitingPanel({ status: { pending, queue } }: { readonly status: RoomStatus }) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  const words = useWords()
  return (
    <Panel title={phrases.title}>
      {pending.length + queue.length === 0 && <p className={styles.empty}>{phrases.empty}</p>}
      {pending.length > 0 && <h3>{phrases.pending}</h3>}
      <WorkList label={phrases.pending}>
        {pending.map((task) => (
          <WorkItem
            key={task.id}
            task={task}
            beside={
              <span className={styles.soft}>
                {words.fields.role} <GivenText>{task.role}</GivenText>
              </span>
            }
          />
        ))}
      </WorkList>
      {queue.length > 0 && <h3>{phrases.queue}</h3>}
      <WorkList label={phrases.queue}>
        {queue.map((waiting, place) => (
          <Queued key={`${waiting.message}-${waiting.task}`} place={place + 1} waiting={waiting} />
        ))}
      </WorkList>
    </Panel>
  )
}

interface QueuedProps {
  readonly place: number
  readonly waiting: RoomStatus['queue'][number]
}

/** A message that waits is no task yet. */
function Queued({ place, waiting: { task, message, content } }: QueuedProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  if (task !== null) return <WorkItem task={{ number: task, content, status: 'queued' }} />
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.number}>{place}.</span>
        <span className={styles.soft}>{phrases.message(message ?? 0)}</span>
      </div>
      <GivenBlock className={styles.content}>{content}</GivenBlock>
    </li>
  )
}
