// ‘tomorrow’, ‘in 2 hours’, ‘friday at 5’ as a moment that is still to come. A day is nine in the morning of it, where the
// person is.

import { type Outcome, problemsIn, refuse, succeed, whenInWords } from '@pawl/contract'
import type { Context } from '../context.ts'
import { inZone } from '../todo/local-time.ts'
import { plannedFields } from '../todo/planned-fields.ts'

const MORNING = '09:00'

export async function momentInWords(
  context: Context,
  until: string,
  timeZone: string | undefined,
): Promise<Outcome<number>> {
  const read = await plannedFields(context, { deadline: until }, timeZone)
  const deadline = read.refused ? undefined : read.value.deadline
  if (typeof deadline !== 'string')
    return refuse('INVALID_INPUT', { problems: problemsIn(whenInWords(), until, context.language, 'until') })
  const moment = Date.parse(
    deadline.includes('T') ? deadline : inZone(`${deadline}T${MORNING}`, timeZone ?? 'UTC').deadline,
  )
  return moment > context.now() ? succeed(moment) : refuse('NOT_LATER', { until })
}
