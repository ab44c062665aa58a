// Adds what was typed, whatever it says [D44], and says back what was understood of it, with a way to take it back.

import { changeName, type Priority, type TaskView } from '@pawl/contract'
import { useRef } from 'react'
import { KeptError } from '../api/change.ts'
import { useChange } from '../api/operation.ts'
import { undoable } from '../keys/undo-stack.ts'
import { useDates } from '../language/dates.ts'
import { isolated } from '../language/isolated.ts'
import { usePhrases, useWords } from '../language/language.tsx'
import { useUndo } from '../moves/use-undo.ts'
import type { DraftTexts } from '../parts/form/use-draft.ts'
import { useToasts } from '../parts/page/toasts.tsx'
import { partPhrases } from '../parts/phrases.ts'
import { ownZone } from '../reminders/own-zone.ts'
import { tasksPhrases } from '../tasks/phrases.ts'
import { addingPhrases } from './phrases.ts'

/** What is typed, and what of it stays in the title. */
export const ADD_DRAFTS = ['add', 'add.leave'] as const

/** A project or a tag whose page one is on. */
export interface FiledUnder {
  readonly project?: string | undefined
  readonly tags?: string[] | undefined
}

export function useAddTask(under: FiledUnder = {}) {
  const phrases = usePhrases(addingPhrases)
  const { priorityOf } = usePhrases(tasksPhrases)
  const { undo: undoWord } = usePhrases(partPhrases)
  const words = useWords()
  const dates = useDates()
  const toasts = useToasts()
  const undo = useUndo()
  const written = useRef<DraftTexts>({})
  const { mutateAsync } = useChange('addTask', { written: () => written.current })

  const said = ({
    title = '',
    deadline,
    priority,
    recurrence,
    recurrenceText = recurrence,
    project,
    tags = [],
  }: TaskView) =>
    phrases.added(isolated(title), [
      ...(deadline === undefined ? [] : [phrases.due(isolated(dates.deadline(deadline)))]),
      ...(priority === undefined ? [] : [priorityOf(words.priorities[priority as Priority])]),
      ...(recurrenceText === undefined ? [] : [isolated(recurrenceText)]),
      ...[...(project === undefined ? [] : [project]), ...tags.map((tag) => `#${tag}`)].map(isolated),
    ])

  /** Whether it was added, or will be. `drafts`: those it is made of, whose field is emptied at once. */
  const add = async (text: string, leave: readonly string[] = [], drafts: DraftTexts = {}): Promise<boolean> => {
    written.current = drafts
    try {
      const left = leave.length > 0 && { leave: [...leave] }
      await undoable(async (remember) => {
        const { task } = await mutateAsync({ text, ...left, ...under, timeZone: ownZone() })
        toasts.say(said(task), { label: undoWord, run: remember(() => void undo(changeName(task))) })
      })
      return true
    } catch (error) {
      toasts.sayError(error as Error)
      return error instanceof KeptError
    }
  }
  return { add }
}
