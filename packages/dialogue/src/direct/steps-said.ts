// The steps of a task, as they are said.

import { cutText } from '@pawl/kernel'
import type { TaskDetails } from '../languages/task-details.ts'
import { quoted } from '../marker.ts'
import type { Step } from '../turn.ts'

const MOST_SAID = 20
const MOST_QUOTED = 100

/** No marker stands in them, whatever they hold [D6]. */
export function stepsSaid(steps: readonly Step[], details: TaskDetails): string {
  const said = steps.slice(0, MOST_SAID)
  return details.steps(said.map(({ text, done }) => ({ text: quoted(cutText(text, MOST_QUOTED)), done })))
}
