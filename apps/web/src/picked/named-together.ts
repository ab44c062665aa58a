// The tasks of one request, by their numbers. One request takes so many; who selects more than that asks again for the rest.

import type { TaskView } from '@pawl/contract'

const LONGEST = 2_000

export function namedTogether(tasks: readonly Pick<TaskView, 'number'>[]): readonly { readonly task: string }[] {
  const requests: string[] = []
  for (const { number } of tasks) {
    const last = requests.at(-1)
    if (last === undefined || last.length + String(number).length >= LONGEST) requests.push(String(number))
    else requests[requests.length - 1] = `${last} ${number}`
  }
  return requests.map((task) => ({ task }))
}
