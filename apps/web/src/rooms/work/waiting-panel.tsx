// What waits: first what the next agent gets, then the queue in its order.

import type { RoomTaskView } from '@pawl/contract'
import { IfMay } from '../../api/may.ts'
import { useDates } from '../../language/dates.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { Markdown } from '../../parts/markdown/markdown.tsx'
import { Panel } from '../../parts/page/page.tsx'
import { GivenText } from '../../parts/text/given-text.tsx'
import { useShownText } from '../../task/field-value.tsx'
import { useRoomChange } from '../room/room-change.ts'
import styles from '../room/room-page.module.css'
import type { RoomStatus } from '../room/room-page.tsx'
import { roomPhrases } from '../room/room-phrases.ts'
import { WorkItem } from '../room/work-item.tsx'
import { MessageActions, TaskPlace } from './queue-actions.tsx'
import { WorkList } from './work-list.tsx'

export function WaitingPanel({ status: { room, pending, queue } }: { readonly status: RoomStatus }) {
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
          >
            <Pause task={task} />
            <IfMay run="moveRoomTask">
              <TaskPlace task={task.number} {...besideOf(pending, task)} />
            </IfMay>
          </WorkItem>
        ))}
      </WorkList>
      {queue.length > 0 && <h3>{phrases.queue}</h3>}
      <WorkList label={phrases.queue}>
        {queue.map((waiting, place) => (
          <Queued
            key={`${waiting.message}-${waiting.task}`}
            room={room.room}
            place={place + 1}
            waiting={waiting}
            above={nameOf(queue[place - 1])}
            below={nameOf(queue[place + 1])}
          />
        ))}
      </WorkList>
    </Panel>
  )
}

/** What is pending for the same role, right above it and right below it. */
function besideOf(pending: RoomStatus['pending'], { id, role }: RoomTaskView) {
  const line = pending.filter((task) => task.role === role)
  const at = line.findIndex((task) => task.id === id)
  const name = (task: RoomTaskView | undefined) => (task === undefined ? undefined : String(task.number))
  return { above: name(line[at - 1]), below: name(line[at + 1]) }
}

function nameOf(waiting: RoomStatus['queue'][number] | undefined): string | undefined {
  if (waiting === undefined) return undefined
  return waiting.task === null ? `m${waiting.message}` : String(waiting.task)
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

interface QueuedProps {
  readonly room: string
  readonly above: string | undefined
  readonly below: string | undefined
  readonly place: number
  readonly waiting: RoomStatus['queue'][number]
}

/** A message that waits is no task yet. */
function Queued({ room, place, waiting: { task, message, content }, ...beside }: QueuedProps) {
  const { waiting: phrases } = usePhrases(roomPhrases)
  if (task !== null)
    return (
      <WorkItem task={{ number: task, content, status: 'queued' }}>
        <IfMay run="moveRoomTask">
          <TaskPlace task={task} {...beside} />
        </IfMay>
      </WorkItem>
    )
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <span className={styles.number}>{place}.</span>
        <span className={styles.soft}>{phrases.message(message ?? 0)}</span>
      </div>
      <Markdown className={styles.content} under={3}>
        {content}
      </Markdown>
      {message !== null && (
        <IfMay run="editMessage">
          <MessageActions room={room} message={message} content={content} {...beside} />
        </IfMay>
      )}
    </li>
  )
}
