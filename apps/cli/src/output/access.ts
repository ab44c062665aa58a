// Who a room or an initiative is for, for the eyes of a person.

import type { Operations, ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

export async function renderAccess({ access }: ResultOf<Operations['showAccess']>, screen: Screen): Promise<string> {
  const { headings, people } = screen.phrases
  if (access.open) return people.openToAll
  const shown = await table(
    access.members,
    [
      { heading: headings.who, text: ({ name }) => name },
      { heading: headings.may, text: ({ rights }) => rights.join(', ') },
    ],
    screen,
  )
  return `${people.forMembers}\n${shown}`
}
