// What happened in a room, for the eyes of a person: who gave what to whom.

import type { Operations, ResultOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'
import { factName } from './table-words.ts'

export async function renderRoomHistory(
  { entries }: ResultOf<Operations['roomHistory']>,
  screen: Screen,
): Promise<string> {
  const { headings, rooms } = screen.phrases
  const entry = (trigger: string) =>
    (rooms.entries as Record<string, string>)[trigger] ?? factName('room', trigger, screen)
  if (entries.length === 0) return rooms.nothingHappened
  return table(
    entries,
    [
      { heading: headings.when, text: ({ at }) => moment(at) },
      { heading: headings.who, text: ({ from, to }) => [from, to].map((party) => party ?? '·').join(' → ') },
      { heading: headings.what, text: ({ trigger }) => entry(trigger) },
      { heading: headings.number, text: ({ task }) => (task === null ? '' : String(task)), align: 'right' },
      { heading: headings.details, text: ({ text }) => text ?? '', free: true },
    ],
    screen,
  )
}
