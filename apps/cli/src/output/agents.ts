// Who works on what, for the eyes of a person.

import { costText, type Operations, type ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

export async function renderAgents({ agents }: ResultOf<Operations['listAgents']>, screen: Screen): Promise<string> {
  const { phrases, now } = screen
  const { headings } = phrases.attempts
  if (agents.length === 0) return phrases.attempts.nobody
  const age = (at: number | null) => (at === null ? '' : phrases.board.age(Math.max(0, Math.floor((now - at) / 1000))))
  return table(
    agents,
    [
      { heading: phrases.headings.number, text: ({ task }) => String(task), align: 'right', style: () => 'dim' },
      { heading: phrases.headings.who, text: ({ who, session }) => `${who} ${session ?? ''}`.trim() },
      { heading: phrases.attempts.place, text: ({ room, initiative }) => room ?? initiative ?? '' },
      { heading: headings.took, text: ({ since }) => age(since), align: 'right' },
      {
        heading: headings.progressed,
        text: ({ lastProgress }) => age(lastProgress),
        align: 'right',
        style: ({ state }) => (state === 'suspect' ? 'red' : 'dim'),
      },
      { heading: headings.tokens, text: ({ tokens }) => (tokens === 0 ? '' : String(tokens)), align: 'right' },
      {
        heading: headings.cost,
        text: ({ costMicros }) => (costMicros === 0 ? '' : costText(costMicros)),
        align: 'right',
      },
      { heading: phrases.headings.details, text: ({ progress, title }) => progress ?? title, free: true },
    ],
    screen,
  )
}
