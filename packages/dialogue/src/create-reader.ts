// A reader of the languages Pawl ships with. Apart from `reader.ts`, which needs no words: whoever only adds a task loads few of
// them (`adding.ts`).

import { SHIPPED } from './languages/index.ts'
import { Reader } from './reader.ts'

export function createReader(): Reader<keyof typeof SHIPPED> {
  return new Reader(SHIPPED)
}
