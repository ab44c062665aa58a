// What a change set and cleared, with what was there before.

import type { EventView } from '@pawl/contract'
import { replay } from '@pawl/kernel'
import { usePhrases, useWords } from '../language/language.tsx'
import { FieldValue } from './field-value.tsx'
import { taskPhrases } from './phrases.ts'
import styles from './timeline.module.css'

interface ChangedFieldsProps {
  readonly event: EventView
  /** The events before it, oldest first. */
  readonly before: readonly EventView[]
}

export function ChangedFields({ event, before }: ChangedFieldsProps) {
  const phrases = usePhrases(taskPhrases)
  const words = useWords()
  const fields = [...Object.keys(event.set), ...event.cleared].filter((field) => !isStamp(field, event))
  if (fields.length === 0) return null
  const had = replay(before)?.fields ?? {}
  return (
    <dl className={styles.changes}>
      {fields.map((field) => (
        <div key={field}>
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
