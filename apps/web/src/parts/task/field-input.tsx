// The input for a field of a to-do, by what it holds. The empty value is none.

import { PRIORITIES } from '@pawl/contract'
import { useEffect, useRef } from 'react'
import { usePhrases, useWords } from '../../language/language.tsx'
import { inputClass } from '../form/field.tsx'
import { MarkdownInput } from '../markdown/markdown-input.tsx'
import { partPhrases } from '../phrases.ts'
import { DateInput } from './date-input.tsx'
import type { EditableField } from './typed-field.ts'

interface FieldInputProps {
  readonly field: EditableField
  readonly label?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly focus?: boolean
}

export function FieldInput({ field, label, value, onChange, focus = true }: FieldInputProps) {
  const words = useWords()
  const phrases = usePhrases(partPhrases)
  const input = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  const given = {
    ref: input,
    className: inputClass,
    'aria-label': label,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (field === 'priority') {
    return (
      <select {...given}>
        <option value="">{phrases.none}</option>
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {words.priorities[priority]}
          </option>
        ))}
      </select>
    )
  }
  if (field === 'deadline') return <DateInput ref={input} label={label} value={value} onChange={onChange} />
  if (field !== 'title' && field !== 'description')
    return <input {...given} type="text" dir="auto" placeholder={phrases.examples[field]} />
  if (field === 'description') return <MarkdownInput {...given} onChange={onChange} rows={4} />
  return <input {...given} type="text" dir="auto" required />
}
