// A value as JSON: for what no other input is made for.

import { useState } from 'react'
import { usePhrases } from '../../language/language.tsx'
import { Field, inputClass } from '../../parts/form/field.tsx'
import { useProblem } from './answer-problems.ts'
import { answerPhrases } from './phrases.ts'

interface JsonInputProps {
  readonly label: string
  readonly path: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

export function JsonInput({ label, path, value, onChange }: JsonInputProps) {
  const phrases = usePhrases(answerPhrases)
  const problem = useProblem(path)
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, undefined, 2))
  const [isBroken, setBroken] = useState(false)
  const change = (typed: string) => {
    setText(typed)
    try {
      onChange(typed.trim() === '' ? undefined : JSON.parse(typed))
      setBroken(false)
    } catch {
      setBroken(true)
    }
  }
  return (
    <Field label={label} problem={isBroken ? phrases.jsonBroken : problem}>
      <textarea
        className={inputClass}
        dir="ltr"
        rows={4}
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  )
}
