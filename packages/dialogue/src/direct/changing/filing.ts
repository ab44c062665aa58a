// What a task is filed under, or noted on it: ‘tag the plants with home’, ‘put the report in the work project’, ‘add a note to
// the dentist: bring the card’. The words must name a task that is there; otherwise nothing is read here, and they may be an
// errand. Tags and notes are added to those it has.

import type { Filing } from '../../languages/saying.ts'
import { cleaned, normalized } from '../../normalize.ts'
import { patternTable } from '../../reading/pattern-index.ts'
import type { CommandFields, KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { placeNamed } from '../adding/destination.ts'
import { passing, rulingOn } from '../finding/refer.ts'
import { type Resolution, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { type Several, severalIn } from '../several/which-tasks.ts'
import { addedLast } from './done.ts'

/** Nobody says so in more letters. */
const LONGEST = 200

const ORDERED: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }
/** ‘Add a note for Dana: …’ may be for Dana: by a part of a title it is asked about. */
const NOTED: Asked = { ...ORDERED, mood: 'infinitive' }

const FILING = patternTable(
  ({ saying }) => saying.filing,
  (pattern) => pattern,
)

export function filed(message: string, scene: Scene): Act | undefined {
  const text = cleaned(message).replace(/[.!]+$/, '')
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const pattern of scene.reader.all().flatMap((speech) => FILING(scene.reader, speech, text))) {
    const said = placed(pattern.exec(text)?.groups, scene)
    if (said === undefined) continue
    if (said.untag !== undefined) {
      const act = untagged(said.untag, said.task ?? '', scene)
      if (act !== undefined) return act
      continue
    }
    const found = said.task === undefined ? justDone(scene) : resolveFitting(scene.reader, said.task, scene)
    const isGroup = found.kind !== 'one' || addedTogether(said.task ?? '', scene) !== undefined
    const several = isGroup && said.note === undefined ? severalNamed(said, scene) : undefined
    if (several !== undefined) return several
    if (found.kind !== 'one' || found.how === 'similar' || isFirstOfList(found, scene)) continue
    const wish = { deed: 'update', fields: fieldsOf(said, found.task) } as const
    const asked = said.note !== undefined && found.how === 'part' ? NOTED : ORDERED
    return passing(wish, found.task, rulingOn(scene.reader, wish, found.task, found.how, asked), scene)
  }
  return undefined
}

/** ‘Remove the tag clients from 3’; ‘take it off the report’, of the tag that was spoken of. */
function untagged(said: string, name: string, scene: Scene): Act | undefined {
  const { reader, context } = scene
  const last = context.justDone.at(-1)?.command.fields.tags?.at(-1) ?? context.listed?.fields.tags?.at(-1)
  const found = resolveFitting(reader, name, scene)
  if (found.kind !== 'one' || found.how === 'similar') return undefined
  const { tags } = found.task
  const own = (tag: string | undefined) => tags?.find((one) => normalized(one) === normalized(tag ?? ''))
  const tag =
    own(said) ??
    own(placeNamed(normalized(said), scene)?.tag) ??
    (said.includes(' ') || isIt(reader, said) ? own(last) : undefined)
  if (tag === undefined) return undefined
  const wish = { deed: 'update', fields: { tags: (tags ?? []).filter((one) => one !== tag) } } as const
  return passing(wish, found.task, rulingOn(reader, wish, found.task, found.how, ORDERED), scene)
}

const isIt = (reader: Scene['reader'], said: string) => reader.get(PRONOUNS).has(normalized(said))

/** ‘Add a note: …’, ‘tag it home’, with no task named: of what is offered. */
export function filedAlone(message: string, { reader }: Scene): CommandFields | undefined {
  const text = cleaned(message).replace(/[.!]+$/, '')
  if (text.length > LONGEST || text.includes('?')) return undefined
  for (const pattern of reader.all().flatMap((speech) => FILING(reader, speech, text))) {
    const { task, tag, project, note } = (pattern.exec(text)?.groups ?? {}) as Filing
    if (task !== undefined) continue
    if (note !== undefined) return { description: note }
    if (tag !== undefined) return { tags: [tag] }
    if (project !== undefined) return { project }
  }
  return undefined
}

/** ‘Put it under kids’: by what tasks are filed under already. */
function placed(said: Filing | undefined, scene: Scene): Filing | undefined {
  if (said?.place === undefined) return said
  const place = placeNamed(normalized(said.place), scene)
  // ‘Part of the Italy trip’, of what was just done.
  if (said.task === undefined) return place
  return place === undefined ? newPlace(said.task, said, scene) : { task: said.task, ...place }
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘Put it under errands’, where nothing is yet: of the task spoken of there is nothing else it could mean. */
function newPlace(task: string, { under, place }: Filing, { reader, tracked }: Scene): Filing | undefined {
  const isIt = tracked !== undefined && reader.get(PRONOUNS).has(normalized(task))
  return isIt && under !== undefined && place !== undefined && !/\s\S+\s/.test(place)
    ? { task, project: place }
    : undefined
}

/** ‘Put both in the home project’, ‘tag them all admin’. A note is of one task. */
function severalNamed({ task = '', project, tag = '' }: Filing, scene: Scene): Act | undefined {
  const several = addedTogether(task, scene) ?? severalIn(task, 'update', scene)
  if (several === undefined || several.kind === 'missing' || several.kind === 'everything') return undefined
  const fields = project === undefined ? { tags: [tag] } : { project }
  return doToSeveral({ deed: 'update', fields }, several, scene, ORDERED)
}

const THOSE = wordSet(({ several, slots }) => [
  ...several.those,
  ...slots.all,
  'them',
  'them all',
  'all of them',
  'אותן',
  'אותם',
])

/** ‘Put them all in project Eilat’, of what was just added. */
function addedTogether(name: string, { reader, context, tasks }: Scene): Several | undefined {
  const added = addedLast(context.done)
  const last = context.justDone.length > 1 ? context.justDone : added > 1 ? context.done.slice(-added) : []
  if (last.length < 2 || !reader.get(THOSE).has(normalized(name))) return undefined
  const ids = new Set(last.map(({ taskId }) => taskId))
  return { kind: 'named', tasks: tasks.filter(({ id }) => ids.has(id)), how: 'place' }
}

/** ‘And add a note: …’, right after a task was added, changed or asked about. */
function justDone({ tracked, context }: Scene): Resolution {
  const last = [context.justDone.at(-1)?.taskId, context.justTold, context.justNamed, context.ref?.task_id]
  const isIt = tracked !== undefined && last.includes(tracked.id)
  return isIt ? { kind: 'one', task: tracked, how: 'pronoun' } : { kind: 'unnamed' }
}

/** ‘It's a home thing’, behind a list of several: which of them it is, nobody said. */
const isFirstOfList = ({ how, task }: Resolution & { kind: 'one' }, { context, shown }: Scene) =>
  how === 'pronoun' && context.justListed && context.justTold !== task.id && shown.length > 1

function fieldsOf({ tag, project, note }: Filing, task: KnownTask): CommandFields {
  if (tag !== undefined) return { tags: [...new Set([...(task.tags ?? []), tag])] }
  if (project !== undefined) return { project }
  return { description: task.description ? `${task.description}, ${note}` : (note ?? '') }
}
