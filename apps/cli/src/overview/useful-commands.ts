// Three commands worth typing next, from what there is to do. Pure.

import type { TaskView } from '@pawl/contract'

export interface WhatThereIs {
  /** Overdue and due today. */
  readonly due: readonly TaskView[]
  /** What to do next, if there is anything. */
  readonly next: TaskView | null
  /** What waits for a person: questions, work to review, budgets that are used up. */
  readonly questions: number
}

export type UsefulFor = 'answer' | 'finish' | 'begin' | 'addFirst' | 'add' | 'all' | 'talk' | 'pages' | 'help'

export interface UsefulCommand {
  readonly command: string
  readonly for: UsefulFor
}

const MOST = 3

export function usefulCommands({ due, next, questions }: WhatThereIs, first: string): readonly UsefulCommand[] {
  const begun = [...due, ...(next === null ? [] : [next])].find(({ status }) => status === 'in_progress')
  const toBegin = due.find(({ status }) => status === 'open') ?? next
  const isEmpty = due.length === 0 && next === null
  const commands: (UsefulCommand | false)[] = [
    questions > 0 && { command: 'pawl inbox', for: 'answer' },
    begun !== undefined && { command: `pawl done ${begun.number}`, for: 'finish' },
    begun === undefined && toBegin !== null && { command: `pawl start ${toBegin.number}`, for: 'begin' },
    isEmpty && { command: `pawl add ${first}`, for: 'addFirst' },
    !isEmpty && { command: 'pawl list', for: 'all' },
    isEmpty && { command: 'pawl chat', for: 'talk' },
    !isEmpty && { command: `pawl add ${first}`, for: 'add' },
    isEmpty && { command: 'pawl serve', for: 'pages' },
    { command: 'pawl help', for: 'help' },
  ]
  return commands.filter((one) => one !== false).slice(0, MOST)
}
