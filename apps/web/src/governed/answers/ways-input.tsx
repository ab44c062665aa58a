// One of several ways to answer: each says what will follow, and asks for what it needs.

import { useContext, useId } from 'react'
import { usePhrases } from '../../language/language.tsx'
import styles from './answers.module.css'
import { answerPhrases } from './phrases.ts'
import { QuestionContext } from './question-context.ts'
import { causesOf, emptyOf, type Schema, wayName, wayOf, waysOf } from './schema.ts'
import type { OuterFieldProps } from './schema-field-props.ts'

export function WaysInput({ Fields, ...props }: OuterFieldProps) {
  const { schema, label, value, onChange } = props
  const group = useId()
  const ways = waysOf(schema)
  const chosen = wayOf(ways, value)
  return (
    <fieldset className={styles.ways}>
      <legend>{label}</legend>
      {ways.map((way) => (
        <div key={wayName(way)} className={styles.way} data-chosen={way === chosen || undefined}>
          <WayChoice
            group={group}
            way={way}
            path={props.path}
            isChosen={way === chosen}
            onChoose={() => way !== chosen && onChange(emptyOf(way))}
          />
          {way === chosen && <Fields {...props} schema={way} />}
        </div>
      ))}
    </fieldset>
  )
}

interface WayChoiceProps {
  readonly group: string
  readonly way: Schema
  /** Where in the answer the choice is made. */
  readonly path: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function WayChoice({ group, way, path, isChosen, onChoose }: WayChoiceProps) {
  const { type, ways } = useContext(QuestionContext)
  const name = wayName(way)
  const label = usePhrases(answerPhrases).questions[type]?.ways[name]
  const causes = causesOf(ways, path, way)
  const id = useId()
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={causes === undefined ? undefined : id}
      />
      <span>
        <strong>{label ?? name}</strong>
        {causes !== undefined && <small id={id}>{causes}</small>}
      </span>
    </label>
  )
}
