// ‘The milk is finished’, הלחם נגמר: of what is to be bought it says that there is none left, and not that it was bought.

import type { Reader } from '../../reader.ts'
import { titleForm } from '../../title-form.ts'
import { wordSet } from '../../word-tables.ts'
import type { Resolution } from '../finding/resolve-task.ts'

const RAN_OUT = wordSet(({ saying }) => saying.ranOut)
const BUYING = wordSet(({ doing }) => [...doing.buying])

/** `said`: what is said of the task. By its whole title or its number the task itself is meant, and no thing. */
export const hasRunOut = (reader: Reader, said: string, found: Resolution) =>
  reader.get(RAN_OUT).has(said) && isToBeBought(reader, found)

/** It is the thing itself that is named. */
export const isToBeBought = (reader: Reader, found: Resolution) =>
  found.kind === 'one' && found.how === 'part' && reader.get(BUYING).has(titleForm(reader, found.task).first)
