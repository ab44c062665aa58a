// What the fields of a lifecycle can hold. A table names the kind of each field; the compiler knows the type by it.

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue }
/** The fields of a task whose lifecycle is not known. */
export type Fields = { readonly [field: string]: FieldValue }

interface ValueByKind {
  readonly text: string
  readonly texts: readonly string[]
  /** A day, or a moment in UTC, as ISO 8601 writes it. */
  readonly date: string
  /** Milliseconds since 1970. */
  readonly moment: number
  /** A whole number, never negative. */
  readonly count: number
  readonly number: number
  readonly flag: boolean
  /** The id of a task. */
  readonly task: string
  readonly tasks: readonly string[]
  /** Whatever JSON can say. */
  readonly data: FieldValue
}

/** A kind by name, or the texts it is one of. */
export type FieldKind = keyof ValueByKind | readonly string[]

export type ValueOf<Kind extends FieldKind> = Kind extends keyof ValueByKind
  ? ValueByKind[Kind]
  : Kind extends readonly string[]
    ? Kind[number]
    : never
