// What was found, best first: a line for each task.

import type { Operations, ResultOf } from '@pawl/contract'
import type { Screen } from './screen.ts'
import { statusText } from './tasks.ts'

export function renderFound({ tasks }: ResultOf<Operations['find']>, screen: Screen): string {
  if (tasks.length === 0) return screen.phrases.rooms.nothingFound
  return tasks
    .map((task) => {
      const name = screen.quote(String(task.title ?? task.content ?? ''))
      return `${screen.paint('dim', `#${task.number}`)} ${name}  ${statusText(task.lifecycle, task.status, screen)}`
    })
    .join('\n')
}
