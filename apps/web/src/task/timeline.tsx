// What happened to a task as one stream, the newest last: what was said as said, what was changed in one line.

import type { EventView } from '@pawl/contract'
import { isUndone } from '@pawl/kernel'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAsked } from '../api/operation.ts'
import { useDates } from '../language/dates.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import { Button } from '../parts/form/button.tsx'
import { Markdown } from '../parts/markdown/markdown.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { Status } from '../parts/task/status.tsx'
import { GivenText } from '../parts/text/given-text.tsx'
import { canUndo } from './can-undo.ts'
import { ChangedFields, saidIn } from './changed-fields.tsx'
import { useShownText } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './timeline.module.css'

/** Of a task with a long history the rest is shown when asked for. */
const FIRST_SHOWN = 30

export function Timeline({ events }: { readonly events: readonly EventView[] }) {
  const phrases = usePhrases(taskPhrases)
  const { data: me } = useAsked('whoAmI', {})
  const [isWhole, setWhole] = useState(events.length <= FIRST_SHOWN)
  const shown = isWhole ? events : events.slice(-FIRST_SHOWN)
  return (
    <>
      {shown.length < events.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {phrases.wholeHistory(events.length)}
        </Button>
      )}
      <ol className={styles.timeline}>
        {shown.map((event) => (
          <TimelineEvent key={event.change} event={event} events={events} isMine={event.by === me?.actor} />
        ))}
      </ol>
    </>
  )
}

/** A person by their name, an agent by its role: which session it was is told on pointing at it. */
function shortName(by: string): string {
  return by.replace(/^person:/u, '').replace(/^agent:([^/]+)\/.*$/u, '$1')
}

function Who({ event: { by }, isMine }: Pick<TimelineEventProps, 'event' | 'isMine'>) {
  const { you } = usePhrases(taskPhrases)
  const { betweenWhoAndWhat } = usePhrases(partPhrases)
  return (
    <span className={styles.who} title={by}>
      <GivenText>{isMine ? you : shortName(by)}</GivenText> {betweenWhoAndWhat}
    </span>
  )
}

interface TimelineEventProps {
  readonly event: EventView
  readonly events: readonly EventView[]
  readonly isMine: boolean
}

function TimelineEvent({ event, events, isMine }: TimelineEventProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords().lifecycles[event.lifecycle]
  const dates = useDates()
  const undo = useUndo()
  const shown = useShownText()
  const undone = isUndone(event, events)
  const takenBack = events.find(({ version }) => version === event.undoes)
  const fact = ({ set, trigger }: EventView) =>
    set.comment === undefined ? (words.facts[trigger] ?? trigger) : phrases.commented
  return (
    <li className={styles.event} data-undone={undone || undefined}>
      <div className={styles.head}>
        <Who event={event} isMine={isMine} />
        <span className={styles.fact}>{fact(event)}</span>
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
          <span className={styles.note}>{phrases.undoes(takenBack === undefined ? '' : fact(takenBack))}</span>
        )}
        <small className={styles.when}>
          <time dateTime={new Date(event.at).toISOString()} title={`${dates.full(event.at)} · ${event.change}`}>
            {dates.moment(event.at)}
          </time>
        </small>
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
      {saidIn(event).map(({ field, text }) => (
        <Markdown key={field} className={styles.said} under={2}>
          {shown(field, text)}
        </Markdown>
      ))}
      <ChangedFields event={event} before={events.slice(0, event.version - 1)} />
    </li>
  )
}
