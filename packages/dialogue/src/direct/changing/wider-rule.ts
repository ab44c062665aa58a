// ‘Also on Fridays’, of a task that comes on days of the week and was just spoken of: on those days as well.
//
// RW1. The days it has stay: a rule that has none, or where not all of it is read, is left as it is.

import { languagesByScript } from '../../language-of-text.ts'
import type { Recurrence } from '../../languages/recurrence.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import { recurrenceOf, wholeRecurrence } from '../../slots/planned.ts'
import type { CommandFields } from '../../turn.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed } from './deeds.ts'
import { ruleFields, ruleOf } from './narrower-rule.ts'

/** Nobody says so in more letters. */
const LONGEST = 80

const SHAPES = patternTable(
  ({ repairs }) => repairs.moreDays,
  ([shape]) => shape,
)

export function widerRule(message: string, scene: Scene): Act | undefined {
  const { tracked } = scene
  const fields = tracked && widened(message, ruleOf(scene), tracked.deadline, scene)
  return fields && doDeed({ deed: 'update', fields }, tracked, scene)
}

/** The new rule, and the day it begins; undefined if that is not what is said. */
export function widened(
  message: string,
  rule: Recurrence | undefined,
  deadline: string | null | undefined,
  { reader, moment }: Scene,
): CommandFields | undefined {
  if (message.length > LONGEST || message.includes('?')) return undefined
  if (rule?.weekdays === undefined || rule.unit !== 'week') return undefined
  const text = cleaned(message)
  for (const speech of languagesByScript(reader, text))
    for (const [shape, plain] of SHAPES(reader, speech, text)) {
      if (!shape.test(text)) continue
      const read = recurrenceOf(wholeRecurrence(reader, text.replace(shape, plain), moment) ?? {}, moment)
      if (read?.weekdays === undefined || read.unit !== 'week' || read.interval !== 1) continue
      const weekdays = [...new Set([...rule.weekdays, ...read.weekdays])].sort((a, b) => a - b)
      return ruleFields({ ...rule, weekdays }, { deadline: deadline ?? null }, speech, moment)
    }
  return undefined
}
