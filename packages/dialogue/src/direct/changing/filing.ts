// What a task is filed under, or noted on it: ‘tag the plants with home’, ‘put the report in the work project’, ‘add a note to
// the dentist: bring the card’. The words must name a task that is there; otherwise nothing is read here, and they may be an
// errand. Tags and notes are added to those it has.

import type { Filing } from '../../languages/saying.ts'
import { cleaned } from '../../normalize.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { severalIn } from '../several/which-tasks.ts'

/** Nobody says so in more letters. */
const LONGEST = 200

const ORDERED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }
/** ‘Add a note for Dana: …’ may be for Dana: by a part of a title it is asked about. */
const NOTED: Asked = { ...ORDERED, mood: 'infinitive' }

export function filed(message: string, scene: Scene): Act | undefined {
  const text = cleaned(message).replace(/[.!]+$/, '')
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const pattern of scene.reader.all().flatMap(({ saying }) => saying.filing)) {
    const said = pattern.exec(text)?.groups as Filing | undefined
    if (said === undefined) continue
    const found = said.task === undefined ? justDone(scene) : resolveFitting(scene.reader, said.task, scene)
    const several = found.kind === 'one' || said.project === undefined ? undefined : severalNamed(said, scene)
    if (several !== undefined) return several
    if (found.kind !== 'one' || found.how === 'similar') continue
    const wish = { deed: 'update', fields: fieldsOf(said, found.task) } as const
    const asked = said.note !== undefined && found.how === 'part' ? NOTED : ORDERED
    return passing(wish, found.task, rulingOn(scene.reader, wish, found.task, found.how, asked), scene)
  }
  return undefined
}

/** ‘Put both in the home project’. Tags and notes are of one task: they are added to those it has. */
function severalNamed({ task = '', project = '' }: Filing, scene: Scene): Act | undefined {
  const several = severalIn(task, 'update', scene)
  if (several?.kind !== 'named') return undefined
  return doToSeveral({ deed: 'update', fields: { project } }, several, scene, ORDERED)
}

/** ‘And add a note: …’, right after a task was added or changed. */
function justDone({ tracked, context }: Scene): Resolution {
  const isIt = tracked !== undefined && context.justDone.at(-1)?.taskId === tracked.id
  return isIt ? { kind: 'one', task: tracked, how: 'pronoun' } : { kind: 'unnamed' }
}

function fieldsOf({ tag, project, note }: Filing, task: KnownTask): CommandFields {
  if (tag !== undefined) return { tags: [...new Set([...(task.tags ?? []), tag])] }
  if (project !== undefined) return { project }
  return { description: task.description ? `${task.description}, ${note}` : (note ?? '') }
}
