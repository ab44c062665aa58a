// How much a backlog item costs and is worth: as inputs of a form, and as text.

import type { RoomTaskView } from '@pawl/contract'
import type { Input } from '../../api/request.ts'
import { usePhrases, useWords } from '../../language/language.tsx'
import { Field, inputClass } from '../../parts/form/field.tsx'
import { type Level, roomPhrases } from '../room/room-phrases.ts'
import styles from './backlog-panel.module.css'

const LEVELS = ['high', 'medium', 'low'] as const
const GRADED = ['value', 'complexity'] as const

type Scored = Partial<Pick<RoomTaskView, 'complexity' | 'value' | 'priority'>>

/** A score as it is, or as it was written before. */
type Given = { readonly [name in keyof Scored]?: Scored[name] | string }

export function ScoreInputs({ score = {} }: { readonly score?: Given }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const { fields } = useWords()
  return (
    <div className={styles.scores}>
      {GRADED.map((name) => (
        <Field key={name} label={fields[name] ?? name}>
          <select className={inputClass} name={name} defaultValue={score[name] ?? ''}>
            {(score[name] ?? '') === '' && <option value="">{phrases.unset}</option>}
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {phrases.levels[name][level]}
              </option>
            ))}
          </select>
        </Field>
      ))}
      <Field label={fields.priority ?? ''}>
        <input className={inputClass} name="priority" type="number" step="any" defaultValue={score.priority ?? ''} />
      </Field>
    </div>
  )
}

/** What was left empty is not said. */
export function readScore(form: FormData): Pick<Input<'scoreBacklogTask'>, 'complexity' | 'value' | 'priority'> {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...(text('complexity') !== '' && { complexity: text('complexity') as Level }),
    ...(text('value') !== '' && { value: text('value') as Level }),
    ...(text('priority') !== '' && { priority: Number(text('priority')) }),
  }
}

export function ScoreText({ score }: { readonly score: Scored }) {
  const { backlog: phrases } = usePhrases(roomPhrases)
  const { fields } = useWords()
  const graded = GRADED.flatMap((name) => {
    const level = score[name] as Level | undefined
    return level === undefined ? [] : [`${fields[name]}: ${phrases.levels[name][level]}`]
  })
  const parts = [...(score.priority === undefined ? [] : [`${fields.priority}: ${score.priority}`]), ...graded]
  return <span className={styles.score}>{parts.join(' · ')}</span>
}
