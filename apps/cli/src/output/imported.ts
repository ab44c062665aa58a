// What became of a file of another program, or would: its fields, and the first of its tasks.

import { type Operations, type ResultOf, wordsOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

type Imported = ResultOf<Operations['importTasks']>

export async function renderImportedWork(
  { dryRun, added, known, leftOut, fields, tasks, import: name }: ResultOf<Operations['importWork']>,
  screen: Screen,
  { room, initiative }: { readonly room?: unknown; readonly initiative?: unknown },
): Promise<string> {
  const { headings, imports: words } = screen.phrases
  const listed = await table(
    tasks,
    [
      {
        heading: dryRun ? words.line : headings.number,
        text: ({ number, line }) => String(number ?? line),
        align: 'right',
      },
      { heading: headings.title, text: ({ title }) => title },
      { heading: headings.priority, text: ({ priority }) => String(priority ?? ''), align: 'right' },
      { heading: words.blockedBy, text: ({ blockedBy }) => blockedBy.join(', ') },
    ],
    screen,
  )
  const where =
    room === undefined
      ? words.inInitiative(`pawl initiative show ${initiative}`)
      : words.inBacklog(`pawl backlog list --room ${room}`)
  return [
    ...(fields.length > 0 ? [await mappedFields(fields, screen), ''] : []),
    ...(tasks.length > 0 ? [listed, ...(added > tasks.length ? [words.more(added - tasks.length)] : []), ''] : []),
    screen.paint('green', dryRun ? words.would(added, known) : words.imported(added, known)),
    ...leftOut.map(({ because, times }) => words.leftOut[because](times)),
    ...(name === null ? [] : [where, words.cancel(`pawl import --cancel ${name}`)]),
  ].join('\n')
}

export async function renderCancelledImport(
  { cancelled, kept }: ResultOf<Operations['cancelImport']>,
  screen: Screen,
): Promise<string> {
  return screen.phrases.imports.cancelled(cancelled, kept)
}

/** Where each field of the file goes. */
async function mappedFields(fields: Imported['fields'], screen: Screen): Promise<string> {
  const { headings, imports: words } = screen.phrases
  const fieldNames: Readonly<Record<string, string>> = { ...wordsOf[screen.language].fields, status: headings.status }
  return table(
    fields,
    [
      { heading: words.field, text: ({ field }) => field },
      {
        heading: words.into,
        text: ({ into }) => (into === null ? words.nowhere : (fieldNames[into] ?? into)),
        style: ({ into }) => (into === null ? 'yellow' : undefined),
      },
      { heading: headings.times, text: ({ times }) => String(times), align: 'right' },
    ],
    screen,
  )
}

export async function renderImported(
  { dryRun, added, known, leftOut, fields, tasks, change }: Imported,
  screen: Screen,
): Promise<string> {
  const { headings, imports: words } = screen.phrases
  const { statuses } = wordsOf[screen.language].lifecycles.todo
  const fieldNames: Readonly<Record<string, string>> = { ...wordsOf[screen.language].fields, status: headings.status }
  const listed = await table(
    tasks,
    [
      { heading: words.line, text: ({ line }) => String(line), align: 'right' },
      { heading: headings.title, text: ({ title }) => title },
      { heading: headings.status, text: ({ status }) => statuses[status]?.name ?? status },
      { heading: headings.due, text: ({ deadline }) => deadline ?? '' },
      { heading: fieldNames.project ?? '', text: ({ project }) => project ?? '' },
    ],
    screen,
  )
  const left = leftOut.map(({ because, times }) => words.leftOut[because](times))
  const said = dryRun ? words.would(added, known) : words.imported(added, known)
  return [
    ...(fields.length > 0 ? [await mappedFields(fields, screen), ''] : []),
    ...(dryRun && tasks.length > 0
      ? [listed, ...(added > tasks.length ? [words.more(added - tasks.length)] : []), '']
      : []),
    screen.paint('green', said),
    ...left,
    ...(dryRun || change === null ? [] : [words.undo(change)]),
  ].join('\n')
}
