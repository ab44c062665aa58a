// The log of security events for the eyes of a person.

import { type Operations, type ResultOf, securityEventWords } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

export async function renderSecurityEvents(
  { events, nextCursor }: ResultOf<Operations['listSecurityEvents']>,
  screen: Screen,
  input: object,
): Promise<string> {
  const { phrases, words, paint, language } = screen
  const { headings } = phrases
  if (events.length === 0) return phrases.noSecurityEvents
  const shown = await table(
    events,
    [
      { heading: headings.when, text: ({ at }) => moment(at) },
      { heading: headings.what, text: ({ kind }) => securityEventWords[language][kind] ?? kind, style: () => 'bold' },
      { heading: headings.who, text: ({ who, actor }) => (who === actor ? who : `${who} (${actor})`), free: true },
      { heading: headings.name, text: ({ about }) => about ?? '', free: true },
      { heading: headings.times, text: ({ times }) => (times === 1 ? '' : String(times)), align: 'right' },
      { heading: headings.details, text: ({ details }) => detailsText(details), free: true, style: () => 'dim' },
    ],
    screen,
  )
  if (nextCursor === null) return shown
  const command = words.say({ operation: 'listSecurityEvents', input: { ...input, cursor: nextCursor } }) ?? ''
  return screen.isTerminal ? `${shown}\n${paint('dim', phrases.more(command))}` : shown
}

function detailsText(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
