// Reads the work in a file of another program, for a room or an initiative, and says what became of it.
//
// IW1. All of it in one commit, or none, if anything in the file cannot be read.
// IW3. A dependency is never lost in silence: on what is done there is none; on what was dropped, or is not in the file, the
//     text of the task says so.

import {
  fieldProblems,
  IMPORT_TASKS_LIMIT,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
  type WorkSource,
} from '@pawl/contract'
import type { Context } from '../../context.ts'
import { crypto } from '../../crypto.ts'
import { type FieldUse, SourceFile } from '../source-file.ts'
import { readBacklogMd } from './read-backlog-md.ts'
import { readBeads } from './read-beads.ts'
import { readGithub } from './read-github.ts'
import { readTaskMaster } from './read-task-master.ts'
import type { ReadWork, WorkFound, WorkItem } from './work-item.ts'

const READERS: { readonly [source in WorkSource]: ReadWork } = {
  beads: readBeads,
  'backlog.md': readBacklogMd,
  'task-master': readTaskMaster,
  github: readGithub,
}
const SHOWN = 20
/** The longest value of a file that is said back. */
const GIVEN = 60

type Input = Pick<InputOf<Operations['importWork']>, 'from' | 'content' | 'dryRun'>
type Result = ResultOf<Operations['importWork']>

/** Where the work is to go. */
interface Target {
  readonly lifecycle: 'room' | 'governed'
  /** The fields whose limits the item has to keep. */
  readonly textsOf: (item: WorkItem) => Readonly<Record<string, string>>
  /** Where a field goes that in a room would go there. */
  readonly into?: (use: FieldUse) => FieldUse['into']
}

export interface WorkFile extends WorkFound {
  /** What is said of the file, with those of its items that are new, in the order in which they get their numbers. */
  readonly answer: (fresh: readonly WorkItem[], made?: Made) => Result
}

interface Made {
  readonly numbers: readonly number[]
  readonly import: string
}

export function readWorkFile(
  { language }: Context<unknown>,
  { from, content, dryRun }: Input,
  { lifecycle, textsOf, into = (use) => use.into }: Target,
): Outcome<WorkFile> {
  const file = new SourceFile()
  const hash = (text: string) => crypto().createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const { items, leftBehind } = READERS[from](content, file, hash)
  const unstorable = items.flatMap((item) =>
    fieldProblems(lifecycle, textsOf(item), language)
      .slice(0, 1)
      .map(({ at, problem }) => ({ line: item.line, field: at, reason: 'not_storable' as const, problem })),
  )
  const [first] = [...file.unread, ...unstorable].sort((one, other) => one.line - other.line)
  if (first !== undefined) {
    const given = 'given' in first ? { given: first.given.slice(0, GIVEN) } : {}
    return refuse('IMPORT_NOT_READ', { ...first, ...given, from, more: Math.max(file.unread.length, 1) - 1 })
  }
  const { length } = items
  if (length > IMPORT_TASKS_LIMIT) return refuse('IMPORT_TOO_MANY', { tasks: length, limit: IMPORT_TASKS_LIMIT })
  const answer = (fresh: readonly WorkItem[], made?: Made): Result => ({
    dryRun,
    added: fresh.length,
    known: length - fresh.length,
    leftOut: [...file.leftOut],
    fields: file.uses.map((use) => ({ ...use, into: into(use) })),
    tasks: fresh.slice(0, SHOWN).map(({ line, title, priority = null, blockedBy }, index) => ({
      number: made?.numbers[index] ?? null,
      line,
      title,
      priority,
      blockedBy: blockedBy.map(nameIn),
    })),
    import: made?.import ?? null,
  })
  return succeed({ items, leftBehind, answer })
}

/** The ids of what it depends on; and what is said in its text of the rest, for whoever takes it to decide. */
export function dependenciesOf(
  { blockedBy }: WorkItem,
  ids: ReadonlyMap<string, string>,
  { leftBehind }: WorkFound,
): { readonly blockers: readonly string[]; readonly lost: string | undefined } {
  const lost = blockedBy.filter((one) => !ids.has(one) && leftBehind.get(one) !== 'done')
  return {
    blockers: blockedBy.flatMap((one) => ids.get(one) ?? []),
    lost: lost.length === 0 ? undefined : `Depends on: ${lost.map(nameIn).join(', ')}`,
  }
}

/** As the file calls it. */
const nameIn = (source: string) => source.slice(source.indexOf(':') + 1)

/** What each is called where it came from, with its id here. */
export function sourcesOf(
  tasks: Iterable<{ readonly id: string; readonly fields: { readonly importedFrom?: string } }>,
): Map<string, string> {
  const named = [...tasks].flatMap(({ id, fields }) =>
    fields.importedFrom === undefined ? [] : [[fields.importedFrom, id] as const],
  )
  return new Map(named)
}
