// Takes the to-dos in a file of another program into a person's list.
//
// IF1. All of them in one commit, and one undo takes all of them back; or none, if anything in the file cannot be read.
// IF2. What an earlier import brought is not brought again, also if it was changed or deleted since. Only what an undo took
//     back is.
// IF3. Nothing of a file is dropped in silence: each of its fields is named with where it went.

import {
  changeName,
  fieldProblems,
  IMPORT_TASKS_LIMIT,
  type ImportSource,
  type InputOf,
  type Operations,
  type Outcome,
  type ResultOf,
  refuse,
  succeed,
} from '@pawl/contract'
import { isUndone, type Task, type TodoTask } from '@pawl/kernel'
import { asBatch } from '../batch.ts'
import type { Context } from '../context.ts'
import { crypto } from '../crypto.ts'
import { receiptFor } from '../dispatch/receipt-for.ts'
import type { ConversationStore } from '../ports/conversation-store.ts'
import type { ReceiptStore } from '../ports/receipt-store.ts'
import type { TaskStore } from '../ports/task-store.ts'
import { newTask } from './new-task.ts'
import { phraseReader } from './phrase-reader.ts'
import { readGoogle } from './read-google.ts'
import { readMicrosoft } from './read-microsoft.ts'
import { readTaskwarrior } from './read-taskwarrior.ts'
import { readText } from './read-text.ts'
import { readTodoist } from './read-todoist.ts'
import { type ReadSource, SourceFile, type SourceTask, type Unread } from './source-file.ts'

const READERS: { readonly [source in ImportSource]: ReadSource } = {
  todoist: readTodoist,
  taskwarrior: readTaskwarrior,
  microsoft: readMicrosoft,
  google: readGoogle,
  text: readText,
}
const SHOWN = 20
/** The longest value of a file that is said back. */
const GIVEN = 60

type Input = InputOf<Operations['importTasks']>
type Result = ResultOf<Operations['importTasks']>
type Importing = Context<TaskStore & ConversationStore & ReceiptStore>

export async function importTasks(context: Importing, input: Input): Promise<Outcome<Result>> {
  const file = await readFile(context, input)
  const [first] = [...file.unread, ...unstorable(context, file.tasks)].sort((one, other) => one.line - other.line)
  if (first !== undefined) {
    const given = 'given' in first ? { given: first.given.slice(0, GIVEN) } : {}
    const more = Math.max(file.unread.length, 1) - 1
    return refuse('IMPORT_NOT_READ', { ...first, ...given, from: input.from, more })
  }
  const { length } = file.tasks
  if (length > IMPORT_TASKS_LIMIT) return refuse('IMPORT_TOO_MANY', { tasks: length, limit: IMPORT_TASKS_LIMIT })
  // In one process two imports of one file do not pass each other.
  return context.store.oneAtATime(`import ${context.principal.name}`, () => addNew(context, input, file))
}

async function addNew(context: Importing, { dryRun }: Input, file: SourceFile): Promise<Outcome<Result>> {
  const known = await knownSources(context)
  const fresh = file.tasks.filter(({ source }) => !known.has(source))
  const answer = (stored: readonly Task[]): Result => ({
    dryRun,
    added: fresh.length,
    known: file.tasks.length - fresh.length,
    leftOut: [...file.leftOut],
    fields: file.uses.map((use) => ({ ...use })),
    tasks: fresh.slice(0, SHOWN).map(shown),
    change: stored[0] === undefined ? null : changeName({ number: stored[0].number, version: 1 }),
  })
  if (dryRun) return succeed(answer([]))
  const writes = asBatch(
    fresh.map((task) => newTask(context, task)),
    context.newId(),
  )
  const stored = await context.store.storeTogether(writes, receiptFor(context, answer))
  return stored === 'stale' ? refuse('STORE_CONTENDED', {}) : succeed(answer(stored))
}

async function readFile({ now }: Importing, input: Input): Promise<SourceFile> {
  const { from, content, fileName, dayFirst, timeZone = 'UTC' } = input
  const file = new SourceFile()
  const hash = (text: string) => crypto().createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const readTime = await phraseReader(now(), timeZone)
  READERS[from](content, file, { name: nameOf(fileName), timeZone, dayFirst, readTime, hash })
  return file
}

/** `Home [2203306141].csv` is Home. */
function nameOf(fileName: string | undefined): string | undefined {
  const name = fileName?.replace(/^.*[/\\]/, '').replace(/(?:\s*\[\d+\])?\.\w{1,5}$/, '')
  return name === '' ? undefined : name
}

/** What the readers let through and a to-do cannot hold. */
function unstorable({ language }: Importing, tasks: readonly SourceTask[]): Unread[] {
  return tasks.flatMap(({ line, fields, comments }) => {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const problems = [
      ...fieldProblems('todo', given, language),
      ...comments.flatMap((comment) => fieldProblems('todo', { comment }, language)),
    ]
    return problems
      .slice(0, 1)
      .map(({ at, problem }) => ({ line, field: at, reason: 'not_storable' as const, problem }))
  })
}

async function knownSources({ store }: Importing): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const task of (await store.tasksNow('todo')).tasks as readonly TodoTask[]) {
    const { importedFrom } = task.fields
    if (importedFrom === undefined) continue
    if (task.status !== 'deleted' || !(await wasTakenBack(store, task))) known.add(importedFrom)
  }
  return known
}

async function wasTakenBack(store: TaskStore, { id }: Task): Promise<boolean> {
  const events = (await store.taskEvents(id)).map(({ event }) => event)
  const [made] = events
  return made !== undefined && isUndone(made, events)
}

function shown({ line, status, fields }: SourceTask): Result['tasks'][number] {
  const { title, deadline = null, project = null, recurrence = null } = fields
  return { line, title, status, deadline, project, recurrence }
}
