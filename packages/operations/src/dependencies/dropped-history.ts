// What was asked about a task because a blocker of it was dropped, and what became of each question, read from its events. Pure.

import type { DroppedAnswer } from '@pawl/contract'
import { EDIT_TRIGGER, type TaskEvent } from '@pawl/kernel'
import { endOf } from './links.ts'

/** What was asked once, about which blockers; by whom and when it was asked, or answered. */
export interface PastDrop {
  readonly ids: readonly string[]
  readonly by: string
  readonly at: number
  readonly answered?: DroppedAnswer['answer'] | 'withdrawn'
}

/** Everything that was ever asked about a task because a blocker was dropped, oldest first. Pure. */
export function droppedIn(events: readonly TaskEvent[]): PastDrop[] {
  const questions: PastDrop[] = []
  let ids: readonly string[] = []
  let blockers: readonly string[] = []
  let isOver = false
  for (const event of events) {
    const { by, at, lifecycle, to } = event
    const [before, blockersBefore, wasOver] = [ids, blockers, isOver] as const
    ids = changedList(event, 'droppedBlockers', before)
    blockers = changedList(event, 'blockedBy', blockersBefore)
    isOver = endOf({ lifecycle, status: to }) !== undefined
    const wasAsked = before.length > 0 && !wasOver
    const isAsked = ids.length > 0 && !isOver
    const isSame = ids.join() === before.join()
    const last = questions.at(-1)
    if (wasAsked && last !== undefined && !(isAsked && isSame))
      questions[questions.length - 1] = { ...last, by, at, answered: answerIn(event, isOver, blockersBefore, blockers) }
    if (isAsked && !(wasAsked && isSame)) questions.push({ ids, by, at })
  }
  return questions
}

function changedList({ set, cleared }: TaskEvent, field: string, before: readonly string[]): readonly string[] {
  if (cleared.includes(field)) return []
  return (set[field] as readonly string[] | undefined) ?? before
}

/** Whoever changes what a task depends on has answered; what merely follows has not. */
function answerIn(
  { trigger, undoes, to, lifecycle }: TaskEvent,
  isOver: boolean,
  before: readonly string[],
  now: readonly string[],
): PastDrop['answered'] {
  if (isOver) return endOf({ lifecycle, status: to }) === 'dropped' ? 'cancel' : 'withdrawn'
  if (trigger !== EDIT_TRIGGER || undoes !== undefined || now.join() === before.join()) return 'withdrawn'
  if (now.some((id) => !before.includes(id))) return 'wait_for'
  return now.length < before.length ? 'go_on' : 'withdrawn'
}
