// The rows of a table of ours, by the names its type gives them. TypeScript takes any string for a key, because an object may
// have more keys than its type says. Only for tables that are written out: what comes from outside is parsed.

type NameIn<Table> = Extract<keyof Table, string>

export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as NameIn<Table>[]

export const entriesOf = <Table extends object>(table: Table) =>
  Object.entries(table) as { [Name in NameIn<Table>]: [Name, Table[Name]] }[NameIn<Table>][]
