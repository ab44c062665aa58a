// ‘Delete all the bills except the gas’: what is asked of several tasks, without those that are named behind it.
//
// EX1. Only where the order alone is asked about, and each name is one of those tasks. It is asked about the others.

import { languagesByScript } from '../../language-of-text.ts'
import type { Deed } from '../../languages/direct-phrases.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import type { KnownTask } from '../../turn.ts'
import { asErrand } from '../adding/doing.ts'
import { type DirectStep, only } from '../chain.ts'
import { resolveTask } from '../finding/resolve-task.ts'
import type { Scene } from '../scene.ts'
import { proposeSeveral } from './do-several.ts'
import { joinedParts } from './enumeration.ts'

/** Nobody says so in more letters. */
const LONGEST = 200

const EXCEPT = patternTable(
  ({ repairs }) => repairs.exceptFor,
  (pattern) => pattern,
)

/** `read`: reads a message as if it was typed. */
export function exceptSome(
  message: string,
  scene: Scene,
  read: (message: string, scene: Scene) => DirectStep,
): DirectStep | undefined {
  const text = cleaned(message)
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const speech of languagesByScript(scene.reader, text))
    for (const pattern of EXCEPT(scene.reader, speech, text)) {
      const { order, which } = pattern.exec(text)?.groups ?? {}
      const step = order === undefined ? undefined : read(order, scene)
      const found = step && withoutThose(step, which as string, scene)
      if (found !== undefined) return found
    }
  return undefined
}

function withoutThose({ acts, state, detected }: DirectStep, which: string, scene: Scene): DirectStep | undefined {
  const [act, ...more] = acts
  const ids = act?.command.ref?.options
  if (act === undefined || more.length > 0 || ids === undefined || !state?.endsWith(':ASK_CONFIRMATION'))
    return undefined
  const tasks = ids.flatMap((id) => scene.tasks.find((task) => task.id === id) ?? [])
  const names = joinedParts(scene.reader, which)
  const kept = (names.length === 0 ? [which] : names).map((name) => among(tasks, name, scene))
  if (kept.includes(undefined)) return undefined
  const others = tasks.filter((task) => !kept.includes(task))
  const deed: Deed = state.startsWith('DELETE') ? 'delete' : state.startsWith('COMPLETE') ? 'complete' : 'update'
  if (others.length === 0) return undefined
  return only(proposeSeveral({ deed, fields: act.command.fields }, others, scene), detected[0])
}

/** ‘… except calling mom’. */
function among(tasks: readonly KnownTask[], name: string, { reader }: Scene): KnownTask | undefined {
  for (const said of [name, asErrand(reader, name.toLowerCase())]) {
    const found = said === undefined ? undefined : resolveTask(reader, said, { tasks, shown: tasks })
    if (found?.kind === 'one' && found.how !== 'similar') return found.task
  }
  return undefined
}
