// What happened, for the eyes of a person.

import { changeName, type EventView, type Operations, type ResultOf, wordsOf } from '@pawl/contract'
import { type FieldKind, lifecycles } from '@pawl/kernel'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { type Column, table } from './table.ts'
import { factName, statusName } from './table-words.ts'
import { renderChangedTask } from './tasks.ts'

export function renderHistory({ events }: ResultOf<Operations['taskHistory']>, screen: Screen): Promise<string> {
  return table(events, eventColumns(screen), screen)
}

export async function renderChanges({ changes }: ResultOf<Operations['listChanges']>, screen: Screen): Promise<string> {
  const { phrases } = screen
  if (changes.length === 0) return phrases.noChanges
  const rows = changes.map(({ event, title, undone, undoable }) => ({ ...event, title: title ?? '', undone, undoable }))
  const columns = eventColumns(screen) as Column<(typeof rows)[number]>[]
  const shown = await table(
    rows,
    [
      ...columns.filter(
        (column) => column.heading !== phrases.headings.who && column.heading !== phrases.headings.details,
      ),
      { heading: phrases.headings.title, text: (row) => row.title, free: true },
      {
        heading: '',
        text: (row) => (row.undone ? phrases.wasUndone : row.undoable ? phrases.canBeUndone : ''),
        style: (row) => (row.undone ? 'dim' : 'green'),
      },
    ],
    screen,
  )
  return screen.isTerminal ? `${shown}\n${screen.paint('dim', phrases.howToUndo)}` : shown
}

/** What was undone, of which task, and what that one is now. The name of the change is in `pawl changes`. */
export function renderUndo({ also, ...first }: ResultOf<Operations['undoChange']>, screen: Screen): string {
  const { what, anyChange, now, asBefore } = screen.phrases.undone
  return [first, ...also]
    .map(({ task, undone }) => {
      const isMove = undone.from !== undone.to
      const line = renderChangedTask(what[undone.trigger] ?? anyChange, task, screen)
      return `${line}: ${(isMove && now[task.status]) || asBefore}`
    })
    .join('\n')
}

function eventColumns(screen: Screen): Column<EventView>[] {
  const { headings } = screen.phrases
  return [
    { heading: headings.change, text: (event) => event.change, style: () => 'dim' },
    { heading: headings.when, text: (event) => moment(event.at) },
    { heading: headings.who, text: (event) => event.by },
    { heading: headings.what, text: (event) => triggerText(event, screen), style: () => 'bold' },
    {
      heading: headings.status,
      text: ({ lifecycle, from, to }) => {
        const status = (name: string) => statusName(lifecycle, name, screen)
        return from === null || from === to ? status(to) : `${status(from)} → ${status(to)}`
      },
    },
    { heading: headings.details, text: (event) => detailsOf(event, screen), free: true, style: () => 'dim' },
  ]
}

function triggerText(event: EventView, screen: Screen): string {
  const what = factName(event.lifecycle, event.trigger, screen)
  if (event.undoes === undefined) return what
  return `${what}, ${screen.phrases.undoOf(changeName({ number: event.number, version: event.undoes }))}`
}

/** The fields that changed; those that only repeat the time of the change are left out. */
function detailsOf(event: EventView, { language }: Screen): string {
  const { fields } = wordsOf[language]
  const set = Object.entries(event.set)
    .filter(([name, value]) => !(name.endsWith('At') && value === event.at) && name !== 'deletedFrom')
    .map(([name, value]) => `${fields[name] ?? name}: ${valueText(event, name, value)}`)
  const cleared = event.cleared
    .filter((name) => !name.endsWith('At') && name !== 'deletedFrom')
    .map((name) => `−${fields[name] ?? name}`)
  return [...set, ...cleared].join(', ')
}

/** A moment is a number of milliseconds to nobody. */
function valueText({ lifecycle }: EventView, name: string, value: unknown): string {
  if (typeof value === 'string') return value
  const fields: Readonly<Record<string, { readonly holds: FieldKind }>> = lifecycles[lifecycle].fields
  return typeof value === 'number' && fields[name]?.holds === 'moment' ? moment(value) : JSON.stringify(value)
}
