// What happened to a task, the last first: who did it, when, and what changed.

import type { EventView } from '@pawl/contract'
import { isUndone, type LifecycleName, type TaskEvent } from '@pawl/kernel'
import { Undo2 } from 'lucide-react'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import { Button } from '../parts/button.tsx'
import { GivenText } from '../parts/given-text.tsx'
import { Status } from '../parts/status.tsx'
import { canUndo } from './can-undo.ts'
import { ChangedFields } from './changed-fields.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './timeline.module.css'

export function Timeline({ events }: { readonly events: readonly EventView[] }) {
  const { data: me } = useAsked('whoAmI', {})
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map((event) => (
        <TimelineEvent key={event.change} event={event} events={events} isMine={event.by === me?.actor} />
      ))}
    </ol>
  )
}

interface TimelineEventProps {
  readonly event: EventView
  readonly events: readonly EventView[]
  readonly isMine: boolean
}

function TimelineEvent({ event, events, isMine }: TimelineEventProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords().lifecycles[event.lifecycle as LifecycleName]
  const dates = useDates()
  const undo = useUndo()
  const undone = isUndone(event as TaskEvent, events as readonly TaskEvent[])
  return (
    <li className={styles.event} data-undone={undone || undefined}>
      <div className={styles.head}>
        <strong>{words.facts[event.trigger] ?? event.trigger}</strong>
        {event.from !== event.to && (
          <span className={styles.moved}>
            {event.from !== null && <Status lifecycle={event.lifecycle} status={event.from} />}
            {event.from !== null && (
              <span className="mirrored" aria-hidden>
                →
              </span>
            )}
            <Status lifecycle={event.lifecycle} status={event.to} />
          </span>
        )}
        {undone && <span className={styles.note}>{phrases.wasUndone}</span>}
        {event.undoes !== undefined && (
          <span className={styles.note}>{phrases.undoes(`${event.number}@${event.undoes}`)}</span>
        )}
        {isMine && !undone && canUndo(event, events) && (
          <Button
            kind="quiet"
            size="small"
            aria-label={phrases.undoChange(event.change)}
            onClick={() => void undo(event.change)}
          >
            <Undo2 size={14} className="mirrored" aria-hidden />
            {phrases.undo}
          </Button>
        )}
      </div>
      <small className={styles.when}>
        <time dateTime={new Date(event.at).toISOString()} title={dates.full(event.at)}>
          {dates.moment(event.at)}
        </time>{' '}
        · <GivenText>{event.by}</GivenText> · <span dir="ltr">{event.change}</span>
      </small>
      <ChangedFields event={event} before={events.slice(0, event.version - 1)} />
    </li>
  )
}
