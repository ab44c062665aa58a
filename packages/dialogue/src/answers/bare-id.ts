// An id as people write it down: with a full stop, in brackets, after a label, or at the end of a line that was shown.

import { withoutEnd } from '../normalize.ts'

const LABELLED = /[([](?:id|מזהה)\s*:\s*([^\s()[\]]+)[)\]][.,!?]{0,9}$/i
const LABEL = /^[([]?(?:id|מזהה)\s*:\s*/i
const BEFORE = /^[([]+/
const AFTER = /[)\].,!?]/
const ANYTHING_AROUND = /[()[\]:.,!?]/

/** The text itself if there is nothing around it. */
export function bareId(text: string): string {
  if (!ANYTHING_AROUND.test(text)) return text
  const shown = LABELLED.exec(text)?.[1]
  if (shown !== undefined) return shown
  return withoutEnd(text.replace(LABEL, '').replace(BEFORE, ''), AFTER).trim()
}
