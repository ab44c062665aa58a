// What a change set and cleared, with what was there before; and what was said with it.

import type { EventView } from '@pawl/contract'
import { replay } from '@pawl/kernel'
import { usePhrases, useWords } from '../language/language.tsx'
import { FieldValue, LONG_TEXTS } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './timeline.module.css'

/** What someone said with a change, and to nobody before. */
const SAID: readonly string[] = [
  ...['comment', 'result', 'question', 'answer', 'progress', 'lastFailure'],
  ...['sentBackBecause', 'releasedBecause', 'setAsideBecause'],
]
/** What only counts, or says again who did it. */
const SELF_EVIDENT = ['commentCount', 'epoch', 'workedSeconds', 'claimedBy']

export function saidIn({ set }: EventView): readonly { readonly field: string; readonly text: string }[] {
  return Object.entries(set).flatMap(([field, text]) =>
    SAID.includes(field) && typeof text === 'string' && text !== '' ? [{ field, text }] : [],
  )
}

interface ChangedFieldsProps {
  readonly event: EventView
  /** The events before it, oldest first. */
  readonly before: readonly EventView[]
}

export function ChangedFields({ event, before }: ChangedFieldsProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const fields = [...Object.keys(event.set), ...event.cleared].filter(
    (field) => !isStamp(field, event) && !SAID.includes(field) && !SELF_EVIDENT.includes(field),
  )
  // What it began with is on the page, or in what changed it since.
  if (fields.length === 0 || event.from === null) return null
  const had = replay(before)?.fields ?? {}
  return (
    <dl className={styles.changes}>
      {fields.map((field) => (
        <div key={field} data-long={LONG_TEXTS.includes(field) || undefined}>
          <dt>{words.fields[field] ?? field}</dt>
          <dd>
            {had[field] !== undefined && (
              <>
                <del>
                  <FieldValue lifecycle={event.lifecycle} field={field} value={had[field]} />
                </del>
                <span className="mirrored" aria-hidden>
                  →
                </span>
              </>
            )}
            {field in event.set ? (
              <ins>
                <FieldValue lifecycle={event.lifecycle} field={field} value={event.set[field]} />
              </ins>
            ) : (
              <span>{phrases.cleared}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The time of the change itself, which stands beside it already. */
function isStamp(field: string, event: EventView): boolean {
  return field.endsWith('At') && (event.set[field] === undefined || event.set[field] === event.at)
}
