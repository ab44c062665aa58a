// What stands above a task. A message to an agent is no headline: its first line is enough, the rest is the text. Pure.

import { shortenText } from '@pawl/kernel'

interface Named {
  readonly title?: unknown
  readonly content?: unknown
}

const LONGEST = 90

export function headlineOf({ title, content }: Named): string {
  if (title !== undefined) return String(title)
  const [first = ''] = String(content ?? '')
    .split('\n')
    .map((line) => line.replace(/^[#>*+\-\s]+/u, '').trim())
    .filter((line) => line !== '')
  return shortenText(first, LONGEST)
}

/** Whether the headline is all there is of the message. */
export function isWholeMessage(task: Named): boolean {
  return headlineOf(task) === String(task.content ?? '').trim()
}
