// ‘Same tag as the diapers’, of the task that was just spoken of: the tags, the project, the priority or the time of another one.
//
// AN1. The other is named beyond doubt and has what is asked for; otherwise nothing is read here.

import { languagesByScript } from '../../language-of-text.ts'
import { cleaned } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { resolveFitting } from '../finding/resolve-task.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed, isPending } from './deeds.ts'

/** Nobody says so in more letters. */
const LONGEST = 120

const AS_ANOTHER = patternTable(
  ({ repairs }) => repairs.asAnother,
  (pattern) => pattern,
)

type Asked = Readonly<Partial<Record<'tag' | 'project' | 'priority' | 'when' | 'place' | 'task', string>>>

export function asAnother(message: string, scene: Scene): Act | undefined {
  const { reader, tracked, tasks } = scene
  const text = cleaned(message)
  if (tracked === undefined || !isPending(tracked) || text.length > LONGEST || text.includes('?')) return undefined
  for (const speech of languagesByScript(reader, text))
    for (const pattern of AS_ANOTHER(reader, speech, text)) {
      const asked = pattern.exec(text)?.groups as Asked | undefined
      if (asked?.task === undefined) continue
      const others = tasks.filter(({ id }) => id !== tracked.id)
      const found = resolveFitting(reader, asked.task, { tasks: others, shown: [] })
      const fields = found.kind === 'one' && found.how !== 'similar' ? valuesOf(asked, found.task, tracked) : undefined
      if (fields !== undefined) return doDeed({ deed: 'update', fields }, tracked, scene)
    }
  return undefined
}

function valuesOf(asked: Asked, other: KnownTask, own: KnownTask): CommandFields | undefined {
  const { project, priority, deadline } = other
  const tags = other.tags ?? []
  if (asked.place !== undefined) return project ? { project } : valuesOf({ tag: '' }, other, own)
  if (asked.tag !== undefined)
    return tags.length === 0 ? undefined : { tags: [...new Set([...(own.tags ?? []), ...tags])] }
  if (asked.project !== undefined) return project ? { project } : undefined
  if (asked.priority !== undefined) return priority ? { priority } : undefined
  return deadline ? { deadline } : undefined
}
