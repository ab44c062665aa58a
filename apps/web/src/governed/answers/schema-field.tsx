// The input for one place in an answer, by what its schema allows there.

import { usePhrases } from '../../language/language.tsx'
import { Field, inputClass } from '../../parts/form/field.tsx'
import { TextField } from '../../parts/form/text-field.tsx'
import { useProblem } from './answer-problems.ts'
import { JsonInput } from './json-input.tsx'
import { ListInput } from './list-input.tsx'
import { answerPhrases } from './phrases.ts'
import { kindOf, property, withField } from './schema.ts'
import type { SchemaFieldProps } from './schema-field-props.ts'
import { WaysInput } from './ways-input.tsx'
import { WordsInput } from './words-input.tsx'
import { WorkerInput } from './worker-input.tsx'

export function SchemaField(props: SchemaFieldProps) {
  const { schema, path, label, value, onChange } = props
  const problem = useProblem(path)
  switch (kindOf(schema)) {
    case 'fixed':
    case 'none':
      return null
    case 'fields':
      return <FieldsInput {...props} />
    case 'ways':
      return <WaysInput {...props} Fields={FieldsInput} />
    case 'list':
      return <ListInput {...props} Fields={FieldsInput} />
    case 'words':
      return <WordsInput label={label} path={path} value={value as readonly string[]} onChange={onChange} />
    case 'option':
      return <OptionInput {...props} />
    case 'yesNo':
      return <YesNoInput {...props} />
    case 'json':
      return <JsonInput label={label} path={path} value={value} onChange={onChange} />
    case 'line':
      if (path.endsWith('worker'))
        return <WorkerInput label={label} path={path} value={String(value ?? '')} onChange={onChange} />
      return <TextField label={label} problem={problem} value={String(value ?? '')} onChange={onChange} />
    case 'lines':
      return (
        <TextField
          label={label}
          problem={problem}
          lines={3}
          limit={schema.maxLength}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
  }
}

function FieldsInput({ schema, path, value, onChange }: SchemaFieldProps) {
  const phrases = usePhrases(answerPhrases)
  const given = (value ?? {}) as Readonly<Record<string, unknown>>
  return Object.keys(schema.properties ?? {}).map((name) => {
    const words = phrases.fields[name] ?? name
    return (
      <SchemaField
        key={name}
        schema={property(schema, name)}
        path={path === '' ? name : `${path}.${name}`}
        label={schema.required?.includes(name) ? words : `${words} (${phrases.optional})`}
        value={given[name]}
        onChange={(next) => onChange(withField(schema, value, name, next))}
      />
    )
  })
}

function OptionInput({ schema, path, label, value, onChange }: SchemaFieldProps) {
  return (
    <Field label={label} problem={useProblem(path)}>
      <select
        className={inputClass}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="" />
        {schema.enum?.map((option) => (
          <option key={String(option)}>{String(option)}</option>
        ))}
      </select>
    </Field>
  )
}

function YesNoInput({ path, label, value, onChange }: SchemaFieldProps) {
  return (
    <Field label={label} problem={useProblem(path)}>
      <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} />
    </Field>
  )
}
