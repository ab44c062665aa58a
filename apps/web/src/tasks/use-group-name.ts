import { PRIORITIES } from '@pawl/contract'
import { usePhrases, useWords } from '../language/language.tsx'
import type { DueGroup, Group } from './list-headings.ts'
import { tasksPhrases } from './phrases.ts'

/** What a heading of the list says. */
export function useGroupName(): (group: Group) => string {
  const phrases = usePhrases(tasksPhrases)
  const words = useWords()
  return ({ by, name }) => {
    if (name === undefined) return phrases.without[by]
    if (by === 'due') return phrases.groups[name as DueGroup]
    if (by === 'status') return words.lifecycles.todo.statuses[name as 'open']?.name ?? name
    const priority = by === 'priority' ? PRIORITIES.find((one) => one === name) : undefined
    if (priority !== undefined) return phrases.priorityOf(words.priorities[priority])
    return by === 'tag' ? `#${name}` : name
  }
}
