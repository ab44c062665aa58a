import { PRIORITIES } from '@pawl/contract'
import { usePhrases, useWords } from '../language/language.tsx'
import type { DueGroup, Group } from './list-headings.ts'
import { tasksPhrases } from './phrases.ts'

/** What a heading of the list says. */
export function useGroupName(): (group: Group) => string {
  const phrases = usePhrases(tasksPhrases)
  const words = useWords()
  return (group) => {
    if (group === 'none') return phrases.noPriority
    const priority = PRIORITIES.find((one) => one === group)
    return priority === undefined ? phrases.groups[group as DueGroup] : phrases.priorityOf(words.priorities[priority])
  }
}
