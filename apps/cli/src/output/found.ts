// What was found: a line for each task, best first, then for what was said in conversations and what waits in rooms.

import type { Operations, ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { statusText } from './tasks.ts'

/** A server of an earlier version finds tasks alone [OA1]. */
export function renderFound({ tasks, said = [], waiting = [] }: ResultOf<Operations['find']>, screen: Screen): string {
  const { paint, quote, phrases } = screen
  if (tasks.length + said.length + waiting.length === 0) return phrases.rooms.nothingFound
  const first = (text: string) => quote(text.split('\n')[0] ?? '')
  return [
    ...tasks.map((task) => {
      const name = quote(String(task.title ?? task.content ?? ''))
      return `${paint('dim', `#${task.number}`)} ${name}  ${statusText(task.lifecycle, task.status, screen)}`
    }),
    ...said.map(({ conversation, text }) => `${first(text)}  ${paint('dim', phrases.saidIn(conversation))}`),
    ...waiting.map(({ room, message, text }) => `${first(text)}  ${paint('dim', phrases.waitsIn(room, message))}`),
  ].join('\n')
}
