// The name of a worker: one of those there are, or a new one.

import { useId } from 'react'
import { useAsked } from '../../api/operation.ts'
import { Field, inputClass } from '../../parts/form/field.tsx'
import { useProblem } from './answer-problems.ts'

interface WorkerInputProps {
  readonly label: string
  readonly path: string
  readonly value: string
  readonly onChange: (worker: string) => void
}

export function WorkerInput({ label, path, value, onChange }: WorkerInputProps) {
  const workers = useAsked('listWorkers', {}).data?.workers ?? []
  const list = useId()
  return (
    <Field label={label} problem={useProblem(path)}>
      <input
        className={inputClass}
        dir="auto"
        list={list}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {workers.map(({ id, body }) => (
          <option key={id} value={id}>
            {(body.skills as readonly string[] | undefined)?.join(', ')}
          </option>
        ))}
      </datalist>
    </Field>
  )
}
