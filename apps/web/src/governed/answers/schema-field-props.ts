import type { ComponentType } from 'react'
import type { Schema } from './schema.ts'

export interface SchemaFieldProps {
  readonly schema: Schema
  /** Where it is in the answer: `tasks.0.title`; empty for the whole. */
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** What has fields inside is given what shows them. */
export interface OuterFieldProps extends SchemaFieldProps {
  readonly Fields: ComponentType<SchemaFieldProps>
}
