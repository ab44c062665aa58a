// Takes the work in a file of another program into an initiative, with what depends on what.
//
// II1. The work stands in the order of its priority there, then of the file: tasks of an initiative follow each other by number.
// II2. Imported work answers the question which tasks the initiative needs. Where nothing is in work the first is assigned.
// II3. What an earlier import brought into the initiative is not brought again, whatever became of it, unless that import was
//     cancelled as a whole.

import {
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  TITLE_LIMIT,
} from '@pawl/contract'
import { type GovernedTask, present, shortenText } from '@pawl/kernel'
import { refuseOthers } from '../../access/places.ts'
import { inBatch } from '../../batch.ts'
import type { Context } from '../../context.ts'
import { type Changed, changeInitiative } from '../../governed/change.ts'
import { chooseWorker } from '../../governed/choose-worker.ts'
import { both, type Effects, recording } from '../../governed/effects.ts'
import { given, newGovernedTask } from '../../governed/moves.ts'
import { toBeAssigned } from '../../governed/next.ts'
import { withdrawn } from '../../governed/records.ts'
import type { InitiativeView } from '../../ports/record-store.ts'
import type { NewTask } from '../../ports/write.ts'
import type { FieldUse } from '../source-file.ts'
import { dependenciesOf, readWorkFile, sourcesOf, type WorkFile } from './read-work-file.ts'
import type { WorkItem } from './work-item.ts'

type Input = InputOf<Operations['importIntoInitiative']>
type Result = ResultOf<Operations['importIntoInitiative']>

/** More than an initiative ever has. */
const MANY = 1_000_000
const OPEN: readonly string[] = ['planned', 'active']

export async function importIntoInitiative(context: Context, input: Input): Promise<Outcome<Result>> {
  const { initiative: id } = input
  const initiative = await context.store.findRecord('initiative', id)
  if (initiative === undefined) return refuse('INITIATIVE_NOT_FOUND', { initiative: id })
  const others = refuseOthers(context, `initiative:${id}`, 'importIntoInitiative')
  if (others !== undefined) return others
  if (!OPEN.includes(initiative.state)) return refuse('INITIATIVE_OVER', { initiative: id, state: initiative.state })
  const read = readWorkFile(context, input, { lifecycle: 'governed', textsOf: (item) => textsOf(item), into })
  if (read.refused) return read
  // In one process two imports of one file do not pass each other.
  return context.store.oneAtATime(`import into ${id}`, () => addNew(context, input, read.value))
}

async function addNew(context: Context, { initiative: id, dryRun }: Input, file: WorkFile): Promise<Outcome<Result>> {
  const before = sourcesOf(await context.store.initiativeTasks(id, MANY))
  const freshBeside = (known: ReadonlyMap<string, string>) =>
    inOrder(file.items.filter(({ source }) => !known.has(source)))
  if (dryRun || freshBeside(before).length === 0) return succeed(file.answer(freshBeside(before)))
  const batch = context.newId()
  let fresh: readonly WorkItem[] = []
  const follow = (view: InitiativeView): Effects => {
    const { state } = view.initiative
    if (!OPEN.includes(state)) return refuse('INITIATIVE_OVER', { initiative: id, state })
    const known = new Map([...before, ...sourcesOf(view.tasks.values())])
    fresh = freshBeside(known)
    return added(context, view, { fresh, known, file, batch })
  }
  const answer = ({ tasks }: Changed) =>
    file.answer(fresh, { numbers: tasks.map(({ number }) => number), import: batch })
  const changed = await changeInitiative(context, id, { all: true }, follow, answer)
  return changed.refused ? changed : succeed(answer(changed.value))
}

interface Adding {
  readonly fresh: readonly WorkItem[]
  readonly known: ReadonlyMap<string, string>
  readonly file: WorkFile
  readonly batch: string
}

function added(context: Context, view: InitiativeView, { fresh, known, file, batch }: Adding): Effects {
  const ids = new Map(known)
  for (const { source } of fresh) ids.set(source, context.newId())
  const made = fresh.map((item) => {
    const { blockers, lost } = dependenciesOf(item, ids, file)
    const id = present(ids.get(item.source))
    return { id, blockers, fields: { ...textsOf(item, lost), importedFrom: item.source } }
  })
  const isIdle = view.initiative.state === 'active' && view.live.length === 0
  const first = isIdle ? (made.find(({ blockers }) => blockers.length === 0) ?? made[0]) : undefined
  const worker = first && chooseWorker({ fields: {} }, view)
  const writes = made.map(({ id, blockers, fields }) => {
    const blockedBy = blockers.length > 0 ? blockers : undefined
    const all = given({ ...fields, blockedBy, assignee: id === first?.id ? worker : undefined })
    const { write } = newGovernedTask({ ...context, newId: () => id }, view.initiative.id, all)
    return inBatch(write as NewTask, batch)
  })
  const asked = view.waiting.filter(({ body }) => body.type === 'InitiativeAssign')
  return both(
    { refused: false, writes, records: first ? [toBeAssigned(context, view, { ...first, worker })] : [] },
    recording(...asked.map((item) => withdrawn(context, item))),
  )
}

function inOrder(items: readonly WorkItem[]): readonly WorkItem[] {
  return items.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0))
}

/** A task here has no labels: they stand in its text. A title that is too long stands there whole. */
function textsOf(
  { title, content, labels }: WorkItem,
  lost?: string,
): Pick<GovernedTask['fields'], 'title' | 'description'> {
  const isShort = title.length <= TITLE_LIMIT
  const text = isShort ? content.slice(title.length).trim() : content
  const parts = [text, labels.length === 0 ? '' : `Labels: ${labels.join(', ')}`, lost ?? '']
  const description = parts.filter((part) => part !== '').join('\n\n')
  return { title: isShort ? title : shortenText(title, TITLE_LIMIT), ...(description !== '' && { description }) }
}

function into({ field, into: inRoom }: FieldUse): FieldUse['into'] {
  if (inRoom === 'content') return field.toLowerCase() === 'title' ? 'title' : 'description'
  if (inRoom === 'labels') return 'description'
  return inRoom === 'priority' ? 'queuePosition' : inRoom
}
