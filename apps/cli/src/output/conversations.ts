// Conversations for the eyes of a person.

import type { Operations, ResultOf } from '@pawl/contract'
import { moment } from './moment.ts'
import type { Screen } from './screen.ts'
import { table } from './table.ts'

export async function renderConversations(
  { conversations }: ResultOf<Operations['listConversations']>,
  screen: Screen,
): Promise<string> {
  const { phrases } = screen
  if (conversations.length === 0) return phrases.noConversations
  return table(
    conversations,
    [
      { heading: phrases.headings.conversation, text: (one) => one.id },
      { heading: phrases.headings.when, text: (one) => moment(one.updatedAt) },
      { heading: phrases.headings.messages, text: (one) => String(one.messages), align: 'right' },
      { heading: phrases.headings.beginsWith, text: (one) => one.beginsWith.replaceAll('\n', ' ') },
    ],
    screen,
  )
}

export function renderConversation(
  { messages }: ResultOf<Operations['showConversation']>,
  { paint, quote }: Screen,
): string {
  return messages
    .map(({ role, text }) => {
      const lines = text.split('\n').map((line) => quote(line))
      return role === 'user' ? paint('cyan', `› ${lines.join('\n')}`) : lines.join('\n')
    })
    .join('\n')
}

export function renderReplay(
  { turns, skipped, difference }: ResultOf<Operations['replayConversation']>,
  { phrases, paint }: Screen,
): string {
  if (difference === null) {
    const checked = turns === 0 && skipped > 0 ? [] : [paint('green', phrases.replayed(turns))]
    return [...checked, ...(skipped > 0 ? [paint('yellow', phrases.notReplayed(skipped))] : [])].join('\n')
  }
  const { turn, message, stored, recomputed } = difference
  return [paint('red', phrases.replayDiffers(turn, message)), `− ${stored}`, `+ ${recomputed}`].join('\n')
}
