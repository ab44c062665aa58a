// What reads a text that is added, without the rest of the dialogue: a command that adds one task loads a quarter of it.

import { ADDING, type AddingTables } from './languages/adding.ts'
import type { Speech } from './languages/index.ts'
import { Reader } from './reader.ts'

export { readAddedTask } from './slots/added-task.ts'
export type { TextPart } from './slots/marks.ts'

/** Reads added texts as `createReader` would, and nothing else. */
export function createAddingReader(): Reader<keyof typeof ADDING> {
  const languages = Object.entries(ADDING).map(([code, tables]) => [code, only(tables)])
  return new Reader(Object.fromEntries(languages))
}

/** Asking for another table would be a mistake of ours: it is told at once, instead of reading less than was meant. */
function only(tables: AddingTables): Speech {
  return new Proxy(tables as Speech, {
    get(known, name) {
      if (name in known || name === 'script') return Reflect.get(known, name)
      throw new Error(`Adding a task loads no words for ${String(name)}`)
    },
  })
}
