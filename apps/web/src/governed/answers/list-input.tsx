// A list of entries with fields of their own: added, filled in, removed.

import { Plus, Trash2 } from 'lucide-react'
import { usePhrases } from '../../language/language.tsx'
import { Button } from '../../parts/form/button.tsx'
import { IconButton } from '../../parts/form/icon-button.tsx'
import { useProblem } from './answer-problems.ts'
import styles from './answers.module.css'
import { answerPhrases } from './phrases.ts'
import { emptyOf } from './schema.ts'
import type { OuterFieldProps } from './schema-field-props.ts'

export function ListInput({ schema, path, label, value, onChange, Fields }: OuterFieldProps) {
  const phrases = usePhrases(answerPhrases)
  const problem = useProblem(path)
  const entries = (value ?? []) as readonly unknown[]
  const item = schema.items ?? {}
  const isNeeded = entries.length <= (schema.minItems ?? 0)
  return (
    <fieldset className={styles.list}>
      <legend>{label}</legend>
      {problem !== undefined && <strong role="alert">{problem}</strong>}
      {entries.map((entry, index) => (
        <fieldset key={index} className={styles.entry}>
          <legend>{phrases.entry(index + 1)}</legend>
          <Fields
            schema={item}
            path={`${path}.${index}`}
            label=""
            value={entry}
            onChange={(next) => onChange(entries.with(index, next))}
          />
          <IconButton
            size="small"
            className={styles.remove}
            label={phrases.remove(index + 1)}
            disabled={isNeeded}
            onClick={() => onChange(entries.toSpliced(index, 1))}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <Button onClick={() => onChange([...entries, emptyOf(item)])}>
        <Plus size={16} aria-hidden />
        {phrases.add}
      </Button>
    </fieldset>
  )
}
